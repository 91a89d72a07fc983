import { getTraining } from '#contract/training.ts';
import { apiQuery } from '#web/lib/api-query.ts';

/** Licenses and training for a match in and around a place; the answer stays while the page is open. */
export const trainingQuery = (id: number, place: string) => ({
  ...apiQuery(getTraining, { params: { id }, query: { place } }),
  staleTime: Infinity,
});
