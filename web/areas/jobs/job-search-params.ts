import type { JobSearch } from './jobs.queries.ts';

const TEXTS = ['search', 'location', 'source'] as const;
const FLAGS = ['remote', 'fits', 'saved'] as const;

/** The ages to choose from, in days. */
export const AGES = [
  { value: '1', label: 'Last 24 hours' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
] as const;

/** The search that a page's address names; what the address says wrongly counts as not said. */
export function searchFrom(params: URLSearchParams): JobSearch {
  const texts = TEXTS.flatMap((name) => {
    const value = params.get(name)?.trim().slice(0, 100);
    return value ? [[name, value] as const] : [];
  });
  const flags = FLAGS.flatMap((name) => (params.get(name) === 'true' ? [[name, 'true'] as const] : []));
  const age = AGES.find(({ value }) => value === params.get('withinDays'));
  return {
    ...Object.fromEntries(texts),
    ...Object.fromEntries(flags),
    ...(age ? { withinDays: Number(age.value) } : {}),
  };
}

/** The address of a search: what is not asked for is left out. */
export function paramsOf(search: JobSearch): URLSearchParams {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}
