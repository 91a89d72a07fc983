import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';

/** A release that can't be taken. The message is for the operator: what is wrong, and with which file. */
export class ReleaseRefused extends Error {}

/** The O*NET text release is 15 MB packed and 60 MB unpacked; a file far beyond that is something else. */
const LARGEST_FILE_BYTES = 200 * 1024 * 1024;
const LARGEST_UNPACKED_BYTES = 600 * 1024 * 1024;

export interface ReleaseFile {
  readonly name: string;
  readonly sha256: string;
  /** Text files of a zip by their own name, without folders; a table alone under its name. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Reads a zip of text files, or one table, which may be packed (.gz). Throws ReleaseRefused for what is neither, too large or damaged. */
export function readReleaseFile(path: string): ReleaseFile {
  const bytes = readBytes(path);
  const name = basename(path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return { name, sha256, texts: unzipped(bytes, name) };
  const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipped(bytes, name) : bytes;
  return { name, sha256, texts: new Map([[name, textOf(plain, name)]]) };
}

function gunzipped(bytes: Buffer, name: string): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: LARGEST_UNPACKED_BYTES });
  } catch (error) {
    throw new ReleaseRefused(`${name} is damaged or not whole: ${String(error)}`);
  }
}

function readBytes(path: string): Buffer {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new ReleaseRefused(`There is no file ${path}.`);
  if (size > LARGEST_FILE_BYTES) throw new ReleaseRefused(`${path} is larger than any release known.`);
  return readFileSync(path);
}

function unzipped(bytes: Buffer, name: string): Map<string, string> {
  let unpacked = 0;
  const files = (() => {
    try {
      return unzipSync(bytes, {
        filter: ({ name: entry, originalSize }) => {
          if (!/\.(?:txt|tsv|csv|json)$/i.test(entry)) return false;
          unpacked += originalSize;
          if (unpacked > LARGEST_UNPACKED_BYTES) throw new ReleaseRefused(`${name} unpacks to far too much.`);
          return true;
        },
      });
    } catch (error) {
      if (error instanceof ReleaseRefused) throw error;
      throw new ReleaseRefused(`${name} is damaged or not whole: ${String(error)}`);
    }
  })();
  return new Map(
    Object.entries(files).map(([entry, data]) => [basename(entry), textOf(Buffer.from(data), entry)]),
  );
}

function textOf(bytes: Buffer, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ReleaseRefused(`${name} is not text in UTF-8.`);
  }
}
