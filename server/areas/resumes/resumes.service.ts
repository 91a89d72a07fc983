import type { z } from 'zod';
import { editResumeContent, skillsFromText, upgradeResumeContent } from '#career/resume/document.ts';
import { writeResume } from '#career/resume/write-resume.ts';
import type { ResumeReply, ResumeSummary, updateResumeBody } from '#contract/resumes.ts';
import { getOwnMatch, markResume } from '#server/areas/matches/matches.service.ts';
import { getVeteranRecord } from '#server/areas/profile/veteran-record.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { notFound, Refusal } from '#server/platform/http/errors.ts';
import { presentResume, presentResumeSummary } from './resumes.present.ts';
import {
  countForMatch,
  creditLimit,
  deleteResumeRow,
  findResume,
  findResumeFor,
  insertResume,
  listResumeRows,
  lockResume,
  saveContent,
  takeCredit,
} from './resumes.store.ts';

/** One's own resumes, newest first. */
export async function listOwnResumes({ db }: Context, userId: number): Promise<ResumeSummary[]> {
  return (await listResumeRows(db.query, userId)).map(presentResumeSummary);
}

/** One's own resumes in full, newest first. */
export async function listWholeResumes({ db }: Context, userId: number): Promise<ResumeReply[]> {
  return (await listResumeRows(db.query, userId)).map(presentResume);
}

/** The newest resume of a match, or the resume with that id; throws not-found when there is neither. */
export async function getResumeFor({ db }: Context, userId: number, id: number): Promise<ResumeReply> {
  const row = await findResumeFor(db.query, userId, id);
  if (!row) throw notFound('A resume for this job match');
  return presentResume(row);
}

export async function ownsResume(db: Query, userId: number, id: number): Promise<boolean> {
  return (await findResume(db, userId, id)) !== undefined;
}

/**
 * Writes a resume for one of the person's matches. The generation is counted in the transaction that stores the
 * resume: eight requests at once on an account with five left make five.
 */
export async function generateResume(
  { db, clock }: Context,
  userId: number,
  jobMatchId: number,
): Promise<ResumeReply> {
  return db.transaction(async (tx) => {
    const match = await getOwnMatch(tx, userId, jobMatchId);
    await assertCredit(tx, userId);
    const skills = (match.skills ?? '').split(',').map((skill) => skill.trim());
    const written = writeResume({
      record: await getVeteranRecord(tx, userId),
      target: { jobTitle: match.jobTitle, skills: skills.filter((skill) => skill !== '') },
      tailoringLevel: 'balanced',
    });
    const now = clock.now();
    const id = await insertResume(tx, {
      userId,
      jobMatchId,
      origin: 'generated',
      content: written.content,
      militaryToJobAlignment: [...written.militaryToJobAlignment],
      report: written.report,
      createdAt: now,
      updatedAt: now,
    });
    await markResume(tx, userId, jobMatchId, true);
    return presentStored(tx, userId, id);
  });
}

async function assertCredit(tx: Tx, userId: number): Promise<void> {
  if (await takeCredit(tx, userId)) return;
  const limit = await creditLimit(tx, userId);
  throw new Refusal(
    'credit-limit-reached',
    `You have used all ${limit} resume generations of the free plan. Premium has no limit; you can still edit and download every resume you have.`,
  );
}

async function presentStored(tx: Tx, userId: number, id: number): Promise<ResumeReply> {
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
): Promise<ResumeReply> {
  return db.transaction(async (tx) => {
    const stored = await lockResume(tx, userId, id);
    if (!stored) throw notFound('This resume');
    if (edit.revision !== undefined && edit.revision !== stored.revision) {
      throw new Refusal('conflict', 'This resume was changed elsewhere since you opened it.');
    }
    const current = upgradeResumeContent(stored.content);
    const skills = edit.skills === undefined ? {} : { skills: skillsFromText(edit.skills) };
    await saveContent(
      tx,
      userId,
      id,
      editResumeContent(current, { ...edit.content, ...skills }),
      clock.now(),
    );
    return presentStored(tx, userId, id);
  });
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
