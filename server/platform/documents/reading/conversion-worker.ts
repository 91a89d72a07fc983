import { parentPort, workerData } from 'node:worker_threads';
import { readFileText } from './read-file.ts';
import { UnreadableFile, type UnreadableReason } from './unreadable-file.ts';

/** What the worker says back. */
export type Conversion = { readonly text: string } | { readonly reason: UnreadableReason };

async function convert(file: Uint8Array): Promise<Conversion> {
  try {
    return { text: await readFileText(file) };
  } catch (error) {
    return { reason: error instanceof UnreadableFile ? error.reason : 'damaged' };
  }
}

parentPort?.postMessage(await convert(workerData as Uint8Array));
