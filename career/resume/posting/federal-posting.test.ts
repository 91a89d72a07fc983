import { describe, expect, it } from 'vitest';
import { growsInStep } from '#career/testing/growth.ts';
import { linesFor, readFederalPosting, withoutEssays } from './federal-posting.ts';

/** The longest posting that is taken. */
const LIMIT = 30_000;

const ANNOUNCEMENT = `Logistics Management Specialist
Pay scale & grade: GS 9 - 11
Job family (Series): 0346

Qualifications
For GS-09: One year of specialized experience equivalent to the GS-07 level in the federal service, which includes planning convoys, tracking supply levels and briefing leaders on readiness.
For GS-11: One year of specialized experience equivalent to the GS-09 level in the federal service, which includes writing logistics plans for several units and reviewing contracts for transport.
Time-in-grade must be met by the closing date.`;

const QUESTIONNAIRE = `Position Title
Management Analyst
Announcement Number
AB-123
For preview purposes only. To apply, please return to the USAJOBS announcement and click the Apply button.
From the descriptions below, select the letter that best describes your specialized experience.
 A. I have one year of specialized experience equivalent to the GS-12 grade level, which includes analyzing budgets, writing policy and leading studies of how work is done.
 B. I do not have the specialized experience described above.
2. Describe your ability to write reports.
 A. I have no training in it.
 B. I do it alone.
The following narrative questions are read by the hiring manager.
1. How have you led a team through a change? Give an example. (limit 1,200 characters)
2. Describe how you would cut the cost of a process.
Thank you.`;

describe('a federal announcement', () => {
  it('names series, grades, and the experience for each grade with the level it has to equal', () => {
    const federal = readFederalPosting(ANNOUNCEMENT);
    expect(federal).toMatchObject({
      isQuestionnaire: false,
      series: '0346',
      grades: [9, 10, 11],
      essays: [],
    });
    expect(federal?.specialized.map(({ forGrade, level }) => [forGrade, level])).toEqual([
      [9, 7],
      [11, 9],
    ]);
  });

  it('is held beside the lines that share its words, the most telling first', () => {
    const [first] = readFederalPosting(ANNOUNCEMENT)?.specialized ?? [];
    const lines = [
      'Cooked for 80 soldiers during one year of service.',
      'Tracked supply levels for 3 companies.',
      'Planned 30 convoys and briefed leaders on supply and readiness.',
    ];
    expect(first && linesFor(first, lines)).toEqual([lines[2], lines[1]]);
    expect(first && linesFor(first, ['Performed duties at a federal agency for one year.'])).toEqual([]);
  });
});

describe('a questionnaire', () => {
  const federal = readFederalPosting(QUESTIONNAIRE);

  it('is told from an announcement, and its "no" and its instructions ask for nothing', () => {
    expect(federal?.isQuestionnaire).toBe(true);
    expect(federal?.specialized.map(({ level, text }) => [level, text.slice(0, 12)])).toEqual([
      [12, 'I have one y'],
    ]);
  });

  it('names what is answered in sentences, and not what has choices below', () => {
    expect(federal?.essays).toEqual([
      'How have you led a team through a change? Give an example. (limit 1,200 characters)',
      'Describe how you would cut the cost of a process.',
    ]);
    const rest = withoutEssays(QUESTIONNAIRE);
    expect(rest).not.toContain('How have you led');
    expect(rest).toContain('2. Describe your ability to write reports.');
    expect(withoutEssays(ANNOUNCEMENT)).toBe(ANNOUNCEMENT);
  });
});

it.each([
  'Requirements:\n- 5 years as a dispatcher\n- Microsoft Excel',
  'Contractor supports GS-13 staff of the agency. Secret clearance required.',
  'Describe how you solved a problem. Veterans’ preference applies to nobody here.',
])('a posting with at most one federal word is none: %s', (text) => {
  expect(readFederalPosting(text)).toBeNull();
});

it.each([
  'specialized experience equivalent to the GS-09 level includes planning, ',
  'USAJOBS GS-09\n\n\n\n\n\n\n\n',
  'SF-50 the work of GS-9 specialized experience equivalent equivalent equivalent',
  'USAJOBS SF-50 1. A. 2. B. (C) ',
  'USAJOBS SF-50          \t\t\t\t',
])('is read in step with its length, whatever it repeats: %j', (part) => {
  const long = (size: number) => part.repeat(Math.ceil(size / part.length)).slice(0, size);
  expect(growsInStep(LIMIT / 4, long, readFederalPosting)).toBe(true);
});
