import { expect, it } from 'vitest';
import { DOMAINS, type DomainScores } from '#career/assessment/domains.ts';
import { strengthsCalledFor, titlesFor } from './strength-titles.ts';

const scoresOfAll = (score: number) =>
  Object.fromEntries(DOMAINS.map((domain) => [domain, score])) as Record<string, number> as DomainScores;

/** A match as it arrives for a veteran with a score, where the work calls for execution so much. */
function match(id: number, score: number, demand: number) {
  const vector = Math.round(Math.sqrt((score / 15) * demand) * 100) / 10;
  return {
    id,
    jobTitle: `Title ${id}`,
    strengthsAlignment: { vectors: { Execution: vector }, industries: [] },
  };
}

it('names the two titles that call for a strength the most, however high the score', () => {
  for (const score of [3, 9, 15]) {
    const matches = [match(1, score, 0.7), match(2, score, 0.2), match(3, score, 0.95), match(4, score, 0.8)];
    expect(titlesFor('execution', scoresOfAll(score), matches)).toEqual([
      { id: 3, jobTitle: 'Title 3' },
      { id: 4, jobTitle: 'Title 4' },
    ]);
  }
});

it('names none where no work calls for it, nothing is rated or the score is nought', () => {
  expect(titlesFor('execution', scoresOfAll(9), [match(1, 9, 0.4)])).toEqual([]);
  expect(titlesFor('influence', scoresOfAll(9), [match(1, 9, 0.9)])).toEqual([]);
  expect(titlesFor('execution', scoresOfAll(0), [match(1, 0, 0.9)])).toEqual([]);
  expect(
    titlesFor('execution', scoresOfAll(9), [{ id: 1, jobTitle: 'A', strengthsAlignment: null }]),
  ).toEqual([]);
});

it('names at most three strengths that a title calls for, the most called for first, weak ones too', () => {
  const vectorOf = (score: number, demand: number) => 10 * Math.sqrt((score / 15) * demand);
  const scores = { ...scoresOfAll(12), influence: 3 };
  const vectors = {
    Execution: vectorOf(12, 0.7),
    Influence: vectorOf(3, 0.9),
    Adaptability: vectorOf(12, 0.8),
    'Strategic thinking': vectorOf(12, 0.65),
    'Career development': vectorOf(12, 0.3),
    'Military translation': vectorOf(12, 0.95),
  };
  const title = { strengthsAlignment: { vectors, industries: [] } };
  expect(strengthsCalledFor(title, scores)).toEqual(['influence', 'adaptability', 'execution']);
  expect(strengthsCalledFor({ strengthsAlignment: null }, scores)).toEqual([]);
});
