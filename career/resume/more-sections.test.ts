import { expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { fromJsonResume, toJsonResume } from './json-resume.ts';
import { resumeAsPlainText } from './plain-text.ts';
import { resumeContentFromText } from './reading/read-text.ts';
import { shownResume } from './shown-resume.ts';
import { writeResume } from './write-resume.ts';

const header = {
  contact: { firstName: 'Ana', lastName: 'Ruiz', email: '', phone: '', city: '', state: '' },
  links: [],
  service: [],
};
const { content, report } = writeResume({
  record: {
    ...EMPTY_RECORD,
    branch: 'Army',
    occupation: 'Supply Sergeant',
    achievements: '- led 9 Soldiers\n- volunteered 120 hours at the food bank in Killeen',
    skills: 'Excel, Spanish (native), Dari DLPT 2/2',
    certifications: 'Forklift license, studying for PMP, EMT-B (expired 2024)',
  },
  target: { jobTitle: 'Warehouse Manager', skills: [] },
  tailoringLevel: 'normal',
});
const whole = { ...content, projects: ['Built a trail bridge with Scouts'] };

it('languages and volunteering of the record have places of their own, traced to the veteran’s words', () => {
  expect(content.languages).toEqual(['Spanish (native)', 'Dari Defense Language Proficiency Test 2/2']);
  expect(content.skills).toEqual(['Excel']);
  expect(content.volunteering).toEqual(['Volunteered 120 hours at the food bank in Killeen']);
  expect(content.militaryAchievements).toEqual(['Led 9 Soldiers']);
  for (const section of ['languages', 'volunteering']) {
    expect(report.lines.filter((line) => line.section === section)[0]?.sources).toHaveLength(1);
  }
});

it('certifications say how they stand', () => {
  expect(content.certifications).toEqual(['Forklift license', 'PMP (in progress)', 'EMT-B (expired 2024)']);
});

it('each section leaves in the text and comes back from it, and from JSON Resume', () => {
  const text = resumeAsPlainText(shownResume(whole), header);
  expect(text).toContain('LANGUAGES\n- Spanish (native)\n- Dari Defense Language Proficiency Test 2/2\n');
  const { languages, volunteering, projects } = whole;
  expect(resumeContentFromText(text, '')).toMatchObject({ languages, volunteering, projects });
  const json = toJsonResume(shownResume(whole), header, '2026-11-22T00:00:00Z');
  expect(fromJsonResume(json)).toMatchObject({ languages, volunteering, projects });
});

it('asks for the name of what does not read as an award, and prints none', () => {
  const record = { ...EMPTY_RECORD, branch: 'Marines' as const, awards: 'NDSM, mast' };
  const { content, report } = writeResume({
    record,
    target: { jobTitle: 'Driver', skills: [] },
    tailoringLevel: 'balanced',
  });
  expect(content.awards).toEqual(['National Defense Service Medal']);
  const asked = report.questions.filter(({ field }) => field === 'awards');
  expect(asked.map(({ question }) => question)).toEqual([
    'You listed “mast” as an award. What’s its full name?',
  ]);
});
