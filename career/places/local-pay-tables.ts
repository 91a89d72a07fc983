import { lazily } from '#career/lazily.ts';
import { integerAt } from '#career/occupations/packed.ts';
import { type Dollars, hourlyLevelAt, levelAt, payAt, TOP_CODE_DOLLARS, WIDTHS } from './packed-pay.ts';
import type { ReadOnDemand } from './tables.ts';

/** What is published of an occupation in a state; null where withheld. */
export interface StatePay {
  readonly employment: number | null;
  readonly p25: Dollars | null;
  readonly median: Dollars | null;
  readonly p75: Dollars | null;
}

/** Means of the lowest third and of the upper two thirds of what employers pay. */
export interface LevelPay {
  readonly entry: Dollars;
  readonly experienced: Dollars;
  /** The two as they were published by the hour; null where that was by the year. */
  readonly hourly: { readonly entry: number; readonly experienced: number } | null;
}

/** How many work in an occupation in a state, at the beginning and, as projected, at the end of ten years. */
export interface StateOutlook {
  readonly base: number;
  readonly projected: number;
  readonly openingsPerYear: number | null;
  readonly percent: number | null;
}

/** What is published nationwide of an occupation without yearly pay of its own. */
export interface NationPay {
  readonly per: 'hour' | 'year';
  /** The wider group it is of; null where it is the occupation's own. */
  readonly group: string | null;
  readonly p25: number | null;
  readonly median: number;
  readonly p75: number | null;
  readonly sourceId: string;
  readonly asOf: string;
}

type Codes = readonly string[];

/**
 * The tables of pay by place, a cell at a time. An occupation is asked for by the codes it may be published under, the
 * surest first; the first that a table has counts.
 */
export class LocalPayTables {
  readonly #read: ReadOnDemand;
  readonly #indexes: Readonly<Record<'metros' | 'states' | 'levels' | 'outlook', () => Index>>;

  constructor(read: ReadOnDemand) {
    this.#read = read;
    this.#indexes = {
      metros: lazily(() => indexOf(read.metros().soc, read.metros().area)),
      states: lazily(() => indexOf(read.states().soc, read.states().state)),
      levels: lazily(() => indexOf(read.levels().soc, read.levels().area)),
      outlook: lazily(() => indexOf(read.outlook().soc, read.outlook().state)),
    };
  }

  /**
   * Median in a metropolitan area, dollars a year. The release marks no wage as above what BLS publishes, so those that
   * are above it are said to be so much or more, as BLS does elsewhere.
   */
  metroMedian(codes: Codes, area: string): Dollars | null {
    const at = cellOf(this.#indexes.metros(), codes, area);
    const median = at === null ? null : payAt(this.#read.metros().median, at);
    return median !== null && median.dollars > TOP_CODE_DOLLARS
      ? { dollars: TOP_CODE_DOLLARS, orMore: true }
      : median;
  }

  state(codes: Codes, state: string): StatePay | null {
    const at = cellOf(this.#indexes.states(), codes, state);
    if (at === null) return null;
    const { cells } = this.#read.states();
    return {
      employment: payAt(cells, at * 4)?.dollars ?? null,
      p25: payAt(cells, at * 4 + 1),
      median: payAt(cells, at * 4 + 2),
      p75: payAt(cells, at * 4 + 3),
    };
  }

  levels(codes: Codes, area: string): LevelPay | null {
    const at = cellOf(this.#indexes.levels(), codes, area);
    if (at === null) return null;
    const { cells } = this.#read.levels();
    const [entry, experienced] = [levelAt(cells, at * 2), levelAt(cells, at * 2 + 1)];
    if (entry === null || experienced === null) return null;
    const [first, last] = [hourlyLevelAt(cells, at * 2), hourlyLevelAt(cells, at * 2 + 1)];
    const hourly = first === null || last === null ? null : { entry: first, experienced: last };
    return { entry, experienced, hourly };
  }

  /** Null for nearly all: their yearly pay is published. */
  nation(soc: string): NationPay | null {
    const { group, p25, median, p75, per, sourceId, asOf, ...table } = this.#read.nation();
    const at = table.soc.indexOf(soc);
    const [middle, unit] = [median[at], per[at]];
    if (middle === undefined || unit === undefined) return null;
    return {
      per: unit,
      group: group[at] || null,
      p25: p25[at] ?? null,
      median: middle,
      p75: p75[at] ?? null,
      sourceId: sourceId[at] ?? '',
      asOf: asOf[at] ?? '',
    };
  }

  outlook(codes: Codes, state: string): StateOutlook | null {
    const at = cellOf(this.#indexes.outlook(), codes, state);
    if (at === null) return null;
    const width = 3 * WIDTHS.dollars + WIDTHS.percent;
    const cell = this.#read.outlook().cells.slice(at * width, (at + 1) * width);
    const tens = (place: number) => {
      const value = integerAt(cell, place, WIDTHS.dollars);
      return value === null ? null : value * 10;
    };
    const [base, projected] = [tens(0), tens(1)];
    if (base === null || projected === null) return null;
    const percent = integerAt(cell.slice(-WIDTHS.percent), 0, WIDTHS.percent);
    return {
      base,
      projected,
      openingsPerYear: tens(2),
      percent: percent === null ? null : (percent - 1000) / 10,
    };
  }
}

interface Index {
  readonly socRow: ReadonlyMap<string, number>;
  readonly placeRow: ReadonlyMap<string, number>;
}

function indexOf(soc: readonly string[], places: readonly string[]): Index {
  return {
    socRow: new Map(soc.map((code, row) => [code, row])),
    placeRow: new Map(places.map((place, row) => [place, row])),
  };
}

/** The place of a cell among all; null when the table has no such occupation or no such place. */
function cellOf({ socRow, placeRow }: Index, codes: Codes, place: string): number | null {
  const soc = codes.map((code) => socRow.get(code)).find((row) => row !== undefined);
  const at = placeRow.get(place);
  return soc === undefined || at === undefined ? null : soc * placeRow.size + at;
}
