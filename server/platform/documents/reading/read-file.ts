import { cleanResumeText, RESUME_TEXT_MAX } from '#career/resume/reading/clean-text.ts';
import { fileKindOf } from './file-kind.ts';
import { readDoc } from './read-doc.ts';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';
import { readPlain } from './read-plain.ts';
import { readRtf } from './read-rtf.ts';
import { UnreadableFile } from './unreadable-file.ts';

const READERS = { pdf: readPdf, docx: readDocx, doc: readDoc, rtf: readRtf, text: readPlain } as const;

/**
 * The text of a document of any of the five kinds, cleaned. Throws UnreadableFile, and for a file that a library
 * chokes on whatever that library throws; to be run where that harms nobody (conversion-worker.ts).
 */
export async function readFileText(file: Uint8Array): Promise<string> {
  const text = cleanResumeText(await READERS[fileKindOf(file)](file));
  if (text === '') throw new UnreadableFile(file.length > 2048 ? 'no-text' : 'empty');
  if (text.length > RESUME_TEXT_MAX) throw new UnreadableFile('too-much');
  return text;
}
