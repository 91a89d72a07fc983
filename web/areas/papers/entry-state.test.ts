import { describe, expect, it } from 'vitest';
import type { UserReply } from '#contract/user.ts';
import { certainOf, type Entry, stateOf, takenAs } from './entry-state.ts';

const user = { militaryRank: 'SGT', militaryAwards: null, militaryBranch: 'Army' } as UserReply;
const entry = (field: Entry['field'], value: string, certain = true): Entry => ({
  ...{ field, value, certain, lines: [] },
});

describe('entries of a paper beside the profile', () => {
  it('are taken together only where they are certain and new', () => {
    const entries = [
      entry('militaryRank', 'SSG'),
      entry('militaryBranch', 'Army'),
      entry('militaryAwards', 'Purple Heart'),
      entry('militarySkills', 'Forklift', false),
      entry('militaryEquipment', 'Crane'),
    ];
    expect(certainOf(entries, new Map([[4, 'left']]), user)).toEqual([2]);
    expect(stateOf(entries[0] as Entry, 0, new Map(), user)).toBe('differs');
    expect(stateOf(entries[1] as Entry, 1, new Map(), user)).toBe('known');
  });

  it('name what they replace, and nothing where they replace nothing', () => {
    expect(takenAs(entry('militaryRank', 'SSG'), 'SSG', user)).toEqual({
      field: 'militaryRank',
      value: 'SSG',
      instead: 'SGT',
    });
    expect(takenAs(entry('militaryAwards', 'x'), 'x', user)).toEqual({ field: 'militaryAwards', value: 'x' });
  });
});
