import { describe, expect, it } from 'vitest';
import { isProven } from '../../scripts/test/proven.ts';
import { evaluateRanking, evaluateReading } from './evaluate.ts';
import { OWN_SETS, ownPostings } from './labelled-postings.ts';

describe('reading postings of our own', () => {
  it.each(OWN_SETS)('stays at 0.90 right and 0.80 found: %s', (set) => {
    const { read, right, asked, found } = evaluateReading(ownPostings(set));
    expect(right / read).toBeGreaterThanOrEqual(0.9);
    expect(found / asked).toBeGreaterThanOrEqual(0.8);
  });

  it.each(OWN_SETS)('never takes what asks for nothing for a requirement of its own: %s', (set) => {
    const talk = ownPostings(set).map((posting) => ({ ...posting, text: posting.notAsked.join('\n') }));
    const { read } = evaluateReading(talk);
    expect(read).toBeLessThanOrEqual(talk.length);
  });
});

describe('the person a posting was meant for', () => {
  it.skipIf(isProven(import.meta.filename))('comes first of twelve at least three times in four', () => {
    const { first, postings } = evaluateRanking(ownPostings('own-tune'), new Date('2026-11-22'));
    expect(first / postings).toBeGreaterThanOrEqual(0.75);
  });
});
