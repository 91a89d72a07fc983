import { describe, expect, it } from 'vitest';
import type { MilitaryBranch } from '#career/service.ts';
import { lineFrom } from './line.ts';

const line = (statement: string, branch: MilitaryBranch = 'Army', shouted = false) =>
  lineFrom(statement, { branch, context: statement, shouted });

describe('a line of a resume', () => {
  it.each([
    ['supervises two Soldiers', 'Supervised two Soldiers'],
    ['I trained 6 paying agents in 3 countries', 'Trained 6 paying agents in 3 countries'],
    [
      'She runs the web page, escorts media and answers queries',
      'Ran the web page, escorted media and answered queries',
    ],
    ['SrA Raman writes and edits stories for the wing', 'Wrote and edited stories for the wing'],
    ['Responsible for maintaining 40 vehicles', 'Maintained 40 vehicles'],
    ['responsible for the property book and arms room', 'Responsible for the property book and arms room'],
    ['Squad leader of 9 Soldiers', 'Served as a squad leader of 9 Soldiers'],
    [
      'Unit Supply Sergeant for a 137 Soldier company',
      'Served as Unit Supply Sergeant for a 137 Soldier company',
    ],
    ['TRAINING: Rebuilt the syllabus', 'Rebuilt the syllabus'],
    ['Ran the desk 12 hr shifts', 'Ran the desk 12-hour shifts'],
    ['During the exercise, he led 14 people', 'During the exercise, led 14 people'],
    ['was picked to train 5 new people', 'Picked to train 5 new people'],
    ['work resumed in 36 hours', 'Work resumed in 36 hours'],
    ['zero weapons lost in 5 years', 'Zero weapons lost in 5 years'],
    ['Soldier of the Quarter, 2019', 'Named Soldier of the Quarter, 2019'],
  ])('%s -> %s', (statement, expected) => {
    expect(line(statement)).toBe(expected);
  });

  it('reads a Navy evaluation in capitals', () => {
    expect(
      line('-LED 12 SAILORS IN PATCHING 38 SERVERS, RAISING THE SCORE FROM 71 TO 94 PERCENT.', 'Navy', true),
    ).toBe('Led 12 Sailors in patching 38 servers, raising the score from 71 to 94 percent');
  });

  it('reads Air Force shorthand, deed and result together', () => {
    expect(line("Dir'd 12-mbr tm thru 3 insps; zero write-ups--saved $1.4M", 'Air Force')).toBe(
      'Directed 12-member team through 3 inspections; zero write-ups; saved $1.4M',
    );
  });

  it.each([
    'NETWORK EXPERT.',
    'LEADING PETTY OFFICER-12.',
    'PROMOTE TO CHIEF NOW!',
    'Unlimited potential',
    'EARLY PROMOTE 2 OF 13.',
  ])('writes none of “%s”, which names no deed', (statement) => {
    expect(line(statement, 'Navy', true)).toBeNull();
  });

  it('puts no filler before the words, and no deed where none was told', () => {
    for (const statement of [
      'cycle counts and RF gun',
      'tool room',
      'executed 3 inventories',
      'Supply clerk',
    ])
      expect(line(statement) ?? '').not.toMatch(/^(?:Achieved|Handled|Contributed|Held|Worked with)\b/);
  });
});
