import type { SelectedTitle } from '#career/matching/fit-posting.ts';
import type { Query } from '#server/platform/database/database.ts';
import { listSelectedTitleRows } from './selected-titles.store.ts';

/** The titles a person has selected, best first: what other areas order their lists by. */
export function listSelectedTitles(db: Query, userId: number): Promise<SelectedTitle[]> {
  return listSelectedTitleRows(db, userId);
}
