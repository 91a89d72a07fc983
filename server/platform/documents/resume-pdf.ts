import { jobLines, type LayoutBlock } from '#career/resume/layouts/layout-block.ts';
import type { PrintedLook } from '#career/resume/look.ts';
import { settingOf } from './resume-setting.ts';
import { TaggedPdf } from './tagged-pdf.ts';

export interface ResumePdf {
  readonly file: Buffer;
  readonly pages: number;
}

/**
 * How many pages a resume has as a PDF, without writing the file. Past `most` it stops with the block at hand, so that
 * asking whether a resume fits on two pages costs no more for one of a hundred.
 */
export function countPdfPages(
  blocks: readonly LayoutBlock[],
  created: Date,
  look: PrintedLook,
  most?: number,
): number {
  return drawn(blocks, '', created, look, most).pageCount;
}

/** A resume as a PDF: tagged, one column, real text. `title` is the document's name, not a line of it. */
export async function resumePdf(
  blocks: readonly LayoutBlock[],
  title: string,
  created: Date,
  look: PrintedLook,
): Promise<ResumePdf> {
  const pdf = drawn(blocks, title, created, look);
  const pages = pdf.pageCount;
  return { file: await pdf.finish(), pages };
}

function drawn(
  blocks: readonly LayoutBlock[],
  title: string,
  created: Date,
  look: PrintedLook,
  most = Number.POSITIVE_INFINITY,
): TaggedPdf {
  const pdf = new TaggedPdf(title, created, settingOf(look));
  for (const [at, block] of blocks.entries()) {
    if (pdf.pageCount > most) break;
    pdf.keepLines(linesToKeep(blocks, at));
    if (block.kind === 'name') pdf.heading(1, block.text);
    else if (block.kind === 'heading') pdf.heading(2, block.text);
    else if (block.kind === 'bullets') pdf.list(block.lines);
    else if (block.kind === 'contact') pdf.contact(block.text, block.links);
    else if (block.kind !== 'job') pdf.paragraph(block.text);
    else {
      if (block.name !== '') pdf.heading(3, block.name);
      if (block.role !== '') pdf.role(block.role);
      pdf.lines(block.details);
    }
  }
  return pdf;
}

/** Space above a heading or a job, in lines. */
const ABOVE = 1;

/** How many lines of a block must stand on one page: a heading and a job never end one, what they lead to comes along. */
function linesToKeep(blocks: readonly LayoutBlock[], at: number): number {
  const block = blocks[at];
  if (block?.kind === 'heading') return ABOVE + 1 + linesToKeep(blocks, at + 1);
  if (block?.kind !== 'job') return 1;
  const leadsOn = blocks[at + 1]?.kind === 'bullets' ? 1 : 0;
  return ABOVE + jobLines(block).length + leadsOn;
}
