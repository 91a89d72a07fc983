import { UnreadableFile } from './unreadable-file.ts';

export type FileKind = 'pdf' | 'docx' | 'doc' | 'rtf' | 'text';

const ascii = (file: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...file.subarray(from, Math.min(to, file.length)));

const OLE_BEGIN = '\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1';
/** A PDF may have a little before its first mark; readers accept it within the first kilobyte. */
const PDF_MARK_WITHIN = 1024;

/**
 * What a file is by its first bytes. Its name is not asked: many a .doc is rich text, and a picture called .pdf is a
 * picture. Throws UnreadableFile for what is none of the five kinds.
 */
export function fileKindOf(file: Uint8Array): FileKind {
  if (file.length === 0) throw new UnreadableFile('empty');
  const begin = ascii(file, 0, 8);
  if (ascii(file, 0, PDF_MARK_WITHIN).includes('%PDF-')) return 'pdf';
  if (begin.startsWith('{\\rtf')) return 'rtf';
  if (begin === OLE_BEGIN) return 'doc';
  if (begin.startsWith('PK')) return 'docx';
  if (/^\uFEFF?\s*<(?:!doctype|html|\?xml)/i.test(ascii(file, 0, 100)))
    throw new UnreadableFile('other-format');
  if (isPicture(file)) throw new UnreadableFile('picture');
  if (isText(file)) return 'text';
  throw new UnreadableFile('not-a-document');
}

/** JPEG, PNG, GIF, TIFF of both byte orders, WebP, and what phones save beside JPEG (HEIC, AVIF), by their first bytes. */
const PICTURE_BEGIN =
  /^(?:ffd8ff|89504e47|47494638|49492a00|4d4d002a|52494646.{8}57454250|.{8}66747970(?:6865|6d69|6d73|6176))/;
const isPicture = (file: Uint8Array) => PICTURE_BEGIN.test(Buffer.from(file.subarray(0, 12)).toString('hex'));

const UTF16_MARKS = new Set(['\u00FF\u00FE', '\u00FE\u00FF']);
/** Bytes no text has in any encoding but UTF-16: control characters other than tab, line end, form feed, escape. */
const isControl = (byte: number) => byte < 32 && ![9, 10, 11, 12, 13, 26, 27].includes(byte);

function isText(file: Uint8Array): boolean {
  if (UTF16_MARKS.has(ascii(file, 0, 2))) return true;
  return !file.subarray(0, 65_536).some(isControl);
}
