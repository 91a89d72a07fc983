import { z } from 'zod';
import { lazily } from '#career/lazily.ts';
import type { VeteranRecord } from '#career/service.ts';
import matchingFinalFifteen from '#evaluation/matching/people/final-15.json' with { type: 'json' };
import matchingFinalSixteen from '#evaluation/matching/people/final-16.json' with { type: 'json' };
import matchingFinalSeventeen from '#evaluation/matching/people/final-17.json' with { type: 'json' };
import matchingFinalEighteen from '#evaluation/matching/people/final-18.json' with { type: 'json' };
import matchingFinalNineteen from '#evaluation/matching/people/final-19.json' with { type: 'json' };
import { recordOfProfile } from '#evaluation/profile-record.ts';
import final from '#evaluation/resumes/people/final.json' with { type: 'json' };
import finalTwo from '#evaluation/resumes/people/final-2.json' with { type: 'json' };
import finalThree from '#evaluation/resumes/people/final-3.json' with { type: 'json' };
import finalFour from '#evaluation/resumes/people/final-4.json' with { type: 'json' };
import finalFive from '#evaluation/resumes/people/final-5.json' with { type: 'json' };
import finalSix from '#evaluation/resumes/people/final-6.json' with { type: 'json' };
import finalSeven from '#evaluation/resumes/people/final-7.json' with { type: 'json' };
import finalEight from '#evaluation/resumes/people/final-8.json' with { type: 'json' };
import finalNine from '#evaluation/resumes/people/final-9.json' with { type: 'json' };
import finalTen from '#evaluation/resumes/people/final-10.json' with { type: 'json' };
import finalEleven from '#evaluation/resumes/people/final-11.json' with { type: 'json' };
import finalTwelve from '#evaluation/resumes/people/final-12.json' with { type: 'json' };
import finalThirteen from '#evaluation/resumes/people/final-13.json' with { type: 'json' };
import finalFourteen from '#evaluation/resumes/people/final-14.json' with { type: 'json' };
import finalFifteen from '#evaluation/resumes/people/final-15.json' with { type: 'json' };
import finalSixteen from '#evaluation/resumes/people/final-16.json' with { type: 'json' };
import finalSeventeen from '#evaluation/resumes/people/final-17.json' with { type: 'json' };
import finalEighteen from '#evaluation/resumes/people/final-18.json' with { type: 'json' };
import tune from '#evaluation/resumes/people/tune.json' with { type: 'json' };
import tuneTwo from '#evaluation/resumes/people/tune-2.json' with { type: 'json' };

/** The day on which the people of the evaluation were written. */
export const READ_ON = new Date('2026-11-22T00:00:00Z');

/** A file of people; the fields of a record have the names of the profile form. */
export const peopleFile = z.array(z.object({ id: z.string(), record: z.record(z.string(), z.unknown()) }));

const FILES: readonly unknown[] = [
  matchingFinalFifteen,
  matchingFinalSixteen,
  matchingFinalSeventeen,
  matchingFinalEighteen,
  matchingFinalNineteen,
  final,
  finalTen,
  finalEleven,
  finalTwelve,
  finalThirteen,
  finalFourteen,
  finalFifteen,
  finalSixteen,
  finalSeventeen,
  finalEighteen,
  finalTwo,
  finalThree,
  finalFour,
  finalFive,
  finalSix,
  finalSeven,
  finalEight,
  finalNine,
  tune,
  tuneTwo,
];

const people = lazily(
  () =>
    new Map(FILES.flatMap((file) => peopleFile.parse(file)).map(({ id, record }) => [id, record] as const)),
);

/** The record of one of the people whom claims were written about. Throws for an id that nobody has. */
export function recordOfVeteran(id: string): VeteranRecord {
  const record = people().get(id);
  if (record === undefined) throw new Error(`No veteran ${id}`);
  return recordOfProfile(record, READ_ON);
}
