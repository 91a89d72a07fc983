import {
  createResume,
  deleteResume,
  generateFromJob,
  getCoverage,
  getResumeForMatch,
  listResumes,
  readResumeFile,
  updateResume,
  uploadResume,
} from '#contract/resumes.ts';
import type { RouteContext } from '#server/platform/context.ts';
import { generateForPosting, generateResume, getPostingCoverage } from './generation.service.ts';
import { editResume, getResumeFor, listOwnResumes, removeResume } from './resumes.service.ts';
import { readUpload, storeUpload } from './upload.service.ts';

export function resumesRoutes(context: RouteContext): void {
  const { mount } = context;

  mount(listResumes, ({ viewer }) => listOwnResumes(context, viewer.id));

  mount(getResumeForMatch, ({ viewer, params }) => getResumeFor(context, viewer.id, params.id));

  mount(createResume, ({ viewer, body }) => generateResume(context, viewer.id, body.jobMatchId));

  mount(generateFromJob, ({ viewer, body }) => generateForPosting(context, viewer.id, body));

  mount(uploadResume, ({ viewer, body }) => storeUpload(context, viewer.id, body));

  mount(readResumeFile, ({ body }) => readUpload(body));

  mount(getCoverage, ({ viewer, params }) => getPostingCoverage(context, viewer.id, params.id));

  mount(updateResume, ({ viewer, params, body }) => editResume(context, viewer.id, params.id, body));

  mount(deleteResume, async ({ viewer, params }) => {
    await removeResume(context, viewer.id, params.id);
    return { success: true } as const;
  });
}
