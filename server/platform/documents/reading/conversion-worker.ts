import { parentPort } from 'node:worker_threads';
import { fileKindOf } from './file-kind.ts';
import { readFileText } from './read-file.ts';
import { UnreadableFile, type UnreadableReason } from './unreadable-file.ts';

/** What the worker is to read. */
export interface ConversionWork {
  readonly file: Uint8Array;
  /** Whether pictures of pages are wanted of a PDF without text. */
  readonly withScans: boolean;
}

/** What the worker says back. */
export type Conversion =
  | { readonly text: string }
  | { readonly scans: readonly Uint8Array[] }
  | { readonly reason: UnreadableReason };

async function convert({ file, withScans }: ConversionWork): Promise<Conversion> {
  try {
    return { text: await readFileText(file) };
  } catch (error) {
    const reason = error instanceof UnreadableFile ? error.reason : 'damaged';
    if (reason !== 'no-text' || !withScans || fileKindOf(file) !== 'pdf') return { reason };
    return scansOf(file);
  }
}

async function scansOf(file: Uint8Array): Promise<Conversion> {
  try {
    const scans = await (await import('./scanned-pages.ts')).scannedPages(file);
    return scans.length === 0 ? { reason: 'no-text' } : { scans };
  } catch {
    return { reason: 'damaged' };
  }
}

parentPort?.once('message', async (work: ConversionWork) => parentPort?.postMessage(await convert(work)));
