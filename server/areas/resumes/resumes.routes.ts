import {
  addClaim,
  answerHave,
  answerLack,
  checkClaims,
  getClaims,
  getOrigins,
  getPosting,
  getReadability,
  takeBackClaim,
} from '#contract/resume-checks.ts';
import { checkExport, downloadResume, RESUME_FORMATS } from '#contract/resume-files.ts';
import { getShare, openSharedResume, revokeShare, shareResume } from '#contract/resume-shares.ts';
import { duplicateResume, getVersion, listVersions, restoreVersion } from '#contract/resume-versions.ts';
import {
  createResume,
  deleteResume,
  generateFromJob,
  getCoverage,
  getResumeForMatch,
  listResumes,
  previewUpdate,
  readResumeFile,
  updateFromRecord,
  updateResume,
  uploadResume,
} from '#contract/resumes.ts';
import type { RouteContext } from '#server/platform/context.ts';
import { sendAsFile } from '#server/platform/http/attachment.ts';
import { goneSignal } from '#server/platform/http/gone.ts';
import { checkOwnReadability, getOwnOrigins } from './checks.service.ts';
import { addOwnClaim, checkOwnClaims, getOwnClaims, takeBackOwnClaim } from './claims.service.ts';
import { exportCheck, exportResume } from './export.service.ts';
import { generateForPosting, generateResume } from './generation.service.ts';
import {
  answerThatOneHas,
  answerThatOneLacks,
  getOwnPosting,
  getPostingCoverage,
} from './posting.service.ts';
import { editResume, getResumeFor, listOwnResumes, removeResume } from './resumes.service.ts';
import { getOwnShare, openShared, revokeOwnShare, shareOwn } from './shares.service.ts';
import { previewOwnUpdate, updateOwnFromRecord } from './update.service.ts';
import { readUpload, storeUpload } from './upload.service.ts';
import { duplicateOwn, getOwnVersion, listOwnVersions, restoreOwnVersion } from './versions.service.ts';

export function resumesRoutes(context: RouteContext): void {
  const { mount } = context;

  mount(listResumes, ({ viewer }) => listOwnResumes(context, viewer.id));

  mount(getResumeForMatch, ({ viewer, params }) => getResumeFor(context, viewer.id, params.id));

  mount(createResume, ({ viewer, body }) =>
    generateResume(context, viewer.id, body.jobMatchId, body.useLanguageModel),
  );

  mount(generateFromJob, ({ viewer, body }) => generateForPosting(context, viewer.id, body));

  mount(uploadResume, ({ viewer, body }) => storeUpload(context, viewer.id, body));

  mount(readResumeFile, ({ viewer, body, reply }) => readUpload(context, viewer.id, body, goneSignal(reply)));

  mount(getCoverage, ({ viewer, params }) => getPostingCoverage(context, viewer.id, params.id));

  mount(checkExport, ({ viewer, params, query, reply }) =>
    exportCheck(context, viewer.id, params.id, goneSignal(reply), query.layout),
  );

  for (const format of RESUME_FORMATS) {
    mount(downloadResume(format), async ({ viewer, params, query, reply }) => {
      const { file, name } = await exportResume(
        context,
        viewer.id,
        params.id,
        format,
        query,
        goneSignal(reply),
      );
      sendAsFile(reply, name);
      return file;
    });
  }

  mount(updateResume, ({ viewer, params, body }) => editResume(context, viewer.id, params.id, body));

  mount(previewUpdate, ({ viewer, params }) => previewOwnUpdate(context, viewer.id, params.id));

  mount(updateFromRecord, ({ viewer, params, body }) =>
    updateOwnFromRecord(context, viewer.id, params.id, body),
  );

  mount(listVersions, ({ viewer, params }) => listOwnVersions(context, viewer.id, params.id));

  mount(getVersion, ({ viewer, params }) => getOwnVersion(context, viewer.id, params.id, params.revision));

  mount(restoreVersion, ({ viewer, params }) =>
    restoreOwnVersion(context, viewer.id, params.id, params.revision),
  );

  mount(duplicateResume, ({ viewer, params }) => duplicateOwn(context, viewer.id, params.id));

  mount(getPosting, ({ viewer, params, reply }) =>
    getOwnPosting(context, viewer.id, params.id, goneSignal(reply)),
  );

  mount(answerHave, ({ viewer, params, body }) => answerThatOneHas(context, viewer.id, params.id, body));

  mount(answerLack, ({ viewer, params, body }) => answerThatOneLacks(context, viewer.id, params.id, body));

  mount(getReadability, ({ viewer, params }) => checkOwnReadability(context, viewer.id, params.id));

  mount(getOrigins, ({ viewer, params }) => getOwnOrigins(context, viewer.id, params.id));

  mount(checkClaims, ({ viewer, body }) => checkOwnClaims(context, viewer.id, body.lines));

  mount(getClaims, ({ viewer, params }) => getOwnClaims(context, viewer.id, params.id));

  mount(addClaim, ({ viewer, params, body }) => addOwnClaim(context, viewer.id, params.id, body));

  mount(takeBackClaim, ({ viewer, params, body }) => takeBackOwnClaim(context, viewer.id, params.id, body));

  mount(getShare, ({ viewer, params }) => getOwnShare(context, viewer.id, params.id));

  mount(shareResume, ({ viewer, params, body }) => shareOwn(context, viewer.id, params.id, body));

  mount(revokeShare, ({ viewer, params }) => revokeOwnShare(context, viewer.id, params.id));

  mount(openSharedResume, ({ body, reply }) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
    return openShared(context, body, goneSignal(reply));
  });

  mount(deleteResume, ({ viewer, params }) => removeResume(context, viewer.id, params.id));
}
