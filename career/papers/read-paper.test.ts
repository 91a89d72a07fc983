import { describe, expect, it } from 'vitest';
import { growsInStep } from '#career/testing/growth.ts';
import { repositoryFacts } from '#career/testing/repository-facts.ts';
import { PAPER_KINDS } from './paper.ts';
import { readPaper } from './read-paper.ts';

const facts = repositoryFacts();
const valuesOf = (text: string) =>
  Object.fromEntries(readPaper(text, null, facts).entries.map(({ field, value }) => [field, value]));

describe('a text made to keep the reader of papers busy', () => {
  const TEXTS: readonly (readonly [name: string, make: (size: number) => string])[] = [
    ['words', (size) => 'Army Medal of the and '.repeat(size / 22)],
    ['one word', (size) => 'a'.repeat(size)],
    ['blanks', (size) => `a${' '.repeat(size)}b`],
    ['labels', (size) => 'NAME: GRADE: RANK\t'.repeat(size / 18)],
    ['rows', (size) => 'Course One\t20-MAY-2011\t40 hours\n'.repeat(size / 33)],
    ['courses', (size) => 'AR-2201-0399 V04\tBasic Course\n3 SH L\n'.repeat(size / 37)],
    ['jobs', (size) => 'Clerk, Acme\n2010 - 2012\n- Counted stock\n'.repeat(size / 40)],
    ['brackets', (size) => 'NAME ('.repeat(size / 6)],
    ['capitals', (size) => 'A, B, C, D '.repeat(size / 11)],
  ];
  it.each(PAPER_KINDS.flatMap((kind) => TEXTS.map(([name, make]) => [kind, name, make] as const)))(
    'is read in step with its length: %s, %s',
    (kind, _name, make) => {
      expect(growsInStep(20_000, make, (text) => readPaper(text, kind, facts))).toBe(true);
    },
  );
});

describe('reading a resume', () => {
  it('joins periods in one service, tells duties from results, and names rank and job', () => {
    const text = `Maria Lopez
El Paso, TX | maria@example.org

WORK EXPERIENCE
Staff Sergeant, Unit Supply Specialist (92Y), U.S. Army
03/2015 - 06/2020
- Ran the supply room
- Cut losses by 40%
Supply Clerk, U.S. Army
01/2010 - 03/2015
- Issued 900 items a month

TOOLS AND EQUIPMENT
Forklift, Pallet jack`;
    expect(valuesOf(text)).toEqual({
      firstName: 'Maria',
      lastName: 'Lopez',
      city: 'El Paso',
      state: 'TX',
      militaryBranch: 'Army',
      militaryRank: 'Staff Sergeant',
      militaryOccupation: 'Unit Supply Specialist (92Y)',
      militaryStartDate: '01/2010',
      militaryEndDate: '06/2020',
      militaryResponsibilities: 'Ran the supply room',
      militaryAchievements: 'Cut losses by 40%\nIssued 900 items a month',
      militaryEquipment: 'Forklift, Pallet jack',
    });
  });

  it('points at the lines that each entry comes from', () => {
    const { entries, text } = readPaper(
      'Maria Lopez\nmaria@example.org\n\nAWARDS\n- Purple Heart',
      null,
      facts,
    );
    const award = entries.find(({ field }) => field === 'militaryAwards');
    expect(award?.lines.map((line) => text.split('\n')[line])).toEqual(['- Purple Heart']);
  });

  it('is no evaluation because it speaks of one', () => {
    const text = `Maria Lopez\nmaria@example.org\n\nSUMMARY\nWrote 12 NCOER drafts.\n\nEXPERIENCE\nClerk, Acme\n2010 - 2012\n- Counted\n\nSKILLS\nExcel`;
    expect(readPaper(text, null, facts).kind).toBe('resume');
  });
});
