/** What a part of a text about jobs names: title, employer, place, dates. */
export const PART_KINDS = ['T', 'E', 'P', 'D'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** The tags of tokens: outside, or the beginning or inside of a part. */
export const JOB_TAGS = ['O', ...PART_KINDS.flatMap((kind) => [`B${kind}`, `I${kind}`])];

/** Where a part stands in a text. */
export interface JobPart {
  readonly kind: PartKind;
  readonly from: number;
  to: number;
}
