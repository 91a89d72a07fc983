import { expect, it, test } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { OccupationScores } from '#career/occupations/occupation-scores.ts';
import { repositoryMatching } from '#career/testing/repository-facts.ts';
import { gatherEvidence } from './evidence.ts';
import { rankOccupations } from './rank-occupations.ts';
import { fitOf, judgedOf, shown } from './suggested.ts';

const steps = Array.from({ length: 1001 }, (_, at) => (at - 500) / 50);

it('shows a whole number from 1 to 99 that never falls while a counselor grows surer', () => {
  const numbers = steps.map(shown);
  expect(numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= 99)).toBe(true);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(new Set(numbers).size).toBe(99);
  expect(shown(0)).toBe(50);
});

test.each([
  [97, 'strong'],
  [62, 'strong'],
  [61, 'possible'],
] as const)('%i is %s', (number, fit) => {
  expect(fitOf(number)).toBe(fit);
});

it('judges what the person’s words mean most wherever it stands, and nothing else that far down', () => {
  const matching = repositoryMatching();
  const record = {
    ...EMPTY_RECORD,
    branch: 'Army',
    occupation: '11B',
    rank: 'SGT',
    responsibilities:
      'Trained soldiers, kept supply books, drove trucks, wrote reports, fixed radios, cooked, welded.',
  } as const;
  const { ranked, evidence } = rankOccupations(matching, gatherEvidence(record, matching));
  const at = (place: number) => {
    const found = ranked[place]?.occupation;
    if (found === undefined) throw new Error(`nothing at ${place}`);
    return found;
  };
  const said = (place: number) => {
    const scores = new OccupationScores(matching.facts.occupations);
    scores.set(at(place), 0.2);
    return scores;
  };
  const work = { ...evidence.work, wanted: said(60), most: said(61) };
  const judged = judgedOf({ ranked, evidence: { ...evidence, work } });
  expect(judged).toHaveLength(42);
  expect(judged).toContain(at(60));
  expect(judged).toContain(at(61));
  expect(judged).not.toContain(at(62));
});
