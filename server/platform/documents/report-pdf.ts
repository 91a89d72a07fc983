import { TaggedPdf } from './tagged-pdf.ts';

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

/** A report as a tagged PDF; `title` is its name and its first heading. */
export async function reportPdf(title: string, parts: readonly ReportPart[], now: Date): Promise<Buffer> {
  const pdf = new TaggedPdf(title, now);
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
