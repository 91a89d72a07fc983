import { RECORD_TEXTS, type RecordText } from './profile-fields.ts';
import type { VeteranRecord } from './service.ts';

/** The record of someone who has said nothing yet. */
export const EMPTY_RECORD: VeteranRecord = {
  branch: null,
  component: null,
  yearsServed: null,
  ...(Object.fromEntries(RECORD_TEXTS.map(({ record }) => [record, null])) as Record<RecordText, null>),
};
