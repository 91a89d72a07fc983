import type { CareerFacts } from '#career/occupations/facts.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import { monthOf } from '#career/occupations/source-words.ts';
import type { LocalPayTables, NationPay, StatePay } from './local-pay-tables.ts';
import type { Dollars } from './packed-pay.ts';
import type { Place, PriceLevel } from './place.ts';

/** A figure, whose it is and who published it. `wider` where it is of more than the place that was asked for. */
export interface LocalFigure extends Dollars {
  readonly of: string;
  readonly sourceId: string;
  /** Month and year that the figure is of: "May 2025"; of a projection its years: "2022 to 2032". */
  readonly asOf: string;
  readonly wider: boolean;
}

/** Dollars an hour. */
export interface HourlyPay extends Omit<LocalFigure, 'dollars' | 'orMore'> {
  readonly p25: number | null;
  readonly median: number | null;
  readonly p75: number | null;
  readonly entry: number | null;
  readonly experienced: number | null;
}

/** What an occupation pays and how many work in it, in and around a place. Null is "not published", never filled in. */
export interface LocalFigures {
  readonly place: { readonly key: string; readonly name: string };
  /** The group these figures are of, where none are published for the occupation itself; null where they are its own. */
  readonly widerGroup: string | null;
  readonly median: LocalFigure | null;
  readonly p25: LocalFigure | null;
  readonly p75: LocalFigure | null;
  /** Means of the lowest third and of the upper two thirds: what a beginner and an old hand earn. No percentiles. */
  readonly entry: LocalFigure | null;
  readonly experienced: LocalFigure | null;
  /** Pay by the hour, of work that nobody publishes yearly pay of because few do it all year round; never counted up to a year. */
  readonly hourly: HourlyPay | null;
  readonly employment: (Omit<LocalFigure, 'dollars' | 'orMore'> & { readonly persons: number }) | null;
  readonly outlook:
    | (Omit<LocalFigure, 'dollars' | 'orMore'> & {
        readonly percent: number | null;
        readonly openingsPerYear: number | null;
      })
    | null;
  readonly prices: PriceLevel | null;
  /** What the median buys, in dollars at average US prices; null where either is not known or the prices are of a wider area. */
  readonly buys: number | null;
}

export const LOCAL_SOURCES = {
  metro: 'oews-metro-2025',
  state: 'oews-state-2024',
  levels: 'oflc-2025-26',
  nation: 'oews-2025',
  outlook: 'projections-central-2022-32',
  prices: 'bea-rpp-2023',
} as const;

/** Whose a figure is that is of no place: the nation's. */
export const NATION = 'the United States';

/**
 * What is published of an occupation for a place: the median of its metropolitan area, else the percentiles of its
 * state, else the levels of its wage area, else the nation's figures. A figure of a wider area says so.
 */
export function localFigures(facts: CareerFacts, occupation: Occupation, place: Place): LocalFigures {
  const codes = codesOf(occupation);
  const { localPay } = facts;
  const from = (sourceId: string) => ({
    sourceId,
    asOf: monthOf(facts.sources.get(sourceId)?.date ?? '') ?? '',
  });
  const stateCode = place.state?.code ?? null;
  const state = stateCode === null ? null : localPay.state(codes, stateCode);
  const inState = {
    of: place.state?.name ?? '',
    ...from(LOCAL_SOURCES.state),
    wider: place.kind !== 'state',
  };
  const pay = payOf(localPay, occupation, codes, place, state, inState, from);
  const outlook = stateCode === null ? null : localPay.outlook(codes, stateCode);
  const { prices } = place;
  return {
    place: { key: place.key, name: place.name },
    widerGroup: occupation.figures.widerGroup,
    ...NO_PAY,
    ...pay,
    employment:
      state === null || state.employment === null ? null : { ...inState, persons: state.employment },
    outlook:
      outlook === null
        ? null
        : {
            ...inState,
            sourceId: LOCAL_SOURCES.outlook,
            asOf: yearsOf(facts.sources.get(LOCAL_SOURCES.outlook)?.version),
            percent: outlook.percent,
            openingsPerYear: outlook.openingsPerYear,
          },
    prices,
    buys: buys(pay.median ?? null, prices),
  };
}

/** "2022 to 2032", as the version of a source begins. */
const yearsOf = (version = '') => /^\d{4} to \d{4}/.exec(version)?.[0] ?? '';

/** Codes that an occupation's figures are published under: its own, that of the nation's figures, its broad one. */
export function codesOf({ code, figures }: Pick<Occupation, 'code' | 'figures'>): string[] {
  const soc = code.slice(0, 7);
  return [...new Set([soc, figures.blsCode ?? soc, `${soc.slice(0, 6)}0`])];
}

/** A source and the month its figures are of. */
type FromSource = (sourceId: string) => Pick<LocalFigure, 'sourceId' | 'asOf'>;

type Pay = Pick<LocalFigures, 'widerGroup' | 'median' | 'p25' | 'p75' | 'entry' | 'experienced' | 'hourly'>;

const NO_PAY: Omit<Pay, 'widerGroup'> = {
  median: null,
  p25: null,
  p75: null,
  entry: null,
  experienced: null,
  hourly: null,
};

function payOf(
  tables: LocalPayTables,
  occupation: Occupation,
  codes: readonly string[],
  place: Place,
  state: StatePay | null,
  inState: Omit<LocalFigure, 'dollars' | 'orMore'>,
  from: FromSource,
): Partial<Pay> {
  const { area } = place;
  const own = area?.metro ? tables.metroMedian(codes, area.code) : null;
  const figure = (dollars: Dollars | null) => (dollars === null ? null : { ...dollars, ...inState });
  if (own !== null) {
    const median = { ...own, of: area?.name ?? '', ...from(LOCAL_SOURCES.metro), wider: false };
    const { p25 = null, p75 = null } = state ?? {};
    // A state whose middle half leaves the area's own median out says nothing about the area.
    const fits = p25 !== null && p75 !== null && p25.dollars <= own.dollars && own.dollars <= p75.dollars;
    // BLS counts for the same area and occupation, so the levels are of the area itself; else they may be of a wider one.
    return fits
      ? { median, p25: figure(p25), p75: figure(p75) }
      : { median, ...levelPay(tables, codes, area, false, false, from) };
  }
  if (state !== null && state.median !== null)
    return { median: figure(state.median), p25: figure(state.p25), p75: figure(state.p75) };
  const nation = occupation.figures.pay === null ? tables.nation(occupation.code.slice(0, 7)) : null;
  return (
    levelPay(tables, codes, area, true, nation?.per === 'hour', from) ??
    (nation === null ? nationalPay(occupation, from) : nationInstead(nation))
  );
}

/** The levels of an area; of work that no year's pay is published of by the hour, as they were published. */
function levelPay(
  tables: LocalPayTables,
  codes: readonly string[],
  area: Place['area'],
  wider: boolean,
  isHourly: boolean,
  from: FromSource,
): Partial<Pay> | null {
  const levels = area === null ? null : tables.levels(codes, area.code);
  if (area === null || levels === null) return null;
  const inArea = { of: area.name, ...from(LOCAL_SOURCES.levels), wider };
  const { entry, experienced, hourly } = levels;
  return isHourly && hourly !== null
    ? { hourly: { p25: null, median: null, p75: null, ...hourly, ...inArea } }
    : { entry: { ...entry, ...inArea }, experienced: { ...experienced, ...inArea } };
}

function nationalPay({ figures: { pay } }: Occupation, from: FromSource): Partial<Pay> {
  if (pay === null) return {};
  const figure = (dollars: number | null) =>
    dollars === null
      ? null
      : { dollars, orMore: false, of: NATION, ...from(LOCAL_SOURCES.nation), wider: true };
  return { p25: figure(pay.p25), median: figure(pay.median), p75: figure(pay.p75) };
}

/** What stands in for yearly pay of an occupation that none is published of. */
function nationInstead(pay: NationPay): Partial<Pay> {
  const { per, group, p25, median, p75, sourceId, asOf } = pay;
  const nation = { of: NATION, sourceId, asOf, wider: true };
  if (per === 'hour') return { hourly: { p25, median, p75, entry: null, experienced: null, ...nation } };
  const figure = (dollars: number) => ({ dollars, orMore: false, ...nation });
  return {
    ...(group === null ? {} : { widerGroup: group }),
    median: figure(median),
    p25: p25 === null ? null : figure(p25),
    p75: p75 === null ? null : figure(p75),
  };
}

function buys(median: LocalFigure | null, prices: PriceLevel | null): number | null {
  if (median === null || median.wider || median.orMore || prices === null || prices.wider) return null;
  return Math.round(median.dollars / (prices.level / 100));
}
