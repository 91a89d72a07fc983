import type { TermKind } from './term-kinds.ts';

/** What is asked for is known by its name: an answer to it names it again. */
export const LONGEST_NAME = 200;

/** One thing that is asked for. */
export interface Demand {
  readonly kind: TermKind;
  readonly name: string;
  /** The way the posting writes it. */
  readonly wording: string;
  /** Years of experience or level of education asked for, where the kind is one of these. */
  readonly amount?: number;
  /** What the years are of, or the degree is in, in the posting's words; left out where it does not say. */
  readonly field?: string;
}
