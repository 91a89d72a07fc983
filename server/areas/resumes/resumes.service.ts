import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import {
  editResumeContent,
  type ResumeContent,
  skillsFromText,
  upgradeResumeContent,
} from '#career/resume/document.ts';
import type { updateResumeBody } from '#contract/resumes.ts';
import { markResume } from '#server/areas/matches/matches.service.ts';
import { noteMilestone } from '#server/areas/onboarding/onboarding.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { resumes } from '#server/platform/database/schema/resumes.ts';
import { notFound, Refusal } from '#server/platform/http/errors.ts';
import { presentResume } from './resumes.present.ts';
import {
  countForMatch,
  deleteResumeRow,
  findResume,
  findResumeFor,
  insertResume,
  listResumeRows,
  listResumeTitles,
  lockResume,
  saveContent,
} from './resumes.store.ts';
import { keepVersion } from './versions.store.ts';

export { hasResume, hasResumeFor } from './resumes.store.ts';

/** One's own resumes by their titles, newest first. */
export async function listOwnResumes({ db }: Context, userId: number) {
  const rows = await listResumeTitles(db.query, userId);
  return rows.map(({ title, ...row }) => ({ ...row, content: { title } }));
}

/** One's own resumes in full, newest first. */
export async function listWholeResumes({ db }: Context, userId: number) {
  return (await listResumeRows(db.query, userId)).map(presentResume);
}

/** The newest resume of a match, or the resume with that id; throws not-found when there is neither. */
export async function getResumeFor({ db }: Context, userId: number, id: number) {
  const row = await findResumeFor(db.query, userId, id);
  if (!row) throw notFound('A resume for this job match');
  return presentResume(row);
}

/** Stores a new resume in the caller's transaction, notes at its match and its person that there is one, and gives it. */
export async function storeNewResume(tx: Tx, row: typeof resumes.$inferInsert) {
  const { userId, jobMatchId } = row;
  const id = await insertResume(tx, row);
  await markResume(tx, userId, jobMatchId, true);
  await noteMilestone(tx, userId);
  return presentStored(tx, userId, id);
}

async function presentStored(tx: Tx, userId: number, id: number) {
  const row = await findResume(tx, userId, id);
  if (!row) throw notFound('This resume');
  return presentResume(row);
}

/** Saves an edit. Throws a conflict when the edit was made on an older revision than the one stored. */
export async function editResume(
  { db, clock }: Context,
  userId: number,
  id: number,
  edit: z.output<typeof updateResumeBody>,
) {
  return db.transaction(async (tx) => {
    const stored = await lockResume(tx, userId, id);
    if (!stored) throw notFound('This resume');
    if (edit.revision !== undefined && edit.revision !== stored.revision) {
      throw new Refusal('conflict', 'This resume has changed since you opened it.');
    }
    const current = upgradeResumeContent(stored.content);
    const skills = edit.skills === undefined ? {} : { skills: skillsFromText(edit.skills) };
    const content = editResumeContent(current, { ...edit.content, ...skills });
    return saveNewContent(tx, userId, id, stored, content, clock.now());
  });
}

/**
 * Stores a new text of a locked resume and keeps the one before as a version. A save that changes no text
 * raises the revision, as every save does, and keeps no version.
 */
export async function saveNewContent(
  tx: Tx,
  userId: number,
  id: number,
  stored: { content: ResumeContent; revision: number; updatedAt: Date },
  content: ResumeContent,
  now: Date,
) {
  const before = upgradeResumeContent(stored.content);
  // Trying one look after another must not push the earlier texts out.
  if (!isDeepStrictEqual({ ...before, look: content.look, layout: content.layout }, content)) {
    const { revision, updatedAt: savedAt } = stored;
    await keepVersion(tx, { resumeId: id, userId, revision, content: before, savedAt });
  }
  await saveContent(tx, userId, id, content, now);
  return presentStored(tx, userId, id);
}

/** Deletes a resume. The generation it used is not given back (PRODUCT.md, "Credits"). */
export async function removeResume({ db }: Context, userId: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const jobMatchId = await deleteResumeRow(tx, userId, id);
    if (jobMatchId === undefined) throw notFound('This resume');
    const left = await countForMatch(tx, userId, jobMatchId);
    await markResume(tx, userId, jobMatchId, left > 0);
  });
}
