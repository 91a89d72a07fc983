import { getTraining } from '#contract/training.ts';
import type { RouteContext } from '#server/platform/context.ts';
import { getTrainingFor } from './training.service.ts';

export function trainingRoutes(context: RouteContext): void {
  context.mount(getTraining, async ({ viewer, params, query }) => ({
    training: await getTrainingFor(context, viewer.id, params.id, query.place),
  }));
}
