import { expect, test } from 'vitest';
import type { JobMatchReply, MatchDetail } from '#contract/matches.ts';
import { asksFigures, filterFrom, filterMatches, type LocalByCode, narrows } from './match-filter.ts';

type Figures = { pay?: number; growth?: number; zone?: number; ai?: 'Low' | 'Medium' | 'High' };

const match = (jobTitle: string, relevanceScore: number, figures: Figures | null) =>
  ({
    jobTitle,
    relevanceScore,
    description: null,
    detail:
      figures === null
        ? null
        : ({
            pay: figures.pay === undefined ? null : { median: figures.pay },
            growthPercent: figures.growth ?? null,
            jobZone: figures.zone ?? null,
            aiExposure: { level: figures.ai ?? null, measures: [] },
          } as unknown as MatchDetail),
  }) as JobMatchReply;

const LIST = [
  match('Analyst', 95, { pay: 80_000, growth: 10, zone: 4, ai: 'High' }),
  match('Electrician', 85, { pay: 62_000, growth: 11, zone: 3, ai: 'Low' }),
  match('Clerk', 75, { pay: 40_000, growth: -5, zone: 2, ai: 'High' }),
  match('Ranger', 65, {}),
  match('Posting', 55, null),
];
const titles = (search: string) =>
  filterMatches(LIST, filterFrom(new URLSearchParams(search))).map(({ jobTitle }) => jobTitle);

test.each([
  ['', ['Analyst', 'Electrician', 'Clerk', 'Ranger', 'Posting']],
  ['search=ER', ['Clerk', 'Ranger']],
  ['pay=40000', ['Analyst', 'Electrician', 'Clerk']],
  ['pay=60000', ['Analyst', 'Electrician']],
  ['growth=0', ['Analyst', 'Electrician']],
  ['growth=10', ['Analyst', 'Electrician']],
  ['zone=3', ['Electrician', 'Clerk']],
  ['ai=Low', ['Electrician']],
  ['ai=Medium', ['Electrician']],
  ['ai=High', ['Analyst', 'Electrician', 'Clerk']],
  ['pay=100000', []],
  ['sort=pay', ['Analyst', 'Electrician', 'Clerk', 'Ranger', 'Posting']],
  ['sort=growth', ['Electrician', 'Analyst', 'Clerk', 'Ranger', 'Posting']],
  ['sort=growth&ai=High&pay=60000', ['Electrician', 'Analyst']],
])('"%s" shows %j', (search, shown) => {
  expect(titles(search)).toEqual(shown);
});

test('what an address asks for that is no choice of ours counts as not asked', () => {
  expect(filterFrom(new URLSearchParams('pay=1&growth=x&zone=9&ai=None&sort=name'))).toEqual(
    filterFrom(new URLSearchParams()),
  );
});

test('an order alone narrows nothing, a search asks for no figure', () => {
  expect(narrows(filterFrom(new URLSearchParams('sort=pay')))).toBe(false);
  expect(narrows(filterFrom(new URLSearchParams('search=x')))).toBe(true);
  expect(asksFigures(filterFrom(new URLSearchParams('search=x')))).toBe(false);
  expect(asksFigures(filterFrom(new URLSearchParams('growth=0')))).toBe(true);
});

test('with a place its pay filters and sorts, and what is not published there counts as none', () => {
  const here = new Map(
    [
      ['11-1', 50_000],
      ['22-2', 90_000],
      ['33-3', null],
    ].map(([code, dollars]) => [code, { median: dollars === null ? null : { dollars } }]),
  ) as unknown as LocalByCode;
  const list = ['11-1', '22-2', '33-3'].map((onetSocCode, at) => {
    const one = match(onetSocCode, 90 - at, { pay: 70_000 });
    return { ...one, detail: { ...one.detail, onetSocCode } as MatchDetail };
  });
  const found = (search: string) =>
    filterMatches(list, filterFrom(new URLSearchParams(search)), here).map(({ jobTitle }) => jobTitle);
  expect(found('sort=pay')).toEqual(['22-2', '11-1', '33-3']);
  expect(found('pay=60000')).toEqual(['22-2']);
});
