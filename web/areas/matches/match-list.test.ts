import { expect, test } from 'vitest';
import type { JobMatchReply } from '#contract/matches.ts';
import { matchesSearch, scoreBand, scoreOf, skillsOf, withoutRepeats } from './match-list.ts';

const match = (id: number, jobTitle: string, relevanceScore: number, company: string | null = null) =>
  ({ id, jobTitle, relevanceScore, company }) as JobMatchReply;

test('of two entries with one title and company the higher score stays, in the order of the list', () => {
  const list = [
    match(1, 'Analyst', 70),
    match(2, 'Planner', 80),
    match(3, 'ANALYST', 90),
    match(4, 'Analyst', 60, 'Acme'),
  ];
  expect(withoutRepeats(list).map(({ id }) => id)).toEqual([2, 3, 4]);
});

test('of two equal entries the first stays', () => {
  expect(withoutRepeats([match(1, 'Analyst', 70), match(2, 'Analyst', 70)]).map(({ id }) => id)).toEqual([1]);
});

test.each([
  ['NETWORK', true],
  ['  repairs ', true],
  ['', true],
  ['pilot', false],
])('searching for "%s" finds it: %s', (text, found) => {
  expect(
    matchesSearch({ jobTitle: 'Network Administrator', description: 'Sets up and repairs.' }, text),
  ).toBe(found);
  expect(matchesSearch({ jobTitle: 'Network Administrator repairs', description: null }, text)).toBe(found);
});

test.each([
  [100, 'Very strong fit', 'success'],
  [91, 'Very strong fit', 'success'],
  [90, 'Strong fit', 'gold'],
  [81, 'Strong fit', 'gold'],
  [80, 'Some fit', 'info'],
  [20, 'Some fit', 'info'],
  [19, 'Long shot', 'info'],
  [0, 'Long shot', 'info'],
])('%i percent reads "%s" and has the color of %s', (score, word, tone) => {
  expect(scoreBand(score)).toEqual({ word, tone });
});

test.each([
  [75, 'strong', 'Strong fit', 'info'],
  [50, 'strong', 'Strong fit', 'info'],
  [49, 'strong', 'Best we found', 'info'],
  [95, 'possible', 'Some fit', 'success'],
] as const)('%i percent in the %s group reads "%s", as its group does', (score, fit, word, tone) => {
  expect(scoreBand(score, fit)).toEqual({ word, tone });
});

test('a match without a score counts as 85, one with 0 as 0', () => {
  expect(scoreOf({ relevanceScore: null })).toBe(85);
  expect(scoreOf({ relevanceScore: 0 })).toBe(0);
});

test('skills are split at commas, without empty ones', () => {
  expect(skillsOf({ skills: 'Networks, , Routing ,' })).toEqual(['Networks', 'Routing']);
  expect(skillsOf({ skills: null })).toEqual([]);
});
