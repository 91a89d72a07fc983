import { answerFirst } from '#contract/explore.ts';
import type { RouteContext } from '#server/platform/context.ts';
import { firstAnswer } from './answer.service.ts';

export function exploreRoutes(context: RouteContext): void {
  context.mount(answerFirst, ({ query: { q, branch, near } }) =>
    firstAnswer(context, branch ?? null, q, near),
  );
}
