import { describe, expect, it } from 'vitest';
import { repositoryFacts, repositoryOccupation } from '#career/testing/repository-facts.ts';
import { place } from '#career/testing/repository-places.ts';
import { localFigures } from './local-figures.ts';
import { employedInWords, moreThere, sourceIdsOf, stagePayInWords } from './local-words.ts';

const figures = (code: string, where: string) =>
  localFigures(repositoryFacts(), repositoryOccupation(code), place(where));

const NORFOLK = 'Virginia Beach-Chesapeake-Norfolk, VA-NC (May 2025)';

describe('what a stage of a career pays in a place', () => {
  it('is the state’s quarter for a beginner or an old hand, and the area’s median between', () => {
    const assistant = figures('31-9092.00', 'Norfolk, VA');
    expect(stagePayInWords(assistant, 'lower quarter')).toMatch(
      /^\$[\d,]+ a year at the 25th percentile in all of Virginia \(May 2024\)$/,
    );
    expect(stagePayInWords(assistant, 'upper quarter')).toMatch(/at the 75th percentile in all of Virginia/);
    expect(stagePayInWords(assistant, 'median')).toMatch(/^\$[\d,]+ a year in Virginia Beach/);
  });

  it('is the level where the quarters say nothing of the area, and else what is known of the job', () => {
    const paramedic = figures('29-2043.00', 'Norfolk, VA');
    expect(stagePayInWords(paramedic, 'lower quarter')).toMatch(
      /^\$[\d,]+ a year entry pay in Virginia Beach/,
    );
    expect(stagePayInWords(paramedic, 'upper quarter')).toMatch(
      /^\$[\d,]+ a year with experience in Virginia/,
    );
    const bare = { ...paramedic, entry: null };
    expect(stagePayInWords(bare, 'lower quarter')).toBe(stagePayInWords(bare, 'median'));
  });
});

describe('how many do a job', () => {
  it('is told for the state, and not where the state withholds it', () => {
    const local = figures('29-2043.00', 'Norfolk, VA');
    expect(employedInWords(local)).toMatch(/^[\d,]+ people employed in all of Virginia \(May 2024\)$/);
    expect(employedInWords({ employment: null })).toBeNull();
    expect(sourceIdsOf([{ ...local, outlook: null }], true)).toEqual(
      new Set(['oews-metro-2025', 'oews-state-2024']),
    );
  });
});

describe('how much more one job pays than another in a place', () => {
  const paramedic = figures('29-2043.00', 'Norfolk, VA');
  const assistant = figures('31-9092.00', 'Norfolk, VA');

  it('is told where both figures are of one area and one month', () => {
    expect(moreThere(paramedic, assistant)).toEqual({
      dollars: (paramedic.median?.dollars ?? 0) - (assistant.median?.dollars ?? 0),
      where: NORFOLK,
    });
  });

  it('is less than nothing where it pays less', () => {
    const more = moreThere(paramedic, assistant)?.dollars ?? 0;
    expect(more).toBeGreaterThan(0);
    expect(moreThere(assistant, paramedic)?.dollars).toBe(-more);
  });

  it('is not told of figures of two areas, or where only “or more” is known', () => {
    expect(moreThere(paramedic, figures('31-9092.00', 'Texas'))).toBeNull();
    const median = paramedic.median && { ...paramedic.median, orMore: true };
    expect(moreThere({ ...paramedic, median }, assistant)).toBeNull();
    expect(moreThere({ ...paramedic, median: null }, assistant)).toBeNull();
  });
});
