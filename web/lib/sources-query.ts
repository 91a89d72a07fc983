import { listSources } from '#contract/marketing.ts';
import { apiQuery } from './api-query.ts';

/** Where the figures come from. It changes only when the operator restarts the site. */
export const sourcesQuery = { ...apiQuery(listSources, {}), staleTime: Infinity };
