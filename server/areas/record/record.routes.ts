import {
  decideRecordLines,
  deleteRecordLine,
  forgetRecordJob,
  getRecordJobs,
  getRecordLines,
  sayRecordJob,
  wordRecordLines,
} from '#contract/record.ts';
import { forgetJob, getOwnJobs, sayJob } from '#server/areas/profile/said-jobs.service.ts';
import type { RouteContext } from '#server/platform/context.ts';
import { decideLines, forgetLine, getOwnRecord } from './record.service.ts';
import { wordOwnLines } from './wordings.service.ts';

export function recordRoutes(context: RouteContext): void {
  const { mount } = context;

  mount(getRecordLines, ({ viewer }) => getOwnRecord(context, viewer.id));

  mount(decideRecordLines, ({ viewer, body }) => decideLines(context, viewer.id, body.lines));

  mount(wordRecordLines, ({ viewer }) => wordOwnLines(context, viewer.id));

  mount(deleteRecordLine, ({ viewer, params }) => forgetLine(context, viewer.id, params.id));

  mount(getRecordJobs, ({ viewer }) => getOwnJobs(context, viewer.id));

  mount(sayRecordJob, ({ viewer, body }) => sayJob(context, viewer.id, body));

  mount(forgetRecordJob, ({ viewer, params }) => forgetJob(context, viewer.id, params.id));
}
