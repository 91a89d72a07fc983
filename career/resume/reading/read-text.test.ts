import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growsInStep } from '#career/testing/growth.ts';
import { POSTINGS, recordOf, VETERANS } from '#evaluation/resumes/evaluation-set.ts';
import { resumeContent } from '../document.ts';
import { newestFirst } from '../job-order.ts';
import { resumeAsPlainText } from '../plain-text.ts';
import { shownResume } from '../shown-resume.ts';
import { writeResume } from '../write-resume.ts';
import { readResumeText, resumeContentFromText } from './read-text.ts';

describe('a text made to keep the reader busy', () => {
  it.each([' ', '\t', '\u00a0'])('is read in step with its length: a word, blanks (%j), a word', (blank) => {
    const read = (text: string) => readResumeText(text, '');
    expect(growsInStep(8_000, (size) => `a${blank.repeat(size)}b`, read)).toBe(true);
  });
});

const PASTED = `Maria Lopez
San Antonio, TX 78205 | (210) 555-0144 | maria.lopez@example.org
linkedin.com/in/marialopez

PROFESSIONAL SUMMARY
Logistics supervisor with 8 years in the Army.

Core Competencies:
Inventory control, Forklift; SAP

WORK EXPERIENCE
Supply Sergeant, U.S. Army
03/2012 - 06/2020
• Managed 1,200 line items
• Trained 9 clerks
Shift Lead, Acme Parts, San Antonio
July 2020 - Present
- Lead 14 people

EDUCATION
B.B.A., Texas State, 2021

Certifications & Licenses
* OSHA 30
`;

describe('reading the text of a resume', () => {
  it('finds header and sections', () => {
    expect(resumeContentFromText(PASTED, 'Warehouse Manager')).toMatchObject({
      title: 'Warehouse Manager',
      summary: 'Logistics supervisor with 8 years in the Army.',
      contact: {
        firstName: 'Maria',
        lastName: 'Lopez',
        email: 'maria.lopez@example.org',
        phone: '(210) 555-0144',
        city: 'San Antonio',
        state: 'TX',
      },
      links: [{ label: '', url: 'linkedin.com/in/marialopez' }],
      skills: ['Inventory control', 'Forklift', 'SAP'],
      militaryAchievements: ['Managed 1,200 line items', 'Trained 9 clerks'],
      experience: [
        {
          kind: 'military',
          title: 'Supply Sergeant, U.S. Army',
          start: '03/2012',
          end: '06/2020',
          lines: [],
        },
        {
          kind: 'civilian',
          title: 'Shift Lead, Acme Parts, San Antonio',
          start: 'July 2020',
          current: true,
          lines: ['Lead 14 people'],
        },
      ],
      civilianEducation: 'B.B.A., Texas State, 2021',
      certifications: ['OSHA 30'],
    });
  });

  it('keeps a text without headings as the summary', () => {
    expect(resumeContentFromText('I drove trucks for nine years.', 'Driver').summary).toBe(
      'I drove trucks for nine years.',
    );
  });

  it('names what it had to cut', () => {
    expect(readResumeText(PASTED, 'Driver').cut).toEqual([]);
    const long = `SUMMARY\n${'long words '.repeat(400)}\nAWARDS\n${'- A medal\n'.repeat(90)}`;
    expect(readResumeText(long, 'Driver').cut).toEqual(['summary', 'awards']);
  });

  it('makes a valid document of any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 4000, unit: 'binary' }), (text) => {
        expect(resumeContent.safeParse(resumeContentFromText(text, 'Driver')).success).toBe(true);
      }),
    );
  });

  it.each(VETERANS)('reads back what we export: $id', (veteran) => {
    const posting = POSTINGS.find(({ id }) => id === veteran.aimsAt);
    const { content } = writeResume({
      record: recordOf(veteran),
      target: { jobTitle: posting?.title ?? '', skills: [] },
      tailoringLevel: 'normal',
    });
    const contact = {
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'a@example.org',
      phone: '210-555-0100',
      city: 'Waco',
      state: 'TX',
    };
    const read = resumeContentFromText(
      resumeAsPlainText(shownResume(content), { contact, links: [], service: ['Army', 'SFC'] }),
      content.title,
    );
    expect(read).toMatchObject({
      contact,
      summary: content.summary,
      skills: content.skills,
      militaryEducation: content.militaryEducation,
      certifications: content.certifications,
      awards: content.awards,
      clearance: content.clearance,
    });
    expect(shownResume(read).education).toEqual(shownResume(content).education);
    const lines = [...read.militaryAchievements, ...read.experience.flatMap((entry) => entry.lines)];
    expect(lines.toSorted()).toEqual(
      [...content.militaryAchievements, ...content.experience.flatMap((entry) => entry.lines)].toSorted(),
    );
    const named = content.experience.filter(({ title, organization }) => title !== '' || organization !== '');
    const jobs = (some: typeof named) =>
      newestFirst(some)
        .filter(({ title, organization }) => title !== '' && organization !== '')
        .map(({ kind, title, organization, location, start, end, grade }) =>
          [kind, title, organization, location, start, end, grade].join(' | '),
        );
    expect(jobs(read.experience)).toEqual(jobs(named));
  });

  it.each([
    ['Acme Parts', 'Shift Supervisor'],
    ['Mercy Medical Center', 'Emergency Room Technician (part-time)'],
    ['USPS', 'City Carrier Assistant'],
    ['U.S. Coast Guard', 'Marine Science Technician'],
  ])(
    'takes the first line of a job for the employer where the second names a position: %s',
    (employer, title) => {
      const text = (lines: string[]) => ['EXPERIENCE', ...lines, '2014 – 2016', '- Led 9'].join('\n');
      const [ours] = resumeContentFromText(text([employer, title]), '').experience;
      expect(ours).toMatchObject({ title, organization: employer });
      const [theirs] = resumeContentFromText(text([title, employer]), '').experience;
      expect(theirs).toMatchObject({ title, organization: employer });
    },
  );
});
