import { describe, expect, it } from 'vitest';
import type { MilitaryBranch } from '#career/service.ts';
import { repositoryFacts } from '#career/testing/repository-facts.ts';
import { successorsOf } from './code-successors.ts';
import { findMilitaryOccupations } from './find-military.ts';
import { nicknameCodes } from './military-nicknames.ts';

const { militaryJobs } = repositoryFacts();

function first(query: string, branch: MilitaryBranch | null = null): string | undefined {
  const found = findMilitaryOccupations(militaryJobs, { query, branch })[0];
  return found && `${found.branch} ${found.code}`;
}

describe('finding a military occupation', () => {
  it.each([
    ['25B', 'Army', 'Army 25B'],
    ['25b', 'Army', 'Army 25B'],
    ['68W20', 'Army', 'Army 68W'],
    ['11B2P', 'Army', 'Army 11B'],
    ['3D152', 'Air Force', 'Air Force 3D1X2'],
    ['3d1x2', null, 'Air Force 3D1X2'],
    ['2A373', 'Air Force', 'Air Force 2A3X3'],
    ['K1A151', 'Air Force', 'Air Force 1A1X1'],
    ['HM2', 'Navy', 'Navy HM'],
    ['ETC', 'Coast Guard', 'Coast Guard ET'],
    ['0311', 'Marines', 'Marines 0311'],
    ['O311', 'Marines', 'Marines 0311'],
    ['5C0X1', 'Space Force', 'Space Force 5C0X1'],
    ['MOS 92Y, Unit Supply', 'Army', 'Army 92Y'],
    ['Combat Medic', 'Army', 'Army 68W'],
    ['IT Specialist', 'Army', 'Army 25B'],
    ['17D', 'Air Force', 'Air Force 17DXA'],
    ['68 W', 'Army', 'Army 68W'],
    ['hospital corpsmn', 'Navy', 'Navy HM'],
    ['Infantrymen', 'Army', 'Army 11B'],
    ['aviaton machinist mate', 'Navy', 'Navy AD'],
  ] as const)('reads %s in %s as %s', (query, branch, expected) => {
    expect(first(query, branch)).toBe(expected);
  });

  it('offers every service that uses a code when no branch is given', () => {
    const branches = findMilitaryOccupations(militaryJobs, { query: 'BM' }).map((found) => found.branch);
    expect(new Set(branches)).toEqual(new Set(['Navy', 'Coast Guard']));
  });

  it('offers the code that took a retired one’s place', () => {
    const found = findMilitaryOccupations(militaryJobs, { query: '3D0X2', branch: 'Air Force' });
    expect(found.map(({ code }) => code)).toEqual(expect.arrayContaining(['3D0X2', '1D7X1']));
    expect(found[0]).toMatchObject({ current: false, replacedBy: ['1D7X1'] });
    expect(findMilitaryOccupations(militaryJobs, { query: '68N', branch: 'Army' })[0]).toMatchObject({
      current: true,
      replacedBy: [],
    });
    expect(
      findMilitaryOccupations(militaryJobs, { query: '63W', branch: 'Army' }).map(({ code }) => code),
    ).toContain('91B');
  });

  it('offers codes that begin as typed', () => {
    const codes = findMilitaryOccupations(militaryJobs, { query: '92', branch: 'Army' }).map(
      ({ code }) => code,
    );
    expect(codes).toEqual(expect.arrayContaining(['92A', '92Y']));
  });

  it('finds nothing in nothing', () => {
    for (const query of ['', '   ', '!!!', '\u0000']) {
      expect(findMilitaryOccupations(militaryJobs, { query })).toEqual([]);
    }
  });

  it('keeps to the limit', () => {
    expect(findMilitaryOccupations(militaryJobs, { query: 'maintenance', limit: 3 })).toHaveLength(3);
  });

  it.each(['information technology specialist', 'avi', 'maint', '25', 'logistcs oficer'])(
    'has something to offer for the keystrokes %s',
    (query) => {
      expect(findMilitaryOccupations(militaryJobs, { query, branch: 'Army' }).length).toBeGreaterThan(0);
    },
  );
});

it('knows nicknames of codes that exist only', () => {
  for (const [branch, code] of nicknameCodes()) {
    const known = militaryJobs.ofCode(code).some((job) => job.branch === branch);
    expect(known, `${branch} ${code}`).toBe(true);
  }
});

describe('successors of a code', () => {
  it('end: no conversion leads back to itself', () => {
    expect(successorsOf('Air Force', '3C0X1')).toEqual(['3D0X2', '1D7X1']);
    const branches = ['Army', 'Navy', 'Air Force', 'Marines', 'Coast Guard'] as const;
    const circular = [...new Set(militaryJobs.all.map(({ code }) => code))].filter((code) =>
      branches.some((branch) => successorsOf(branch, code).includes(code)),
    );
    expect(circular).toEqual([]);
  });
});
