import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import { isSealedName } from './backup-files.ts';

/**
 * A file that only who has the key can read: a head, the content under AES-256-GCM, and its tag. Key and proof come from
 * BACKUP_KEY through scrypt with the salt of the file; the proof tells a wrong key from a damaged file.
 *
 *   "MRSEAL01" (8 bytes), salt (16), iv (12), proof (16), content, tag (16)
 */
const MAGIC = Buffer.from('MRSEAL01');
const SALT = 16;
const IV = 12;
const PROOF = 16;
const TAG = 16;
const KEY = 32;
const HEAD = MAGIC.length + SALT + IV + PROOF;

/** BACKUP_KEY is missing, or not the one a file was sealed with. */
export class WrongBackupKey extends Error {
  override name = 'WrongBackupKey';
}

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

async function keyAndProof(secret: string, salt: Buffer): Promise<{ key: Buffer; proof: Buffer }> {
  const derived = await derive(secret, salt, KEY + PROOF);
  return { key: derived.subarray(0, KEY), proof: derived.subarray(KEY) };
}

/** Seals what passes through, for a pipeline. */
export function sealWith(secret: string) {
  return async function* seal(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(SALT);
    const iv = randomBytes(IV);
    const { key, proof } = await keyAndProof(secret, salt);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    yield Buffer.concat([MAGIC, salt, iv, proof]);
    for await (const chunk of source) yield cipher.update(chunk);
    yield cipher.final();
    yield cipher.getAuthTag();
  };
}

/**
 * The bytes of a file, unsealed where it is sealed. Throws WrongBackupKey before anything is read. What comes before the
 * end is not proved yet: a stream that was altered ends with an error.
 */
export async function openMaybeSealed(file: string, secret: string | undefined): Promise<Readable> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const head = await bytesAt(handle, 0, Math.min(HEAD, size));
    if (!head.subarray(0, MAGIC.length).equals(MAGIC)) {
      // Whoever can write where backups lie could put an open one of their own under the name, which no key proves.
      if (isSealedName(file)) throw new Error('its name says it is encrypted, and it is not.');
      return createReadStream(file);
    }
    if (secret === undefined)
      throw new WrongBackupKey('This backup is encrypted. Set BACKUP_KEY to its key.');
    if (size < HEAD + TAG) throw new Error('unexpected end of file');
    const salt = head.subarray(MAGIC.length, MAGIC.length + SALT);
    const iv = head.subarray(MAGIC.length + SALT, MAGIC.length + SALT + IV);
    const { key, proof } = await keyAndProof(secret, salt);
    if (!timingSafeEqual(proof, head.subarray(HEAD - PROOF))) {
      throw new WrongBackupKey('BACKUP_KEY is not the key this backup was encrypted with.');
    }
    const decipher = createDecipheriv('aes-256-gcm', key, iv);
    decipher.setAuthTag(await bytesAt(handle, size - TAG, TAG));
    const source = createReadStream(file, { start: HEAD, end: size - TAG - 1 });
    return pipeline(source, decipher, () => {});
  } finally {
    await handle.close();
  }
}

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
