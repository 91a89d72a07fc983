import type { ServicePeriod, VeteranRecord } from '#career/service.ts';
import { emptyRecord } from '../empty-record.ts';

/** An earlier period of service as a record of its own, so that the same writing applies to it. */
export function recordOfPeriod({
  branch,
  component,
  rank,
  occupation,
  startDate,
  endDate,
  duties,
}: ServicePeriod): VeteranRecord {
  return {
    ...emptyRecord,
    branch,
    component,
    rank,
    occupation,
    startDate,
    endDate,
    responsibilities: duties,
  };
}
