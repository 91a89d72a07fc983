import { upgradeResumeContent } from '#career/resume/document.ts';
import type { Context } from '#server/platform/context.ts';
import type { Query } from '#server/platform/database/database.ts';
import { pagesOf } from '#server/platform/database/keyset.ts';
import { listGaps } from './gaps.store.ts';
import { presentShare } from './shares.service.ts';
import { listShares } from './shares.store.ts';
import { listVersionsBefore } from './versions.store.ts';

const VERSIONS_AT_ONCE = 50;
/** A hundred resumes with thirty versions of usual length are half of this; made as long as can be, they are 1.6 GB. */
const VERSIONS_CHARACTERS = 64_000_000;

/** A person's earlier texts, newest first, as many as fit: read a few at a time, so that no export fills the memory. */
async function versionsWithin(db: Query, userId: number, mostCharacters: number) {
  const versions = [];
  let characters = 0;
  const read = (last?: { id: number }) => listVersionsBefore(db, userId, last?.id, VERSIONS_AT_ONCE);
  for await (const rows of pagesOf(VERSIONS_AT_ONCE, read)) {
    for (const row of rows) {
      characters += JSON.stringify(row.content).length;
      if (characters > mostCharacters) return versions;
      versions.push(row);
    }
  }
  return versions;
}

/** What is stored around a person's resumes, for the export of all that the site holds of them. */
export async function exportAroundResumes(
  { db }: Context,
  userId: number,
  mostCharacters = VERSIONS_CHARACTERS,
) {
  const versions = await versionsWithin(db.query, userId, mostCharacters);
  return {
    resumeVersions: versions.map((row) => ({ ...row, content: upgradeResumeContent(row.content) })),
    resumeLinks: (await listShares(db.query, userId)).map(presentShare),
    declaredGaps: await listGaps(db.query, userId),
  };
}
