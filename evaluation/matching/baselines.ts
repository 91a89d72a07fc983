import type { CareerFacts } from '#career/occupations/facts.ts';
import type { VeteranRecord } from '#career/service.ts';

/**
 * Baseline 1: plain look-up of the typed occupation as a code in the official crosswalk, as a look-up page does it.
 * Civilian occupations of all rows with exactly this code, in the table's order; nothing for anything else.
 */
export function crosswalkLookUp(facts: CareerFacts, record: VeteranRecord): string[] {
  const { military, occupations } = facts.tables;
  const code = (record.occupation ?? '').trim().toUpperCase();
  const found = new Set<string>();
  for (const row of facts.militaryRows.get(code) ?? []) {
    const branch = military.branches[Number(military.branch.charAt(row))];
    if (record.branch !== null && branch !== record.branch) continue;
    for (const to of [...(military.crosswalk[row] ?? []), ...(military.seniorCrosswalk[row] ?? [])]) {
      if (!facts.militaryOnly[to]) found.add(occupations.code[to] ?? '');
    }
  }
  return [...found];
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
