import { cleanResumeText, RESUME_TEXT_MAX } from '#career/resume/reading/clean-text.ts';
import { LimitedThread, ThreadEnded } from '../../threads/limited-thread.ts';
import { type Owner, Turns, WentAway } from '../../threads/turns.ts';
import type { Conversion, ConversionWork } from './conversion-worker.ts';
import { readScans } from './read-scans.ts';
import { UnreadableFile, type UnreadableReason } from './unreadable-file.ts';

/** Ordinary documents take well under a second; the limit is for those made to take for ever. */
const TIME_LIMIT_MS = 10_000;
/** Scanned pages take seconds each; the browser waits 30. */
const SCANS_LIMIT_MS = 18_000;

const turns = new Turns({ atOnce: 2, mostWaiting: 20, mostOfOne: 5 });

interface ReadingOptions {
  /** Whose turn it takes. */
  readonly owner: Owner;
  readonly timeLimitMs?: number;
  readonly signal?: AbortSignal | undefined;
  readonly tesseract?: string | undefined;
}

/**
 * The text of an uploaded document, read in a thread of its own with limits of time and memory, so that no file can
 * take the server with it. `signal` ends the thread, or the wait for one, at once. Throws UnreadableFile with the
 * reason, or TooBusy. With `tesseract`, the path of that program, scanned pages and photos are read too.
 */
export async function convertFile(
  file: Uint8Array,
  { owner, timeLimitMs = TIME_LIMIT_MS, signal, tesseract }: ReadingOptions,
): Promise<string> {
  try {
    return await turns.take(owner, signal, async () => {
      const work = { file: Uint8Array.from(file), withScans: tesseract !== undefined };
      const conversion = await convertInThread(work, timeLimitMs, signal);
      if ('reason' in conversion) throw new UnreadableFile(conversion.reason);
      if ('text' in conversion) return conversion.text;
      return textOfScans(conversion, tesseract ?? '', signal);
    });
  } catch (error) {
    if (error instanceof WentAway) throw new UnreadableFile('stopped');
    if (error instanceof ThreadEnded)
      throw new UnreadableFile(error.reason === 'failed' ? 'damaged' : error.reason);
    throw error;
  }
}

/** Each file has a thread of its own: what one did to it, the next must not meet. */
async function convertInThread(
  work: ConversionWork,
  timeLimitMs: number,
  signal: AbortSignal | undefined,
): Promise<Conversion> {
  const thread = new LimitedThread<ConversionWork, Conversion>(
    new URL('./conversion-worker.ts', import.meta.url),
  );
  try {
    return await thread.ask(work, timeLimitMs, signal);
  } finally {
    await thread.end();
  }
}

/** The dot before an item of a list, as it is read off a picture. */
const MISREAD_BULLET = /^[e¢°«»*] (?=[A-Z0-9])/gm;

/** What pictures of pages say. Throws UnreadableFile where it can't be had. */
async function textOfScans(
  { scans, ifBlank }: { readonly scans: readonly Uint8Array[]; readonly ifBlank: UnreadableReason },
  tesseract: string,
  signal: AbortSignal | undefined,
): Promise<string> {
  const limit = AbortSignal.timeout(SCANS_LIMIT_MS);
  const read = await readScans(tesseract, scans, signal ? AbortSignal.any([signal, limit]) : limit);
  if (signal?.aborted) throw new UnreadableFile('stopped');
  if (limit.aborted) throw new UnreadableFile('too-long');
  const text = cleanResumeText((read ?? '').replace(MISREAD_BULLET, '• '));
  if (text === '') throw new UnreadableFile(ifBlank);
  if (text.length > RESUME_TEXT_MAX) throw new UnreadableFile('too-much');
  return text;
}
