import type { ClaimKind } from '../written-resume.ts';
import type { UnsupportedClaim } from './claim.ts';
import { wordsInARow } from './text-words.ts';
import type { ReadClaim } from './told-passages.ts';
import { type Turn, turnsIn } from './turning-words.ts';
import { countLost, countOf, FIGURE_CLAIMS, flatOf, shareOf, yes } from './word-measures.ts';
import { slotsOf } from './word-slots.ts';

/** What is measured of a whole line, once each of its words has been judged. */
export const LINE_MEASURES = [
  'most',
  'second',
  'any',
  'sum',
  'claims',
  'figureClaims',
  'nameClaims',
  'certificateClaims',
  'skillClaims',
  'figures',
  'words',
  'missing',
  'nowhere',
  'unknown',
  'shareHeld',
  'shareKnown',
  'lost',
  'apart',
  'stepsUp',
  'imported',
  'replaced',
  'widened',
  'inCertificate',
  'inBullet',
  'inTitle',
  'gainedHedge',
  'gainedCause',
  'gainedDenial',
  'gainedUnfinished',
  'lostForetold',
  'lostUnfinished',
  'lostHelp',
  'turnedFor',
  'turnedLead',
] as const;
export type LineMeasure = (typeof LINE_MEASURES)[number];
export type LineMeasures = Readonly<Record<LineMeasure, number>>;

/** What is measured of a line whose words were judged: `doubts` is how surely each is untrue, 0 to 1. */
export function lineMeasures(
  read: ReadClaim,
  claims: readonly UnsupportedClaim[],
  place: string,
  doubts: readonly number[],
): LineMeasures {
  const { said, told, isHeld, isKnown, homes, holders, line } = read;
  const [most = 0, second = 0] = doubts.toSorted((one, other) => other - one);
  const first = flatOf(told[0]);
  const flat = wordsInARow(line.plain);
  const gained = (turn: Turn) => countLost(flat, first, turn);
  const turned = (turn: Turn) => {
    const [ours, theirs] = [turnsIn(flat, turn).size, turnsIn(first, turn).size];
    return ours > 0 && theirs === 0 ? 1 : ours === 0 && theirs > 0 ? -1 : 0;
  };
  const claimsOf = (...kinds: readonly ClaimKind[]) =>
    claims.filter(({ kind }) => kinds.includes(kind)).length;
  const slots = slotsOf(read);
  const steps = said.map(({ token }, at) => told[homes[at] ?? 0]?.apart.get(token));
  return {
    ...{ most, second },
    any: 1 - doubts.reduce((none, doubt) => none * (1 - doubt), 1),
    sum: doubts.reduce((sum, doubt) => sum + doubt, 0),
    claims: claims.length,
    figureClaims: claimsOf(...FIGURE_CLAIMS),
    nameClaims: claimsOf('name'),
    certificateClaims: claimsOf('certificate'),
    skillClaims: claimsOf('skill'),
    figures: line.figures.length,
    words: said.length,
    missing: countOf(isHeld.map((is) => !is)),
    nowhere: holders.filter((count) => count === 0).length,
    unknown: countOf(isKnown.map((is) => !is)),
    shareHeld: shareOf(isHeld),
    shareKnown: shareOf(isKnown),
    lost: countOf(told[0]?.leftOut ?? []),
    apart: steps.filter((step) => step !== undefined).length,
    imported: slots.filter(({ isImported }) => isImported).length,
    replaced: slots.filter(({ replaces }) => replaces === 'word').length,
    widened: slots.filter(({ isWidened }) => isWidened).length,
    stepsUp: steps.filter((step) => step !== undefined && step > 0).length,
    inCertificate: yes(/^cert/i.test(place)),
    inBullet: yes(/^(?:bullet|line)|^$/i.test(place)),
    inTitle: yes(/^title/i.test(place)),
    gainedHedge: gained('hedged'),
    gainedCause: gained('cause'),
    gainedDenial: gained('denied'),
    gainedUnfinished: gained('unfinished'),
    lostForetold: countLost(first, flat, 'foretold'),
    lostUnfinished: countLost(first, flat, 'unfinished'),
    lostHelp: countLost(first, flat, 'help'),
    turnedFor: turned('for'),
    turnedLead: turned('lead'),
  };
}
