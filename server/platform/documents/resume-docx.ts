import {
  AlignmentType,
  convertInchesToTwip,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
} from 'docx';
import type { LayoutBlock } from '#career/resume/layouts/resume-blocks.ts';

const FACE = 'Arial';
const NAVY = '0A2463';
const INK = '1B2433';
const LIST = 'entries';
/** Word counts sizes in half points and distances in twentieths of a point. */
const halfPoints = (points: number) => Math.round(points * 2);
const twips = (points: number) => Math.round(points * 20);

/**
 * A resume as a Word document: headings and lists are real ones, one column, no tables, text boxes or headers, which
 * tracking systems skip. `title` is the document's name, not a line of it.
 */
export async function resumeDocx(
  blocks: readonly LayoutBlock[],
  title: string,
  setting: { readonly margin: number; readonly bodySize: number },
): Promise<Buffer> {
  const margin = twips(setting.margin);
  const heading = (size: number, above: number) => ({
    run: { font: FACE, size: halfPoints(size), bold: true, color: NAVY },
    paragraph: { spacing: { before: twips(above), after: twips(2) }, keepNext: true },
  });
  const document = new Document({
    title,
    creator: 'Mission Ready',
    description: '',
    styles: {
      default: {
        document: {
          run: { font: FACE, size: halfPoints(setting.bodySize), color: INK, language: { value: 'en-US' } },
          paragraph: { spacing: { after: twips(3) } },
        },
        heading1: heading(setting.bodySize * 2, 0),
        heading2: heading(setting.bodySize * 1.25, 10),
        heading3: {
          ...heading(setting.bodySize, 6),
          run: { ...heading(setting.bodySize, 6).run, color: INK },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: LIST,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '\u2022',
              alignment: AlignmentType.LEFT,
              style: {
                paragraph: {
                  indent: { left: convertInchesToTwip(0.25), hanging: convertInchesToTwip(0.18) },
                },
              },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: convertInchesToTwip(8.5), height: convertInchesToTwip(11) },
            margin: { top: margin, right: margin, bottom: margin, left: margin },
          },
        },
        children: blocks.flatMap(paragraphsOf),
      },
    ],
  });
  return Packer.toBuffer(document);
}

const LEVELS = { name: HeadingLevel.HEADING_1, heading: HeadingLevel.HEADING_2 } as const;

function paragraphsOf(block: LayoutBlock): Paragraph[] {
  switch (block.kind) {
    case 'name':
    case 'heading':
      return [new Paragraph({ text: block.text, heading: LEVELS[block.kind] })];
    case 'job':
      return [
        ...(block.name === '' ? [] : [new Paragraph({ text: block.name, heading: HeadingLevel.HEADING_3 })]),
        ...[block.role, ...block.details]
          .filter((text) => text !== '')
          .map((text) => new Paragraph({ text, keepNext: true, spacing: { after: 0 } })),
      ];
    case 'bullets':
      return block.lines.map(
        (line) => new Paragraph({ children: [new TextRun(line)], numbering: { reference: LIST, level: 0 } }),
      );
    default:
      return [new Paragraph({ children: [new TextRun(block.text)] })];
  }
}
