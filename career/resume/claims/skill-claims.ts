import { type TermHit, termsIn } from '../posting/lexicon-index.ts';
import { isSameWord, searched, showsWording, type Wording } from '../writing/wording-match.ts';
import { hasAlike } from './alike.ts';
import type { UnsupportedClaim } from './claim.ts';
import type { Evidence, KnownTerm } from './evidence.ts';
import type { ClaimedLine } from './line.ts';

/**
 * Skills and tools that postings name and that the veteran's own words show nowhere. What explains a system beside its
 * name ("GCSS-Army, a SAP-based system") claims nothing.
 */
export function skillClaims(line: ClaimedLine, evidence: Evidence): UnsupportedClaim[] {
  const plain = line.plain.toLowerCase();
  const glosses = evidence.terms.filter((term) => plain.includes(term.text));
  const words = searched(line.plain).words;
  return (
    termsIn(line.text)
      .filter(({ term, wording }) => term.kind === 'tool' || isNamed(wording, words))
      .filter(({ term }) => term.kind !== 'certificate')
      .filter((hit) => !namesOf(hit).some((wording) => isShown(wording, hit, evidence)))
      // What tells a statement again names no skill of its own; a tool is always one.
      .filter(({ term }) => term.kind === 'tool' || !line.placed.some(line.tells))
      .filter(({ wording }) => !isExplained(wording, line, glosses))
      .map(({ wording }) => ({
        kind: 'skill',
        claim: wording.text,
        why: `Nothing you wrote shows ${wording.text}.`,
      }))
  );
}

/** Whether a skill stands there by its name, and not as a verb in use: who "accounted for" items claims no accounting. */
const isNamed = (wording: Wording, words: readonly string[]) =>
  wording.stems.length > 1 || words.some((word) => isSameWord(word, wording));

/** Whether the words explain a system that stands beside them in the line. */
const isExplained = (wording: Wording, { stems: own }: ClaimedLine, glosses: readonly KnownTerm[]) =>
  own.length > wording.stems.length &&
  glosses.some(({ stems }) => wording.stems.every((stem) => stems.has(stem)));

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
