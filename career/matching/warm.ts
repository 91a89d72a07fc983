import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import { warmCivilianTitles } from '#career/occupations/find-occupations.ts';
import type { VeteranRecord } from '#career/service.ts';
import { matchVeteran } from './match-veteran.ts';

const ANYONE: VeteranRecord = {
  ...EMPTY_RECORD,
  branch: 'Army',
  occupation: 'truck drivr',
  responsibilities: 'Drove trucks and kept records in Excel.',
};

/**
 * Builds every index that waits for its first use, by using it once: about half a second that would otherwise fall on
 * the first visitor. Call it when the server already listens.
 */
export function warmMatching(facts: CareerFacts): void {
  warmCivilianTitles(facts);
  matchVeteran(ANYONE, null, facts);
}
