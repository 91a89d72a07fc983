import { getDocumentProxy } from 'unpdf';
import { linesOfPages, type PlacedText } from './pdf-lines.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** A resume has two pages, a federal one of the old kind ten. */
const MOST_PAGES = 40;
/** Fewer letters than this on all pages are a stamp or a page number, not a resume. */
const FEWEST_LETTERS = 20;

/** The text of a PDF in reading order, with lines that were broken for the page put together. Throws UnreadableFile. */
export async function readPdf(file: Uint8Array): Promise<string> {
  const pdf = await open(file);
  if (pdf.numPages > MOST_PAGES) throw new UnreadableFile('too-much');
  const pages: PlacedText[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.filter((item): item is typeof item & PlacedText => 'str' in item));
  }
  const text = linesOfPages(pages).join('\n');
  if ((text.match(/\p{L}/gu) ?? []).length < FEWEST_LETTERS) throw new UnreadableFile('no-text');
  return text;
}

async function open(file: Uint8Array) {
  try {
    // A copy: the reader takes the bytes for itself.
    return await getDocumentProxy(Uint8Array.from(file), { verbosity: 0 });
  } catch (error) {
    const isProtected = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableFile(isProtected ? 'protected' : 'damaged', error);
  }
}
