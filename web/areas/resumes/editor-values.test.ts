import { expect, test } from 'vitest';
import { emptyResumeContent } from '#career/resume/document.ts';
import { afterSave, contentEdit, EMPTY_JOB, editorValues, sameText } from './editor-values.ts';

const job = {
  kind: 'civilian' as const,
  title: 'Clerk',
  organization: 'Acme Parts',
  location: 'Waco, TX',
  start: '03/2016',
  end: '',
  current: true,
  hoursPerWeek: 40,
  grade: 'GS-5',
  lines: ['Ran the counter.', 'Kept the books.'],
};
const content = {
  ...emptyResumeContent('Network Administrator'),
  summary: 'First sentence.\n\nSecond one.',
  militaryAchievements: ['Ran a network.'],
  skills: ['Routing', 'Help desk'],
  experience: [job],
  languages: ['Spanish (native)'],
  projects: ['Built a trail bridge'],
};

test('what the editor shows and nobody changed is sent back as it was', () => {
  const { summary, militaryAchievements, militaryEducation, civilianEducation, certifications, skills } =
    content;
  expect(contentEdit(editorValues(content))).toEqual({
    summary,
    experience: [job],
    militaryAchievements,
    militaryEducation,
    civilianEducation,
    certifications,
    skills,
    languages: ['Spanish (native)'],
    volunteering: [],
    projects: ['Built a trail bridge'],
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

test('what was merged from elsewhere is told from what was typed, whatever the saving tidied', () => {
  const typed = { ...editorValues(content), summary: ' Typed. ', certifications: 'Security+\n\n' };
  const stored = {
    ...content,
    summary: 'Typed.',
    certifications: ['Security+'],
    projects: ['From elsewhere'],
  };
  const sent = { ...typed, revision: 4 };
  const { saved, taken } = afterSave(sent, sent, { content: stored, revision: 6 });
  expect(taken).toEqual({ projects: 'From elsewhere' });
  expect(saved).toEqual({ ...sent, projects: 'From elsewhere', revision: 6 });

  // Typed on in that part while it was saved: it stays, and the next save meets the other one.
  const typedOn = afterSave(sent, { ...sent, projects: 'Mine' }, { content: stored, revision: 6 });
  expect(typedOn).toEqual({ saved: sent, taken: {} });
});

test('a job is edited by its parts, and keeps what the editor does not show', () => {
  const [typed = EMPTY_JOB] = editorValues(content).experience;
  const values = {
    ...editorValues(content),
    experience: [{ ...typed, title: ' Lead clerk ', end: '06/2020', lines: 'Ran it.\n\n' }, EMPTY_JOB],
  };
  expect(contentEdit(values).experience).toEqual([
    { ...job, title: 'Lead clerk', end: '06/2020', current: false, lines: ['Ran it.'] },
  ]);
  expect(sameText(values, editorValues(content))).toBe(false);
});
