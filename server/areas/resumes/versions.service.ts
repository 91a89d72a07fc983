import { changedParts } from '#career/resume/difference.ts';
import { cutToLimit, RESUME_LIMITS, upgradeResumeContent } from '#career/resume/document.ts';
import { mapped } from '#career/steps.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { inSlices } from '#server/platform/threads/in-slices.ts';
import { presentResume } from './resumes.present.ts';
import { saveNewContent } from './resumes.service.ts';
import { findResume, insertResume, lockResume } from './resumes.store.ts';
import { assertRoom } from './upload.service.ts';
import { findVersion, listVersionRows } from './versions.store.ts';

/** The earlier texts of a resume, newest first, each with what its save changed. */
export async function listOwnVersions({ db }: Context, userId: number, id: number) {
  const resume = await findResume(db.query, userId, id);
  if (!resume) throw notFound('This resume');
  const rows = await listVersionRows(db.query, userId, id);
  const now = upgradeResumeContent(resume.content);
  const texts = await inSlices(mapped(rows, ({ content }) => upgradeResumeContent(content)));
  const told = mapped(rows, ({ revision, savedAt }, at) => {
    const text = texts[at] ?? now;
    const before = texts[at + 1];
    return {
      ...{ revision, savedAt },
      changed: before === undefined ? null : changedParts(before, text),
      isCurrent: changedParts(text, now).every((part) => part === 'Layout'),
    };
  });
  return inSlices(told);
}

/** One earlier text. Throws not-found, also for one that was let go. */
export async function getOwnVersion({ db }: Context, userId: number, id: number, revision: number) {
  const row = await findVersion(db.query, userId, id, revision);
  if (!row) throw notFound('This version');
  return { ...row, content: upgradeResumeContent(row.content) };
}

/** Makes an earlier text the newest one. What it replaces becomes a version itself, so that this too can be undone. */
export async function restoreOwnVersion(
  { db, clock }: Context,
  userId: number,
  id: number,
  revision: number,
) {
  return db.transaction(async (tx) => {
    const stored = await lockResume(tx, userId, id);
    const version = await findVersion(tx, userId, id, revision);
    if (!stored || !version) throw notFound('This version');
    return saveNewContent(tx, userId, id, stored, upgradeResumeContent(version.content), clock.now());
  });
}

/** The title of a copy says that it is one, within the limit of titles. */
function titleOfCopy(title: string): string {
  const ending = ' (copy)';
  return title.endsWith(ending)
    ? title
    : `${cutToLimit(title, RESUME_LIMITS.title - ending.length)}${ending}`;
}

/** A copy of one's own resume, with its posting and the origin of its lines. Uses no generation. */
export async function duplicateOwn({ db, clock }: Context, userId: number, id: number) {
  return db.transaction(async (tx) => {
    const row = await findResume(tx, userId, id);
    if (!row) throw notFound('This resume');
    await assertRoom(tx, userId);
    const content = upgradeResumeContent(row.content);
    const { userId: owner, jobMatchId, origin, militaryToJobAlignment, posting, report } = row;
    const now = clock.now();
    const copyId = await insertResume(tx, {
      ...{ userId: owner, jobMatchId, origin, militaryToJobAlignment, posting, report },
      content: { ...content, title: titleOfCopy(content.title || row.jobTitle) },
      isCopy: true,
      createdAt: now,
      updatedAt: now,
    });
    const copy = await findResume(tx, userId, copyId);
    if (!copy) throw new Error('The copy was not stored');
    return presentResume(copy);
  });
}
