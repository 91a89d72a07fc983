import PDFDocument from 'pdfkit';
import type { PaperPerson } from '#evaluation/papers/paper-people.ts';
import { headerLines, type ResumeLine, type ResumePart, resumeParts, written } from './resume-words.ts';

const PAGE = { width: 612, height: 792, margin: 54 };

/** The bytes of a PDF that is drawn. */
export async function pdfOf(draw: (doc: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  const doc = new PDFDocument({ size: 'LETTER', margin: PAGE.margin, autoFirstPage: true });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise((resolve) => doc.on('end', resolve));
  draw(doc);
  doc.end();
  await finished;
  return Buffer.concat(chunks);
}

/** A line of text at its place on a page. */
interface Placed {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font: string;
}

/** Sets lines one below the other in a column, broken to its width. */
function set(
  doc: PDFKit.PDFDocument,
  lines: readonly ResumeLine[],
  x: number,
  top: number,
  width: number,
  size: number,
  style: number,
): { placed: Placed[]; y: number } {
  const placed: Placed[] = [];
  let y = top;
  const bold = style % 2 === 0 ? 'Helvetica-Bold' : 'Times-Bold';
  const plain = style % 2 === 0 ? 'Helvetica' : 'Times-Roman';
  const mark = ['• ', '- ', '– '][style % 3] ?? '• ';
  for (const { as, text, dates } of lines) {
    const font = as === 'heading' || as === 'head' ? bold : plain;
    const big = as === 'heading' ? size + 2 : size;
    if (as === 'heading') y += size;
    else if (as === 'head') y += size * 0.4;
    doc.font(font).fontSize(big);
    // An address is too long for a narrow column: it is set smaller, since nothing breaks it.
    const longest = Math.max(...text.split(' ').map((word) => doc.widthOfString(word)));
    const fitted = longest > width ? (big * width) / longest : big;
    doc.fontSize(fitted);
    const indent = as === 'bullet' ? 10 : 0;
    let line = '';
    let first = true;
    const flush = () => {
      placed.push({
        text: as === 'bullet' && first ? mark + line : line,
        x: x + (first ? 0 : indent),
        y,
        size: fitted,
        font,
      });
      if (first && dates !== undefined)
        placed.push({ text: dates, x: x + width - doc.widthOfString(dates), y, size: big, font });
      first = false;
      y += big * 1.25;
    };
    const room = dates === undefined ? width : width - doc.widthOfString(dates) - 20;
    for (const word of text.split(' ')) {
      const next = line === '' ? word : `${line} ${word}`;
      if (line !== '' && doc.widthOfString(next) > room - indent) {
        flush();
        line = word;
      } else line = next;
    }
    flush();
    if (as === 'heading') y += 2;
  }
  return { placed, y };
}

function write(doc: PDFKit.PDFDocument, placed: readonly Placed[]): void {
  for (const { text, x, y, size, font } of placed)
    doc.font(font).fontSize(size).text(text, x, y, { lineBreak: false });
}

const partLines = ({ heading, lines }: ResumePart): ResumeLine[] => [
  { as: 'heading', text: heading },
  ...lines,
];

const name = (text: string): ResumeLine => ({ as: 'heading', text });

/** A resume in one column, its dates at the right margin or in lines of their own. */
export function oneColumnPdf(person: PaperPerson, style: number): Promise<Uint8Array> {
  const parts = resumeParts(person, style);
  const order = [
    parts.summary,
    parts.skills,
    parts.experience,
    parts.education,
    parts.certificates,
    parts.awards,
  ];
  const [first = '', ...contact] = headerLines(person, style);
  return pdfOf((doc) => {
    const lines = [
      name(first),
      ...contact.map((text): ResumeLine => ({ as: 'text', text })),
      ...order.flatMap(partLines),
    ];
    write(doc, set(doc, lines, PAGE.margin, 50, 504, 10, style).placed);
  });
}

/** A resume with a column at its side, left or right; some programs write it column by column, some line by line. */
export function twoColumnPdf(person: PaperPerson, style: number): Promise<Uint8Array> {
  const parts = resumeParts(person, style);
  const [first = '', ...contact] = headerLines(person, 1);
  const side = [
    { as: 'heading', text: style % 2 === 0 ? 'CONTACT' : 'Contact' } as const,
    ...contact.map((text): ResumeLine => ({ as: 'text', text })),
    ...[parts.skills, parts.certificates, parts.education, parts.awards].flatMap(partLines),
  ];
  const main = [parts.summary, parts.experience].flatMap(partLines);
  const isLeft = style % 3 !== 2;
  return pdfOf((doc) => {
    const header = set(doc, [name(first)], style % 2 === 0 ? PAGE.margin : 230, 40, 400, 16, style);
    const sideAt = isLeft ? 40 : 412;
    const mainAt = isLeft ? 222 : 40;
    const [one, other] = [
      set(doc, side, sideAt, header.y + 6, 160, style % 2 === 0 ? 9 : 10, style).placed,
      set(doc, main, mainAt, header.y + 6, 350, 10, style).placed,
    ];
    const all = [...header.placed, ...one, ...other];
    write(doc, style % 2 === 0 ? all : all.toSorted((a, b) => a.y - b.y || a.x - b.x));
  });
}

const STATES: Readonly<Record<string, string>> = {
  ...{ TX: 'Texas', VA: 'Virginia', CO: 'Colorado', CA: 'California', NC: 'North Carolina', AL: 'Alabama' },
  ...{ GA: 'Georgia', OH: 'Ohio', NM: 'New Mexico', DE: 'Delaware' },
};
const longPlace = (place: string) => {
  const [city = '', state = ''] = place.split(', ');
  return `${city}, ${STATES[state] ?? state}, United States`;
};

/** How LinkedIn saves a profile as PDF: a side column on the first page, each job as company, title, dates, place. */
export function linkedInPdf(person: PaperPerson, style: number): Promise<Uint8Array> {
  // Entries of the side column stand a little apart.
  const item = (line: string): ResumeLine => ({ as: 'head', text: line });
  const text = (line: string): ResumeLine => ({ as: 'text', text: line });
  const head = (line: string): ResumeLine => ({ as: 'head', text: line });
  const heading = (line: string): ResumeLine => ({ as: 'heading', text: line });
  const { service, jobs } = person;
  const position = `${service.rank}${style % 2 === 0 ? ' - ' : ', '}${service.title} (${service.code})`;
  const all = [...jobs, { ...service, title: position }].toSorted(
    (a, b) => Number(b.start.slice(-4)) - Number(a.start.slice(-4)),
  );
  const side = [
    heading('Contact'),
    ...(style % 2 === 0 ? [text(person.phone)] : []),
    text(person.email),
    text(person.linkedIn),
    text('(LinkedIn)'),
    heading('Top Skills'),
    ...person.skills.slice(0, 3).map(item),
    ...(style % 3 === 0 ? [heading('Languages'), text('Spanish (Professional Working)')] : []),
    heading('Certifications'),
    ...person.certificates.map(item),
    heading('Honors-Awards'),
    ...person.awards.map(item),
  ];
  const main = [
    ...[text(person.headline), text(longPlace(`${person.city}, ${person.state}`))],
    ...[heading('Summary'), text(person.summary), heading('Experience')],
    ...all.flatMap((job) => {
      const [from = 0, to = 2026] = [job.start, job.end].map((date) => Number(date.slice(-4)) || 2026);
      return [
        head(job.employer),
        text(job.title),
        text(`${written(job.start, 2)} - ${written(job.end, 2)} (${Math.max(1, to - from)} years)`),
        text(longPlace(job.place)),
        ...job.lines.map((line) => text(style % 2 === 0 ? `• ${line}` : `- ${line}`)),
      ];
    }),
    heading('Education'),
    ...person.education.flatMap(({ degree, field, school, year }) => [
      head(school),
      text(`${[degree, field].filter(Boolean).join(', ')} · (${Number(year) - 2} - ${year})`),
    ]),
  ];
  return pdfOf((doc) => {
    write(doc, set(doc, side, 20, 40, 150, 10.5, 0).placed);
    const name = `${person.firstName} ${person.lastName}`;
    write(doc, [{ text: name, x: 224, y: 40, size: 26, font: 'Helvetica' }]);
    write(doc, set(doc, main, 224, 74, 350, 11, 0).placed);
    write(doc, [{ text: 'Page 1 of 1', x: 540, y: 735, size: 9, font: 'Helvetica' }]);
  });
}
