import { aboutDollars, amountOf, PRICES_YEAR } from '#career/places/local-words.ts';
import type { PriceLevel } from '#career/places/place.ts';

/**
 * What the salary that equals one's pay has to be elsewhere to buy as much, in sentences: the salary times the price
 * level there over the one at the duty station (BEA regional price parities, all items, United States = 100). Null where
 * one of them isn't known, and where both are one area's.
 */
export function pricesInWords(
  salary: number,
  station: PriceLevel | null,
  there: PriceLevel | null,
): string | null {
  if (salary === 0 || station === null || there === null || station.of === there.of) return null;
  const ratio = there.level / station.level;
  const percent = Math.round(Math.abs(ratio - 1) * 100);
  if (percent === 0)
    return `Prices in ${there.of} are about the same as in ${station.of}, where your duty station is (BEA, ${PRICES_YEAR}).`;
  return `Prices in ${there.of} are about ${percent}% ${ratio > 1 ? 'higher' : 'lower'} than in ${station.of}, where your duty station is (BEA, ${PRICES_YEAR}). It takes ${aboutDollars(salary * ratio)} there to buy what ${amountOf({ dollars: Math.round(salary), orMore: false })} buys at your station. The figures below still use ${amountOf({ dollars: Math.round(salary), orMore: false })}.`;
}
