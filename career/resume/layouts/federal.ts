import type { ResumeContent, ResumeExperience } from '../document.ts';
import type { LayoutBlock } from './resume-blocks.ts';

/** The most pages of a federal resume (OPM, "Applicant Guidance on the Two-Page Resume Limit", in force since September 27, 2025). */
export const FEDERAL_PAGES = 2;

export const FEDERAL_DETAILS = ['start month', 'end month', 'hours a week', 'grade', 'employer'] as const;
export type FederalDetail = (typeof FEDERAL_DETAILS)[number];

/** A job of the resume and what a federal application asks of it that it does not say. */
export interface FederalGap {
  /** The place of the job in `content.experience`. */
  readonly index: number;
  readonly title: string;
  readonly missing: readonly FederalDetail[];
}

const MONTH =
  /^(?:\d{1,2}[/-](?:\d{1,2}[/-])?\d{4}|\d{4}-\d{2}(?:-\d{2})?|\d{1,2}\s+[A-Za-z]{3,9}\.?\s+\d{4}|[A-Za-z]{3,9}\.?,?\s+(?:\d{1,2},?\s+)?\d{4})$/;

function missingIn(entry: ResumeExperience): FederalDetail[] {
  const missing: FederalDetail[] = [];
  if (!MONTH.test(entry.start.trim())) missing.push('start month');
  if (!entry.current && !MONTH.test(entry.end.trim())) missing.push('end month');
  if (entry.hoursPerWeek === null) missing.push('hours a week');
  // Only federal and military posts have a grade; a civilian job without one misses nothing.
  if (entry.kind === 'military' && entry.grade === '') missing.push('grade');
  if (entry.organization === '' && entry.title === '') missing.push('employer');
  return missing;
}

/** What to ask before a resume goes to a federal employer. What is not answered is left out, never made up. */
export function federalGaps(content: ResumeContent): FederalGap[] {
  return content.experience
    .map((entry, index) => ({
      index,
      title: [entry.title, entry.organization].filter(Boolean).join(', ') || `Job ${index + 1}`,
      missing: missingIn(entry),
    }))
    .filter(({ missing }) => missing.length > 0);
}

/** A resume cut to a number of pages, and the lines that did not fit. */
export interface FittedBlocks {
  readonly blocks: readonly LayoutBlock[];
  readonly leftOut: readonly string[];
}

/**
 * Leaves out lines from the end of the lists, the longest list first, until `fits` says that the rest fits. Headings,
 * jobs and paragraphs stay, and each list keeps its first line; when even that does not fit, it is what comes back.
 */
export function fitBlocks(
  blocks: readonly LayoutBlock[],
  fits: (blocks: readonly LayoutBlock[]) => boolean,
): FittedBlocks {
  if (fits(blocks)) return { blocks, leftOut: [] };
  const order = orderOfLeaving(blocks);
  let low = 1;
  let high = order.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(without(blocks, order.slice(0, middle)))) high = middle;
    else low = middle + 1;
  }
  const gone = order.slice(0, low);
  const leftOut = gone.map(({ block, line }) => lineAt(blocks, block, line)).reverse();
  return { blocks: without(blocks, gone), leftOut };
}

interface Place {
  readonly block: number;
  readonly line: number;
}

/** Which lines leave first: the last of the longest list, and of equally long ones the last list. */
function orderOfLeaving(blocks: readonly LayoutBlock[]): Place[] {
  const lengths = blocks.map((block) => (block.kind === 'bullets' ? block.lines.length : 0));
  const order: Place[] = [];
  for (;;) {
    const most = Math.max(...lengths);
    if (most <= 1) return order;
    const block = lengths.lastIndexOf(most);
    lengths[block] = most - 1;
    order.push({ block, line: most - 1 });
  }
}

function without(blocks: readonly LayoutBlock[], gone: readonly Place[]): LayoutBlock[] {
  const cut = new Map<number, number>();
  for (const { block, line } of gone) cut.set(block, Math.min(line, cut.get(block) ?? line));
  return blocks.map((block, index) =>
    block.kind === 'bullets' ? { ...block, lines: block.lines.slice(0, cut.get(index)) } : block,
  );
}

function lineAt(blocks: readonly LayoutBlock[], block: number, line: number): string {
  const found = blocks[block];
  return found?.kind === 'bullets' ? (found.lines[line] ?? '') : '';
}
