import type { Steps } from '#career/steps.ts';
import type { LineTrace, RemovedClaim } from '../written-resume.ts';
import { ruledClaimsIn } from './claim-check.ts';
import type { Evidence } from './evidence.ts';
import { claimsBeyond } from './statement-claims.ts';

/**
 * Keeps the lines whose every claim is supported, and reports the others with what was wrong in them. `worded`: by its text,
 * the statement that a language model made a line of.
 */
export function* keepSupportedSteps(
  lines: readonly LineTrace[],
  evidence: Evidence,
  worded: ReadonlyMap<string, string> = new Map(),
): Steps<{ readonly kept: LineTrace[]; readonly removed: RemovedClaim[] }> {
  const kept: LineTrace[] = [];
  const removed: RemovedClaim[] = [];
  for (const line of lines) {
    const statement = worded.get(line.text);
    const unsupported =
      statement === undefined
        ? ruledClaimsIn(line.text, evidence, line.section)
        : claimsBeyond(line.text, statement, evidence);
    if (unsupported.length === 0) kept.push(line);
    else removed.push(...unsupported.map((claim) => ({ ...claim, text: line.text })));
    yield;
  }
  return { kept, removed };
}
