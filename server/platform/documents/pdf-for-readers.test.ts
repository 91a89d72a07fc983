import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { emptyResumeContent, RESUME_LAYOUTS, type ResumeExperience } from '#career/resume/document.ts';
import { jobLines, type LayoutBlock } from '#career/resume/layouts/layout-block.ts';
import { resumeBlocks } from '#career/resume/layouts/resume-blocks.ts';
import {
  FEDERAL_LOOK,
  type PrintedLook,
  RESUME_TEMPLATES,
  SPACINGS,
  TEXT_SIZES,
} from '#career/resume/look.ts';
import { shownResume } from '#career/resume/shown-resume.ts';
import { writeResume } from '#career/resume/write-resume.ts';
import { recordOf, VETERANS } from '#evaluation/resumes/evaluation-set.ts';
import { resumePdf } from './resume-pdf.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const header = {
  contact: { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.org', phone: '', city: '', state: '' },
  links: [],
  service: [],
};

interface Line {
  readonly page: number;
  readonly y: number;
  /** The runs of text on the line as a reader finds them, without the mark of a list's entry. */
  readonly items: readonly string[];
  readonly font: string;
}

/** What the reader behind most web pages (PDF.js, here through unpdf) makes of a file, line by line. */
async function linesOf(blocks: readonly LayoutBlock[], look: PrintedLook): Promise<Line[]> {
  const { file } = await resumePdf(blocks, 'Ana Ruiz', NOW, look);
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const lines = new Map<string, { page: number; y: number; items: string[]; font: string }>();
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const sheet = await pdf.getPage(page);
    await sheet.getOperatorList();
    for (const item of (await sheet.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '' || item.str === '•') continue;
      const y = item.transform[5] as number;
      const font = (sheet.commonObjs.get(item.fontName) as { name: string }).name;
      const line = lines.get(`${page} ${y}`) ?? { page, y, items: [], font };
      line.items.push(item.str);
      lines.set(`${page} ${y}`, line);
    }
  }
  return [...lines.values()];
}

const textOf = (blocks: readonly LayoutBlock[]) =>
  blocks
    .flatMap((block) =>
      block.kind === 'bullets' ? block.lines : block.kind === 'job' ? jobLines(block) : [block.text],
    )
    .join(' ')
    .replace(/\s+/g, ' ');

const job = (parts: Partial<ResumeExperience>): ResumeExperience => ({
  ...{ kind: 'civilian', title: 'Shift Lead', organization: 'Acme Parts', location: 'Waco, TX' },
  ...{ start: '09/2014', end: '01/2024', current: false, hoursPerWeek: null, grade: '', lines: ['Led 9'] },
  ...parts,
});

const written = (experience: ResumeExperience[], civilianEducation = '') =>
  resumeBlocks(shownResume({ ...emptyResumeContent(), experience, civilianEducation }), header);

const LOOKS: readonly PrintedLook[] = [
  FEDERAL_LOOK,
  ...RESUME_TEMPLATES.flatMap((template) =>
    TEXT_SIZES.flatMap((textSize) => SPACINGS.map((spacing) => ({ template, textSize, spacing }))),
  ),
];

describe('a resume as a PDF, read by others', () => {
  it.each(RESUME_LAYOUTS)('keeps each word and each space of it, in its order (%s)', async (layout) => {
    for (const veteran of VETERANS) {
      const { content } = writeResume({
        record: recordOf(veteran),
        target: { jobTitle: 'Clerk - Day Shift', skills: [] },
        tailoringLevel: 'normal',
      });
      const blocks = resumeBlocks(shownResume(content), header, layout);
      const lines = await linesOf(blocks, FEDERAL_LOOK);
      const read = lines.map(({ items }) => items.join(' ')).join(' ');
      expect(read.replace(/\s+/g, ' '), veteran.id).toBe(textOf(blocks));
    }
  });

  it.each(LOOKS)(
    'has employer, position, place and dates as one run each on a line each (%o)',
    async (look) => {
      const lines = await linesOf(written([job({})], 'B.S. Biology, UTEP, 2014'), look);
      const items = lines.map((line) => line.items);
      for (const text of ['Acme Parts', 'Shift Lead', 'Waco, TX', 'Sep 2014 – Jan 2024']) {
        expect(items).toContainEqual([text]);
      }
      for (const text of ['B.S. Biology', 'University of Texas at El Paso', '2014']) {
        expect(items).toContainEqual([text]);
      }
    },
  );

  it.each(LOOKS)('sets jobs apart by more than lines are, by half as much again (%o)', async (look) => {
    const one = job({ lines: ['Led 9', 'Cut waste', 'Wrote the plan'] });
    const two = job({ organization: 'Best Freight', lines: ['Drove', 'Loaded', 'Counted'] });
    const lines = await linesOf(written([one, two]), look);
    const at = (text: string) => lines.findIndex(({ items }) => items[0] === text);
    const gap = (line: number) => (lines[line - 1]?.y ?? 0) - (lines[line]?.y ?? 0);
    expect(gap(at('Best Freight'))).toBeGreaterThan(gap(at('Cut waste')) * 1.45);
  });

  it('has bold capitals for headings alone', async () => {
    const blocks = written([job({ organization: 'USPS' }), job({})], 'MBA, 2014');
    const lines = await linesOf(blocks, { template: 'compact', textSize: 'large', spacing: 'roomy' });
    const shouted = lines.filter(
      ({ items, font }) => /bold/i.test(font) && items.join('') === items.join('').toUpperCase(),
    );
    expect(shouted.flatMap(({ items }) => items)).toEqual(['EXPERIENCE', 'EDUCATION']);
    expect(lines.find(({ items }) => items[0] === 'Acme Parts')?.font).toMatch(/bold/i);
  });
});
