import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { emptyResumeContent } from '../document.ts';
import { fieldWithAnswer, namesTerm, offerOf, type TermAnswer } from './answer-term.ts';

const target = { jobTitle: 'Dispatcher', skills: [] };
const excel: TermAnswer = {
  kind: 'tool',
  name: 'Excel',
  evidence: 'I kept the readiness of 120 vehicles in Microsoft Excel.',
  place: 'service',
};
const recordWith = (answer: TermAnswer) => ({
  ...EMPTY_RECORD,
  achievements: fieldWithAnswer(EMPTY_RECORD, answer),
});

describe('"I have this"', () => {
  it.each([
    [true, excel.evidence],
    [true, 'Built trackers in excel for the motor pool.'],
    [false, 'I kept lists of 120 vehicles.'],
  ])('names the term: %s, "%s"', (expected, evidence) => {
    expect(namesTerm({ ...excel, evidence })).toBe(expected);
  });

  it('stands on a line of its own behind what the field says', () => {
    const record = { ...EMPTY_RECORD, achievements: 'Led 12 soldiers.' };
    expect(fieldWithAnswer(record, excel)).toBe(`Led 12 soldiers.\n${excel.evidence}`);
  });

  it('offers the skill and the line, in the words of a resume', () => {
    const offer = offerOf(excel, recordWith(excel), target, emptyResumeContent('Dispatcher'));
    expect(offer?.edit.skills).toEqual(['Excel']);
    expect(offer?.edit.militaryAchievements).toEqual([
      'Kept the readiness of 120 vehicles in Microsoft Excel',
    ]);
    expect(offer?.added).toHaveLength(2);
  });

  it('offers nothing that the record does not hold', () => {
    expect(offerOf(excel, EMPTY_RECORD, target, emptyResumeContent('Dispatcher'))).toBeNull();
  });

  it('offers nothing that stands in the resume already', () => {
    const record = recordWith(excel);
    const first = offerOf(excel, record, target, emptyResumeContent('Dispatcher'));
    const content = { ...emptyResumeContent('Dispatcher'), ...(first?.edit as object) };
    expect(offerOf(excel, record, target, content)).toBeNull();
  });

  it('puts a certificate among the certifications', () => {
    const answer: TermAnswer = {
      kind: 'certificate',
      name: 'OSHA 30',
      evidence: 'OSHA 30, 2021',
      place: 'elsewhere',
    };
    const record = { ...EMPTY_RECORD, certifications: fieldWithAnswer(EMPTY_RECORD, answer) };
    const offer = offerOf(answer, record, target, emptyResumeContent('Dispatcher'));
    expect(offer?.edit).toEqual({ certifications: ['OSHA 30, 2021'] });
  });
});
