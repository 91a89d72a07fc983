import type { z } from 'zod';
import { strikeNumbers } from '#career/papers/strike-numbers.ts';
import { type ResumeContent, resumeContent } from '#career/resume/document.ts';
import { resumeContentFromText } from '#career/resume/reading/read-text.ts';
import { textOfJson } from '#career/resume/text-of-json.ts';
import { LIMITS } from '#contract/limits.ts';
import type { uploadResumeBody } from '#contract/resumes.ts';
import { getOwnMatch } from '#server/areas/matches/matches.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { uploadedText } from '#server/platform/documents/reading/uploaded-text.ts';
import { Refusal } from '#server/platform/http/errors.ts';
import { storeNewResume } from './resumes.service.ts';
import { countBrought } from './resumes.store.ts';

/** Throws when there is no room for another resume that was not written here. */
export async function assertRoom(tx: Tx, userId: number): Promise<void> {
  if ((await countBrought(tx, userId)) < LIMITS.uploadedResumesMax) return;
  throw new Refusal(
    'conflict',
    `You’ve uploaded or duplicated ${LIMITS.uploadedResumesMax} resumes, the most you can keep. Delete one you don’t need first.`,
  );
}

/** Stores the text of a resume written elsewhere, by the sections found in it. Uses no generation. */
export async function storeUpload(
  { db, clock }: Context,
  userId: number,
  { jobMatchId, content: text }: z.output<typeof uploadResumeBody>,
) {
  return db.transaction(async (tx) => {
    const match = await getOwnMatch(tx, userId, jobMatchId);
    await assertRoom(tx, userId);
    const now = clock.now();
    return storeNewResume(tx, {
      userId,
      jobMatchId,
      origin: 'uploaded',
      content: withHeader(resumeContentFromText(strikeNumbers(text).text, match.jobTitle)),
      militaryToJobAlignment: [],
      posting: null,
      report: null,
      createdAt: now,
      updatedAt: now,
    });
  });
}

/** A header without a name would hide the one of the profile; then the profile's stands. */
function withHeader(content: ResumeContent): ResumeContent {
  return content.contact?.firstName ? content : { ...content, contact: null };
}

/** The text of a file and the sections found in it. Throws a refusal that says why where there is none to be had. */
export async function readUpload(
  context: Context,
  userId: number,
  file: Uint8Array,
  signal: AbortSignal,
): Promise<{ text: string; content: ResumeContent }> {
  const { text } = strikeNumbers(textOfJson(await uploadedText(context, userId, file, signal)));
  return { text, content: resumeContent.parse(resumeContentFromText(text, '')) };
}
