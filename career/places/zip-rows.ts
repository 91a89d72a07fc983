import { lazily } from '#career/lazily.ts';
import { integerAt } from '#career/occupations/packed.ts';
import type { PlaceTable } from './tables.ts';

const ZIP_WIDTH = 5;
const ROW_WIDTH = 2;
/** ZIP codes of one sorting center, which share their first three figures, lie together. */
const CENTER_DIGITS = 3;

/** The packed columns of ZIP codes, looked up one at a time. */
export class ZipRows {
  readonly #table: PlaceTable;
  readonly #housing: () => { ofCounty: ReadonlyMap<number, number>; county: ReadonlyMap<number, number> };

  constructor(table: PlaceTable) {
    this.#table = table;
    this.#housing = lazily(() => this.#joinHousing());
  }

  /** Row of a ZIP code, -1 when no list has it. */
  rowOf(zip: string): number {
    return find(this.#table.zip, zip);
  }

  /** Row of a ZIP code among those with a known address, -1 for none. */
  pointRowOf(zip: string): number {
    return find(this.#table.pointZip, zip);
  }

  /** Row of the county; null for a ZIP code of post boxes. */
  countyOf(row: number): number | null {
    return integerAt(this.#table.zipCounty, row, ROW_WIDTH);
  }

  /** Row of the military housing area; null where no housing allowance is set. */
  housingOf(row: number): number | null {
    return integerAt(this.#table.zipHousing, row, ROW_WIDTH);
  }

  inSeveral(row: number): boolean {
    return this.#table.zipSeveral.charAt(row) === '1';
  }

  /** Counties of the nearest ZIP codes with one, below and above, of the same sorting center. */
  countiesAround(row: number): number[] {
    const center = this.#at(row).slice(0, CENTER_DIGITS);
    const nearest = (step: 1 | -1) => {
      for (let at = row + step; this.#at(at).startsWith(center); at += step) {
        const county = this.countyOf(at);
        if (county !== null) return [county];
      }
      return [];
    };
    return [...nearest(-1), ...nearest(1)];
  }

  /** Row of the housing area that all ZIP codes of a county are in; null where they are in several, or in none. */
  housingOfCounty(county: number): number | null {
    return this.#housing().ofCounty.get(county) ?? null;
  }

  /** Row of the county that most ZIP codes of a housing area are in; null for an area without any. */
  mainCountyOf(housing: number): number | null {
    return this.#housing().county.get(housing) ?? null;
  }

  #at(row: number): string {
    return this.#table.zip.slice(Math.max(row, 0) * ZIP_WIDTH, (row + 1) * ZIP_WIDTH);
  }

  #joinHousing() {
    const pairs = Array.from({ length: this.#table.zip.length / ZIP_WIDTH }, (_, row) => ({
      county: this.countyOf(row),
      housing: this.housingOf(row),
    })).flatMap(({ county, housing }) => (county === null || housing === null ? [] : [{ county, housing }]));
    const ofCounty = [...Map.groupBy(pairs, ({ county }) => county)].flatMap(([county, of]) => {
      const areas = new Set(of.map(({ housing }) => housing));
      const [only] = areas;
      return areas.size === 1 && only !== undefined ? [[county, only] as const] : [];
    });
    const county = [...Map.groupBy(pairs, ({ housing }) => housing)].flatMap(([housing, of]) => {
      const groups = [...Map.groupBy(of, (pair) => pair.county)];
      const most = groups.reduce((best, group) => (group[1].length > best[1].length ? group : best));
      return [[housing, most[0]] as const];
    });
    return { ofCounty: new Map(ofCounty), county: new Map(county) };
  }
}

/** Row of a ZIP code in a text of ascending ones, by halving; -1 when it isn't there. */
function find(zips: string, zip: string): number {
  let low = 0;
  let high = zips.length / ZIP_WIDTH - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = zips.slice(middle * ZIP_WIDTH, (middle + 1) * ZIP_WIDTH);
    if (at === zip) return middle;
    if (at < zip) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
