import { Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import type { PaperKind } from '#career/papers/paper.ts';
import type { PaperMember } from '#evaluation/papers/paper-members.ts';
import type { Row } from './form-rows.ts';
import { asText, FORM_TEXTS } from './form-texts.ts';
import { docxOf } from './resume-docs.ts';
import { pdfOf } from './resume-pdfs.ts';

const paragraphs = (text: string) => text.split('\n').map((line) => new Paragraph(line));

/** Boxes as cells of a table, the value below its label. */
function wordForm(rows: readonly Row[]): Promise<Uint8Array> {
  return docxOf(
    rows.flatMap((row): (Paragraph | Table)[] =>
      typeof row === 'string'
        ? paragraphs(row)
        : [
            new Table({
              width: { size: 9500, type: WidthType.DXA },
              rows: [
                new TableRow({
                  children: row.map(
                    ([label, value]) =>
                      new TableCell({ children: [...paragraphs(label), ...paragraphs(value)] }),
                  ),
                }),
              ],
            }),
          ],
    ),
  );
}

const LEFT = 40;
const WIDTH = 530;

/** Boxes beside each other on a page: small labels, the values below them, each at the left of its box. */
function pdfForm(rows: readonly Row[]): Promise<Uint8Array> {
  return pdfOf((doc) => {
    let y = 40;
    const write = (text: string, x: number, size: number, width: number) => {
      doc.font('Helvetica').fontSize(size);
      let below = y;
      for (const paragraph of text.split('\n')) {
        let line = '';
        for (const word of [...paragraph.split(/[ \t]+/), null]) {
          const next = word === null ? line : `${line} ${word}`.trim();
          if (word !== null && doc.widthOfString(next) <= width) line = next;
          else {
            doc.text(line, x, below, { lineBreak: false });
            below += size * 1.25;
            line = word ?? '';
          }
        }
      }
      return below;
    };
    for (const row of rows) {
      if (typeof row === 'string') {
        const cells = row.split('\t');
        const ends = cells.map((cell, at) =>
          write(cell, LEFT + (at * WIDTH) / cells.length, 10, WIDTH / cells.length - 24),
        );
        y = Math.max(...ends) + 2;
        continue;
      }
      const box = WIDTH / row.length;
      const at = (index: number) => LEFT + index * box;
      y = Math.max(...row.map(([label], index) => write(label, at(index), 6.5, box - 24))) + 1;
      y = Math.max(...row.map(([, value], index) => write(value, at(index), 9.5, box - 24))) + 5;
    }
  });
}

/** A form of a kind as a file: as text, in Word or as PDF, by turns. */
export function formOf(
  kind: Exclude<PaperKind, 'resume'>,
  member: PaperMember,
  style: number,
): Promise<Uint8Array> | Uint8Array {
  const rows = FORM_TEXTS[kind](member, style);
  if (style % 3 === 0) return pdfForm(rows);
  return style % 3 === 1 ? wordForm(rows) : Buffer.from(asText(rows, Math.floor(style / 3)));
}
