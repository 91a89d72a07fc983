import { getOutcomes, getSystem, getWaiting, listTroubledJobs, runJobAgain } from '#contract/system.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { apiQuery } from '#web/lib/api-query.ts';

/** How far people got, by the month they joined. */
export const outcomesQuery = apiQuery(getOutcomes, {});

/** How much waits in each tab of the panel. */
export const waitingQuery = apiQuery(getWaiting, {});

/** Mails and other work that failed. */
export const troubledJobsQuery = apiQuery(listTroubledJobs, {});

/** What runs here. */
export const systemQuery = apiQuery(getSystem, {});

/** Has a mail, or other work that failed, tried again. */
export function useRunJobAgain(job: string) {
  return useEndpointMutation(() => change(runJobAgain, { params: { job } }), {
    done: { title: 'We’re trying it again', description: 'If it works, it leaves this list.' },
    failed: 'We couldn’t try it again',
    alsoRefused: true,
  });
}
