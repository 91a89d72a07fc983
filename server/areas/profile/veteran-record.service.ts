import { RECORD_TEXTS, type RecordText, recordTextsOf } from '#career/profile-fields.ts';
import type { SaidJob } from '#career/record/review-terms.ts';
import type { VeteranRecord } from '#career/service.ts';
import type { Query } from '#server/platform/database/database.ts';
import { findUser, type UserRow } from './profile.store.ts';
import { listSaidJobs } from './said-jobs.store.ts';

/**
 * A person's row, and what they said of their jobs, as matching and the resume writer read it. No contact data: neither of
 * them needs any.
 */
export function veteranRecordOf(row: UserRow, saidJobs: readonly SaidJob[], readOn: Date): VeteranRecord {
  return {
    branch: row.militaryBranch,
    component: row.militaryComponent,
    ...recordTextsOf(row),
    yearsServed: row.yearsServed,
    earlierService: row.earlierService,
    saidJobs: saidJobs.map(bare),
    readOn,
  };
}

/** What was said, without where and when it is kept: before it is stored it is the same. */
const bare = ({ field, readAs, isJob, title, employer, place, start, end, current }: SaidJob): SaidJob => ({
  ...{ field, readAs, isJob, title, employer, place, start, end, current },
});

/** The record of a person who is known to exist (their session was just read). */
export async function getVeteranRecord(db: Query, userId: number, readOn: Date): Promise<VeteranRecord> {
  const row = await findUser(db, userId);
  if (!row) throw new Error('The signed-in person has no row');
  return veteranRecordOf(row, await listSaidJobs(db, userId), readOn);
}

/** Of these alone no title can be found. */
const SAYS_TOO_LITTLE: ReadonlySet<RecordText> = new Set(['rank', 'startDate', 'endDate', 'awards']);

/** Whether the record says anything that titles can be found from. A branch and a rank alone do not. */
export function saysEnoughToMatch(record: VeteranRecord): boolean {
  const earlier = record.earlierService ?? [];
  const tells = RECORD_TEXTS.some(({ record: text }) => !SAYS_TOO_LITTLE.has(text) && record[text] !== null);
  return earlier.length > 0 || tells;
}
