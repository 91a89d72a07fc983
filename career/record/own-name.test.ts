import { describe, expect, it } from 'vitest';
import { withoutOwnName } from './own-name.ts';

describe('the name of the person a statement speaks of', () => {
  it.each([
    ['Lt Col Marchetti led the squadron', 'led the squadron'],
    ['MST1 Marchetti directed the response', 'directed the response'],
    ['Chief Warrant Officer Tsosie amassed 3,140 flight hours', 'amassed 3,140 flight hours'],
  ])('goes with its rank from "%s"', (statement, bare) => {
    expect(withoutOwnName(statement, '')).toBe(bare);
  });

  it('goes without a rank where the rest of the record names the same person behind one', () => {
    expect(withoutOwnName('Srinivasan wrote the strategy', 'Capt Srinivasan is a leader.')).toBe(
      'wrote the strategy',
    );
    expect(withoutOwnName('Srinivasan wrote the strategy', 'Wrote it with SrA Smith.')).toBe(
      'Srinivasan wrote the strategy',
    );
  });

  it('is no first word of a field behind one that ends in a rank', () => {
    expect(withoutOwnName('Storeroom supervisor on a ship', 'LS2\nStoreroom supervisor on a ship')).toBe(
      'Storeroom supervisor on a ship',
    );
  });

  it.each([
    'Six Soldiers earned certificates',
    'Sergeant major selected the team',
    'Captain of the Port orders issued',
  ])('is not seen in "%s"', (statement) => {
    expect(withoutOwnName(statement, statement)).toBe(statement);
  });
});
