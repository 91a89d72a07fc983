import { getOutcomes, getSystem, getWaiting, listTroubledJobs, runJobAgain } from '#contract/system.ts';
import type { RouteContext } from '#server/platform/context.ts';
import { outcomesByMonth } from './outcomes.service.ts';
import { troubledJobs, tryJobAgain } from './queue.service.ts';
import { describeSystem } from './system.service.ts';
import { waitingForAdministrators } from './waiting.service.ts';

export function systemRoutes(context: RouteContext): void {
  const { mount } = context;

  mount(getOutcomes, () => outcomesByMonth(context));

  mount(getWaiting, () => waitingForAdministrators(context));

  mount(listTroubledJobs, () => troubledJobs(context));

  mount(runJobAgain, async ({ viewer, params }) => {
    await tryJobAgain(context, viewer.id, params.job);
  });

  mount(getSystem, () => describeSystem(context));
}
