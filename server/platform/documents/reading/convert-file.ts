import { Worker } from 'node:worker_threads';
import type { Conversion } from './conversion-worker.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Ordinary documents take well under a second; the limit is for those made to take for ever. */
const TIME_LIMIT_MS = 10_000;
const HEAP_MEGABYTES = 192;
/** Unpacked bytes lie outside the heap that Node limits, so the whole process is watched while a file is read. */
const GROWTH_LIMIT_BYTES = 500 * 1024 * 1024;
const WATCH_EVERY_MS = 50;
/** How many files are read at once, and how many may wait. */
const AT_ONCE = 2;
const MOST_WAITING = 20;

let running = 0;
const waiting: (() => void)[] = [];

/** Too many files are being read for another one to wait. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

/**
 * The text of an uploaded document, read in a thread of its own with limits of time and memory, so that no file can
 * take the server with it. `signal` ends the thread, or the wait for one, at once. Throws UnreadableFile with the
 * reason, or TooBusy.
 */
export async function convertFile(
  file: Uint8Array,
  {
    timeLimitMs = TIME_LIMIT_MS,
    signal,
  }: { readonly timeLimitMs?: number; readonly signal?: AbortSignal } = {},
): Promise<string> {
  await takeTurn(signal);
  try {
    const conversion = await convertInThread(file, timeLimitMs, signal);
    if ('reason' in conversion) throw new UnreadableFile(conversion.reason);
    return conversion.text;
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

async function takeTurn(signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) throw new UnreadableFile('stopped');
  if (running < AT_ONCE) {
    running += 1;
    return;
  }
  if (waiting.length >= MOST_WAITING) throw new TooBusy();
  await new Promise<void>((resolve, reject) => {
    const leave = () => {
      waiting.splice(waiting.indexOf(go), 1);
      reject(new UnreadableFile('stopped'));
    };
    const go = () => {
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    waiting.push(go);
    signal?.addEventListener('abort', leave, { once: true });
  });
}

async function convertInThread(
  file: Uint8Array,
  timeLimitMs: number,
  signal: AbortSignal | undefined,
): Promise<Conversion> {
  const worker = new Worker(new URL('./conversion-worker.ts', import.meta.url), {
    workerData: Uint8Array.from(file),
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    // Libraries warn about what they do not know; none of it is for the log.
    stdout: true,
    stderr: true,
    env: {},
  });
  const begin = process.memoryUsage.rss();
  let watch: NodeJS.Timeout | undefined;
  let limit: NodeJS.Timeout | undefined;
  const ended = new AbortController();
  try {
    return await new Promise<Conversion>((resolve) => {
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) =>
        resolve({ reason: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-much' : 'damaged' }),
      );
      worker.once('exit', () => resolve({ reason: 'damaged' }));
      // It may have been stopped between its turn and here.
      if (signal?.aborted) resolve({ reason: 'stopped' });
      signal?.addEventListener('abort', () => resolve({ reason: 'stopped' }), { signal: ended.signal });
      limit = setTimeout(() => resolve({ reason: 'too-long' }), timeLimitMs);
      watch = setInterval(() => {
        if (process.memoryUsage.rss() - begin > GROWTH_LIMIT_BYTES) resolve({ reason: 'too-much' });
      }, WATCH_EVERY_MS);
    });
  } finally {
    ended.abort();
    clearTimeout(limit);
    clearInterval(watch);
    await worker.terminate();
  }
}
