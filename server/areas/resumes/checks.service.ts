import { upgradeResumeContent } from '#career/resume/document.ts';
import { headerOfProfile } from '#career/resume/layouts/resume-blocks.ts';
import { lineOrigins, reviewedOrigins } from '#career/resume/line-origins.ts';
import { countOwnJobs } from '#career/resume/own-jobs.ts';
import { readabilitySteps } from '#career/resume/readability.ts';
import { mapped } from '#career/steps.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { CHECKED_MOST, type getReadability, type OriginsReply } from '#contract/resume-checks.ts';
import { getUserReply } from '#server/areas/profile/profile.service.ts';
import { getRecordAndLines } from '#server/areas/record/record.service.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { inSlices } from '#server/platform/threads/in-slices.ts';
import { findResume } from './resumes.store.ts';

/** What could keep a resume of one's own from being read well, as it is saved now. */
export async function checkOwnReadability(
  context: Context,
  userId: number,
  id: number,
): Promise<ReplyOf<typeof getReadability>> {
  const row = await findResume(context.db.query, userId, id);
  if (!row) throw notFound('This resume');
  const user = await getUserReply(context, userId);
  const content = upgradeResumeContent(row.content);
  const contact = content.contact ?? headerOfProfile(user).contact;
  const steps = readabilitySteps({ content, contact, branch: user.militaryBranch });
  const findings = (await inSlices(mapped(steps, (step) => step()))).flat();
  return {
    findings: findings.slice(0, CHECKED_MOST).map(({ id: kind, where, finding, meaning, fix }) => ({
      id: kind,
      where,
      finding,
      meaning,
      fix,
    })),
  };
}

/** Where each line of a resume of one's own came from. */
export async function getOwnOrigins(
  { db, clock }: Context,
  userId: number,
  id: number,
): Promise<OriginsReply> {
  const row = await findResume(db.query, userId, id);
  if (!row) throw notFound('This resume');
  const content = upgradeResumeContent(row.content);
  const origins = lineOrigins(content, row.report);
  const { record, stored } = await getRecordAndLines(db.query, userId, clock.now());
  const lines = reviewedOrigins(origins.slice(0, CHECKED_MOST), record, stored);
  return {
    ownJobs: countOwnJobs(content, row.report),
    lines: lines.map(({ section, text, sources, review, statement }) => ({
      section,
      text,
      review,
      statement,
      sources: sources.map(({ field, quote }) => ({ field, quote })),
    })),
  };
}
