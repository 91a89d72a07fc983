import type { Matching } from '#career/matching/matching.ts';
import { militaryCodes } from './military-codes.ts';
import { leadingTo } from './occupation-page.ts';

/** What the explorer looks up, to be built one by one before the first visitor waits for it. */
export function exploreToWarm(matching: Matching): readonly (() => void)[] {
  return [() => militaryCodes(matching.facts), () => leadingTo(matching)];
}
