import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { evidenceOf } from './evidence.ts';
import { claimedLine } from './line.ts';
import { phrasesIn, tokensOf } from './meanings.ts';
import { readClaim } from './told-passages.ts';
import { isTurn, turnsIn } from './turning-words.ts';
import { slotsOf } from './word-slots.ts';

const read = (text: string, ...statements: string[]) => {
  const evidence = evidenceOf({ ...EMPTY_RECORD, branch: 'Army', achievements: statements.join('\n') }, null);
  return readClaim(claimedLine(text, undefined, evidence), evidence, []);
};
const wordsOf = ({ said }: ReturnType<typeof read>, flags: readonly boolean[]) =>
  said.filter((_, at) => flags[at]).map(({ word }) => word);

describe('a line beside what it tells', () => {
  it('is of the statement that holds most of it, and of one that holds most of the rest', () => {
    const { told, said, homes } = read(
      'Trained 9 mechanics and rebuilt 14 transmissions',
      'rebuilt 14 transmissions in the field',
      'trained 9 mechanics on the torque bench',
      'painted the shop',
    );
    expect(told.map(({ passage }) => passage.quote)).toHaveLength(2);
    const homeOf = (word: string) => homes[said.findIndex((one) => one.word === word)];
    expect(homeOf('trained')).toBe(homeOf('mechanics'));
    expect(homeOf('rebuilt')).not.toBe(homeOf('trained'));
  });

  it('knows words that the statement says in others, phrases and all', () => {
    const line = read('Returned excess parts to the warehouse', 'turned in excess parts to the warehouse');
    expect(wordsOf(line, line.isHeld)).not.toContain('returned');
    expect(wordsOf(line, line.isKnown)).toContain('returned');
  });

  it('finds a word that has taken the place of another of its kind, and by how much it is more', () => {
    const line = read('Chaired the weekly safety meeting', 'attended the weekly safety meeting');
    const { token } = line.said[0] ?? { token: -1 };
    expect(line.told[0]?.apart.get(token)).toBeGreaterThan(0);
  });

  it('holds a figure that follows from others', () => {
    const line = read('Coached 39 people in all', 'coached 23 Soldiers and 16 contractors');
    expect(wordsOf(line, line.isHeld)).toContain('39');
  });
});

describe('how a word stands among its neighbors', () => {
  it('replaces a plain word of the statement', () => {
    const line = read(
      'Delivered 3,900 patients to 21 forward locations',
      'delivered 3,900 passengers to 21 forward locations',
    );
    const slots = slotsOf(line);
    expect(slots[line.said.findIndex(({ word }) => word === 'patients')]?.replaces).toBe('word');
    expect(slots[line.said.findIndex(({ word }) => word === 'locations')]?.replaces).toBeNull();
  });

  it.each([
    ['kits', 'word'],
    ['box', null],
  ])('replaces "%s", if it is long enough to be no short form: %s', (theirs, replaces) => {
    const line = read(
      'Delivered 3,900 patients to 21 forward locations',
      `delivered 3,900 ${theirs} to 21 forward locations`,
    );
    expect(slotsOf(line)[line.said.findIndex(({ word }) => word === 'patients')]?.replaces).toBe(replaces);
  });

  it('is widened where a denial loses what it was narrowed by', () => {
    const line = read(
      'Passed two inspections with no findings',
      'passed two inspections with no major findings',
    );
    const at = line.said.findIndex(({ word }) => word === 'findings');
    expect(slotsOf(line)[at]?.isWidened).toBe(true);
    const same = read(
      'Passed two inspections with no findings',
      'passed two inspections with no findings at all',
    );
    expect(slotsOf(same).some(({ isWidened }) => isWidened)).toBe(false);
  });
});

describe('the tables of meanings', () => {
  it('are found by phrases of several words', () => {
    const found = phrasesIn(tokensOf('He turned in the parts').map(({ stem }) => stem));
    expect(found.some(({ from, to }) => to - from === 2 && from === 1)).toBe(true);
  });

  it('and words that turn a deed by their kind', () => {
    expect(isTurn('personally', 'alone')).toBe(true);
    expect(isTurn('recommended', 'foretold')).toBe(true);
    expect([...turnsIn(' no findings in the whole wing ', 'reach')]).toContain('whole');
  });
});
