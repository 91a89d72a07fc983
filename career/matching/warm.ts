import type { CareerFacts } from '#career/occupations/facts.ts';
import { warmCivilianTitles } from '#career/occupations/find-occupations.ts';
import type { VeteranRecord } from '#career/service.ts';
import { matchVeteran } from './match-veteran.ts';

const ANYONE: VeteranRecord = {
  branch: 'Army',
  component: null,
  rank: null,
  occupation: 'truck drivr',
  yearsServed: null,
  startDate: null,
  endDate: null,
  responsibilities: 'Drove trucks and kept records in Excel.',
  achievements: null,
  skills: null,
  leadership: null,
  training: null,
  awards: null,
  equipment: null,
  priorExperience: null,
  postMilitaryExperience: null,
  education: null,
  certifications: null,
};

/**
 * Builds every index that waits for its first use, by using it once: about half a second that would otherwise fall on
 * the first visitor. Call it when the server already listens.
 */
export function warmMatching(facts: CareerFacts): void {
  warmCivilianTitles(facts);
  matchVeteran(ANYONE, null, facts);
}
