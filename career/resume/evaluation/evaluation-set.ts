import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { VeteranRecord } from '#career/service.ts';
import type { EvaluationPosting, EvaluationVeteran } from './evaluation-case.ts';
import { LOGISTICS_AND_OPERATIONS_POSTINGS } from './postings/logistics-and-operations.ts';
import { TECHNOLOGY_AND_OFFICE_POSTINGS } from './postings/technology-and-office.ts';
import { TRADES_SAFETY_AND_CARE_POSTINGS } from './postings/trades-safety-and-care.ts';
import { AIR_AND_SPACE_VETERANS } from './veterans/air-and-space.ts';
import { ARMY_VETERANS } from './veterans/army.ts';
import { MARINE_VETERANS } from './veterans/marines.ts';
import { MIXED_VETERANS } from './veterans/mixed.ts';
import { NAVY_AND_COAST_GUARD_VETERANS } from './veterans/navy-and-coast-guard.ts';

export const VETERANS: readonly EvaluationVeteran[] = [
  ...ARMY_VETERANS,
  ...NAVY_AND_COAST_GUARD_VETERANS,
  ...AIR_AND_SPACE_VETERANS,
  ...MARINE_VETERANS,
  ...MIXED_VETERANS,
];

export const POSTINGS: readonly EvaluationPosting[] = [
  ...TECHNOLOGY_AND_OFFICE_POSTINGS,
  ...LOGISTICS_AND_OPERATIONS_POSTINGS,
  ...TRADES_SAFETY_AND_CARE_POSTINGS,
];

/** The whole record of a veteran of the set. */
export function recordOf(veteran: EvaluationVeteran): VeteranRecord {
  return { ...EMPTY_RECORD, ...veteran.record };
}
