import { describe, expect, it } from 'vitest';
import { rankAmongPeers, withoutRatingTalk, withPeersSpelledOut } from './rating.ts';

describe('what a rater thought', () => {
  it.each([
    ['MY #1 OF 9 FIRST CLASS PETTY OFFICERS', 'Ranked #1 of 9 first class petty officers'],
    ['#2/14 Sgts', 'Ranked #2 of 14 Sgts'],
    ['rated 1 of 8 SFCs by the Senior Rater', 'Ranked #1 of 8 SFCs'],
  ])('%s is a rank among those of one rank, for the glossary to spell out', (statement, line) => {
    expect(rankAmongPeers(statement)).toBe(line);
  });

  it('is among peers where nobody spelled out the rank', () => {
    expect(withPeersSpelledOut('Ranked #1 of 6 MK2s')).toBe('Ranked #1 of 6 peers');
    expect(withPeersSpelledOut('Ranked #1 of 6 staff sergeants')).toBe('Ranked #1 of 6 staff sergeants');
  });

  it('is not read into a statement that says more', () => {
    expect(rankAmongPeers('100% pass on 23 evaluations; #1/41 in the squadron')).toBeNull();
    expect(rankAmongPeers('Led 12 Sailors')).toBeNull();
  });

  it('goes where it stands for itself, and leaves sentences whole', () => {
    expect(withoutRatingTalk('Passed 23 evaluations...must promote')).not.toMatch(/promote/);
    expect(withoutRatingTalk('Unlimited potential')).toBe('');
    expect(withoutRatingTalk('Found the unlimited potential of the old shop')).toBe(
      'Found the unlimited potential of the old shop',
    );
  });
});
