import {
  getAssessment,
  getKeptAnswers,
  getStrengthsAnalysis,
  getStrengthsReport,
  keepAnswers,
  listAssessmentHistory,
  submitBasicAssessment,
  submitEnhancedAssessment,
} from '#contract/assessment.ts';
import type { RouteContext } from '#server/platform/context.ts';
import { sendAsFile } from '#server/platform/http/attachment.ts';
import { goneSignal } from '#server/platform/http/gone.ts';
import { assertPlanOpens } from '#server/platform/http/plan-gate.ts';
import {
  analyseStrengths,
  finishBasicAssessment,
  finishEnhancedAssessment,
  getAssessmentReply,
  listOwnResults,
} from './assessment.service.ts';
import { addKeptAnswers, readKeptAnswers } from './draft.service.ts';
import { writeStrengthsReport } from './report.service.ts';

export function assessmentRoutes(context: RouteContext): void {
  const { mount } = context;

  mount(getAssessment, ({ viewer }) => getAssessmentReply(context, viewer.id));

  mount(submitBasicAssessment, ({ viewer, body }) => finishBasicAssessment(context, viewer.id, body.answers));

  mount(submitEnhancedAssessment, ({ viewer, body }) =>
    finishEnhancedAssessment(context, viewer.id, body.enhancedAssessmentData),
  );

  mount(getKeptAnswers, ({ viewer }) => readKeptAnswers(context, viewer.id));

  mount(keepAnswers, ({ viewer, body }) => addKeptAnswers(context, viewer.id, body.answers));

  mount(listAssessmentHistory, ({ viewer }) => listOwnResults(context, viewer.id));

  mount(getStrengthsAnalysis, ({ viewer }) => {
    assertPlanOpens(viewer, 'detailedAnalysis');
    return analyseStrengths(context, viewer.id);
  });

  mount(getStrengthsReport, ({ viewer, reply }) => {
    assertPlanOpens(viewer, 'analysisReport');
    sendAsFile(reply, 'strengths-report.pdf');
    return writeStrengthsReport(context, viewer.id, goneSignal(reply));
  });
}
