import { fitPosting, type SelectedTitle } from '#career/matching/fit-posting.ts';
import type { ListedJobRow } from './jobs.store.ts';

/** A listing with what its reader has to do with it. */
export function presentListed<Row extends ListedJobRow>(row: Row, selected: readonly SelectedTitle[]) {
  return { ...row, isSaved: row.savedAt !== null, fit: fitPosting(row.onetSocCode, selected) };
}
