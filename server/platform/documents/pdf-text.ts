import { linkedParts, type TextLink } from '#career/resume/layouts/layout-block.ts';
import { type FontWeight, fontRuns } from './pdf-fonts.ts';
import { textLines } from './text-lines.ts';

type Doc = PDFKit.PDFDocument;

/**
 * Pairs of letters are set closer where the face says so, but not beside a dash: the space behind it would be pulled so
 * close that readers take it for none ("2014 –2024").
 */
const WITHOUT_KERNING: object = { features: { kern: false } };
const spacingOf = (text: string): object => (/[–—]|- | -/.test(text) ? WITHOUT_KERNING : {});
/** How wide a text is in the size that is set, in points. */
export function widthOf(doc: Doc, text: string, weight: FontWeight): number {
  return fontRuns(text)
    .map(({ text: run, range }) => doc.font(`${weight} ${range}`).widthOfString(run, spacingOf(run)))
    .reduce((sum, wide) => sum + wide, 0);
}

/** How high a line is in the size that is set, in points, without the gap to the next. */
export function heightOf(doc: Doc, weight: FontWeight): number {
  return doc.font(`${weight} latin`).currentLineHeight(true);
}

/** Draws a text from a place on, in the files of the face that hold its letters. */
export function drawText(doc: Doc, text: string, weight: FontWeight, left: number, top: number): void {
  doc.x = left;
  for (const run of fontRuns(text)) {
    const font = doc.font(`${weight} ${run.range}`);
    font.text(run.text, doc.x, top, { lineBreak: false, ...spacingOf(run.text) });
  }
}

/** What ties a link to its element, and says where it leads to who listens; the types leave it out. */
const linkIn = (element: PDFKit.PDFStructureElement, text: string): object => ({
  structParent: element,
  // The library writes an object of a text as a text, and a bare text as a name.
  Contents: Object(text),
});

interface LinkedText {
  readonly text: string;
  readonly links: readonly TextLink[];
  readonly isCentered: boolean;
  readonly lineGap: number;
  readonly left: number;
  readonly width: number;
}

/** A paragraph with links, each tagged as one. */
export function linkedText(doc: Doc, root: PDFKit.PDFStructureElement, set: LinkedText): void {
  const { text, links, isCentered, lineGap, left, width } = set;
  const wide = (part: string) => widthOf(doc, part, 'regular');
  const paragraph = doc.struct('P');
  root.add(paragraph);
  for (const line of textLines(text, width, wide)) {
    const top = doc.y;
    const height = heightOf(doc, 'regular') + lineGap;
    let x = left + (isCentered ? (width - wide(line)) / 2 : 0);
    // A link that is cut by the end of a line leads there in each of its parts.
    const cut = links.find((link) => link.text.includes(line));
    for (const part of linkedParts(line, cut ? [{ ...cut, text: line }] : links)) {
      const at = x;
      const draw = () => drawText(doc, part.text, 'regular', at, top);
      if (part.href === null) paragraph.add(draw);
      else {
        const element = doc.struct('Link');
        paragraph.add(element);
        element.add(draw);
        doc.link(at, top, wide(part.text), height, part.href, linkIn(element, part.text));
        element.end();
      }
      x += wide(part.text);
    }
    doc.x = left;
    doc.y = top + height;
  }
  paragraph.end();
}
