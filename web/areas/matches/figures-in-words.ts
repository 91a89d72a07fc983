import { localPayInWords, outlookThereInWords } from '#career/places/local-words.ts';
import type { LocalFiguresReply } from '#contract/places.ts';

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** An amount in whole dollars; what is not published is said to be so. */
export function dollars(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? 'Not published' : DOLLARS.format(amount);
}

/** What a title typically pays: in the chosen place, else in the nation, said to be so where others' figures are of a place. */
export function payInWords(
  nation: number | null,
  there: LocalFiguresReply | undefined,
  hasPlace: boolean,
): string {
  if (there !== undefined) return localPayInWords(there);
  return nation === null ? 'Pay not published' : `${dollars(nation)} a year${hasPlace ? ' nationwide' : ''}`;
}

/** A change in percent, with its sign. */
export function signedPercent(change: number): string {
  return `${change > 0 ? '+' : ''}${change}%`;
}

/** The change in jobs in the place that was chosen, as far as its state tells, and in the nation; null: neither is published. */
export function outlookInWords(
  nationalPercent: number | null,
  local: Pick<LocalFiguresReply, 'outlook'> | null,
  hasPlace: boolean,
): string | null {
  const there = local === null ? null : outlookThereInWords(local);
  const nation =
    nationalPercent === null ? null : `${signedPercent(nationalPercent)}${hasPlace ? ' nationwide' : ''}`;
  const known = [there, nation].filter((words) => words !== null);
  return known.length === 0 ? null : `jobs ${known.join(', ')}`;
}
