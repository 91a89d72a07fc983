import { expect, it } from 'vitest';
import { localFigures } from '#career/places/local-figures.ts';
import { repositoryFacts, repositoryOccupation } from '#career/testing/repository-facts.ts';
import { equalSalary } from './equal-salary.ts';
import { negotiationSheet } from './negotiation-sheet.ts';
import { standingInWords, standingOf } from './standing.ts';

const facts = repositoryFacts();
const FREE = { retiredPay: 0, disabilityPay: 0, drillPay: 0 };

function inNorfolk(code: string, salary: number) {
  const place = facts.places().byKey('city:Norfolk, VA');
  if (place === null) throw new Error('Norfolk is no place');
  const local = localFigures(facts, repositoryOccupation(code), place);
  const pay = { basic: salary / 12, housing: null, food: 0 };
  const sheet = negotiationSheet('Own title', place, local, equalSalary(pay, 'single', FREE), facts.sources);
  return { inWords: standingInWords(salary, standingOf(salary, local), local), sheet, local };
}

it('a figure of the whole state is said to be of all of it, wherever it is printed', () => {
  const { inWords, sheet } = inNorfolk('29-1141.00', 30_000);
  expect(inWords).toMatch(/the 25th percentile is \$[\d,]+ in all of Virginia \(May 2024\)\.$/);
  expect(sheet.sentences[0]).toContain('in all of Virginia (May 2024) is');
  expect(sheet.range.map(({ of }) => of)).toEqual([
    'all of Virginia, May 2024',
    'Virginia Beach-Chesapeake-Norfolk, VA-NC, May 2025',
    'all of Virginia, May 2024',
  ]);
  expect(inNorfolk('29-1141.00', 900_000).inWords).toMatch(
    /^You’d need .* to match your pay\. The highest figure we have is below that: .* in all of Virginia \(May 2024\)\.$/,
  );
});

it('pay above all that is published is said to be, and nothing published is said to be that', () => {
  const { local } = inNorfolk('29-1141.00', 1);
  const median = { ...(local.median ?? expect.fail()), dollars: 239_200, orMore: true };
  const capped = { ...local, p25: null, p75: null, median };
  expect(standingInWords(900_000, standingOf(900_000, capped), capped)).toBe(
    'We can’t tell. The published figures don’t go that high.',
  );
  const none = {
    p25: null,
    entry: null,
    median: null,
    experienced: null,
    p75: null,
    widerGroup: null,
    hourly: null,
  };
  expect(standingInWords(50_000, { kind: 'unknown' }, none)).toBe(
    'We can’t tell. No pay is published for this title there.',
  );
});

it('figures of a wider group are called that, and not the title’s', () => {
  const { inWords, sheet, local } = inNorfolk('29-2011.00', 30_000);
  expect(inWords).toContain(`These figures are for the wider group “${local.widerGroup}”.`);
  expect(sheet.standing).toContain('wider group');
  expect(sheet.sentences[0]).toContain(`Published pay for ${local.widerGroup} in`);
  expect(inNorfolk('29-1141.00', 30_000).inWords).not.toContain('wider group');
});

it('pay that is published by the hour alone is told by the hour, in the table and in what can be said', () => {
  const { inWords, sheet } = inNorfolk('27-2011.00', 30_000);
  const anHour = /^\$\d+\.\d\d an hour$/;
  expect(inWords).toMatch(/^We can’t tell\. .* only published by the hour\. In Virginia Beach.*, it’s \$/);
  expect(sheet.range.map(({ what }) => what)).toEqual(['Entry pay', 'Experienced pay']);
  for (const { dollars } of sheet.range) expect(dollars).toMatch(anHour);
  expect(sheet.sentences[0]).toMatch(/is \$\d+\.\d\d an hour to start, .* How many hours a year is this job/);
  expect(inNorfolk('29-1141.00', 30_000).sheet.range[0]?.dollars).toMatch(/^\$[\d,]+ a year$/);
});
