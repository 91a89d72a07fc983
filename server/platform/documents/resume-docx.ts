import {
  AlignmentType,
  BorderStyle,
  convertInchesToTwip,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import { type LayoutBlock, linkedParts } from '#career/resume/layouts/layout-block.ts';
import type { PrintedLook } from '#career/resume/look.ts';
import { settingOf } from './resume-setting.ts';
import type { PdfSetting } from './tagged-pdf.ts';

const FACE = 'Arial';
const NAVY = '0A2463';
const INK = '1B2433';
const LIST = 'entries';
/** The distances below are those of the usual look; other looks have more or less of them. */
const USUAL_SPACING = 0.6;
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
  look: PrintedLook,
): Promise<Buffer> {
  const setting = settingOf(look);
  const margin = twips(setting.margin);
  const color = setting.color === 'navy' ? NAVY : INK;
  const air = (points: number) => twips((points * setting.spacing) / USUAL_SPACING);
  const heading = (size: number, above: number) => ({
    run: { font: FACE, size: halfPoints(size), bold: true, color },
    paragraph: { spacing: { before: air(above), after: twips(2) }, keepNext: true },
  });
  const document = new Document({
    title,
    creator: 'Mission Ready',
    description: '',
    styles: {
      default: {
        document: {
          run: { font: FACE, size: halfPoints(setting.bodySize), color: INK, language: { value: 'en-US' } },
          paragraph: { spacing: { after: air(3) } },
        },
        heading1: heading(setting.bodySize * 2.35 * setting.headings, 0),
        heading2: heading(setting.bodySize * 1.47 * setting.headings, 10),
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
        children: blocks.flatMap((block) => paragraphsOf(block, setting)),
      },
    ],
  });
  return Packer.toBuffer(document);
}

const LEVELS = { name: HeadingLevel.HEADING_1, heading: HeadingLevel.HEADING_2 } as const;
const RULE = { bottom: { style: BorderStyle.SINGLE, size: 4, space: 1, color: 'A8A598' } };

function paragraphsOf(block: LayoutBlock, { isCentered, hasRules }: PdfSetting): Paragraph[] {
  const middle = isCentered ? { alignment: AlignmentType.CENTER } : {};
  switch (block.kind) {
    case 'name':
      return [new Paragraph({ text: block.text, heading: LEVELS.name, ...middle })];
    case 'heading':
      return [
        new Paragraph({ text: block.text, heading: LEVELS.heading, ...(hasRules && { border: RULE }) }),
      ];
    case 'contact':
      return [new Paragraph({ children: linkedParts(block.text, block.links).map(runOf), ...middle })];
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

function runOf({ text, href }: ReturnType<typeof linkedParts>[number]): ParagraphChild {
  const run = new TextRun(text);
  return href === null ? run : new ExternalHyperlink({ children: [run], link: href });
}
