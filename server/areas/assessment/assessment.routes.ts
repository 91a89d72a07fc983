import { getAssessment, submitEnhancedAssessment } from '#contract/assessment.ts';
import type { RouteContext } from '#server/platform/context.ts';
import { finishEnhancedAssessment, getAssessmentReply } from './assessment.service.ts';

export function assessmentRoutes(context: RouteContext): void {
  const { mount } = context;

  mount(getAssessment, ({ viewer }) => getAssessmentReply(context, viewer.id));

  mount(submitEnhancedAssessment, ({ viewer, body }) =>
    finishEnhancedAssessment(context, viewer.id, body.enhancedAssessmentData),
  );
}
