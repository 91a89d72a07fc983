import type { z } from 'zod';
import { withCodeTitles } from '#career/occupations/code-titles.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import { writeResumeSteps } from '#career/resume/write-resume.ts';
import type { ResumeTarget, TailoringLevel, WrittenResume } from '#career/resume/written-resume.ts';
import type { generateFromJobBody } from '#contract/resumes.ts';
import { getOwnMatch } from '#server/areas/matches/matches.service.ts';
import { addPostingMatch, matchOfPosting } from '#server/areas/matches/posting-match.service.ts';
import { getRecordAndLines, type ToldRecord } from '#server/areas/record/record.service.ts';
import { askForWordings, type Wordings } from '#server/areas/record/wordings.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Query, Tx } from '#server/platform/database/database.ts';
import type { StoredPosting } from '#server/platform/database/schema/resumes.ts';
import { Refusal } from '#server/platform/http/errors.ts';
import { inSlices } from '#server/platform/threads/in-slices.ts';
import { storeNewResume } from './resumes.service.ts';
import { creditLimit, hasCredit, takeCredit } from './resumes.store.ts';

/**
 * Writes a resume for one of the person's matches, from the record as it stands when it is asked for. It is written before
 * the transaction that stores it: others would wait for that one. The generation is counted in there: eight requests at
 * once on an account with five left make five.
 */
export async function generateResume(
  context: Context,
  userId: number,
  jobMatchId: number,
  useLanguageModel = false,
) {
  const help = useLanguageModel ? await askForHelp(context, userId) : undefined;
  const { db, clock, matching } = context;
  const match = await getOwnMatch(db.query, userId, jobMatchId);
  await assertCredit(db.query, userId, clock.now());
  const told = await getRecordAndLines(db.query, userId, clock.now());
  const target = { jobTitle: match.jobTitle, skills: skillList(match.skills) };
  const written = await write(matching.facts, told, target, 'balanced');
  return db.transaction(async (tx) => {
    // Once more: it may be gone by now.
    await getOwnMatch(tx, userId, jobMatchId);
    await spendCredit(tx, userId, clock.now());
    return store(context, tx, userId, jobMatchId, helped(written, help), null);
  });
}

/** Writes a resume for a posting, with a match of its own. Counted like any other generation. */
export async function generateForPosting(
  context: Context,
  userId: number,
  body: z.output<typeof generateFromJobBody>,
) {
  const { jobTitle, company, jobDescription: description, tailoringLevel, useLanguageModel } = body;
  const help = useLanguageModel ? await askForHelp(context, userId) : undefined;
  const { db, clock, matching } = context;
  await assertCredit(db.query, userId, clock.now());
  const told = await getRecordAndLines(db.query, userId, clock.now());
  const found = await matchOfPosting(context, userId, told.record, { jobTitle, company, description });
  const target = { jobTitle, skills: skillList(found.skills), posting: { description, company } };
  const written = await write(matching.facts, told, target, tailoringLevel);
  return db.transaction(async (tx) => {
    await spendCredit(tx, userId, clock.now());
    const match = await addPostingMatch(tx, found);
    return store(context, tx, userId, match.id, helped(written, help), {
      jobTitle,
      company,
      description,
      tailoringLevel,
    });
  });
}

/** Has the language model word what waits, unless nothing could be generated anyway: then nothing is sent. */
async function askForHelp(context: Context, userId: number): Promise<Wordings | 'failed' | undefined> {
  const { db, clock } = context;
  return (await hasCredit(db.query, userId, clock.now())) ? askForWordings(context, userId) : undefined;
}

/** A resume that says whether the language model helped, and what of its answer was left out as made up. */
function helped(written: WrittenResume, help: Wordings | 'failed' | undefined): WrittenResume {
  if (help === undefined) return written;
  const { report } = written;
  const removed = help === 'failed' ? [] : help.removed;
  return {
    ...written,
    report: {
      ...report,
      languageModel: help === 'failed' ? 'failed' : 'used',
      removed: [...report.removed, ...removed],
    },
  };
}

export const skillList = (skills: string | null | undefined): string[] =>
  (skills ?? '')
    .split(',')
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '');

/** Writes from a record and its lines. What codes are called needs the lists of jobs, the writer itself does not. */
export function write(
  facts: CareerFacts,
  { record, stored }: ToldRecord,
  target: ResumeTarget,
  tailoringLevel: TailoringLevel,
): Promise<WrittenResume> {
  return inSlices(
    writeResumeSteps({ record: withCodeTitles(facts, record), stored, target, tailoringLevel }),
  );
}

async function store(
  { clock }: Context,
  tx: Tx,
  userId: number,
  jobMatchId: number,
  written: WrittenResume,
  posting: StoredPosting | null,
) {
  const now = clock.now();
  return storeNewResume(tx, {
    userId,
    jobMatchId,
    origin: posting ? 'posting' : 'generated',
    content: written.content,
    militaryToJobAlignment: [...written.militaryToJobAlignment],
    posting,
    report: written.report,
    createdAt: now,
    updatedAt: now,
  });
}

/** Before anything is written; spending it decides, since several may be under way. */
async function assertCredit(db: Query, userId: number, now: Date): Promise<void> {
  if (!(await hasCredit(db, userId, now))) throw await noCreditLeft(db, userId);
}

async function spendCredit(tx: Tx, userId: number, now: Date): Promise<void> {
  if (!(await takeCredit(tx, userId, now))) throw await noCreditLeft(tx, userId);
}

async function noCreditLeft(db: Query, userId: number): Promise<Refusal> {
  const limit = await creditLimit(db, userId);
  return new Refusal(
    'credit-limit-reached',
    `You’ve used all ${limit} free resumes. Premium has no limit, and you can still edit and download every resume you have.`,
  );
}
