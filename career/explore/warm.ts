import type { Matching } from '#career/matching/matching.ts';
import { leadsOfWords } from './leads-to.ts';
import { militaryCodes } from './military-codes.ts';
import { leadingTo } from './occupation-page.ts';

/** What the explorer looks up, to be built one by one before the first visitor waits for it. */
export function exploreToWarm(matching: Matching): readonly (() => void)[] {
  return [
    () => militaryCodes(matching.facts),
    () => leadingTo(matching),
    // The first matching of all takes ten times as long as the next.
    () => leadsOfWords(matching, 'Army', '68W'),
  ];
}
