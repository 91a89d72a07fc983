import { parentPort } from 'node:worker_threads';
import { fileKindOf } from './file-kind.ts';
import { readFileText } from './read-file.ts';
import { UnreadableFile, type UnreadableReason } from './unreadable-file.ts';

/** What the worker is to read. */
export interface ConversionWork {
  readonly file: Uint8Array;
  /** Whether pictures of pages are wanted of a PDF without text, and of a photo. */
  readonly withScans: boolean;
}

/** What the worker says back. */
export type Conversion =
  | { readonly text: string }
  /** With why there is no text, should none be found on them. */
  | { readonly scans: readonly Uint8Array[]; readonly ifBlank: UnreadableReason }
  | { readonly reason: UnreadableReason };

async function convert({ file, withScans }: ConversionWork): Promise<Conversion> {
  try {
    return { text: await readFileText(file) };
  } catch (error) {
    const reason = error instanceof UnreadableFile ? error.reason : 'damaged';
    if (!withScans) return { reason };
    if (reason === 'picture') return pagesOfPhoto(file);
    return reason === 'no-text' && fileKindOf(file) === 'pdf' ? pagesOfScan(file) : { reason };
  }
}

const pictures = () => import('./scanned-pages.ts');

async function pagesOfScan(file: Uint8Array): Promise<Conversion> {
  try {
    const scans = await (await pictures()).scannedPages(file);
    return scans.length === 0 ? { reason: 'no-text' } : { scans, ifBlank: 'no-text' };
  } catch {
    return { reason: 'damaged' };
  }
}

async function pagesOfPhoto(file: Uint8Array): Promise<Conversion> {
  try {
    const scans = await (await pictures()).photographedPage(file);
    return scans.length === 0 ? { reason: 'blank-picture' } : { scans, ifBlank: 'blank-picture' };
  } catch {
    // What phones save as HEIC is patented, and no decoder comes with ours.
    return { reason: 'other-picture' };
  }
}

parentPort?.once('message', async (work: ConversionWork) => parentPort?.postMessage(await convert(work)));
