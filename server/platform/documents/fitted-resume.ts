import type { ResumeLayout } from '#career/resume/document.ts';
import { FEDERAL_PAGES, type FittedBlocks, fitBlocks } from '#career/resume/layouts/federal.ts';
import type { LayoutBlock } from '#career/resume/layouts/resume-blocks.ts';
import { COMPACT, countPdfPages, ROOMY } from './resume-pdf.ts';
import type { PdfSetting } from './tagged-pdf.ts';

/**
 * How a resume is set: the federal layout close, and cut to its two pages; the others roomy, but close where that
 * saves a page, since a last page with two lines on it looks like a slip.
 */
export function fittedResume(
  blocks: readonly LayoutBlock[],
  layout: ResumeLayout,
  now: Date,
): FittedBlocks & { readonly setting: PdfSetting } {
  const pagesOf = (some: readonly LayoutBlock[], setting: PdfSetting) => countPdfPages(some, now, setting);
  if (layout === 'federal') {
    return { ...fitBlocks(blocks, (some) => pagesOf(some, COMPACT) <= FEDERAL_PAGES), setting: COMPACT };
  }
  const pages = pagesOf(blocks, ROOMY);
  const saves = pages > 1 && pagesOf(blocks, COMPACT) < pages;
  return { blocks, leftOut: [], setting: saves ? COMPACT : ROOMY };
}
