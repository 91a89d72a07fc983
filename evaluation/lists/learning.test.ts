import { describe, expect, it } from 'vitest';
import { weightsOf } from '#career/knowledge/learned-table.ts';
import { nameStandingTable, nameTagTable } from '#career/record/lists/listed-names.ts';
import { studyStandingTable, studyTagTable } from '#career/record/lists/told-studies.ts';
import { differingWeights } from '#evaluation/differing-weights.ts';
import { isProven } from '../../scripts/test/proven.ts';
import { learnedNames, reportOnNames } from './learning-names.ts';
import { learnedStudies, reportOnStudies } from './learning-studies.ts';

describe.skipIf(isProven(import.meta.filename))('the reading of lists', () => {
  it('is what `npm run learn:record -- --write` learns from certificates, courses and skills', () => {
    const { parts, standings } = learnedNames();
    expect(differingWeights(weightsOf(nameTagTable), parts.weights)).toEqual([]);
    expect(differingWeights(weightsOf(nameStandingTable), standings.weights)).toEqual([]);
  });

  it('is what `npm run learn:record -- --write` learns from studies', () => {
    const { parts, standings } = learnedStudies();
    expect(differingWeights(weightsOf(studyTagTable), parts.weights)).toEqual([]);
    expect(differingWeights(weightsOf(studyStandingTable), standings.weights)).toEqual([]);
  });

  it('finds the certificates of people it was not learned from, and takes few for held that are not', () => {
    const { told, found, right, notHeld, wronglyHeld, wronglyOpen } = reportOnNames('certificates', [0]);
    expect(found / told).toBeGreaterThan(FLOORS.found);
    expect(right / found).toBeGreaterThan(FLOORS.right);
    expect(wronglyHeld / notHeld).toBeLessThan(FLOORS.wronglyHeld);
    expect(wronglyOpen / notHeld).toBeLessThan(FLOORS.wronglyOpen);
  });

  it('finds the studies of people it was not learned from, and takes few for finished that are not', () => {
    const { told, read, whole, unfinished, wronglyFinished, made } = reportOnStudies([0]);
    expect(whole / told).toBeGreaterThan(FLOORS.whole);
    expect(wronglyFinished / unfinished).toBeLessThan(FLOORS.wronglyFinished);
    expect(made / read).toBeLessThan(FLOORS.made);
  });
});

/** What a fifth of the sets shows today, with room for another learning. */
const FLOORS = {
  ...{ found: 0.74, right: 0.79, wronglyHeld: 0.08, wronglyOpen: 0.04 },
  ...{ whole: 0.59, wronglyFinished: 0.06, made: 0.11 },
} as const;
