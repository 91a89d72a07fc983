import { upgradeResumeContent } from '#career/resume/document.ts';
import type { exportAccount } from '#contract/account.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import { listGaps } from './gaps.store.ts';
import { presentShare } from './shares.service.ts';
import { listShares } from './shares.store.ts';
import { listAllVersions } from './versions.store.ts';

/** What is stored around a person's resumes, for the export of all that the site holds of them. */
export async function exportAroundResumes(
  { db }: Context,
  userId: number,
): Promise<Pick<ReplyOf<typeof exportAccount>, 'resumeVersions' | 'resumeLinks' | 'declaredGaps'>> {
  const versions = await listAllVersions(db.query, userId);
  const shares = await listShares(db.query, userId);
  return {
    resumeVersions: versions.map(({ resumeId, revision, savedAt, content }) => ({
      resumeId,
      revision,
      savedAt: savedAt.toISOString(),
      content: upgradeResumeContent(content),
    })),
    resumeLinks: shares.map((row) => ({ resumeId: row.resumeId, ...presentShare(row) })),
    declaredGaps: (await listGaps(db.query, userId)).map(({ kind, name }) => ({ kind, name })),
  };
}
