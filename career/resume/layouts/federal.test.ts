import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyResumeContent, type ResumeContent, type ResumeExperience } from '../document.ts';
import { shownResume } from '../shown-resume.ts';
import { federalGaps } from './federal.ts';
import { fitBlocks } from './fit-blocks.ts';
import { jobLines, type LayoutBlock } from './layout-block.ts';
import { headerOfProfile, resumeBlocks } from './resume-blocks.ts';

const JOB: ResumeExperience = {
  kind: 'military',
  title: 'Supply Sergeant',
  organization: 'U.S. Army',
  location: '',
  start: '03/2012',
  end: '06/2020',
  current: false,
  hoursPerWeek: 40,
  grade: 'E-6',
  lines: ['Trained 9 clerks'],
};
const contentWith = (...experience: ResumeExperience[]): ResumeContent => ({
  ...emptyResumeContent(),
  summary: 'Army veteran.',
  skills: ['SAP', 'Forklift'],
  certifications: ['OSHA 30'],
  clearance: 'Secret',
  militaryAchievements: ['Managed 1,200 line items'],
  experience,
});
const header = {
  contact: { firstName: 'Ana', lastName: 'Ruiz', email: 'a@example.org', phone: '', city: '', state: '' },
  links: [],
  service: [],
};
const linesOf = (blocks: readonly LayoutBlock[]) =>
  blocks.flatMap((block) =>
    block.kind === 'bullets' ? block.lines : block.kind === 'job' ? jobLines(block) : [block.text],
  );

describe('the layouts', () => {
  it('put the sections in their own order', () => {
    const headings = (layout: ResumeContent['layout']) =>
      resumeBlocks(shownResume(contentWith(JOB)), header, layout)
        .filter(({ kind }) => kind === 'heading')
        .map((block) => linesOf([block])[0]);
    expect(headings('chronological').slice(0, 3)).toEqual(['SUMMARY', 'SKILLS', 'EXPERIENCE']);
    expect(headings('skills-first').slice(0, 4)).toEqual([
      'SUMMARY',
      'SKILLS',
      'CERTIFICATIONS',
      'SECURITY CLEARANCE',
    ]);
    expect(headings('federal').slice(0, 3)).toEqual(['SUMMARY', 'SECURITY CLEARANCE', 'EXPERIENCE']);
  });

  it('say the same, whatever the order, and hours only to federal readers', () => {
    const said = (layout: ResumeContent['layout']) =>
      linesOf(resumeBlocks(shownResume(contentWith(JOB)), header, layout))
        .join(' ')
        .split(/[ ,]+/)
        .sort()
        .join(' ');
    expect(said('skills-first')).toBe(said('chronological'));
    expect(said('federal')).toContain('hours');
    expect(said('chronological')).not.toContain('hours');
  });

  it('put all jobs in one order, and the achievements under the service they belong to', () => {
    const clerk = {
      ...{ ...JOB, kind: 'civilian' as const, title: 'Clerk', organization: 'Acme', grade: '' },
      ...{ location: 'Waco, TX', start: '07/2020', end: '', current: true, lines: ['Ran the counter'] },
    };
    const unknown = { ...clerk, title: '', organization: '', location: '', start: '', current: false };
    const earlier = { ...JOB, title: 'Driver', start: '2008', end: '2011', lines: ['Drove'] };
    const blocks = resumeBlocks(shownResume(contentWith(JOB, earlier, unknown, clerk)), header);
    expect(linesOf(blocks).slice(6)).toEqual([
      ...['EXPERIENCE', 'Acme', 'Clerk', 'Waco, TX', 'Jul 2020 – Present', 'Ran the counter'],
      ...['U.S. Army', 'Supply Sergeant', 'Mar 2012 – Jun 2020', 'Rank: E-6'],
      ...['Managed 1,200 line items', 'Trained 9 clerks'],
      ...['U.S. Army', 'Driver', '2008 – 2011', 'Rank: E-6', 'Drove'],
      ...['ADDITIONAL EXPERIENCE', 'Ran the counter'],
      ...['CERTIFICATIONS', 'OSHA 30', 'SECURITY CLEARANCE', 'Secret'],
    ]);
  });

  const profile = {
    ...{
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'ana@example.org',
      phone: null,
      city: 'Norfolk',
      state: 'VA',
    },
    ...{ linkedIn: null, github: null, website: 'https://ana.example.org', earlierService: [] },
    ...{ militaryBranch: 'Navy', militaryRank: 'IT1', militaryOccupation: 'IT', yearsServed: '7-10 years' },
    ...{ militaryStartDate: '06/2012', militaryEndDate: '07/2020' },
  };

  it('begin with what the profile says of the person and their service', () => {
    expect(linesOf(resumeBlocks(shownResume(emptyResumeContent()), headerOfProfile(profile)))).toEqual([
      'Ana Ruiz',
      'Norfolk, VA | ana@example.org',
      'https://ana.example.org',
      'Military service: Navy, IT1, IT, 8 years',
    ]);
  });

  it('write a code alone in capitals', () => {
    const { service } = headerOfProfile({ ...profile, militaryOccupation: '68w' });
    expect(service).toContain('68W');
  });

  it('take a header of the resume over that of the profile', () => {
    const contact = { ...header.contact, firstName: 'A.', email: 'a@b.example', phone: '1' };
    const content = shownResume({ ...emptyResumeContent(), contact });
    expect(linesOf(resumeBlocks(content, headerOfProfile(profile))).slice(0, 2)).toEqual([
      'A. Ruiz',
      '1 | a@b.example',
    ]);
  });

  it('hold nothing that a file cannot', () => {
    const content = { ...contentWith(), summary: 'a\u0001b\uD800c\tD' };
    expect(linesOf(resumeBlocks(shownResume(content), header))).toContain('a b\uFFFDc D');
  });
});

describe('a federal resume', () => {
  it('asks for what a job does not say', () => {
    expect(federalGaps(contentWith(JOB))).toEqual([]);
    const civilian = { ...JOB, kind: 'civilian' as const, grade: '', start: '2020', end: '', current: true };
    expect(
      federalGaps(
        contentWith(
          { ...JOB, hoursPerWeek: null, grade: '', end: 'soon' },
          { ...civilian, hoursPerWeek: null },
        ),
      ),
    ).toEqual([
      { index: 0, title: 'Supply Sergeant, U.S. Army', missing: ['end month', 'hours a week', 'grade'] },
      { index: 1, title: 'Supply Sergeant, U.S. Army', missing: ['start month', 'hours a week'] },
    ]);
  });

  it.each(['03/2016', '3/5/2016', 'March 2016', 'Mar. 5, 2016', '5 March 2016', '2016-03', '2016-03-05'])(
    'finds the month in %s',
    (start) => {
      expect(federalGaps(contentWith({ ...JOB, start }))).toEqual([]);
    },
  );

  it('leaves plain lines before results with money, percent or safety, and never the first of a list', () => {
    const blocks = [
      { kind: 'bullets' as const, lines: ['Drove', 'Led 9', 'Saved $4,000', 'Loaded', 'Cut waste by 9%'] },
      { kind: 'bullets' as const, lines: ['Ran 90 days without an accident', 'Swept'] },
    ];
    const fitTo = (room: number) => fitBlocks(blocks, (some) => linesOf(some).length <= room);
    expect(fitTo(4).leftOut).toEqual(['Led 9', 'Loaded', 'Swept']);
    expect(linesOf(fitTo(3).blocks)).toEqual(['Drove', 'Saved $4,000', 'Ran 90 days without an accident']);
    expect(linesOf(fitTo(0).blocks)).toEqual(['Drove', 'Ran 90 days without an accident']);
  });

  it('leaves out the fewest lines that make it fit, from the ends of the longest lists', () => {
    const lists = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(lists, fc.integer({ min: 0, max: 120 }), (lengths, room) => {
        const blocks = lengths.map((length, list) => ({
          kind: 'bullets' as const,
          lines: Array.from({ length }, (_, line) => `${list}.${line}`),
        }));
        const count = (some: readonly LayoutBlock[]) => linesOf(some).length;
        const total = count(blocks);
        const { blocks: kept, leftOut } = fitBlocks(blocks, (some) => count(some) <= room);
        expect([...linesOf(kept), ...leftOut].sort()).toEqual(linesOf(blocks).sort());
        expect(count(kept)).toBe(Math.min(total, Math.max(room, lengths.length)));
        for (const block of kept) expect(linesOf([block]).length).toBeGreaterThan(0);
      }),
    );
  });
});
