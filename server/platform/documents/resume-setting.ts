import type { PrintedLook } from '#career/resume/look.ts';
import type { PdfSetting } from './tagged-pdf.ts';

type Template = PrintedLook['template'];
type Base = Pick<PdfSetting, 'margin' | 'headings' | 'color' | 'isCentered' | 'hasRules'> & {
  /** Letters and spaces beside those of the other templates. */
  readonly size: number;
  readonly air: number;
};

/** What sets the templates apart. Half an inch of margin is the smallest that USAJOBS recommends (2025). */
const TEMPLATES: Readonly<Record<Template, Base>> = {
  classic: { margin: 54, headings: 0.8, color: 'ink', isCentered: true, hasRules: true, size: 0, air: 1 },
  modern: { margin: 50, headings: 0.85, color: 'navy', isCentered: false, hasRules: false, size: 0, air: 1 },
  compact: {
    margin: 40,
    headings: 0.72,
    color: 'navy',
    isCentered: false,
    hasRules: true,
    size: -0.5,
    air: 0.7,
  },
  federal: { margin: 36, headings: 0.8, color: 'navy', isCentered: false, hasRules: false, size: 0, air: 1 },
};

/** Ten points are the smallest letters that USAJOBS recommends; employers take them too. */
const SMALLEST = 10;
const SIZES: Readonly<Record<PrintedLook['textSize'], number>> = { small: SMALLEST, normal: 10.5, large: 12 };
const SPACINGS: Readonly<Record<PrintedLook['spacing'], Pick<PdfSetting, 'spacing' | 'lineGap'>>> = {
  tight: { spacing: 0.5, lineGap: 1.5 },
  normal: { spacing: 0.6, lineGap: 2 },
  roomy: { spacing: 0.9, lineGap: 3.5 },
};

/** How a look is set, in points: the one table behind the PDF and the Word file. */
export function settingOf({ template, textSize, spacing }: PrintedLook): PdfSetting {
  const { size, air, ...base } = TEMPLATES[template];
  const { spacing: share, lineGap } = SPACINGS[spacing];
  return {
    ...base,
    bodySize: Math.max(SMALLEST, SIZES[textSize] + size),
    spacing: share * air,
    lineGap,
  };
}
