import { readVerb } from '../writing/verbs.ts';
import type { ClaimKind } from '../written-resume.ts';
import type { UnsupportedClaim } from './claim.ts';
import { likeness, says } from './figure-says.ts';
import type { Figure } from './figures.ts';
import { FIGURE_KINDS } from './found-figures.ts';
import { wordsInARow } from './text-words.ts';
import type { ReadClaim, Told } from './told-passages.ts';
import { isTurn, type Turn, turnsIn } from './turning-words.ts';
import { DENIES, NO_SLOT, slotsOf } from './word-slots.ts';
import type { Said } from './words-said.ts';

/** What is measured of one word or figure of a line. Most are no and yes, shares, or small counts. */
export const WORD_MEASURES = [
  'flagged',
  'flaggedFigure',
  'doubted',
  'isFigure',
  'kind',
  'hedged',
  'difference',
  'rivalLike',
  'isName',
  'isPast',
  'length',
  'behind',
  'afterAnd',
  'negated',
  'finishes',
  'praises',
  'alone',
  'reaches',
  'held',
  'known',
  'exact',
  'same',
  'step',
  'home',
  'leftHeld',
  'rightHeld',
  'left2Held',
  'leftHome',
  'rightHome',
  'gapLeft',
  'gapRight',
  'insteadOfName',
  'imported',
  'replaces',
  'replacesVerb',
  'widened',
  'lostBefore',
  'lostAfter',
  'lostHelp',
  'lostDenied',
  'lostUnfinished',
  'foretold',
  'run',
  'words',
  'unknown',
  'shareHeld',
  'shareFirst',
  'lost',
  'inBullet',
  'inTitle',
] as const;
export type WordMeasure = (typeof WORD_MEASURES)[number];
export type WordMeasures = Readonly<Record<WordMeasure, number>>;

/** Further apart than this is far apart. */
const FAR = 12;
/** Below every step. */
const NO_STEP = -9;

/** A flag as a measure. */
export const yes = (is: boolean | undefined) => (is ? 1 : 0);
/** How many of some flags are set, 0 to 1. */
export const shareOf = (flags: readonly boolean[]) =>
  flags.filter(Boolean).length / Math.max(1, flags.length);
/** How many of some flags are set. */
export const countOf = (flags: readonly boolean[]) => flags.filter(Boolean).length;

/** Kinds of claims that are of figures. */
export const FIGURE_CLAIMS: ReadonlySet<ClaimKind> = new Set(['number', 'percent', 'money', 'date']);
/** A statement as `wordsInARow` made it; a space where none is told. */
export const flatOf = (told: Told | undefined) => told?.passage.flat ?? ' ';

/**
 * What is measured of each word. `claims`: what the rules found in the line; `place`: where it stands; `doubtedOf`: how
 * often a word that no statement holds was untrue, in log-odds (0 for one that was never met).
 */
export function wordMeasures(
  read: ReadClaim,
  claims: readonly UnsupportedClaim[],
  place: string,
  doubtedOf: (stem: string) => number,
): WordMeasures[] {
  const { said, told, isHeld, isKnown, homes } = read;
  const flags = claims.map(({ claim, kind }) => ({ text: ` ${claim.toLowerCase()} `, kind }));
  const flat = wordsInARow(read.line.plain);
  const ofAll = {
    words: said.length,
    unknown: countOf(isKnown.map((is) => !is)),
    shareHeld: shareOf(isHeld),
    shareFirst: shareOf(said.map((_, at) => isHeld[at] === true && homes[at] === 0)),
    inBullet: yes(/^(?:bullet|line)|^$/i.test(place)),
    inTitle: yes(/^title/i.test(place)),
  };
  const slots = slotsOf(read);
  return said.map((one, at): WordMeasures => {
    const own = told[homes[at] ?? 0];
    const slot = slots[at] ?? NO_SLOT;
    const theirs = own?.theirs ?? [];
    const spotsOf = (place: number) => own?.spots[place] ?? [];
    const spots = spotsOf(at);
    const lostAt = (places: readonly number[]) =>
      places.flatMap((spot) => (own?.leftOut[spot] && theirs[spot] ? [theirs[spot]] : []));
    const lostBefore = lostAt(spots.map((spot) => spot - 1));
    const lostAfter = lostAt(spots.map((spot) => spot + 1));
    const beside = [
      ...spotsOf(at - 1).flatMap((spot) => [spot + 1, spot + 2]),
      ...spotsOf(at + 1).flatMap((spot) => [spot - 1, spot - 2]),
    ];
    const instead = spots.length > 0 ? [] : lostAt(beside);
    const lostTurn = (turn: Turn) =>
      yes([...lostBefore, ...lostAfter].some(({ word, figure }) => figure === null && isTurn(word, turn)));
    const previous = said[at - 1];
    const flag = flags.find(
      ({ text }) =>
        text.includes(` ${one.word.toLowerCase()} `) ||
        (one.figure !== null && text.includes(one.word.toLowerCase())),
    );
    return {
      ...ofAll,
      ...figureMeasures(one, own),
      flagged: yes(flag !== undefined),
      flaggedFigure: yes(flag !== undefined && FIGURE_CLAIMS.has(flag.kind)),
      doubted: isKnown[at] ? 0 : doubtedOf(one.stem),
      isName: yes(one.isName),
      isPast: yes(readVerb(one.word)?.form === 'past'),
      length: one.word.length,
      behind: said.length - at - 1,
      afterAnd: yes(one.before.includes('and')),
      negated: yes(
        [...one.before, ...(previous ? [previous.word, ...previous.before] : [])].some((word) =>
          DENIES.has(word),
        ),
      ),
      finishes: yes(isTurn(one.word, 'finish')),
      praises: yes(isTurn(one.word, 'first')),
      alone: yes(isTurn(one.word, 'alone')),
      reaches: yes(isTurn(one.word, 'reach')),
      held: yes(isHeld[at]),
      known: yes(isKnown[at]),
      exact: yes(spots.some((spot) => theirs[spot]?.stem === one.stem)),
      same: yes(spots.some((spot) => theirs[spot]?.word === one.word)),
      step: own?.apart.get(one.token) ?? NO_STEP,
      home: homes[at] ?? 0,
      leftHeld: yes(isHeld[at - 1]),
      rightHeld: yes(isHeld[at + 1]),
      left2Held: yes(isHeld[at - 2]),
      leftHome: yes(at > 0 && homes[at - 1] === homes[at]),
      rightHome: yes(at + 1 < said.length && homes[at + 1] === homes[at]),
      gapLeft: gapOf(spots, spotsOf(at - 1)),
      gapRight: gapOf(spots, spotsOf(at + 1)),
      imported: yes(slot.isImported),
      replaces: yes(slot.replaces === 'word'),
      replacesVerb: yes(slot.replaces === 'verb'),
      widened: yes(slot.isWidened),
      insteadOfName: yes(instead.some(({ isName }) => isName)),
      lostBefore: lostBefore.length,
      lostAfter: lostAfter.length,
      lostHelp: lostTurn('help'),
      lostDenied: lostTurn('denied'),
      lostUnfinished: lostTurn('unfinished'),
      foretold: countLost(flatOf(own), flat, 'foretold'),
      run: runOf(isKnown, at),
      lost: countOf(own?.leftOut ?? []),
    };
  });
}

function figureMeasures({ figure }: Said, own: Told | undefined) {
  if (figure === null) return { isFigure: 0, kind: -1, hedged: -1, difference: -1, rivalLike: -2 };
  const given = own?.passage.figures ?? [];
  const likes = (other: Figure) =>
    Math.max(0, ...figure.counts.flatMap((stem) => other.counts.map((each) => likeness(stem, each))));
  const rivals = given.filter((other) => other.kind === figure.kind && !says(other, figure));
  return {
    isFigure: 1,
    kind: FIGURE_KINDS.indexOf(figure.kind),
    hedged: yes(figure.hedge !== null),
    difference: yes(
      given.some((one) =>
        given.some(
          (other) =>
            one !== other && Math.abs(one.value - other.value - figure.value) <= 0.01 * figure.value + 1e-9,
        ),
      ),
    ),
    rivalLike: rivals.length === 0 ? -1 : Math.max(...rivals.map(likes)),
  };
}

const gapOf = (these: readonly number[], those: readonly number[]) =>
  Math.min(FAR, ...these.flatMap((one) => those.map((other) => Math.abs(one - other))));

/** How many words in a row around one no statement knows; 0 where it is known itself. */
function runOf(isKnown: readonly boolean[], at: number): number {
  if (isKnown[at]) return 0;
  let [from, to] = [at, at];
  while (isKnown[from - 1] === false) from -= 1;
  while (isKnown[to + 1] === false) to += 1;
  return to - from + 1;
}

/** How many words of a kind one text has and the other has not, each as `wordsInARow` made it. */
export const countLost = (from: string, flat: string, turn: Turn) =>
  [...turnsIn(from, turn)].filter((word) => !flat.includes(` ${word} `)).length;
