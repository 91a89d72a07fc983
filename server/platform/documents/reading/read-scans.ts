import { execFile } from 'node:child_process';

/** What a page of dense text gives; more is no text. */
const MOST_BYTES = 1024 * 1024;

/**
 * The text of pictures of pages, a page after the other, by the operator's own tesseract (`TESSERACT`). It gets a picture
 * on its standard input and nothing else: no file, no settings of ours. Null when it fails, is stopped or takes too long.
 */
export async function readScans(
  tesseract: string,
  pages: readonly Uint8Array[],
  signal: AbortSignal,
): Promise<string | null> {
  const texts: string[] = [];
  for (const page of pages) {
    const text = await readScan(tesseract, page, signal);
    if (text === null) return null;
    texts.push(text);
  }
  return texts.join('\n');
}

function readScan(tesseract: string, page: Uint8Array, signal: AbortSignal): Promise<string | null> {
  return new Promise((resolve) => {
    const child = execFile(
      tesseract,
      ['stdin', 'stdout', '-l', 'eng'],
      // One thread: the machine has others to serve. Killed, not asked: a reading has nothing to put away.
      { env: { OMP_THREAD_LIMIT: '1' }, maxBuffer: MOST_BYTES, signal, killSignal: 'SIGKILL' },
      (error, text) => resolve(error === null ? text : null),
    );
    // One that ends before it has read its picture closes the pipe; what it ends with tells.
    child.stdin?.on('error', () => {});
    child.stdin?.end(page);
  });
}
