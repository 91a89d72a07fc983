import { ownWords } from '#career/record/record-lines.ts';
import { matchStored, type StoredLine, withOwnWords } from '#career/record/stored-lines.ts';
import { allPlaces, toldPlaces } from '#career/record/told-places.ts';
import type { VeteranRecord } from '#career/service.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { LIMITS } from '#contract/limits.ts';
import type { decideRecordLines, RecordReply } from '#contract/record.ts';
import { getVeteranRecord } from '#server/areas/profile/veteran-record.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { lockPerson } from '#server/platform/database/person.store.ts';
import { notFound, Refusal } from '#server/platform/http/errors.ts';
import { inSlices } from '#server/platform/threads/in-slices.ts';
import { presentRecordSteps } from './record.present.ts';
import {
  countStored,
  deleteStored,
  listStoredRows,
  type StoredLineRow,
  upsertStored,
} from './record.store.ts';

type Decision = ParsedOf<typeof decideRecordLines, 'body'>['lines'][number];

/** A person's statements beside the lines we suggest and what they decided. */
export async function getOwnRecord({ db, clock }: Context, userId: number): Promise<RecordReply> {
  const record = await getVeteranRecord(db.query, userId, clock.now());
  return inSlices(presentRecordSteps(record, await listStoredRows(db.query, userId)));
}

/** What a resume is written from: the record, and what the veteran decided of its lines. */
export interface ToldRecord {
  readonly record: VeteranRecord;
  readonly stored: readonly StoredLine[];
}

export async function getRecordAndLines(db: Query, userId: number, readOn: Date): Promise<ToldRecord> {
  return { record: await getVeteranRecord(db, userId, readOn), stored: await listStoredRows(db, userId) };
}

/**
 * The record with what the veteran answered and wrote on the page of their record: what claims are checked against. Not
 * for within a transaction: others have a turn while it is read.
 */
export async function getSaidRecord(db: Query, userId: number, readOn: Date): Promise<VeteranRecord> {
  const { record, stored } = await getRecordAndLines(db, userId, readOn);
  await inSlices(toldPlaces.inSteps(record));
  return withOwnWords(record, stored);
}

/** Stores decisions, all of them or none. Throws a conflict where a statement no longer stands in the record. */
export async function decideLines(
  { db, clock }: Context,
  userId: number,
  decisions: readonly Decision[],
): Promise<RecordReply> {
  const { record, rows } = await db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const standing = await getVeteranRecord(tx, userId, clock.now());
    await store(tx, userId, standing, decisions, clock.now());
    return { record: standing, rows: await listStoredRows(tx, userId) };
  });
  return inSlices(presentRecordSteps(record, rows));
}

async function store(
  tx: Tx,
  userId: number,
  record: VeteranRecord,
  decisions: readonly Decision[],
  now: Date,
): Promise<void> {
  const places = allPlaces(toldPlaces(record));
  const matched = matchStored(places, await listStoredRows(tx, userId));
  const standing = new Set(
    places.flatMap(({ key, statements }) => statements.map((source) => `${key}\n${source}`)),
  );
  // Of two decisions on one statement the last one counts.
  const byStatement = new Map(decisions.map((line) => [`${line.place}\n${line.source}`, line]));
  const rows: StoredLine[] = [];
  const gone: number[] = [];
  for (const [statement, decision] of byStatement) {
    if (!standing.has(statement)) {
      throw new Refusal('conflict', 'Your words have changed since you opened this page. Reload it.');
    }
    const before = matched.find(decision.place, decision.source);
    const row = decided(decision, before);
    const isKept = row.decision !== null || row.answer !== null || row.wording !== null;
    if (isKept) rows.push(row);
    // What was kept under another place moves here with the first decision.
    if (before && (!isKept || before.place !== row.place)) gone.push(before.id);
    if (decision.replaces !== undefined) gone.push(decision.replaces);
  }
  await deleteStored(tx, userId, gone);
  await upsertStored(tx, userId, rows, now);
  if ((await countStored(tx, userId)) > LIMITS.recordLinesMax) {
    throw new Refusal(
      'conflict',
      `We keep up to ${LIMITS.recordLinesMax} decisions. First delete the ones whose words have changed.`,
    );
  }
}

function decided(
  { place, source, decision, text, answer: given }: Decision,
  before: StoredLineRow | undefined,
): StoredLine {
  const answer = given === undefined ? (before?.answer ?? null) : given;
  const texts = {
    accepted: text ?? null,
    edited: text ?? null,
    'own-words': ownWords(source, answer),
    'left-out': null,
  };
  return {
    ...{ place, source, decision, answer },
    text: decision === null ? null : texts[decision],
    // A new answer says more than the model was told.
    wording: given === undefined ? (before?.wording ?? null) : null,
  };
}

/** Forgets what was decided of words that have changed. Throws not-found for what is not one's own. */
export async function forgetLine({ db }: Context, userId: number, id: number): Promise<void> {
  if ((await deleteStored(db.query, userId, [id])) === 0) throw notFound('This line');
}

/** What is kept of a person's statements, for the export of all that the site holds of them. */
export function exportStoredLines({ db }: Context, userId: number): Promise<StoredLineRow[]> {
  return listStoredRows(db.query, userId);
}
