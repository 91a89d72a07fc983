import { monthOf } from '#career/occupations/source-words.ts';
import type { LocalFigure, LocalFigures } from '#career/places/local-figures.ts';
import {
  groupInWords,
  hourlyInWords,
  ONLY_BY_THE_HOUR,
  whoseInSentence,
} from '#career/places/local-words.ts';
import type { Place } from '#career/places/place.ts';
import { findUntaxed } from './taxes.ts';

/** The figures of pay that a salary is held against. */
export const PAY_STEPS = ['p25', 'entry', 'median', 'experienced', 'p75'] as const;
export type PayStep = (typeof PAY_STEPS)[number];

/** Where a salary stands among what a title pays: the lowest figure that is as much, or the highest where none is. */
export type Standing =
  | { readonly kind: 'from'; readonly step: PayStep; readonly figure: LocalFigure }
  | { readonly kind: 'below'; readonly step: PayStep; readonly figure: LocalFigure }
  | { readonly kind: 'unknown' };

/** A step as a sentence names it. */
export const STEP_WORDS: Readonly<Record<PayStep, string>> = {
  p25: 'the 25th percentile',
  entry: 'entry pay',
  median: 'the median',
  experienced: 'experienced pay',
  p75: 'the 75th percentile',
};

/** The lowest published figure that is at least the salary; "below" when the title pays less than that at every one. */
export function standingOf(salary: number, local: LocalFigures): Standing {
  const figures = PAY_STEPS.flatMap((step) => {
    const figure = local[step];
    return figure === null ? [] : [{ step, figure }];
  }).sort((a, b) => a.figure.dollars - b.figure.dollars);
  const enough = figures.find(({ figure }) => figure.dollars >= salary);
  if (enough !== undefined) return { kind: 'from', ...enough };
  const highest = figures.at(-1);
  if (highest === undefined || highest.figure.orMore) return { kind: 'unknown' };
  return { kind: 'below', ...highest };
}

const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

/** "You’d need $101,200 to match your pay. The highest figure we have is below that: $78,300 in all of Virginia." */
export function standingInWords(
  salary: number,
  standing: Standing,
  local: Pick<LocalFigures, PayStep | 'widerGroup' | 'hourly'>,
): string {
  const { widerGroup } = local;
  const group = widerGroup === null ? '' : ` ${groupInWords(widerGroup)}`;
  switch (standing.kind) {
    case 'from':
      return `You’d need ${dollars(salary)} to match your pay, and ${STEP_WORDS[standing.step]} is ${dollars(standing.figure.dollars)}${standing.figure.orMore ? ' or more' : ''} in ${whoseInSentence(standing.figure)}.${group}`;
    case 'below':
      return `You’d need ${dollars(salary)} to match your pay. The highest figure we have is below that: ${dollars(standing.figure.dollars)} in ${whoseInSentence(standing.figure)}.${group}`;
    default:
      if (local.hourly !== null)
        return `We can’t tell. ${ONLY_BY_THE_HOUR} In ${whoseInSentence(local.hourly)}, it’s ${hourlyInWords(local.hourly)}.`;
      return PAY_STEPS.some((step) => local[step] !== null)
        ? 'We can’t tell. The published figures don’t go that high.'
        : 'We can’t tell. No pay is published for this title there.';
  }
}

/** What the salary leaves out of state taxes, as a sentence for the place. */
export function stateTaxInWords({ state, area }: Pick<Place, 'state' | 'area'>): string {
  if (state === null)
    return area === null
      ? 'State income tax isn’t in this number. It depends on where you work.'
      : 'State income tax isn’t in this number. It depends on which state of this area you work in.';
  const { code, name } = state;
  if (['PR', 'GU', 'VI', 'AS', 'MP'].includes(code))
    return `${name} has a tax system of its own. This number uses federal taxes, so check with a tax adviser.`;
  const untaxed = findUntaxed(code);
  if (untaxed === undefined)
    return `${name} taxes wages, and that tax isn’t in this number. Ask for a little more.`;
  const { source, reviewed } = untaxed;
  // Who says it is enough here; the table keeps what they say and what is coming.
  const [who] = source.split(': ');
  return `${name} has no income tax on wages, so there’s no state tax to add (${who}; looked up ${monthOf(reviewed)}).`;
}
