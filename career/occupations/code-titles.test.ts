import { expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { VeteranRecord } from '#career/service.ts';
import { repositoryFacts } from '#career/testing/repository-facts.ts';
import { withCodeTitles } from './code-titles.ts';

const titleOf = (served: Partial<VeteranRecord>) =>
  withCodeTitles(repositoryFacts(), { ...EMPTY_RECORD, ...served }).codeTitle;

it('takes the title of the code that fits the grade, not the same code of another kind of people', () => {
  expect(titleOf({ branch: 'Army', rank: 'SGT', occupation: '63B' })).toBe('Wheeled Vehicle Mechanic');
  expect(titleOf({ branch: 'Army', rank: 'MAJ', occupation: '63B' })).toBe('Comprehensive Dentist');
});

it('finds at sea the rating in the rank, and none for words without a code', () => {
  expect(titleOf({ branch: 'Navy', rank: 'SH1', occupation: "ship's store" })).toBe("Ship's Serviceman");
  expect(titleOf({ branch: 'Army', rank: 'SGT', occupation: 'whatever was needed' })).toBeUndefined();
});

it('names the codes of earlier service, too', () => {
  const earlierService = [
    {
      branch: 'Army',
      component: null,
      rank: 'SPC',
      occupation: '92G',
      startDate: null,
      endDate: null,
      duties: null,
    },
  ] as const;
  const record = withCodeTitles(repositoryFacts(), { ...EMPTY_RECORD, earlierService });
  expect(record.earlierService?.[0]?.codeTitle).toBe('Culinary Specialist');
});
