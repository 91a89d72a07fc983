import { expect, test } from 'vitest';
import { emptyResumeContent } from '#career/resume/document.ts';
import { headerOfProfile } from '#career/resume/layouts/resume-blocks.ts';
import type { UserReply } from '#contract/user.ts';
import { contentEdit, editorValues, sameText } from './editor-values.ts';
import { headerOf, sectionsOf } from './resume-sections.ts';

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

test('the preview holds header and filled parts, and no title of an empty one', () => {
  expect(headerOf(content, user)).toEqual({
    name: 'Ana Ruiz',
    contact: ['ana@example.org', 'Norfolk, VA', 'https://ana.example.org'],
    service: 'Navy, IT1, IT',
  });
  expect(sectionsOf(content)).toEqual([
    { title: 'Summary', paragraphs: ['First sentence.', 'Second one.'], lines: [] },
    { title: 'Skills', paragraphs: ['Routing, Help desk'], lines: [] },
    { title: 'Military achievements', paragraphs: [], lines: ['Ran a network.'] },
  ]);
});

test('a header of its own takes the place of the profile', () => {
  const contact = {
    firstName: 'A.',
    lastName: 'Ruiz',
    email: 'a@b.example',
    phone: '1',
    city: '',
    state: '',
  };
  expect(headerOf({ ...content, contact }, user)).toMatchObject({
    name: 'A. Ruiz',
    contact: ['a@b.example', '1', 'https://ana.example.org'],
  });
});

test('what the profile leaves out is empty in the plain text header', () => {
  expect(headerOfProfile(user)).toEqual({
    contact: {
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'ana@example.org',
      phone: '',
      city: 'Norfolk',
      state: 'VA',
    },
    links: ['https://ana.example.org'],
  });
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
