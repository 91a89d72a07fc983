import { Worker } from 'node:worker_threads';
import { cleanResumeText, RESUME_TEXT_MAX } from '#career/resume/reading/clean-text.ts';
import type { Conversion, ConversionWork } from './conversion-worker.ts';
import { readScans } from './read-scans.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Ordinary documents take well under a second; the limit is for those made to take for ever. */
const TIME_LIMIT_MS = 10_000;
/** Scanned pages take seconds each; the browser waits 30. */
const SCANS_LIMIT_MS = 18_000;
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

interface ReadingOptions {
  readonly timeLimitMs?: number;
  readonly signal?: AbortSignal | undefined;
  readonly tesseract?: string | undefined;
}

/**
 * The text of an uploaded document, read in a thread of its own with limits of time and memory, so that no file can
 * take the server with it. `signal` ends the thread, or the wait for one, at once. Throws UnreadableFile with the
 * reason, or TooBusy. With `tesseract`, the path of that program, scanned pages are read too.
 */
export async function convertFile(
  file: Uint8Array,
  { timeLimitMs = TIME_LIMIT_MS, signal, tesseract }: ReadingOptions = {},
): Promise<string> {
  await takeTurn(signal);
  try {
    const conversion = await convertInThread(
      { file: Uint8Array.from(file), withScans: tesseract !== undefined },
      timeLimitMs,
      signal,
    );
    if ('reason' in conversion) throw new UnreadableFile(conversion.reason);
    if ('text' in conversion) return conversion.text;
    return await textOfScans(conversion.scans, tesseract ?? '', signal);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The dot before an item of a list, as it is read off a picture. */
const MISREAD_BULLET = /^[e¢°«»*] (?=[A-Z0-9])/gm;

/** What pictures of pages say. Throws UnreadableFile where it can't be had. */
async function textOfScans(
  scans: readonly Uint8Array[],
  tesseract: string,
  signal: AbortSignal | undefined,
): Promise<string> {
  const limit = AbortSignal.timeout(SCANS_LIMIT_MS);
  const read = await readScans(tesseract, scans, signal ? AbortSignal.any([signal, limit]) : limit);
  if (signal?.aborted) throw new UnreadableFile('stopped');
  if (limit.aborted) throw new UnreadableFile('too-long');
  const text = cleanResumeText((read ?? '').replace(MISREAD_BULLET, '• '));
  if (text === '') throw new UnreadableFile('no-text');
  if (text.length > RESUME_TEXT_MAX) throw new UnreadableFile('too-much');
  return text;
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
  work: ConversionWork,
  timeLimitMs: number,
  signal: AbortSignal | undefined,
): Promise<Conversion> {
  const worker = new Worker(new URL('./conversion-worker.ts', import.meta.url), {
    workerData: work,
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
