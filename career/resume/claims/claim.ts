import type { ClaimKind } from '../written-resume.ts';

/** Something that a line says and the record does not. */
export interface UnsupportedClaim {
  readonly kind: ClaimKind;
  readonly claim: string;
  /** For the veteran, in a sentence: what their record says instead, or that it does not say this. */
  readonly why: string;
}
