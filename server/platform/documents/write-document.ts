import { Refusal } from '../http/errors.ts';
import { LimitedThread, ThreadEnded } from '../threads/limited-thread.ts';
import { type Owner, TooBusy, Turns, WentAway } from '../threads/turns.ts';
import type { DocumentWork, Writers, WrittenDocument } from './document-worker.ts';

/** The widest resume that may be stored takes 3 to 6 seconds on a slow machine; the browser waits 30. */
const TIME_LIMIT_MS = 20_000;
/** Loading what writes takes 0.2 seconds and 50 MB: kept for the next, not for ever. */
const IDLE_MS = 60_000;

const turns = new Turns({ atOnce: 1, mostWaiting: 20, mostOfOne: 4 });
let thread: LimitedThread<DocumentWork, WrittenDocument> | undefined;
let idle: NodeJS.Timeout | undefined;

/** Whose turn it is, until when anybody wants it, and how long it may take. */
export interface DocumentWish {
  readonly owner: Owner;
  /** Leaves the queue; what is being written is finished. */
  readonly signal?: AbortSignal | undefined;
  readonly timeLimitMs?: number;
}

const BUSY = 'We’re making a lot of files right now. Wait a moment and try again.';
const TOO_LONG = 'This file takes too long to make. Shorten it, or try again when the site is less busy.';

const STOPPED = 'Making this file was stopped.';

/**
 * A document, written in a thread of its own: the widest resume takes seconds, in which everybody else would wait. The
 * thread starts with the first document and ends a minute after the last. Throws a refusal where too many wait or it
 * takes too long, and where `signal` aborted.
 */
export async function writeDocument<Kind extends keyof Writers>(
  { owner, signal, timeLimitMs = TIME_LIMIT_MS }: DocumentWish,
  kind: Kind,
  given: Parameters<Writers[Kind]>[0],
): Promise<Awaited<ReturnType<Writers[Kind]>>> {
  try {
    const written = await turns.take(owner, signal, () =>
      inThread({ kind, given } as DocumentWork, timeLimitMs),
    );
    return written as Awaited<ReturnType<Writers[Kind]>>;
  } catch (error) {
    if (error instanceof TooBusy) throw new Refusal('unavailable', BUSY);
    if (error instanceof WentAway) throw new Refusal('unavailable', STOPPED);
    if (error instanceof ThreadEnded && error.reason !== 'failed')
      throw new Refusal('unavailable', TOO_LONG, { cause: error });
    throw error;
  }
}

async function inThread(work: DocumentWork, timeLimitMs: number): Promise<WrittenDocument> {
  clearTimeout(idle);
  thread ??= new LimitedThread(new URL('./document-worker.ts', import.meta.url));
  try {
    return await thread.ask(work, timeLimitMs);
  } catch (error) {
    thread = undefined;
    throw error;
  } finally {
    idle = setTimeout(() => {
      void thread?.end();
      thread = undefined;
    }, IDLE_MS).unref();
  }
}
