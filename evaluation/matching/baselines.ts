import type { CareerFacts } from '#career/occupations/facts.ts';
import type { VeteranRecord } from '#career/service.ts';

/**
 * Baseline 1: plain look-up of the typed occupation as a code in the official crosswalk, as a look-up page does it.
 * Civilian occupations of all rows with exactly this code, in the table's order; nothing for anything else.
 */
export function crosswalkLookUp({ militaryJobs }: CareerFacts, record: VeteranRecord): string[] {
  const code = (record.occupation ?? '').trim().toUpperCase();
  const jobs = militaryJobs
    .ofCode(code)
    .filter(({ branch }) => record.branch === null || branch === record.branch);
  const matches = jobs.flatMap(({ crosswalk, seniorCrosswalk }) => [...crosswalk, ...seniorCrosswalk]);
  return [...new Set(matches.filter(({ civilian }) => civilian).map((occupation) => occupation.code))];
}

/** Everything a veteran wrote about work, as one query for a full-text search. */
export function ownWords(record: VeteranRecord): string {
  return [
    record.occupation,
    record.responsibilities,
    record.achievements,
    record.skills,
    record.training,
    record.equipment,
    record.priorExperience,
    record.postMilitaryExperience,
    record.education,
    record.certifications,
  ]
    .filter((text) => text !== null)
    .join(' ');
}
