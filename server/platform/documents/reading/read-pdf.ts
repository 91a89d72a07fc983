import { getDocumentProxy } from 'unpdf';
import { linesOfPages, type PlacedText } from './pdf-lines.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** A resume has two pages, a federal one of the old kind ten. */
const MOST_PAGES = 40;
/** Fewer letters than this on all pages are a stamp or a page number, not a resume. */
const FEWEST_LETTERS = 20;

/** The text of a PDF in reading order, with lines that were broken for the page put together. Throws UnreadableFile. */
export async function readPdf(file: Uint8Array): Promise<string> {
  const pdf = await openPdf(file);
  if (pdf.numPages > MOST_PAGES) throw new UnreadableFile('too-much');
  const pages: PlacedText[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const printed = items.filter((item): item is typeof item & PlacedText => 'str' in item);
    pages.push([...printed, ...filledIn(await page.getAnnotations())]);
  }
  const text = linesOfPages(pages).join('\n');
  if (NEEDS_ADOBE.test(text)) throw new UnreadableFile('needs-adobe');
  if ((text.match(/\p{L}/gu) ?? []).length < FEWEST_LETTERS) throw new UnreadableFile('no-text');
  return text;
}

/** The only page of a dynamic form that no other program can show (Adobe's XFA). */
const NEEDS_ADOBE =
  /^\s*(?:please wait|to view the full contents of this document)[\s\S]{0,200}(?:not eventually replaced|later version of the PDF viewer|Adobe Reader)/i;

/** What was typed into the fields of a form, at the top left of each field. */
function filledIn(annotations: readonly unknown[]): PlacedText[] {
  return annotations.flatMap((annotation) => {
    const { subtype, fieldValue, rect } = annotation as {
      readonly subtype?: unknown;
      readonly fieldValue?: unknown;
      readonly rect?: readonly number[];
    };
    if (subtype !== 'Widget' || typeof fieldValue !== 'string' || fieldValue.trim() === '') return [];
    const [left = 0, , right = 0, top = 0] = rect ?? [];
    return fieldValue.split(/\r\n?|\n/).map((str, at) => ({
      str,
      transform: [1, 0, 0, 1, left, top - (at + 1) * FIELD_LINE_HEIGHT],
      width: Math.min(right - left, str.length * FIELD_LETTER_WIDTH),
      height: FIELD_LETTERS,
    }));
  });
}

/** Forms set what is typed in about nine points. */
const FIELD_LETTERS = 9;
const FIELD_LINE_HEIGHT = 11;
const FIELD_LETTER_WIDTH = 4.5;

/** A PDF as pdf.js has it. Throws UnreadableFile. */
export async function openPdf(file: Uint8Array) {
  try {
    // A copy: the reader takes the bytes for itself.
    return await getDocumentProxy(Uint8Array.from(file), { verbosity: 0 });
  } catch (error) {
    const isProtected = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableFile(isProtected ? 'protected' : 'damaged', error);
  }
}
