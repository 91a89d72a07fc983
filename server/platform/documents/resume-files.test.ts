import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { RESUME_LAYOUTS, type ResumeContent } from '#career/resume/document.ts';
import { newestFirst } from '#career/resume/job-order.ts';
import { jobLines, type LayoutBlock } from '#career/resume/layouts/layout-block.ts';
import { resumeBlocks } from '#career/resume/layouts/resume-blocks.ts';
import { DEFAULT_LOOK } from '#career/resume/look.ts';
import { resumeAsPlainText } from '#career/resume/plain-text.ts';
import { resumeContentFromText } from '#career/resume/reading/read-text.ts';
import { shownResume } from '#career/resume/shown-resume.ts';
import { writeResume } from '#career/resume/write-resume.ts';
import { POSTINGS, recordOf, VETERANS } from '#evaluation/resumes/evaluation-set.ts';
import { fittedResume } from './fitted-resume.ts';
import { readFileText } from './reading/read-file.ts';
import { resumeDocx } from './resume-docx.ts';
import { countPdfPages, resumePdf } from './resume-pdf.ts';

const USUAL = { template: 'modern', textSize: 'normal', spacing: 'normal' } as const;
const NOW = new Date('2026-11-21T00:00:00Z');
const header = {
  contact: {
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@example.org',
    phone: '210-555-0100',
    city: 'Waco',
    state: 'TX',
  },
  links: ['linkedin.com/in/ana'],
  service: ['Army', 'SFC', '9 years'],
};

function resumeOf(veteran: (typeof VETERANS)[number]): ResumeContent {
  const posting = POSTINGS.find(({ id }) => id === veteran.aimsAt);
  return writeResume({
    record: recordOf(veteran),
    target: { jobTitle: posting?.title ?? '', skills: [] },
    tailoringLevel: 'normal',
  }).content;
}

const workLines = (content: ResumeContent) => [
  ...content.militaryAchievements,
  ...content.experience.flatMap((entry) => entry.lines),
];

function expectSame(text: string, content: ResumeContent): void {
  const read = resumeContentFromText(text, content.title);
  expect(read).toMatchObject({
    contact: header.contact,
    links: [{ url: 'linkedin.com/in/ana' }],
    summary: content.summary,
    skills: content.skills,
    militaryEducation: content.militaryEducation,
    certifications: content.certifications,
    awards: content.awards,
    clearance: content.clearance,
  });
  expect(shownResume(read).education).toEqual(shownResume(content).education);
  expect(workLines(read).toSorted()).toEqual(workLines(content).toSorted());
  expect(
    read.experience.filter(({ kind }) => kind === 'military').map(({ start, end }) => [start, end]),
  ).toEqual(
    newestFirst(content.experience.filter(({ kind }) => kind === 'military')).map(({ start, end }) => [
      start,
      end,
    ]),
  );
}

/** The words of the blocks, which the preview prints one after the other. */
const shownText = (blocks: readonly LayoutBlock[]) =>
  blocks
    .flatMap((block) => {
      if (block.kind === 'bullets') return block.lines;
      return block.kind === 'job' ? jobLines(block) : [block.text];
    })
    .join('\n');

/** As the reader of another maker finds it, page by page, without the signs that begin a list's entry. */
const pdfPages = (file: Buffer) =>
  execFileSync('pdftotext', ['-', '-'], { input: file, encoding: 'utf8' })
    .split('\f')
    .map((page) => page.replace(/^• ?/gm, ''));

const pdfText = (file: Buffer) => pdfPages(file).join('\n');

/** Without hyphens inside words: where a line ends with one, pdftotext takes it for the end of a line and no more. */
const wordsOf = (text: string) =>
  text
    .replace(/(?<=\p{L})-\s*(?=\p{L})/gu, '')
    .split(/\s+/)
    .filter(Boolean)
    .join(' ');

/** pdftotext takes a hyphen at the end of a printed line for a break inside a word: "de-" and "escalation". */
const withoutHyphens = (text: string) => wordsOf(text).replaceAll('-', '');

describe('the files of a resume', () => {
  const cases = VETERANS.map(
    (veteran, index) => [veteran.id, RESUME_LAYOUTS[index % 3] ?? 'federal', veteran] as const,
  );
  it.each(cases)('of %s, %s, read back to the same sections', async (_id, layout, veteran) => {
    const content = resumeOf(veteran);
    const blocks = resumeBlocks(shownResume(content), header, layout);
    const { file, pages } = await resumePdf(blocks, 'Ana Ruiz', NOW, USUAL);
    expect(pages).toBe(countPdfPages(blocks, NOW, USUAL));
    expectSame(await readFileText(file), content);
    expectSame(await readFileText(await resumeDocx(blocks, 'Ana Ruiz', USUAL)), content);
  });

  it.each(cases)('of %s, %s, hold word for word what the preview shows', async (_id, layout, veteran) => {
    const content = { ...resumeOf(veteran), layout };
    const shown = shownText(resumeBlocks(shownResume(content), header));
    expect(wordsOf(resumeAsPlainText(shownResume(content), header).replace(/^- /gm, ''))).toBe(
      wordsOf(shown),
    );
    const blocks = resumeBlocks(shownResume(content), header, layout);
    const { file } = await resumePdf(blocks, 'Ana Ruiz', NOW, USUAL);
    expect(withoutHyphens(pdfText(file))).toBe(withoutHyphens(shown));
    const docx = await readFileText(await resumeDocx(blocks, 'Ana Ruiz', USUAL));
    expect(wordsOf(docx.replace(/^[-•] /gm, ''))).toBe(wordsOf(shown));
  });

  it('give the title, employer, place and dates of a job a line each', async () => {
    const [veteran] = VETERANS;
    if (!veteran) throw new Error('no veteran');
    const job = {
      ...{ kind: 'civilian' as const, title: 'Shift Lead', organization: 'Acme Parts', location: 'Waco, TX' },
      ...{
        start: '09/2014',
        end: '01/2024',
        current: false,
        hoursPerWeek: null,
        grade: '',
        lines: ['Led 9'],
      },
    };
    const blocks = resumeBlocks(shownResume({ ...resumeOf(veteran), experience: [job] }), header);
    const lines = /Acme Parts\nShift Lead\nWaco, TX\nSep 2014 – Jan 2024\n/;
    expect(pdfText((await resumePdf(blocks, 'Ana Ruiz', NOW, USUAL)).file)).toMatch(lines);
    const docx = await readFileText(await resumeDocx(blocks, 'Ana Ruiz', USUAL));
    expect(docx.replace(/\n+/g, '\n')).toMatch(lines);
  });

  it('never end a page with a heading, or with a job apart from what was done there', async () => {
    const job = {
      kind: 'job' as const,
      name: 'Acme Parts',
      role: 'Shift Lead',
      details: ['Waco, TX', '2019 – 2021'],
    };
    const above = (count: number) => Array.from({ length: count }, (_, n) => `Line ${n}`);
    const ends = await Promise.all(
      above(14).map(async (_, more) => {
        const blocks: LayoutBlock[] = [
          { kind: 'bullets', lines: above(36 + more) },
          { kind: 'heading', text: 'EXPERIENCE' },
          job,
          { kind: 'bullets', lines: ['Led 9', 'Cut waste'] },
        ];
        const [first = ''] = pdfPages((await resumePdf(blocks, 'Ana Ruiz', NOW, USUAL)).file);
        return first.trim().split('\n').at(-1);
      }),
    );
    expect(ends.filter((end) => !/^(?:Line \d+|Led 9|Cut waste)$/.test(end ?? ''))).toEqual([]);
    expect(new Set(ends).size).toBeGreaterThan(3);
  });

  it('of someone with more to say than two pages hold fit on two', async () => {
    const [veteran] = VETERANS;
    if (!veteran) throw new Error('no veteran');
    const line = (number: number) =>
      `Line ${number}: led crews, kept the vehicles ready and wrote the monthly report`;
    const content = {
      ...resumeOf(veteran),
      militaryAchievements: Array.from({ length: 80 }, (_, n) => line(n)),
    };
    const fitted = fittedResume(
      resumeBlocks(shownResume(content), header, 'federal'),
      { layout: 'federal', look: DEFAULT_LOOK },
      NOW,
    );
    expect((await resumePdf(fitted.blocks, 'Ana Ruiz', NOW, fitted.look)).pages).toBe(2);
    expect(fitted.leftOut.at(-1)).toBe(line(79));
  });
});
