import { AI_LEVELS } from '#career/matching/title-match.ts';
import type { JobMatchReply } from '#contract/matches.ts';
import type { LocalFiguresReply } from '#contract/places.ts';
import { matchesSearch, scoreOf } from './match-list.ts';

/** Lowest pay in the middle of the range, dollars a year. */
export const PAY_FLOORS = [40_000, 60_000, 80_000, 100_000] as const;
/** Least change in jobs over ten years, percent. */
export const GROWTH_FLOORS = [0, 5, 10] as const;
/** The most preparation, by O*NET job zone; zone 5 is everything and so no filter. */
export const ZONE_CEILINGS = [2, 3, 4] as const;
export const SORTS = ['match', 'pay', 'growth'] as const;
export type Sort = (typeof SORTS)[number];

/** What the list shows and in which order; null where nothing is asked. */
export interface MatchFilter {
  readonly search: string;
  readonly pay: number | null;
  readonly growth: number | null;
  readonly zone: number | null;
  /** The highest AI exposure. */
  readonly ai: (typeof AI_LEVELS)[number] | null;
  readonly sort: Sort;
}

/** Names in the address, so that a link or a reload shows the same list. */
export const FILTER_KEYS = ['search', 'pay', 'growth', 'zone', 'ai', 'sort'] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

/** Reads the filter from an address; what is not one of the choices counts as not asked. */
export function filterFrom(params: URLSearchParams): MatchFilter {
  return {
    search: params.get('search') ?? '',
    pay: numberAmong(PAY_FLOORS, params.get('pay')),
    growth: numberAmong(GROWTH_FLOORS, params.get('growth')),
    zone: numberAmong(ZONE_CEILINGS, params.get('zone')),
    ai: AI_LEVELS.find((level) => level === params.get('ai')) ?? null,
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'match',
  };
}

function numberAmong(choices: readonly number[], text: string | null): number | null {
  return choices.find((choice) => String(choice) === text) ?? null;
}

/** Whether anything narrows the list; an order alone does not. */
export function narrows({ search, pay, growth, zone, ai }: MatchFilter): boolean {
  return search.trim() !== '' || [pay, growth, zone, ai].some((value) => value !== null);
}

/** Whether a filter on a figure is set: titles for which the figure is not published are then left out. */
export function asksFigures({ pay, growth, zone, ai }: MatchFilter): boolean {
  return [pay, growth, zone, ai].some((value) => value !== null);
}

/** Figures of the place that was chosen, by occupation; undefined for national ones. */
export type LocalByCode = ReadonlyMap<string, LocalFiguresReply> | undefined;

/**
 * The matches that pass, in the order asked for; equal ones and those without the figure keep the list's order. Pay is
 * that of the place where one is chosen.
 */
export function filterMatches(
  matches: readonly JobMatchReply[],
  filter: MatchFilter,
  local?: LocalByCode,
): JobMatchReply[] {
  const figure = FIGURES[filter.sort];
  return matches
    .filter((match) => matchesSearch(match, filter.search) && passes(match, filter, local))
    .sort((a, b) => (figure(b, local) ?? -Infinity) - (figure(a, local) ?? -Infinity) || 0);
}

/** The local figures of a match; null without a place, or for a title of no known occupation. */
export function localOf({ detail }: Pick<JobMatchReply, 'detail'>, local: LocalByCode) {
  return local?.get(detail?.onetSocCode ?? '') ?? null;
}

/** Median pay a year in the place, else nationally. */
export function medianOf(match: Pick<JobMatchReply, 'detail'>, local: LocalByCode): number | null {
  const here = localOf(match, local);
  return here === null ? (match.detail?.pay?.median ?? null) : (here.median?.dollars ?? null);
}

const FIGURES: Readonly<Record<Sort, (match: JobMatchReply, local: LocalByCode) => number | null>> = {
  match: scoreOf,
  pay: medianOf,
  growth: (match) => match.detail?.growthPercent ?? null,
};

function passes(match: JobMatchReply, { pay, growth, zone, ai }: MatchFilter, local: LocalByCode): boolean {
  const level = match.detail?.aiExposure.level ?? null;
  return (
    atLeast(medianOf(match, local), pay) &&
    atLeast(FIGURES.growth(match, local), growth) &&
    (zone === null || (match.detail?.jobZone ?? Infinity) <= zone) &&
    (ai === null || (level !== null && AI_LEVELS.indexOf(level) <= AI_LEVELS.indexOf(ai)))
  );
}

function atLeast(figure: number | null, floor: number | null): boolean {
  return floor === null || (figure !== null && figure >= floor);
}
