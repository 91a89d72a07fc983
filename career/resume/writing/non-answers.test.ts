import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { writeResume } from '../write-resume.ts';
import { withoutNonAnswers } from './non-answers.ts';

describe('a field with nothing to say', () => {
  it.each([
    'N/A',
    'n/a.',
    'NA',
    'None',
    'none yet',
    'None at this time.',
    'Nothing',
    'no',
    'Not applicable',
    '-',
    '...',
  ])('reads "%s" as empty', (certifications) => {
    expect(withoutNonAnswers({ ...EMPTY_RECORD, certifications }).certifications).toBeNull();
  });

  it.each([
    'NASA safety course',
    'None of my trucks failed',
    'No accidents in 4 years',
    'NA (5)',
    'Nothing lost',
  ])('keeps "%s"', (achievements) => {
    expect(withoutNonAnswers({ ...EMPTY_RECORD, achievements }).achievements).toBe(achievements);
  });

  it('claims nothing in the resume', () => {
    const record = {
      ...EMPTY_RECORD,
      branch: 'Navy' as const,
      responsibilities: 'Ran the help desk',
      training: 'N/A',
      certifications: 'None',
      postMilitaryExperience: 'None yet',
      skills: 'none',
    };
    const input = { record, target: { jobTitle: 'Clerk', skills: [] }, tailoringLevel: 'balanced' as const };
    const { content } = writeResume(input);
    expect(JSON.stringify(content)).not.toMatch(/none|n\/a/i);
    expect(content.experience.filter(({ kind }) => kind === 'civilian')).toEqual([]);
  });
});
