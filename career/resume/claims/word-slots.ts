import { oncePer } from '#career/lazily.ts';
import { isEnglish } from '#career/text/dictionary.ts';
import { readVerb } from '../writing/verbs.ts';
import type { ReadClaim, Told } from './told-passages.ts';
import type { Said } from './words-said.ts';

/** Words that deny what stands behind them. */
export const DENIES: ReadonlySet<string> = new Set(
  'no not zero without none never 0 nil single nobody nothing'.split(' '),
);

/** How a word stands where its neighbors were told. */
export interface Slot {
  /** Both neighbors are of one statement, and it is of another. */
  readonly isImported: boolean;
  /** The statement has a plain word there that the line leaves out. */
  readonly replaces: 'word' | 'verb' | null;
  /** It is denied, as in the statement, where what it was narrowed by is left out: "no major findings". */
  readonly isWidened: boolean;
}
/** A word that has no neighbors to tell by. */
export const NO_SLOT: Slot = { isImported: false, replaces: null, isWidened: false };

/** Shorter words may be cut short. */
const PLAIN_LENGTH = 4;
const isPlain = ({ word, figure, isName }: Said) =>
  figure === null && !isName && word.length >= PLAIN_LENGTH && isEnglish(word);

/** How each word of a line stands where its neighbors were told. */
export const slotsOf = oncePer(({ said, told, isHeld, isKnown, homes }: ReadClaim): readonly Slot[] =>
  said.map((one, at) => {
    const [before, behind] = [at - 1, at + 1].map((place) => (isHeld[place] ? homes[place] : undefined));
    const around = before ?? behind;
    const isImported =
      isHeld[at] === true && around !== undefined && homes[at] !== around && (behind ?? around) === around;
    const there = told[isImported ? around : (homes[at] ?? 0)];
    const spots = isImported ? [] : (there?.spots[at] ?? []);
    const leftOut = (places: readonly number[]) =>
      places.flatMap((spot) => (there?.leftOut[spot] && there.theirs[spot] ? [there.theirs[spot]] : []));
    const instead =
      (isKnown[at] && !isImported) || one.figure !== null
        ? []
        : leftOut([
            ...(there?.spots[at - 1] ?? []).flatMap((spot) => [spot + 1, spot + 2]),
            ...(there?.spots[at + 1] ?? []).flatMap((spot) => [spot - 1, spot - 2]),
          ]).filter(isPlain);
    const isVerb = (word: Said) => readVerb(word.word) !== undefined;
    const replaces = instead.length === 0 ? null : instead.some(isVerb) && isVerb(one) ? 'verb' : 'word';
    return { isImported, replaces, isWidened: isWidened(one, said[at - 1], spots, there) };
  }),
);

function isWidened(
  one: Said,
  previous: Said | undefined,
  spots: readonly number[],
  there: Told | undefined,
): boolean {
  const denies = (said: Said | undefined) =>
    said !== undefined &&
    (said.before.some((word) => DENIES.has(word)) || DENIES.has(said.word) || said.figure?.raw === 0);
  const isDenied = one.before.some((word) => DENIES.has(word)) || denies(previous);
  return (
    isDenied &&
    spots.some((spot) => {
      const [narrowed, further] = [there?.theirs[spot - 1], there?.theirs[spot - 2]];
      return there?.leftOut[spot - 1] === true && (denies(narrowed) || denies(further));
    })
  );
}
