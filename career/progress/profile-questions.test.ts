import { describe, expect, it } from 'vitest';
import { type AskedProfile, findNextQuestion, PROFILE_QUESTIONS } from './profile-questions.ts';

const told: AskedProfile = {
  militaryBranch: 'Army',
  militaryOccupation: '25B',
  militaryRank: 'SGT',
  militaryResponsibilities: 'Ran the help desk.',
  militaryStartDate: '2015',
  militaryEndDate: '2023',
  certifications: 'Security+',
  educationHistory: 'High school',
  phone: '555 0100',
  city: 'Tacoma',
  hasSelectedJobs: true,
  skippedQuestions: [],
};
const nothing = Object.fromEntries(
  Object.entries(told).map(([field, value]) => [field, typeof value === 'string' ? null : value]),
) as unknown as AskedProfile;

describe('the next question', () => {
  it('is none when everything is told', () => {
    expect(findNextQuestion(told)).toBeUndefined();
  });

  it.each([
    [{ militaryRank: null }, 'rank'],
    [{ militaryResponsibilities: null }, 'duties'],
    [{ militaryStartDate: null }, 'dates'],
    [{ militaryEndDate: null }, 'dates'],
    [{ certifications: null }, 'certifications'],
    [{ educationHistory: null }, 'education'],
    [{ city: null }, 'contact'],
  ])('for %j is %s', (open, question) => {
    expect(findNextQuestion({ ...told, ...open })).toBe(question);
  });

  it('waits for branch and job, which come first', () => {
    expect(findNextQuestion(nothing)).toBeUndefined();
    expect(findNextQuestion({ ...told, militaryRank: null, militaryOccupation: null })).toBeUndefined();
  });

  it('waits with phone and city until a title is selected', () => {
    expect(findNextQuestion({ ...told, phone: null, hasSelectedJobs: false })).toBeUndefined();
  });

  it('goes on to the next one when one is skipped, for good', () => {
    const open = { ...nothing, militaryBranch: 'Army', militaryOccupation: '25B' };
    const asked: unknown[] = [];
    for (let skipped: AskedProfile['skippedQuestions'] = []; ; ) {
      const question = findNextQuestion({ ...open, skippedQuestions: skipped });
      if (question === undefined) break;
      asked.push(question);
      skipped = [...skipped, question];
    }
    expect(asked).toEqual(PROFILE_QUESTIONS);
  });
});
