import { expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { upgradeResumeContent } from './document.ts';
import { coverageOf } from './posting/coverage.ts';
import { readPosting } from './posting/read-posting.ts';
import { writeResume } from './write-resume.ts';
import type { TailoringLevel } from './written-resume.ts';

const record = {
  ...EMPTY_RECORD,
  branch: 'Army' as const,
  occupation: 'Motor Transport Operator',
  responsibilities: [
    'Painted the barracks of 40 soldiers before each inspection.',
    'Ran the color guard at 12 ceremonies.',
    'Coached the company softball team for 2 seasons.',
    'Cooked for 80 soldiers at 6 holiday dinners.',
    'Cleaned 14 weapons each week.',
    'Led 9 soldiers on 30 guard shifts.',
    'Raised $3,000 for the family readiness group.',
    'Planned routes for 30 trucks every week and dispatched drivers.',
    'Kept the maintenance schedule of 30 trucks in Excel.',
    'Trained 15 drivers in hazardous materials handling.',
  ].join('\n'),
};
const description =
  'Requirements:\n- dispatching drivers and planning routes\n- Microsoft Excel\nNice to have:\n- hazardous materials training';
const target = {
  jobTitle: 'Truck Dispatcher',
  skills: [],
  posting: { description, company: 'Example Freight' },
};

const written = (tailoringLevel: TailoringLevel) => {
  const { content } = writeResume({ record, target, tailoringLevel });
  const { score, terms } = coverageOf(
    readPosting(description, target.jobTitle),
    upgradeResumeContent(content),
    record,
  );
  const found = terms.filter(({ presence }) => presence === 'found').map(({ name }) => name);
  return { lines: content.militaryAchievements, score: score ?? 0, found };
};

it('keep the order of the record, bring what is asked to the front, or leave out what does not speak to it', () => {
  const [normal, balanced, aggressive] = [written('normal'), written('balanced'), written('aggressive')];
  expect(normal.lines[0]).toMatch(/barracks/);
  expect(normal.lines.join(' ')).not.toMatch(/Excel/);
  expect(balanced.lines.slice(0, 3).join(' ')).toMatch(/routes/);
  expect(balanced.lines.slice(0, 3).join(' ')).toMatch(/Excel/);
  expect(aggressive.lines.length).toBeLessThan(balanced.lines.length);
  expect(aggressive.lines.slice(0, 3)).toEqual(balanced.lines.slice(0, 3));
});

it('show in how much of the posting is answered, by what is true alone', () => {
  const [normal, balanced, aggressive] = [written('normal'), written('balanced'), written('aggressive')];
  expect(normal.score).toBeLessThan(balanced.score);
  expect(aggressive.score).toBeGreaterThanOrEqual(balanced.score);
  expect(aggressive.found).toEqual(expect.arrayContaining(balanced.found));
});
