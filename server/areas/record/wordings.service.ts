import { matchStored, type StoredLine, withOwnWords } from '#career/record/stored-lines.ts';
import { allPlaces, toldPlaces } from '#career/record/told-places.ts';
import { evidenceOf } from '#career/resume/claims/evidence.ts';
import {
  ASKED_TOGETHER,
  type AskedStatement,
  type ModelLines,
  type ModelRequest,
  modelLines,
  modelRequest,
  statementsToWord,
} from '#career/resume/model/model-request.ts';
import { type ModelWording, modelWordings } from '#career/resume/model/model-wordings.ts';
import type { RemovedClaim } from '#career/resume/written-resume.ts';
import { LIMITS } from '#contract/limits.ts';
import { getUserReply } from '#server/areas/profile/profile.service.ts';
import { getVeteranRecord } from '#server/areas/profile/veteran-record.service.ts';
import type { Context } from '#server/platform/context.ts';
import { lockPerson } from '#server/platform/database/person.store.ts';
import { Refusal } from '#server/platform/http/errors.ts';
import {
  askLanguageModel,
  type LanguageModelSettings,
  ModelFailed,
} from '#server/platform/language-model.ts';
import { getRecordAndLines } from './record.service.ts';
import { countStored, deleteStored, listStoredRows, upsertStored } from './record.store.ts';

/** Requests to the model at once, for one person. What they don't reach is asked about next time. */
const REQUESTS_AT_ONCE = 3;

/** What came of asking a language model for lines. */
export interface Wordings {
  readonly worded: number;
  readonly removed: readonly RemovedClaim[];
}

/** Whom the model is being asked for, by site: a person's second question would cost the operator the same again. */
const askedFor = new WeakMap<Context['db'], Set<number>>();

function peopleAskedFor(db: Context['db']): Set<number> {
  const people = askedFor.get(db) ?? new Set();
  askedFor.set(db, people);
  return people;
}

/**
 * Asks the site's language model for lines of statements that nothing was decided on, and keeps those that hold before
 * the claim check: they are suggestions, as ours are. Asked outside of any transaction: it may take half a minute.
 * Undefined where the site has no model; 'failed' where no answer could be used, or one is on its way already.
 */
export async function askForWordings(
  context: Context,
  userId: number,
): Promise<Wordings | 'failed' | undefined> {
  const { languageModel } = context.config;
  if (!languageModel) return undefined;
  const people = peopleAskedFor(context.db);
  if (people.has(userId)) return 'failed';
  people.add(userId);
  try {
    return await ask(context, languageModel, userId);
  } finally {
    people.delete(userId);
  }
}

/** The same for the page of the record. Throws a refusal where there is no model or it gave nothing. */
export async function wordOwnLines(context: Context, userId: number) {
  const wordings = await askForWordings(context, userId);
  if (wordings === undefined) throw new Refusal('not-found', 'This site has no language model.');
  if (wordings === 'failed')
    throw new Refusal('unavailable', 'The language model didn’t answer. Try again in a minute.');
  const { worded, removed } = wordings;
  return { worded, removed: removed.map(({ text, claim, why = '' }) => ({ text, claim, why })) };
}

async function ask(
  context: Context,
  model: LanguageModelSettings,
  userId: number,
): Promise<Wordings | 'failed'> {
  const told = await getRecordAndLines(context.db.query, userId, context.clock.now());
  const parts = partsOf(statementsToWord(told.record, told.stored, ASKED_TOGETHER * REQUESTS_AT_ONCE));
  const user = await getUserReply(context, userId);
  const names = [user.firstName, user.lastName, user.username].flatMap((name) => name ?? []);
  const evidence = evidenceOf(withOwnWords(told.record, told.stored), null);
  const answers = await Promise.all(
    parts.map(async (part) => {
      const answer = await answerTo(model, modelRequest(told.record, part, names));
      return answer && modelWordings(part, answer, evidence);
    }),
  );
  const usable = answers.filter((answer) => answer !== undefined);
  if (parts.length > 0 && usable.length === 0) return 'failed';
  const worded = usable.flatMap((answer) => answer.worded);
  await keep(context, userId, worded);
  return {
    worded: worded.filter(({ wording }) => wording !== '').length,
    removed: usable.flatMap(({ removed }) => removed),
  };
}

const partsOf = (asked: readonly AskedStatement[]) =>
  Array.from({ length: Math.ceil(asked.length / ASKED_TOGETHER) }, (_, at) =>
    asked.slice(at * ASKED_TOGETHER, (at + 1) * ASKED_TOGETHER),
  );

/** Undefined where no answer came that can be read. */
async function answerTo(
  model: LanguageModelSettings,
  request: ModelRequest,
): Promise<ModelLines | undefined> {
  try {
    return await askLanguageModel(model, request, modelLines);
  } catch (error) {
    if (error instanceof ModelFailed) return undefined;
    throw error;
  }
}

/** Keeps lines beside the statements that still stand; those of words that have changed since go. */
async function keep({ db, clock }: Context, userId: number, worded: readonly ModelWording[]): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const now = clock.now();
    const places = allPlaces(toldPlaces(await getVeteranRecord(tx, userId, now)));
    const { find, unmatched } = matchStored(places, await listStoredRows(tx, userId));
    const useless = unmatched.filter(({ decision, answer }) => decision === null && answer === null);
    const standing = new Map(places.map(({ key, statements }) => [key, new Set(statements)]));
    const rows = worded
      .filter(({ place, source }) => standing.get(place)?.has(source))
      .flatMap(({ place, source, answer, wording }): StoredLine[] => {
        const before = find(place, source);
        if (before === undefined)
          return [{ place, source, wording, decision: null, text: null, answer: null }];
        // Decided, or answered otherwise, while the model was asked.
        if (before.decision !== null || before.answer !== answer) return [];
        // What was kept under another place moves here.
        if (before.place !== place) useless.push(before);
        return [{ ...before, place, wording }];
      });
    await deleteStored(
      tx,
      userId,
      useless.map(({ id }) => id),
    );
    const room = LIMITS.recordLinesMax - (await countStored(tx, userId));
    await upsertStored(tx, userId, rows.slice(0, Math.max(0, room)), now);
  });
}
