import { describe, expect, it } from 'vitest';
import { growsInStep } from '#career/testing/growth.ts';
import { emptyResumeContent, type ResumeContent } from './document.ts';
import { type ReadabilityInput, readabilitySteps } from './readability.ts';

const checkReadability = (input: ReadabilityInput) => readabilitySteps(input).flatMap((step) => step());

const contact = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'a@example.org',
  phone: '555',
  city: '',
  state: '',
};
const sound: ResumeContent = {
  ...emptyResumeContent('Driver'),
  summary: 'Army veteran with 4-6 years of service. Skilled in driving. Seeking a Driver position.',
  militaryAchievements: ['Drove 60,000 miles without an accident', 'Trained 8 drivers'],
  civilianEducation: 'High school diploma',
  skills: ['Driving', 'Load securement', 'Forklift'],
};
const ids = (change: Partial<ResumeContent>, given = contact) =>
  checkReadability({ content: { ...sound, ...change }, contact: given, branch: 'Army' }).map(({ id }) => id);

describe('the readability check', () => {
  it('finds nothing in a sound resume', () => {
    expect(ids({})).toEqual([]);
  });

  it.each<[string, Partial<ResumeContent>]>([
    ['summary-length', { summary: 'Army veteran.' }],
    ['skills-few', { skills: ['Driving'] }],
    ['education-missing', { civilianEducation: '' }],
    ['no-figures', { militaryAchievements: ['Drove trucks'] }],
    ['line-long', { militaryAchievements: [`Drove 9 trucks ${'and loaded cargo '.repeat(20)}`] }],
    ['no-verb', { militaryAchievements: ['Responsible for 8 drivers'] }],
    ['first-person', { militaryAchievements: ['Drove my truck 60,000 miles'] }],
    ['capitals', { militaryAchievements: ['DROVE 60,000 MILES WITHOUT ACCIDENT'] }],
    ['characters', { militaryAchievements: ['Drove 60,000 miles ★'] }],
    ['placeholder', { militaryAchievements: ['Cut costs by XX% at [Company] in 2 years'] }],
    ['repeated', { militaryAchievements: ['Trained 8 drivers', 'Trained 8 drivers'] }],
    ['unknown-acronym', { militaryAchievements: ['Finished 2 QZXW courses'] }],
    ['military-term', { militaryAchievements: ['Led PMCS on 12 trucks'] }],
  ])('finds %s, with its meaning and a fix', (id, change) => {
    expect(ids(change)).toContain(id);
    const finding = checkReadability({ content: { ...sound, ...change }, contact, branch: 'Army' }).find(
      (each) => each.id === id,
    );
    expect(finding?.finding.length).toBeGreaterThan(10);
    expect(finding?.meaning.length).toBeGreaterThan(20);
    expect(finding?.fix.length).toBeGreaterThan(10);
  });

  it('leaves alone what the writer keeps or explains, and says which contact is missing', () => {
    const militaryAchievements = ['Led a platoon of 40 Soldiers', 'Filed 60 vouchers in DTS (travel system)'];
    expect(ids({ militaryAchievements })).toEqual([]);
    const [finding] = checkReadability({
      content: sound,
      contact: { ...contact, phone: '' },
      branch: 'Army',
    });
    expect(finding?.finding).toBe('Your resume has no phone number.');
    expect(finding?.fix).toBe('Add a phone number to your profile.');
  });

  it('finds entries without dates and a header nobody can answer to', () => {
    const entry = {
      kind: 'military' as const,
      title: 'Driver',
      organization: 'U.S. Army',
      location: '',
      start: '2012',
      end: '',
      current: false,
      hoursPerWeek: null,
      grade: '',
      lines: [],
    };
    expect(ids({ experience: [entry] })).toEqual(['dates-missing']);
    expect(ids({ experience: [{ ...entry, current: true }] })).toEqual([]);
    expect(ids({}, { ...contact, phone: '' })).toEqual(['contact-missing']);
  });

  it('grows in step with the lines', () => {
    const withLines = (count: number): ResumeContent => ({
      ...sound,
      militaryAchievements: Array.from({ length: count }, (_, at) => `Drove ${at} miles ${'x'.repeat(500)}`),
    });
    const check = (content: ResumeContent) => checkReadability({ content, contact, branch: 'Army' });
    expect(growsInStep(600, withLines, check)).toBe(true);
  });

  it.each(['A', 'ABC', 'NCO', '1st Bb ', 'Division '])(
    'grows in step with one line of %s over and over',
    (word) => {
      const withSummary = (size: number) => ({ ...sound, summary: `${`${word} `.repeat(size)}x` });
      const check = (content: ResumeContent) => checkReadability({ content, contact, branch: 'Army' });
      expect(growsInStep(1_000, withSummary, check)).toBe(true);
    },
  );
});
