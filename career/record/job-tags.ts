import { partTags, type TextPart } from './tagged-parts.ts';

/** What a part of a text about jobs names: title, employer, place, dates. */
export const PART_KINDS = ['T', 'E', 'P', 'D'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** The tags of the tokens of such a text. */
export const JOB_TAGS = partTags(PART_KINDS);

/** Where a part stands in a text. */
export type JobPart = TextPart<PartKind>;
