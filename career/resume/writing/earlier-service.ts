import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { ServicePeriod, VeteranRecord } from '#career/service.ts';

/** An earlier period of service as a record of its own, so that the same writing applies to it. */
export function recordOfPeriod({
  branch,
  component,
  rank,
  occupation,
  codeTitle,
  startDate,
  endDate,
  duties,
}: ServicePeriod): VeteranRecord {
  return {
    ...EMPTY_RECORD,
    branch,
    component,
    rank,
    occupation,
    ...(codeTitle !== undefined && { codeTitle }),
    startDate,
    endDate,
    responsibilities: duties,
  };
}
