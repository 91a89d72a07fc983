import type { ResumeContent } from '#career/resume/document.ts';
import { FEDERAL_PAGES } from '#career/resume/layouts/federal.ts';
import { type FittedBlocks, fitBlocks } from '#career/resume/layouts/fit-blocks.ts';
import type { LayoutBlock } from '#career/resume/layouts/layout-block.ts';
import { closerLooks, FEDERAL_LOOK, type PrintedLook, type ResumeLook } from '#career/resume/look.ts';
import { countPdfPages } from './resume-pdf.ts';

/** A resume as it leaves: what is printed of it, and how. */
export interface FittedResume extends FittedBlocks {
  readonly look: PrintedLook;
  /** Of the PDF. */
  readonly pages: number;
  /** Whether those are as few as the layout, or the veteran, wants. */
  readonly fits: boolean;
}

const PAGES = { one: 1, two: 2 } as const;

/**
 * How a resume is set. The federal layout is close, and cut to its two pages. The others are set as chosen; where they
 * are to fit on one or two pages, closer and smaller first, and only then cut. Without a wish nothing is cut, but the
 * usual look gives way to a closer one where that saves a page: a last page with two lines on it looks like a slip.
 */
export function fittedResume(
  blocks: readonly LayoutBlock[],
  { layout, look }: Pick<ResumeContent, 'layout' | 'look'>,
  now: Date,
): FittedResume {
  const pagesOf = (some: readonly LayoutBlock[], set: PrintedLook, enough?: number) =>
    countPdfPages(some, now, set, enough);
  const cut = (most: number, set: PrintedLook): FittedResume => {
    const fitted = fitBlocks(blocks, (some) => pagesOf(some, set, most) <= most);
    const pages = pagesOf(fitted.blocks, set);
    return { ...fitted, look: set, pages, fits: pages <= most };
  };
  if (layout === 'federal') return cut(FEDERAL_PAGES, FEDERAL_LOOK);
  const looks = closerLooks(look);
  const whole = (set: PrintedLook, pages: number): FittedResume => ({
    ...{ blocks, leftOut: [], look: set, pages, fits: true },
  });
  const [chosen = look, ...closer] = looks;
  const pages = pagesOf(blocks, chosen);
  if (look.pages === 'any') {
    const closest = closer.at(-1);
    const saved = isUsual(look) && pages > 1 && closest ? pagesOf(blocks, closest, pages) : pages;
    return closest && saved < pages ? whole(closest, saved) : whole(chosen, pages);
  }
  const most = PAGES[look.pages];
  if (pages <= most) return whole(chosen, pages);
  for (const set of closer) {
    const fewer = pagesOf(blocks, set, most);
    if (fewer <= most) return whole(set, fewer);
  }
  return cut(most, looks.at(-1) ?? chosen);
}

const isUsual = ({ textSize, spacing }: ResumeLook) => textSize === 'normal' && spacing === 'normal';
