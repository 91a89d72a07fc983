import { areAlike, cutsShort, namesAnyone, namesPeople } from './alike.ts';
import type { Figure } from './figures.ts';

/** How nearly two words that are counted mean the same, 0 to 1. */
export function likeness(stem: string, other: string): number {
  if (stem === other) return 1;
  if (namesPeople(stem) && namesPeople(other)) return namesAnyone(stem) || namesAnyone(other) ? 0.5 : 0;
  return areAlike(stem, other) || cutsShort(other, stem) ? 0.8 : 0;
}

/** "responders", "custodians", "analysts": people by the end of the word; short forms in capitals may be anybody. */
const PERSON_LIKE =
  /(?:er|or|ist|ian|ee|ant|ent|man|men|mate|clerk|cook|medic|NCO)s?$|^military$|[A-Z]{2,}s?$/;
/** Whether a figure counts people. */
export const countsPeople = ({ counts, noun }: Figure) =>
  counts.some(namesPeople) || noun.split(' ').some((word) => PERSON_LIKE.test(word));

/** Whether two values differ by no more than a share of the second. */
export const near = (one: number, other: number, share: number) =>
  Math.abs(one - other) <= Math.abs(other) * share + 1e-9;

/** Whether a figure of a line says no more than one of the record: the same, or rounded towards less. */
export function says(given: Figure, figure: Figure): boolean {
  if (figure.kind === 'time' && isHoursOf(given, figure)) return true;
  // Who passed 44 of 45 did not pass 45.
  if (!sameKind(given, figure) || (given.ofWhole && !figure.ofWhole)) return false;
  const exact = figure.kind === 'time' ? 0.025 : 1e-6;
  if (figure.vague) return given.value >= figure.value;
  if (given.vague) return false;
  const isRange = figure.high !== figure.value;
  if (isRange) return near(figure.value, given.value, exact) && near(figure.high, given.high, exact);
  switch (figure.hedge) {
    case 'over':
      return (
        (given.value > figure.value && figure.value >= given.value * 0.7) ||
        // "over 14 months" may be 14 months long.
        (near(figure.value, given.value, exact) && (given.hedge === 'over' || figure.kind === 'time'))
      );
    case 'under':
      return (
        (given.value < figure.value && figure.value <= given.value * 1.3) ||
        (near(figure.value, given.value, exact) && given.hedge === 'under')
      );
    case 'almost':
      return (
        (given.value < figure.value && given.value >= figure.value * 0.9) ||
        (near(figure.value, given.value, exact) && given.hedge === 'almost')
      );
    case 'about':
      return (
        near(figure.value, given.value, 0.1) ||
        (given.high !== given.value && figure.value >= given.value && figure.value <= given.high)
      );
    case 'up to':
      return near(figure.value, given.high, exact);
    default:
      // "up to 22" and "nearly 3,000" are not 22 and 3,000.
      return near(figure.value, given.value, exact) && given.hedge !== 'up to' && given.hedge !== 'almost';
  }
}

/** "300 man-hours" are 300 hours of somebody's. */
const isHoursOf = (given: Figure, figure: Figure) =>
  given.kind === 'number' &&
  given.raw === figure.raw &&
  /\b(?:hours?|hrs?)\b/i.test(given.noun) &&
  /\b(?:hours?|hrs?)$/i.test(figure.written);

function sameKind(given: Figure, figure: Figure): boolean {
  if (given.kind === figure.kind) return true;
  if (figure.kind === 'ordinal') return given.kind === 'number';
  return figure.kind === 'number' && given.kind === 'ordinal';
}
