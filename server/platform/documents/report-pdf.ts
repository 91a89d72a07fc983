import { type PdfSetting, REPORT, TaggedPdf } from './tagged-pdf.ts';

/** A part of a report, in reading order. */
export type ReportPart =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** `widths` are shares of the line. */
  | {
      readonly kind: 'table';
      readonly header: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly widths: readonly number[];
    }
  /** A share of a whole, from 0 to 1, drawn beside a text that says the same. */
  | { readonly kind: 'bar'; readonly share: number };

export interface Report {
  /** Its name and its first heading. */
  readonly title: string;
  readonly parts: readonly ReportPart[];
  readonly now: Date;
  /** For a sheet to hold in the hand, which a few lines more would make a second page of. */
  readonly isTight?: boolean;
}

const TIGHT: PdfSetting = { ...REPORT, margin: 50, bodySize: 10, spacing: 0.75, headings: 0.9 };

/** A report as a tagged PDF. */
export async function reportPdf({ title, parts, now, isTight = false }: Report): Promise<Buffer> {
  const pdf = new TaggedPdf(title, now, isTight ? TIGHT : REPORT);
  pdf.heading(1, title);
  for (const part of parts) {
    if (part.kind === 'heading') pdf.heading(part.level, part.text);
    else if (part.kind === 'paragraph') pdf.paragraph(part.text);
    else if (part.kind === 'list') pdf.list(part.items);
    else if (part.kind === 'table') pdf.table(part.header, part.rows, part.widths);
    else pdf.bar(part.share);
  }
  return pdf.finish();
}
