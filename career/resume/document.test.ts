import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  editResumeContent,
  emptyResumeContent,
  resumeContent,
  skillsFromText,
  skillsText,
  upgradeResumeContent,
} from './document.ts';

describe('the resume document', () => {
  it('keeps what an edit leaves out', () => {
    const content = { ...emptyResumeContent('Driver'), summary: 'One.', skills: ['Excel'] };
    expect(editResumeContent(content, { summary: 'Two.', awards: undefined })).toEqual({
      ...content,
      summary: 'Two.',
    });
  });

  it('reads the shape of the specification: lines, texts and comma-separated skills', () => {
    const upgraded = upgradeResumeContent({
      title: 'Driver',
      summary: 'Sum.',
      militaryAchievements: 'Drove\nLed',
      militaryEducation: ['One', 'Two'],
      certifications: ['CDL', 7, ''],
      skills: 'Driving, driving, Maps',
    });
    expect(upgraded).toMatchObject({
      version: 2,
      militaryAchievements: ['Drove', 'Led'],
      militaryEducation: 'One\nTwo',
      certifications: ['CDL'],
      skills: ['Driving', 'Maps'],
      experience: [],
    });
  });

  it('takes a bare text as the summary', () => {
    expect(upgradeResumeContent('All my life.').summary).toBe('All my life.');
  });

  it('makes something valid of anything', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(resumeContent.safeParse(upgradeResumeContent(stored)).success).toBe(true);
      }),
    );
  });

  it('keeps every text of a resume from before there were looks, to the letter', () => {
    const {
      look: _look,
      languages: _l,
      volunteering: _v,
      projects: _p,
      ...first
    } = emptyResumeContent('Driver');
    const stored = { ...first, version: 1, awards: ['  As typed ', ''], layout: 'federal' as const };
    expect(upgradeResumeContent(structuredClone(stored))).toEqual({
      ...emptyResumeContent('Driver'),
      awards: ['  As typed ', ''],
      layout: 'federal',
    });
  });

  it('leaves a current document as it is', () => {
    const content = { ...emptyResumeContent('Driver'), clearance: 'Secret', layout: 'federal' as const };
    expect(upgradeResumeContent(structuredClone(content))).toEqual(content);
  });

  it('writes skills as text and reads them back', () => {
    expect(skillsFromText(skillsText(['Excel', 'First aid']))).toEqual(['Excel', 'First aid']);
  });
});
