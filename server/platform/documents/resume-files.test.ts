import { describe, expect, it } from 'vitest';
import { RESUME_LAYOUTS, type ResumeContent } from '#career/resume/document.ts';
import { resumeBlocks } from '#career/resume/layouts/resume-blocks.ts';
import { resumeContentFromText } from '#career/resume/reading/read-text.ts';
import { writeResume } from '#career/resume/write-resume.ts';
import { POSTINGS, recordOf, VETERANS } from '#evaluation/resumes/evaluation-set.ts';
import { fittedResume } from './fitted-resume.ts';
import { readFileText } from './reading/read-file.ts';
import { resumeDocx } from './resume-docx.ts';
import { countPdfPages, ROOMY, resumePdf } from './resume-pdf.ts';

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
    civilianEducation: content.civilianEducation,
    militaryEducation: content.militaryEducation,
    certifications: content.certifications,
    awards: content.awards,
    clearance: content.clearance,
  });
  expect(workLines(read)).toEqual(workLines(content));
  expect(
    read.experience.filter(({ kind }) => kind === 'military').map(({ start, end }) => [start, end]),
  ).toEqual(
    content.experience.filter(({ kind }) => kind === 'military').map(({ start, end }) => [start, end]),
  );
}

describe('the files of a resume', () => {
  const cases = VETERANS.map(
    (veteran, index) => [veteran.id, RESUME_LAYOUTS[index % 3] ?? 'federal', veteran] as const,
  );
  it.each(cases)('of %s, %s, read back to the same sections', async (_id, layout, veteran) => {
    const content = resumeOf(veteran);
    const blocks = resumeBlocks(content, header, layout);
    const { file, pages } = await resumePdf(blocks, 'Ana Ruiz', NOW, ROOMY);
    expect(pages).toBe(countPdfPages(blocks, NOW, ROOMY));
    expectSame(await readFileText(file), content);
    expectSame(await readFileText(await resumeDocx(blocks, 'Ana Ruiz', ROOMY)), content);
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
    const fitted = fittedResume(resumeBlocks(content, header, 'federal'), 'federal', NOW);
    expect((await resumePdf(fitted.blocks, 'Ana Ruiz', NOW, fitted.setting)).pages).toBe(2);
    expect(fitted.leftOut.at(-1)).toBe(line(79));
  });
});
