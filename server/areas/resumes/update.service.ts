import { upgradeResumeContent } from '#career/resume/document.ts';
import { type UpdatedResume, updateSteps } from '#career/resume/updating/update-from-record.ts';
import type { WrittenResume } from '#career/resume/written-resume.ts';
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts';
import type { previewUpdate, updateFromRecord as updateFromRecordEndpoint } from '#contract/resumes.ts';
import { getOwnMatch } from '#server/areas/matches/matches.service.ts';
import { getRecordAndLines } from '#server/areas/record/record.service.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound, Refusal } from '#server/platform/http/errors.ts';
import { inSlices } from '#server/platform/threads/in-slices.ts';
import { skillList, write } from './generation.service.ts';
import { saveNewContent } from './resumes.service.ts';
import { findResume, lockResume, saveReport } from './resumes.store.ts';

/**
 * What a resume would say now, with the changes that were chosen (see `updateFromRecord`). Throws not-found, a refusal
 * for a text that the veteran brought, and a conflict where a chosen change is none any more.
 */
async function updatedResume(
  { db: { query: db }, matching, clock }: Context,
  userId: number,
  id: number,
  asked?: { readonly revision: number; readonly taken?: readonly string[] | undefined },
): Promise<UpdatedResume & { readonly revision: number; readonly written: WrittenResume }> {
  const row = await findResume(db, userId, id);
  if (!row) throw notFound('This resume');
  const { report, posting, revision } = row;
  const taken = asked?.taken;
  if (asked && asked.revision !== revision) throw hasChanged();
  if (!report) {
    throw new Refusal('conflict', 'You uploaded this resume, so we don’t change what’s in it.');
  }
  const match = await getOwnMatch(db, userId, row.jobMatchId);
  const told = await getRecordAndLines(db, userId, clock.now());
  const target = {
    jobTitle: posting?.jobTitle ?? match.jobTitle,
    skills: skillList(match.skills),
    ...(posting && { posting: { description: posting.description, company: posting.company } }),
  };
  const written = await write(matching.facts, told, target, posting?.tailoringLevel ?? 'balanced');
  const updated = await inSlices(
    updateSteps(upgradeResumeContent(row.content), report, written, told.stored, taken && new Set(taken)),
  );
  const known = new Set(updated.changes.map((change) => change.id));
  if (taken?.some((change) => !known.has(change))) {
    throw new Refusal(
      'conflict',
      'Your record has changed since you looked. Here’s the difference as it is now.',
    );
  }
  return { ...updated, revision, written };
}

const hasChanged = () => new Refusal('conflict', 'This resume has changed since you opened it.');

/** What a resume would say if it were brought up to date. */
export async function previewOwnUpdate(
  context: Context,
  userId: number,
  id: number,
): Promise<ReplyOf<typeof previewUpdate>> {
  const { content, revision, changes } = await updatedResume(context, userId, id);
  return {
    content,
    revision,
    changes: changes.map(({ id: change, part, label, before, after, isOwn }) => ({
      ...{ id: change, part, label, before, after, isOwn },
    })),
  };
}

/** Brings a resume up to date, as a save like any other. Uses no generation: nothing new is written for it. */
export async function updateOwnFromRecord(
  context: Context,
  userId: number,
  id: number,
  { revision, taken }: ParsedOf<typeof updateFromRecordEndpoint, 'body'>,
) {
  // Before the transaction: others would wait for that one.
  const { content, report, written } = await updatedResume(context, userId, id, { revision, taken });
  return context.db.transaction(async (tx) => {
    const stored = await lockResume(tx, userId, id);
    if (!stored) throw notFound('This resume');
    if (stored.revision !== revision) throw hasChanged();
    await saveReport(tx, userId, id, {
      report,
      militaryToJobAlignment: [...written.militaryToJobAlignment],
    });
    return saveNewContent(tx, userId, id, stored, content, context.clock.now());
  });
}
