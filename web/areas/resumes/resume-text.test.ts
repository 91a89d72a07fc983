import { expect, test } from 'vitest';
import { emptyResumeContent } from '#career/resume/document.ts';
import type { UserReply } from '#contract/user.ts';
import { contentEdit, editorValues, sameText } from './editor-values.ts';
import { resumeFileName, resumeText } from './resume-text.ts';

const user = {
  username: 'aruiz',
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.org',
  phone: null,
  city: 'Norfolk',
  state: 'VA',
  linkedIn: null,
  github: null,
  website: 'https://ana.example.org',
  militaryBranch: 'Navy',
  militaryRank: 'IT1',
  militaryOccupation: 'IT',
  yearsServed: null,
} as UserReply;

const content = {
  ...emptyResumeContent('Network Administrator'),
  summary: 'First sentence.\n\nSecond one.',
  militaryAchievements: ['Ran a network.'],
  skills: ['Routing', 'Help desk'],
};

test('the text holds header and filled parts, and no title of an empty one', () => {
  expect(resumeText(content, user)).toBe(
    [
      'Ana Ruiz',
      'ana@example.org | Norfolk, VA | https://ana.example.org',
      'Navy, IT1, IT',
      'Network Administrator',
      '',
      'SUMMARY',
      'First sentence.',
      'Second one.',
      '',
      'SKILLS',
      'Routing, Help desk',
      '',
      'MILITARY ACHIEVEMENTS',
      '- Ran a network.',
      '',
    ].join('\n'),
  );
});

test.each([
  ['Ana', 'Ruiz', 'Ana_Ruiz_Resume_2026-11-20.txt'],
  ['Ana María', "O'Neil", 'Ana_María_O_Neil_Resume_2026-11-20.txt'],
  ['../..', '/etc', 'etc_Resume_2026-11-20.txt'],
  [null, null, 'aruiz_Resume_2026-11-20.txt'],
])('the file of %s %s is called %s', (firstName, lastName, name) => {
  expect(resumeFileName({ firstName, lastName, username: 'aruiz' }, '2026-11-20')).toBe(name);
});

test('what the editor shows and nobody changed is sent back as it was', () => {
  const { summary, militaryAchievements, militaryEducation, civilianEducation, certifications, skills } =
    content;
  expect(contentEdit(editorValues(content))).toEqual({
    summary,
    militaryAchievements,
    militaryEducation,
    civilianEducation,
    certifications,
    skills,
  });
});

test('empty lines in a list are left out', () => {
  const values = { ...editorValues(content), certifications: ' Security+ \n\n  \nNetwork+' };
  expect(contentEdit(values).certifications).toEqual(['Security+', 'Network+']);
});

test('a single changed letter makes another text', () => {
  const values = editorValues(content);
  expect(sameText(values, { ...values })).toBe(true);
  expect(sameText(values, { ...values, skills: `${values.skills}x` })).toBe(false);
});
