import {
  Document,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { PaperPerson } from '#evaluation/papers/paper-people.ts';
import {
  datesOf,
  headerLines,
  type ResumeLine,
  type ResumePart,
  resumeParts,
  serviceTitle,
} from './resume-words.ts';

/** The bytes of a Word document. */
export async function docxOf(children: (Paragraph | Table)[]): Promise<Uint8Array> {
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

function paragraphOf({ as, text, dates }: ResumeLine): Paragraph {
  const runs = dates === undefined ? [text] : [text, '\t', dates];
  return new Paragraph({
    ...(as === 'bullet' && { bullet: { level: 0 } }),
    ...(as === 'heading' && { heading: 'Heading2' }),
    tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
    children: runs.map((run) => new TextRun({ text: run, bold: as === 'heading' || as === 'head' })),
  });
}

const partLines = ({ heading, lines }: ResumePart): ResumeLine[] => [
  { as: 'heading', text: heading },
  ...lines,
];
const plain = (text: string): ResumeLine => ({ as: 'text', text });

/** A resume in Word, one paragraph a line. */
export function wordResume(person: PaperPerson, style: number): Promise<Uint8Array> {
  const parts = resumeParts(person, style);
  const order = [
    parts.summary,
    parts.experience,
    parts.education,
    parts.skills,
    parts.certificates,
    parts.awards,
  ];
  return docxOf([...headerLines(person, style).map(plain), ...order.flatMap(partLines)].map(paragraphOf));
}

const cell = (lines: readonly ResumeLine[]) => new TableCell({ children: lines.map(paragraphOf) });
const table = (rows: readonly (readonly (readonly ResumeLine[])[])[]) =>
  new Table({
    width: { size: 9500, type: WidthType.DXA },
    rows: rows.map((cells) => new TableRow({ children: cells.map(cell) })),
  });

/** A resume in a template of tables: columns in one row, a row for each job, or a row for each section. */
export function wordTableResume(person: PaperPerson, style: number): Promise<Uint8Array> {
  const parts = resumeParts(person, style);
  const header = headerLines(person, style).map(plain);
  const side = [parts.skills, parts.certificates, parts.awards].flatMap(partLines);
  const main = [parts.summary, parts.experience, parts.education].flatMap(partLines);
  if (style % 3 === 0) return docxOf([...header.map(paragraphOf), table([[side, main]])]);
  if (style % 3 === 1) {
    const jobs = [...person.jobs, { ...person.service, title: serviceTitle(person, style) }]
      .toSorted((a, b) => Number(b.start.slice(-4)) - Number(a.start.slice(-4)))
      .map((job) => [
        [plain(datesOf(job, style))],
        [
          { as: 'head', text: job.title } as const,
          plain(`${job.employer}, ${job.place}`),
          ...job.lines.map((text): ResumeLine => ({ as: 'bullet', text })),
        ],
      ]);
    return docxOf([
      ...[
        ...header,
        ...partLines(parts.summary),
        { as: 'heading', text: parts.experience.heading } as const,
      ].map(paragraphOf),
      table(jobs),
      ...[parts.education, parts.skills, parts.certificates, parts.awards]
        .flatMap(partLines)
        .map(paragraphOf),
    ]);
  }
  const order = [
    parts.summary,
    parts.experience,
    parts.education,
    parts.skills,
    parts.certificates,
    parts.awards,
  ];
  return docxOf([
    ...header.map(paragraphOf),
    table(order.map(({ heading, lines }) => [[{ as: 'heading', text: heading } as const], lines])),
  ]);
}
