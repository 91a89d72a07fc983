import {
  applyForJob,
  closeJobReport,
  createJob,
  deleteJob,
  getJob,
  importJobs,
  listJobReports,
  listJobSources,
  listJobs,
  previewJobImport,
  reportJob,
  saveJob,
  updateJob,
} from '#contract/jobs.ts';
import type { RouteContext } from '#server/platform/context.ts';
import {
  changeListing,
  closeReport,
  createListing,
  importListings,
  listReportQueue,
  previewImport,
  removeListing,
} from './board.service.ts';
import {
  applyForListing,
  getListing,
  listBoard,
  listBoardSources,
  reportListing,
  saveListing,
} from './jobs.service.ts';

export function jobsRoutes(context: RouteContext): void {
  const { mount, db } = context;

  mount(listJobs, ({ viewer, query }) => listBoard(context, viewer.id, query));

  mount(listJobSources, () => listBoardSources(context));

  mount(getJob, ({ viewer, params }) => getListing(db.query, viewer.id, params.id));

  mount(saveJob, ({ viewer, params, body }) => saveListing(context, viewer.id, params.id, body.isSaved));

  mount(applyForJob, ({ viewer, params, body }) =>
    applyForListing(context, viewer.id, params.id, body.appliedDate),
  );

  mount(reportJob, ({ viewer, params, body }) => reportListing(context, viewer.id, params.id, body.reason));

  mount(createJob, ({ viewer, body }) => createListing(context, viewer.id, body));

  mount(updateJob, ({ viewer, params, body }) => changeListing(context, viewer.id, params.id, body));

  mount(deleteJob, ({ viewer, params }) => removeListing(context, viewer.id, params.id));

  mount(previewJobImport, ({ body }) => previewImport(context, body));

  mount(importJobs, ({ viewer, body }) => importListings(context, viewer.id, body));

  mount(listJobReports, ({ query }) => listReportQueue(context, query.after));

  mount(closeJobReport, ({ viewer, params }) => closeReport(context, viewer.id, params.id));
}
