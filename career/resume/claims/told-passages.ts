import { oncePer } from '#career/lazily.ts';
import { stemOf, stemsOf } from '../writing/word-stems.ts';
import { areAlike } from './alike.ts';
import type { UnsupportedClaim } from './claim.ts';
import type { Evidence, Passage } from './evidence.ts';
import { says } from './figure-says.ts';
import { figuresIn } from './figures.ts';
import type { ClaimedLine } from './line.ts';
import { type FoundPhrase, meaningsOf, phrasesIn, phrasesOf, tokensOf } from './meanings.ts';
import { plainFigures } from './number-words.ts';
import { type Said, wordsSaid } from './words-said.ts';

/** A statement that a line tells, beside the words of the line. */
export interface Told {
  readonly passage: Passage;
  /** What the statement says, word by word. */
  readonly theirs: readonly Said[];
  /** For each word of the line: the places in `theirs` where it stands. */
  readonly spots: readonly (readonly number[])[];
  /** For each word of the statement: the line leaves it out. */
  readonly leftOut: readonly boolean[];
  /** Words of the line, by their token, that the statement says in other words. */
  readonly meant: ReadonlySet<number>;
  /**
   * Words of the line, by their token, in whose place the statement has another of a kind that claims something else;
   * with the steps that the line's is above (0 where they have no order).
   */
  readonly apart: ReadonlyMap<number, number>;
}

/** A line beside what it tells. */
export interface ReadClaim {
  readonly line: ClaimedLine;
  readonly said: readonly Said[];
  readonly told: readonly Told[];
  /** For each word: whether a statement that is told holds it. */
  readonly isHeld: readonly boolean[];
  /** For each word: whether that statement holds it or says it in other words. */
  readonly isKnown: readonly boolean[];
  /** For each word: which of `told` it is of; of what none holds, that of the nearest that is held. */
  readonly homes: readonly number[];
  /** For each word: how many statements of the record hold it. */
  readonly holders: readonly number[];
}

/** A line joins so many statements at most. */
const MOST_TOLD = 3;
/** A figure ties a line closer to a statement than a word. */
const FIGURE = 1.2;
/** Long statements hold many words by chance. */
const SHORTEST = 6;

const theirsOf = oncePer((passage: Passage) =>
  wordsSaid(plainFigures(passage.quote), figuresIn(passage.quote)),
);
const officialStems = oncePer(
  ({ credentials }: Evidence) => new Set(credentials.flatMap(({ name }) => stemsOf(name))),
);

/**
 * Reads a line beside the statements that it tells: the one that holds most of it, then the one that holds most of the
 * rest. `claims`: what the rules found; a figure they found nothing against follows from the record, if it doesn't stand
 * in it.
 */
export function readClaim(
  line: ClaimedLine,
  evidence: Evidence,
  claims: readonly UnsupportedClaim[],
): ReadClaim {
  const said = wordsSaid(line.plain, line.figures);
  const { placed } = line;
  const holding = placed.map((passage) => ({
    passage,
    holds: said.map(({ figure, stem }) =>
      figure === null ? line.holds(passage, stem) : passage.figures.some((given) => says(given, figure)),
    ),
  }));
  const holders = said.map((_, at) => holding.filter(({ holds }) => holds[at]).length);
  const home: number[] = said.map(() => -1);
  const chosen: Passage[] = [];
  while (chosen.length < MOST_TOLD) {
    let best: (typeof holding)[number] | undefined;
    let most = 0;
    for (const one of holding) {
      const worth = said.reduce(
        (sum, { figure }, at) =>
          home[at] === -1 && one.holds[at] ? sum + (figure ? FIGURE : 1) / Math.sqrt(holders[at] ?? 1) : sum,
        0,
      );
      const share = worth / Math.sqrt(SHORTEST + Math.sqrt(one.passage.own.words.length));
      if (share > most) [best, most] = [one, share];
    }
    if (best === undefined) break;
    for (const at of said.keys()) if (home[at] === -1 && best.holds[at]) home[at] = chosen.length;
    chosen.push(best.passage);
  }
  const ours = phrasesIn(tokensOf(line.plain).map(({ stem }) => stem));
  const told = chosen.map((passage) => toldBy(passage, said, ours));
  const homes = home.map((own, at) => (own >= 0 ? own : nearestOf(home, at)));
  const against = new Set(claims.map(({ claim }) => claim));
  const isHeld = said.map(
    ({ figure }, at) => (home[at] ?? -1) >= 0 || (figure !== null && !against.has(figure.written)),
  );
  const official = officialStems(evidence);
  const claimed = new Set(claims.flatMap(({ claim }) => stemsOf(claim)));
  const isKnown = said.map(({ token, stem }, at) => {
    const own = told[homes[at] ?? 0];
    return (
      isHeld[at] === true ||
      isUnitOf(said[at - 1], stem, home[at - 1]) ||
      (own?.meant.has(token) ?? false) ||
      (own !== undefined && LISTED[own.passage.field]?.includes(stem) === true) ||
      (official.has(stem) && !claimed.has(stem))
    );
  });
  return { line, said, told, isHeld, isKnown, homes, holders };
}

/** "1.1 kilometers" of 1,100 meters: what a figure that follows from others is counted in. */
const isUnitOf = (before: Said | undefined, stem: string, home: number | undefined) =>
  before?.figure?.counts[0] === stem && home === -1;

/** What a list of such things says of each without a word. */
const LISTED: Partial<Record<Passage['field'], readonly string[]>> = {
  awards: ['earn', 'receiv', 'award', 'recipient'].map(stemOf),
  // How it stands is told in many ways, and the credentials are checked for it by themselves.
  certifications: 'earn hold certified licensed progress pending expired application permit eligible passed'
    .split(' ')
    .map(stemOf),
  training: ['complet', 'attend'].map(stemOf),
};

function nearestOf(home: readonly number[], at: number): number {
  for (let away = 1; away < home.length; away++)
    for (const near of [home[at - away], home[at + away]]) if (near !== undefined && near >= 0) return near;
  return 0;
}

/** A word that the other begins with, so long at least, is a form of it. */
const LONG = 6;
const SHORT = 3;

function isSame(said: Said, other: Said): boolean {
  if (said.figure !== null) return other.figure !== null && says(other.figure, said.figure);
  if (other.figure !== null) return false;
  return (
    other.stem === said.stem ||
    areAlike(other.stem, said.stem) ||
    (said.stem.length >= LONG && other.stem.length >= SHORT && said.stem.startsWith(other.stem))
  );
}

function toldBy(passage: Passage, said: readonly Said[], ours: readonly FoundPhrase[]): Told {
  const theirs = theirsOf(passage);
  const spots = said.map((one) => theirs.flatMap((other, at) => (isSame(one, other) ? [at] : [])));
  const taken = new Set(spots.flat());
  const given = phrasesOf(passage);
  const tells = meaningsOf(passage);
  const isMeant = ({ phrase }: FoundPhrase) => phrase.says.some((meaning) => tells.has(meaning));
  const meant = new Set(ours.filter(isMeant).flatMap(tokensIn));
  return {
    ...{ passage, theirs, spots, meant },
    leftOut: theirs.map((_, at) => !taken.has(at)),
    apart: apartFrom(
      given,
      ours.filter((one) => !isMeant(one)),
      { theirs: stemsIn(given), ours: stemsIn(ours) },
    ),
  };
}

const tokensIn = ({ from, to }: FoundPhrase) => Array.from({ length: to - from }, (_, at) => from + at);
const stemsIn = (found: readonly FoundPhrase[]) => new Set(found.flatMap(({ phrase }) => phrase.stems));

/** Words of the line beside which the statement has another of their kind, which the line leaves out. */
function apartFrom(
  given: readonly FoundPhrase[],
  ours: readonly FoundPhrase[],
  stems: { readonly theirs: ReadonlySet<string>; readonly ours: ReadonlySet<string> },
): Map<number, number> {
  const apart = new Map<number, number>();
  for (const one of ours) {
    if (one.phrase.kinds.length === 0 || one.phrase.stems.every((stem) => stems.theirs.has(stem))) continue;
    for (const other of given) {
      if (other.phrase.stems.every((stem) => stems.ours.has(stem))) continue;
      for (const theirs of other.phrase.kinds)
        for (const { kind, at, isStep } of one.phrase.kinds) {
          if (kind !== theirs.kind || at === theirs.at) continue;
          const step = isStep ? at - theirs.at : 0;
          for (const token of tokensIn(one)) apart.set(token, Math.max(apart.get(token) ?? step, step));
        }
    }
  }
  return apart;
}
