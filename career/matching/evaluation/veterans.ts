import type { Expectation } from './expectation.ts';
import { CODE_ONLY } from './veterans/code-only.ts';
import { DUTIES_ONLY } from './veterans/duties-only.ts';
import { HELD_OUT } from './veterans/held-out.ts';
import { HELD_OUT_2026_11_21 } from './veterans/held-out-2026-11-21.ts';
import { SECOND_HELD_OUT } from './veterans/second-held-out.ts';
import { SEVERAL_CODES } from './veterans/several-codes.ts';
import { TITLE_ONLY } from './veterans/title-only.ts';
import { TYPED_CODES } from './veterans/typed-codes.ts';

/** Every veteran of the evaluation, each with what a good answer holds. */
export const VETERANS: readonly Expectation[] = [
  ...CODE_ONLY,
  ...TITLE_ONLY,
  ...DUTIES_ONLY,
  ...TYPED_CODES,
  ...HELD_OUT,
  ...SECOND_HELD_OUT,
  ...SEVERAL_CODES,
  ...HELD_OUT_2026_11_21,
];
