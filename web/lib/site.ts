import { useQuery } from '@tanstack/react-query';
import { getSite } from '#contract/marketing.ts';
import { apiQuery } from './api-query.ts';

/** What this installation offers. It changes only when the operator restarts the site. */
export const siteQuery = { ...apiQuery(getSite, {}), staleTime: Infinity };

/** What to say behind a price where nobody can pay it; empty where Premium is sold, and while that isn't known. */
export function useNotSoldHere(): string {
  const { data } = useQuery(siteQuery);
  return data?.billing === null ? ' Billing isn’t set up on this site, so you can’t buy it here.' : '';
}
