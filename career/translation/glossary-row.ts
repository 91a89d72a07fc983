import type { MilitaryBranch } from '#career/service.ts';

export interface RowOptions {
  /** The meaning holds in these services only. */
  readonly branches?: readonly MilitaryBranch[];
  /** The meaning holds only where one of these word beginnings stands in the same text. Lower case. */
  readonly near?: readonly string[];
  /** The civilian words for more than one, where the rule of `pluralOf` would get them wrong. */
  readonly plural?: string;
  /** The term is also an everyday word or a common abbreviation: matched only as it is written here. */
  readonly exact?: true;
}

/**
 * A military term and the civilian words that may stand in its place in a sentence.
 *
 * The words are written by us. They carry no figure, no name of a person or place and no other military term, so
 * that putting them into a resume can't add a claim. Acronyms are written in capitals, other terms in lower case.
 */
export type GlossaryRow = readonly [term: string, civilian: string, options?: RowOptions];
