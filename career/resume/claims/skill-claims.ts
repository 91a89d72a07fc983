import { type TermHit, termsIn } from '../posting/lexicon-index.ts';
import { showsWording, type Wording } from '../writing/wording-match.ts';
import { hasAlike } from './alike.ts';
import type { UnsupportedClaim } from './claim.ts';
import type { Evidence } from './evidence.ts';
import type { ClaimedLine } from './line.ts';

/**
 * Skills and tools that postings name and that the veteran's own words show nowhere. What explains a system beside its
 * name ("GCSS-Army, a SAP-based system") claims nothing.
 */
export function skillClaims(
  { text, plain, stems: own }: ClaimedLine,
  evidence: Evidence,
): UnsupportedClaim[] {
  const glosses = evidence.terms.filter((term) => plain.toLowerCase().includes(term.text));
  return termsIn(text)
    .filter(({ term }) => term.kind !== 'certificate')
    .filter((hit) => !namesOf(hit).some((wording) => isShown(wording, hit, evidence)))
    .filter(
      ({ wording }) =>
        (own.length > wording.stems.length &&
          !glosses.some(({ stems }) => wording.stems.every((stem) => stems.has(stem)))) ||
        own.length <= wording.stems.length,
    )
    .map(({ wording }) => ({
      kind: 'skill',
      claim: wording.text,
      why: `Nothing that you wrote shows ${wording.text}.`,
    }));
}

/** The names of a tool; of a skill those that are forms of the same words: "diagnosing" and "diagnose". */
function namesOf({ term, wording }: TermHit): readonly Wording[] {
  if (term.kind === 'tool') return term.wordings;
  const key = wording.stems.join(' ');
  return term.wordings.filter(({ stems }) => stems.join(' ') === key);
}

/** A tool must be named; a skill may be shown by words alike within one passage. */
function isShown(wording: Wording, { term }: TermHit, { passages }: Evidence): boolean {
  return passages.some(
    ({ own, stems }) =>
      showsWording(own, wording) ||
      wording.stems.every((stem) => own.stems.includes(stem)) ||
      (term.kind === 'skill' &&
        wording.stems.every(
          (stem) => hasAlike(stems, stem) || own.stems.some((other) => isSameRoot(stem, other)),
        )),
  );
}

/** "monitoring" and "monitors": their stems end differently. */
const isSameRoot = (one: string, other: string) =>
  one.length >= ROOT && other.length >= ROOT && one.slice(0, ROOT) === other.slice(0, ROOT);
const ROOT = 5;
