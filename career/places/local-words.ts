import { type HourlyPay, type LocalFigure, type LocalFigures, NATION } from './local-figures.ts';

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const STEP_DOLLARS = 100;

/** The year BEA's price levels are of; they are of whole years (`bea-rpp-2023`). */
export const PRICES_YEAR = '2023';

/** "$56,120", "$239,200 or more". */
export function amountOf({ dollars, orMore }: Pick<LocalFigure, 'dollars' | 'orMore'>): string {
  return `${DOLLARS.format(dollars)}${orMore ? ' or more' : ''}`;
}

const CENTS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Why pay is told by the hour. */
export const ONLY_BY_THE_HOUR = 'This job’s pay is only published by the hour.';

/** "$24.80 an hour". */
export const anHour = (dollars: number): string => `${CENTS.format(dollars)} an hour`;

/** "$24.80 an hour (median), half between $17.23 and $38.36", or "$16.15 an hour to start, $30.00 with experience". */
export function hourlyInWords({
  p25,
  median,
  p75,
  entry,
  experienced,
}: Omit<HourlyPay, 'of' | 'sourceId' | 'asOf' | 'wider'>): string {
  if (median === null)
    return `${anHour(entry ?? 0)} to start, ${CENTS.format(experienced ?? 0)} with experience`;
  const middle = `${anHour(median)} (median)`;
  return p25 === null || p75 === null
    ? middle
    : `${middle}, half between ${CENTS.format(p25)} and ${CENTS.format(p75)}`;
}

/** "about $190,000": what is worked out from price levels, to the next hundred. The levels are of a whole area and two years old. */
export function aboutDollars(dollars: number): string {
  return `about ${DOLLARS.format(Math.round(dollars / STEP_DOLLARS) * STEP_DOLLARS)}`;
}

/** Whose a figure is: "Virginia", "all of Virginia" where it is of more than the place. */
export function whoseOf({ of, wider, sourceId }: Pick<LocalFigure, 'of' | 'wider' | 'sourceId'>): string {
  if (!wider || of === NATION) return of;
  // Whether these are of the area or of a wider one around it was lost by who published them.
  return sourceId === 'oflc-2025-26' ? `${of} or a wider area around it` : `all of ${of}`;
}

/** Whose a figure is and of when, for a cell: "all of Virginia, May 2024". */
export function whoseAndWhen(figure: Pick<LocalFigure, 'of' | 'wider' | 'sourceId' | 'asOf'>): string {
  return `${whoseOf(figure)}, ${figure.asOf}`;
}

/** The same within a sentence: "all of Virginia (May 2024)". */
export function whoseInSentence(figure: Pick<LocalFigure, 'of' | 'wider' | 'sourceId' | 'asOf'>): string {
  return `${whoseOf(figure)} (${figure.asOf})`;
}

/** Of whom figures are that aren't published for the occupation alone. */
export function groupInWords(widerGroup: string): string {
  return `These figures are for the wider group “${widerGroup}”.`;
}

/** A figure in words, and of whom it is where it isn't published for the occupation alone. */
export function ofGroup(words: string, { widerGroup }: Pick<LocalFigures, 'widerGroup'>): string {
  return widerGroup === null ? words : `${words}, for the wider group “${widerGroup}”`;
}

/** What is published nationwide of work without yearly pay of its own (`nationInstead`), without where and when. */
export function nationPayInWords(nation: Pick<LocalFigures, 'median' | 'hourly' | 'widerGroup'>): string {
  const { median, hourly } = nation;
  if (hourly !== null) return ofGroup(hourlyInWords(hourly), nation);
  return ofGroup(median === null ? 'Not published' : `${amountOf(median)} a year (median)`, nation);
}

/** The same in one figure, for a list. */
export function nationPayInShort(nation: Parameters<typeof nationPayInWords>[0]): string {
  const { hourly } = nation;
  return nationPayInWords(hourly === null ? nation : { ...nation, hourly: { ...hourly, p25: null } });
}

/** Whether what a job pays in a place is the nation's figure, because the place has none. */
export function isNationsPay({ median, entry, hourly }: LocalFigures): boolean {
  return (median ?? entry ?? hourly)?.of === NATION;
}

/** What a job pays in a place, in one line; the place's own figures first. */
export function localPayInWords(local: LocalFigures): string {
  const { median, entry, experienced, hourly } = local;
  if (median !== null) return `${amountOf(median)} a year in ${whoseInSentence(median)}`;
  if (entry !== null && experienced !== null)
    return `entry ${amountOf(entry)}, experienced ${amountOf(experienced)} a year in ${whoseInSentence(entry)}`;
  if (hourly !== null) return `${hourlyInWords({ ...hourly, p25: null })} in ${whoseInSentence(hourly)}`;
  return `no pay published for ${local.place.name}`;
}

/** Where in what a job pays somebody stands who begins in it, who does it, and who has long done it. */
export const PAY_POINTS = ['lower quarter', 'median', 'upper quarter'] as const;
export type PayPoint = (typeof PAY_POINTS)[number];

const NTH: Readonly<Record<Exclude<PayPoint, 'median'>, string>> = {
  'lower quarter': 'at the 25th percentile',
  'upper quarter': 'at the 75th percentile',
};

/** What a stage of a career pays in a place: the quarter or the level that is published, else what is known of the job there. */
export function stagePayInWords(local: LocalFigures, point: PayPoint): string {
  if (point === 'median') return localPayInWords(local);
  const [quarter, level, byTheHour] =
    point === 'lower quarter'
      ? [local.p25, local.entry, local.hourly?.p25 ?? null]
      : [local.p75, local.experienced, local.hourly?.p75 ?? null];
  const figure = quarter ?? level;
  if (figure === null && local.hourly !== null && byTheHour !== null)
    return `${anHour(byTheHour)} ${NTH[point]} in ${whoseInSentence(local.hourly)}`;
  if (figure === null) return localPayInWords(local);
  const name = quarter !== null ? NTH[point] : point === 'lower quarter' ? 'entry pay' : 'with experience';
  return `${amountOf(figure)} a year ${name} in ${whoseInSentence(figure)}`;
}

/** How much more one job typically pays than another in a place, less than 0 where it pays less; null where the two figures don't compare. */
export function moreThere(
  { median: one }: LocalFigures,
  { median: other }: LocalFigures,
): { readonly dollars: number; readonly where: string } | null {
  if (one === null || other === null || one.orMore || other.orMore) return null;
  if (one.of !== other.of || one.sourceId !== other.sourceId) return null;
  return { dollars: one.dollars - other.dollars, where: whoseInSentence(one) };
}

/** What typical pay buys at average US prices, so that two places compare; null where pay or prices aren't published. */
export function buysInWords({ buys, prices }: Pick<LocalFigures, 'buys' | 'prices'>): string | null {
  if (buys === null || prices === null) return null;
  return `buys what ${aboutDollars(buys)} buys at average US prices (BEA, ${PRICES_YEAR})`;
}

/** How jobs change there, as far as a state tells: "+8.2% in all of Virginia by 2032"; null: not published. */
export function outlookThereInWords({ outlook }: Pick<LocalFigures, 'outlook'>): string | null {
  if (outlook === null || outlook.percent === null) return null;
  return `${outlook.percent > 0 ? '+' : ''}${outlook.percent}% in ${whoseOf(outlook)} by ${outlook.asOf.slice(-4)}`;
}

/** How many do a job there, as far as a state tells: "2,140 people employed in all of Virginia (May 2024)"; null: not published. */
export function employedInWords({ employment }: Pick<LocalFigures, 'employment'>): string | null {
  if (employment === null) return null;
  return `${employment.persons.toLocaleString('en-US')} people employed in ${whoseInSentence(employment)}`;
}

/** The sources of the one line that says what a job pays (`localPayInWords`), by id. */
export function middleSourceIdsOf(all: Iterable<LocalFigures>): Set<string> {
  return new Set(
    [...all].flatMap(({ median, entry, hourly }) => (median ?? entry ?? hourly)?.sourceId ?? []),
  );
}

/** The sources of what jobs pay, by id. */
export function paySourceIdsOf(all: Iterable<LocalFigures>): Set<string> {
  const figures = [...all].flatMap(({ median, p25, p75, entry, experienced, hourly }) =>
    median === null ? [entry, experienced, hourly] : [median, p25, p75],
  );
  return new Set(figures.flatMap((figure) => figure?.sourceId ?? []));
}

/** The sources of all figures that are there, by id; of those alone that a list's lines say, where asked. */
export function sourceIdsOf(all: Iterable<LocalFigures>, isList = false): Set<string> {
  const ids = new Set<string>();
  for (const { median, p25, p75, entry, experienced, hourly, employment, outlook, buys } of all) {
    const figures = isList
      ? [median ?? entry ?? hourly, outlook, employment]
      : [median, p25, p75, entry, experienced, hourly, employment, outlook];
    for (const figure of figures) if (figure !== null) ids.add(figure.sourceId);
    if (buys !== null && !isList) ids.add('bea-rpp-2023');
  }
  return ids;
}
