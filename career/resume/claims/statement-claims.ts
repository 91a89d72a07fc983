import type { ClaimKind } from '../written-resume.ts';
import type { UnsupportedClaim } from './claim.ts';
import { ruledClaimsIn } from './claim-check.ts';
import type { Evidence } from './evidence.ts';
import { likeness } from './figure-says.ts';
import { type Figure, figuresIn } from './figures.ts';
import { yearsInShort } from './years-told.ts';

const OF_FIGURES: ReadonlySet<ClaimKind> = new Set(['number', 'percent', 'money', 'date']);

/** What is counted in other words means the same only where the statement counts nothing else by that word. */
const SAME = 0.8;

/**
 * The claims of a line that was made of one statement and that the record does not hold. A figure has to stand in that
 * very statement, not somewhere in the record; what it counts may be called by another name ("9 blueshirts" are 9 aircraft
 * handlers), unless the statement has another figure for it. All else is looked up in the whole record.
 */
export function claimsBeyond(text: string, statement: string, evidence: Evidence): UnsupportedClaim[] {
  const told = figuresIn(statement);
  const years = yearsInShort(statement);
  const stands = (figure: Figure) =>
    isSmall(figure, statement) ||
    isAllDay(figure, statement) ||
    (figure.kind === 'year' && years.has(figure.value) && years.has(figure.high)) ||
    told.some((given) =>
      [given.value, given.raw, given.high].some((each) => each === figure.value || each === figure.raw),
    );
  const isOfAnother = (figure: Figure) =>
    told.some(
      (given) =>
        given.value !== figure.value &&
        given.raw !== figure.raw &&
        figure.counts.some((stem) => given.counts.some((other) => likeness(stem, other) >= SAME)),
    );
  const figures = figuresIn(text);
  const standing = new Set(
    figures.filter((figure) => stands(figure) && !isOfAnother(figure)).map(({ written }) => written),
  );
  const claims = ruledClaimsIn(text, evidence).filter(
    ({ kind, claim }) => !OF_FIGURES.has(kind) || !standing.has(claim),
  );
  const elsewhere = figures
    .filter((figure) => !stands(figure) && !claims.some(({ claim }) => claim === figure.written))
    .map(({ written }) => ({
      kind: 'number' as const,
      claim: written,
      why: 'Your own words for this line don’t have this figure.',
    }));
  return [...claims, ...elsewhere];
}

/** "24 hours a day, 7 days a week": "24/7", written out. */
const isAllDay = ({ raw, written, noun }: Figure, statement: string): boolean =>
  /\b24\/7\b/.test(statement) &&
  ((raw === 24 && /\bhours?\b/i.test(`${written} ${noun}`)) ||
    (raw === 7 && /\bdays?\b/i.test(`${written} ${noun}`)));

/** "One partner" and "zero mishaps" in words, which count nothing of their own. */
function isSmall({ raw }: Figure, statement: string): boolean {
  if (raw === 0) return /\b(?:zero|no|none|without|never|nil)\b|w\/o/i.test(statement);
  return raw === 1;
}
