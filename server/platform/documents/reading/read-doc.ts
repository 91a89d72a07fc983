import WordExtractor from 'word-extractor';
import { UnreadableFile } from './unreadable-file.ts';

/** Bytes of the entry name under which Office keeps an encrypted file inside a compound file, in UTF-16. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');
/** The begin of a Word document (Microsoft, [MS-DOC] 2.5.2): wIdent, then at byte 11 the flag fEncrypted. */
const WORD_MARK = Buffer.from([0xec, 0xa5]);
const SECTOR_BYTES = 512;
/** Keeps quotes and dashes as they are, and leaves page footers out. */
const AS_WRITTEN = { filterUnicode: false, includeFooters: false };
type Part = (options: typeof AS_WRITTEN) => string;

/** The text of a Word 97-2003 document, its page header first. Throws UnreadableFile. */
export async function readDoc(file: Uint8Array): Promise<string> {
  const buffer = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (buffer.includes(ENCRYPTED)) throw new UnreadableFile('protected');
  const begin = wordBegin(buffer);
  if (begin === -1) throw new UnreadableFile('other-format');
  if (((buffer[begin + 11] ?? 0) & 1) === 1) throw new UnreadableFile('protected');
  const document = await new WordExtractor().extract(buffer);
  // The library's types leave out the options that its readme documents.
  const parts = [document.getHeaders, document.getBody, document.getTextboxes] as readonly Part[];
  return parts
    .map((part) => part.call(document, AS_WRITTEN).trim())
    .filter((part) => part !== '')
    .join('\n');
}

function wordBegin(file: Buffer): number {
  for (let at = SECTOR_BYTES; at < file.length; at += SECTOR_BYTES) {
    if (file[at] === WORD_MARK[0] && file[at + 1] === WORD_MARK[1]) return at;
  }
  return -1;
}
