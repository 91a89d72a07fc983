import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { VeteranRecord } from '#career/service.ts';
import { type EvaluationPosting, type EvaluationVeteran, postingsIn, veteransIn } from './evaluation-case.ts';
import logisticsAndOperations from './postings-logistics-and-operations.json' with { type: 'json' };
import technologyAndOffice from './postings-technology-and-office.json' with { type: 'json' };
import tradesSafetyAndCare from './postings-trades-safety-and-care.json' with { type: 'json' };
import airAndSpace from './veterans-air-and-space.json' with { type: 'json' };
import army from './veterans-army.json' with { type: 'json' };
import marines from './veterans-marines.json' with { type: 'json' };
import mixed from './veterans-mixed.json' with { type: 'json' };
import navyAndCoastGuard from './veterans-navy-and-coast-guard.json' with { type: 'json' };

export const VETERANS: readonly EvaluationVeteran[] = [
  ...veteransIn('veterans-army.json', army),
  ...veteransIn('veterans-navy-and-coast-guard.json', navyAndCoastGuard),
  ...veteransIn('veterans-air-and-space.json', airAndSpace),
  ...veteransIn('veterans-marines.json', marines),
  ...veteransIn('veterans-mixed.json', mixed),
];

export const POSTINGS: readonly EvaluationPosting[] = [
  ...postingsIn('postings-technology-and-office.json', technologyAndOffice),
  ...postingsIn('postings-logistics-and-operations.json', logisticsAndOperations),
  ...postingsIn('postings-trades-safety-and-care.json', tradesSafetyAndCare),
];

/** The whole record of a veteran of the set. */
export function recordOf(veteran: EvaluationVeteran): VeteranRecord {
  return { ...EMPTY_RECORD, ...(veteran.record as Partial<VeteranRecord>) };
}
