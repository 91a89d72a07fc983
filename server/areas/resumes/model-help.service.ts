import { withOwnWords } from '#career/record/stored-lines.ts';
import { type ModelDraft, modelDraft, modelRequest } from '#career/resume/model/model-request.ts';
import { withDecidedLines } from '#career/resume/model/with-decided-lines.ts';
import { withModelDraft } from '#career/resume/model/with-model-draft.ts';
import type { ResumeTarget, TailoringLevel, WrittenResume } from '#career/resume/written-resume.ts';
import { getUserReply } from '#server/areas/profile/profile.service.ts';
import { getSaidRecord, type ToldRecord } from '#server/areas/record/record.service.ts';
import type { Context } from '#server/platform/context.ts';
import {
  askLanguageModel,
  type LanguageModelSettings,
  ModelFailed,
} from '#server/platform/language-model.ts';
import { hasCredit } from './resumes.store.ts';

/** A draft, or that none could be had. */
export type ModelHelp = ModelDraft | 'failed';

/**
 * Whom the model is being asked for, by site. A generation is taken only when the answer is there: without this, someone
 * with one left could have a thousand questions sent at once.
 */
const askedFor = new WeakMap<Context['db'], Set<number>>();

function peopleAskedFor(db: Context['db']): Set<number> {
  const people = askedFor.get(db) ?? new Set();
  askedFor.set(db, people);
  return people;
}

/**
 * Asks the site's language model for a draft, outside of any transaction: it may take half a minute. Undefined when
 * the site has none, or nothing could be generated anyway: then nothing is sent. One question at a time for a person; a
 * second one fails at once. Never throws for the model's faults.
 */
export async function askForDraft(
  context: Context,
  userId: number,
  target: () => Promise<ResumeTarget>,
  level: TailoringLevel,
): Promise<ModelHelp | undefined> {
  const { config, db, clock } = context;
  if (!config.languageModel || !(await hasCredit(db.query, userId, clock.now()))) return undefined;
  const people = peopleAskedFor(db);
  if (people.has(userId)) return 'failed';
  people.add(userId);
  try {
    return await draftFor(context, config.languageModel, userId, await target(), level);
  } finally {
    people.delete(userId);
  }
}

async function draftFor(
  context: Context,
  model: LanguageModelSettings,
  userId: number,
  target: ResumeTarget,
  level: TailoringLevel,
): Promise<ModelHelp> {
  const record = await getSaidRecord(context.db.query, userId, context.clock.now());
  const user = await getUserReply(context, userId);
  const names = [user.firstName, user.lastName, user.username].flatMap((name) => name ?? []);
  const request = modelRequest(record, target, level, names);
  try {
    return await askLanguageModel(model, request, modelDraft);
  } catch (error) {
    if (error instanceof ModelFailed) return 'failed';
    throw error;
  }
}

/** The resume with what of the draft holds before the claim check; the built-in writer's alone where nothing does. */
export function helped(
  written: WrittenResume,
  help: ModelHelp | undefined,
  { record, stored }: ToldRecord,
  target: ResumeTarget,
): WrittenResume {
  if (help === undefined) return written;
  const better =
    help === 'failed' ? undefined : withModelDraft(written, help, withOwnWords(record, stored), target);
  const { report } = better ?? written;
  const marked = {
    ...(better ?? written),
    report: { ...report, languageModel: better ? ('used' as const) : ('failed' as const) },
  };
  return better ? withDecidedLines(marked, written, stored) : marked;
}
