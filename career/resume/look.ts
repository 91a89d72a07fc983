import { z } from 'zod';

/** How a resume looks; the order of its sections is its layout. The federal layout has a look of its own. */
export const RESUME_TEMPLATES = ['classic', 'modern', 'compact'] as const;
export const TEXT_SIZES = ['small', 'normal', 'large'] as const;
export const SPACINGS = ['tight', 'normal', 'roomy'] as const;
/** How many pages the veteran wants at most. */
export const PAGE_LIMITS = ['any', 'two', 'one'] as const;

export const resumeLook = z.object({
  template: z.enum(RESUME_TEMPLATES),
  textSize: z.enum(TEXT_SIZES),
  spacing: z.enum(SPACINGS),
  pages: z.enum(PAGE_LIMITS),
});
/** What the veteran chose, stored with the resume. */
export type ResumeLook = Readonly<z.infer<typeof resumeLook>>;

export const DEFAULT_LOOK: ResumeLook = {
  ...{ template: 'modern', textSize: 'normal', spacing: 'normal', pages: 'any' },
};

export const printedLook = z.object({
  template: z.enum([...RESUME_TEMPLATES, 'federal']),
  textSize: z.enum(TEXT_SIZES),
  spacing: z.enum(SPACINGS),
});
/** How a resume is set in the end: as chosen, or closer where that makes it fit. */
export type PrintedLook = Readonly<z.infer<typeof printedLook>>;

/** Half-inch margins and ten points are what USAJOBS recommends at least (2025). */
export const FEDERAL_LOOK: PrintedLook = { template: 'federal', textSize: 'small', spacing: 'tight' };

/** The looks to try for fewer pages, in their order: as chosen, then closer, then in smaller letters. */
export function closerLooks({ template, textSize, spacing }: ResumeLook): PrintedLook[] {
  const spacings = SPACINGS.slice(0, SPACINGS.indexOf(spacing) + 1).toReversed();
  const smaller = TEXT_SIZES.slice(0, TEXT_SIZES.indexOf(textSize)).toReversed();
  return [
    ...spacings.map((closer) => ({ template, textSize, spacing: closer })),
    ...smaller.map((size) => ({ template, textSize: size, spacing: 'tight' as const })),
  ];
}
