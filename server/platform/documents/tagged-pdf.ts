import PDFDocument from 'pdfkit';
import type { TextLink } from '#career/resume/layouts/layout-block.ts';
import { FONT_WEIGHTS, type FontWeight, fontFile } from './pdf-fonts.ts';
import { drawText, heightOf, linkedText, widthOf } from './pdf-text.ts';
import { textLines } from './text-lines.ts';

/** How a document is set, in points. */
export interface PdfSetting {
  readonly margin: number;
  /** Size of running text; everything else stands in proportion to it. */
  readonly bodySize: number;
  /** Space between parts and the size of headings, as shares of those of a report. */
  readonly spacing: number;
  readonly headings: number;
  /** Between two lines. */
  readonly lineGap: number;
  /** Of the name and the headings of sections. */
  readonly color: 'ink' | 'navy';
  /** Name and contact stand in the middle. */
  readonly isCentered: boolean;
  /** A line under the heading of each section. */
  readonly hasRules: boolean;
}

export const REPORT: PdfSetting = {
  ...{ margin: 56, bodySize: 10.5, spacing: 1, headings: 1, lineGap: 2 },
  ...{ color: 'navy', isCentered: false, hasRules: false },
};
/** Between the mark of a list's entry and its text, in points. */
const INDENT = 12;
/** The least space above an entry, as a share of the size of its letters. */
const ENTRY_GAP = 0.75;
/** A line of running text with what is between lines, as a share of the size of its letters. */
const LINE = 1.4;
const INK = '#1b2433';
const NAVY = '#0a2463';
const GOLD = '#b07d00';

// The writer knows both options, its types do not yet.
const COLUMN_HEADER: object = { scope: 'Column' };
const ACCESSIBLE: object = { subset: 'PDF/UA' };

interface TextStyle {
  readonly size: number;
  readonly weight: FontWeight;
  readonly color: string;
  /** Space above, in points. */
  readonly above: number;
  readonly isCentered?: boolean;
}

const BODY: TextStyle = { size: REPORT.bodySize, weight: 'regular', color: INK, above: 4 };
const STYLES: Readonly<Record<'H1' | 'H2' | 'H3' | 'P', TextStyle>> = {
  H1: { size: 22, weight: 'bold', color: NAVY, above: 0 },
  H2: { size: 15, weight: 'bold', color: NAVY, above: 18 },
  H3: { size: 11.5, weight: 'bold', color: INK, above: 10 },
  P: BODY,
};

/**
 * A PDF that a screen reader reads as well as an eye does: title, language, headings, paragraphs, lists and tables
 * are tagged, in reading order, and the fonts are embedded. US letter, one column. Whoever writes one loads this with
 * the first: a start has no use for the library's 30 MB.
 */
export class TaggedPdf {
  private readonly doc: PDFKit.PDFDocument;
  private readonly finished: Promise<Buffer>;
  private readonly margin: number;
  private readonly scale: number;
  private readonly setting: PdfSetting;
  /** Everything hangs on one element: PDF/UA wants a tree, not a forest. */
  private readonly root: PDFKit.PDFStructureElement;

  constructor(title: string, created: Date, setting: PdfSetting = REPORT) {
    this.margin = setting.margin;
    this.scale = setting.bodySize / REPORT.bodySize;
    this.setting = setting;
    this.doc = new PDFDocument({
      size: 'LETTER',
      margin: setting.margin,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      ...ACCESSIBLE,
      lang: 'en-US',
      displayTitle: true,
      info: { Title: title, Creator: 'Mission Ready', CreationDate: created },
    });
    for (const weight of FONT_WEIGHTS) {
      for (const range of ['latin', 'extended'] as const) {
        this.doc.registerFont(`${weight} ${range}`, fontFile(weight, range));
      }
    }
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
    const chunks: Buffer[] = [];
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    this.finished = new Promise((resolve, reject) => {
      this.doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.doc.on('error', reject);
    });
  }

  /** Begins a new page unless so many lines of running text have room on this one. */
  keepLines(count: number): void {
    this.keepTogether(count * LINE * BODY.size * this.scale);
  }

  heading(level: 1 | 2 | 3, text: string): void {
    const kind = `H${level}` as const;
    // A heading at the foot of a page belongs to the next one.
    this.keepTogether((STYLES[kind].size + 60) * this.setting.spacing);
    const size = Math.max(BODY.size, STYLES[kind].size * this.setting.headings);
    this.space(STYLES[kind].above);
    // Readers tell one entry from the next by a gap wider than that between lines.
    if (level === 3)
      this.doc.y += Math.max(
        0,
        ENTRY_GAP * size * this.scale - STYLES.H3.above * this.scale * this.setting.spacing,
      );
    // A bold line in capitals is what readers take for the heading of a section: "USPS", "MBA".
    const weight = level === 3 && text === text.toUpperCase() ? 'medium' : STYLES[kind].weight;
    const color = level < 3 && this.setting.color === 'navy' ? NAVY : INK;
    const isCentered = level === 1 && this.setting.isCentered;
    this.tagged(kind, () => this.write(text, { ...STYLES[kind], size, weight, color, isCentered }));
    if (level === 2 && this.setting.hasRules) this.rule(1);
  }

  paragraph(text: string): void {
    this.space(BODY.above);
    this.tagged('P', () => this.write(text, BODY));
  }

  /** How to reach somebody; the links lead there. */
  contact(text: string, links: readonly TextLink[]): void {
    this.space(BODY.above / 2);
    this.doc.fontSize(BODY.size * this.scale).fillColor(BODY.color);
    const { isCentered, lineGap } = this.setting;
    linkedText(this.doc, this.root, {
      text,
      links,
      isCentered,
      lineGap,
      left: this.margin,
      width: this.lineWidth,
    });
  }

  /** A position under the name of its employer. */
  role(text: string): void {
    this.tagged('P', () => this.write(text, { ...BODY, weight: 'medium' }));
  }

  /** Short lines that belong together and to what follows them: employer, place, dates. */
  lines(texts: readonly string[]): void {
    for (const text of texts) this.tagged('P', () => this.write(text, BODY));
  }

  list(items: readonly string[]): void {
    this.space(BODY.above);
    const list = this.doc.struct('L');
    this.root.add(list);
    for (const item of items) {
      const entry = this.doc.struct('LI');
      list.add(entry);
      this.keepLines(1);
      const top = this.doc.y;
      entry.add(
        this.doc.struct('Lbl', {}, () => {
          this.write('\u2022', BODY);
        }),
      );
      this.doc.x = this.margin + INDENT;
      this.doc.y = top;
      entry.add(
        this.doc.struct('LBody', {}, () => {
          this.write(item, BODY, this.lineWidth - INDENT);
        }),
      );
      this.doc.x = this.margin;
      entry.end();
    }
    list.end();
  }

  /** A table with a header row. `widths` are shares of the line. */
  table(header: readonly string[], rows: readonly (readonly string[])[], widths: readonly number[]): void {
    this.space(10);
    const table = this.doc.struct('Table');
    this.root.add(table);
    const lines = [header, ...rows];
    lines.forEach((cells, index) => {
      this.keepTogether(24);
      const top = this.doc.y;
      let bottom = top;
      const row = this.doc.struct('TR');
      table.add(row);
      let left = this.margin;
      cells.forEach((cell, column) => {
        const width = (widths[column] ?? 0) * this.lineWidth;
        row.add(
          this.doc.struct(index === 0 ? 'TH' : 'TD', index === 0 ? COLUMN_HEADER : {}, () => {
            this.doc.x = left;
            this.doc.y = top;
            this.write(cell, { ...BODY, weight: index === 0 ? 'bold' : 'regular' }, width - 8);
          }),
        );
        bottom = Math.max(bottom, this.doc.y);
        left += width;
      });
      row.end();
      this.doc.x = this.margin;
      this.doc.y = bottom + 4;
      this.rule();
    });
    table.end();
  }

  /** A bar for a value, beside text that says the same; drawn as decoration, so it is not read twice. */
  bar(share: number): void {
    this.space(4);
    this.doc.markContent('Artifact', { type: 'Layout' });
    const { y } = this.doc;
    this.doc.rect(this.margin, y, this.lineWidth, 6).fill('#e4e2da');
    this.doc.rect(this.margin, y, this.lineWidth * Math.min(1, Math.max(0, share)), 6).fill(GOLD);
    this.doc.endMarkedContent();
    this.doc.y = y + 10;
  }

  /** How many pages there are so far. */
  get pageCount(): number {
    return this.doc.bufferedPageRange().count;
  }

  /** The whole file. Nothing can be added after. */
  async finish(): Promise<Buffer> {
    this.root.end();
    this.doc.end();
    return this.finished;
  }

  private get lineWidth(): number {
    return this.doc.page.width - 2 * this.margin;
  }

  private tagged(kind: 'H1' | 'H2' | 'H3' | 'P', draw: () => void): void {
    this.root.add(this.doc.struct(kind, {}, draw));
  }

  /** Sets a text line by line, going on to a new page where one is full. */
  private write(text: string, style: TextStyle, width = this.lineWidth): void {
    const { size, weight, color, isCentered = false } = style;
    const left = this.doc.x;
    this.doc.fontSize(size * this.scale).fillColor(color);
    for (const line of textLines(text, width, (part) => widthOf(this.doc, part, weight))) {
      const height = heightOf(this.doc, weight) + this.setting.lineGap;
      if (this.doc.y + height > this.doc.page.height - this.margin + this.setting.lineGap) this.nextPage();
      const top = this.doc.y;
      const start = left + (isCentered ? (width - widthOf(this.doc, line, weight)) / 2 : 0);
      drawText(this.doc, line === '' ? ' ' : line, weight, start, top);
      this.doc.x = left;
      this.doc.y = top + height;
    }
  }

  private rule(below = 4): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    const { y } = this.doc;
    this.doc
      .moveTo(this.margin, y)
      .lineTo(this.margin + this.lineWidth, y)
      .lineWidth(0.5)
      .stroke('#c9c6bb');
    this.doc.endMarkedContent();
    this.doc.y = y + below;
  }

  private space(points: number): void {
    this.doc.y += points * this.scale * this.setting.spacing;
  }

  private keepTogether(points: number): void {
    if (this.doc.y + points > this.doc.page.height - this.margin) this.nextPage();
  }

  private nextPage(): void {
    // It ends what is tagged on this page and goes on with it on the next; the types leave it out.
    (this.doc as unknown as { continueOnNewPage(): void }).continueOnNewPage();
  }
}
