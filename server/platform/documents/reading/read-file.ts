import { cleanResumeText, RESUME_TEXT_MAX } from '#career/resume/reading/clean-text.ts';
import { fileKindOf } from './file-kind.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Loaded when one is asked for: each file is read in a new thread, and most libraries take longer to load than to read. */
const READERS = {
  pdf: async () => (await import('./read-pdf.ts')).readPdf,
  docx: async () => (await import('./read-docx.ts')).readDocx,
  doc: async () => (await import('./read-doc.ts')).readDoc,
  rtf: async () => (await import('./read-rtf.ts')).readRtf,
  text: async () => (await import('./read-plain.ts')).readPlain,
} as const;

/**
 * The text of a document of any of the five kinds, cleaned. Throws UnreadableFile, and for a file that a library
 * chokes on whatever that library throws; to be run where that harms nobody (conversion-worker.ts).
 */
export async function readFileText(file: Uint8Array): Promise<string> {
  const read = await READERS[fileKindOf(file)]();
  const text = cleanResumeText(await read(file));
  if (text === '') throw new UnreadableFile(file.length > 2048 ? 'no-text' : 'empty');
  if (text.length > RESUME_TEXT_MAX) throw new UnreadableFile('too-much');
  return text;
}
