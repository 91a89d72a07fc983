import { lazily } from '#career/lazily.ts';
import { listed } from '#career/matching/wording/sentence.ts';
import { californiaCities } from './california-cities.ts';
import { elsewhere, stateNames } from './elsewhere.ts';
import { countyNamedBy } from './housing-counties.ts';
import type { Place, PlaceAnswer, PriceLevel } from './place.ts';
import { isAbroad, PlaceNames } from './place-names.ts';
import { pointAt } from './point.ts';
import { pointOfState } from './state-point.ts';
import type { PlaceTable } from './tables.ts';
import { writtenName } from './written-names.ts';
import { ZipRows } from './zip-rows.ts';

const NONE = -1;

/** Where nobody says a place. */
export const ANYWHERE: Place = {
  key: 'anywhere',
  kind: 'anywhere',
  name: 'Anywhere',
  state: null,
  county: null,
  area: null,
  housing: null,
  prices: null,
  point: null,
  notes: [],
};

/** Reads places out of what people type. Made over the table as it is: nothing is unpacked but what is asked for. */
export class Places {
  readonly #table: PlaceTable;
  readonly #zips: ZipRows;
  readonly #names: () => PlaceNames;

  constructor(table: PlaceTable) {
    this.#table = table;
    this.#zips = new ZipRows(table);
    this.#names = lazily(() => new PlaceNames(table));
  }

  /**
   * What a ZIP code, "Norfolk, VA", "Norfolk", the name of a metropolitan area, a base, a county or a state, or
   * "anywhere" means. At most ten choices, the surest first.
   */
  resolve(text: string): PlaceAnswer {
    const typed = text.trim().replace(/\s+/g, ' ');
    if (typed === '') return { reason: 'Type a ZIP code, a city with its state, or a state.' };
    if (NATIONWIDE.test(typed)) return { place: ANYWHERE };
    const within = /^anywhere in (.+)$/i.exec(typed)?.[1];
    if (within !== undefined) return this.resolve(within);
    if (/^[\d\s-]+$/.test(typed)) {
      const zip = /^(\d{5})(?:\s?-?\s?\d{4})?$/.exec(typed)?.[1];
      return zip === undefined ? { reason: 'A ZIP code has 5 digits.' } : this.#zip(zip);
    }
    // Behind a city or a street the ZIP code says most.
    const zipBehind = /[a-z.,]\s(\d{5})(?:-\d{4})?$/i.exec(typed)?.[1];
    if (zipBehind !== undefined) return this.#zip(zipBehind);
    const known = elsewhere(MILITARY_MAIL.test(typed) ? 'AE' : typed.toUpperCase());
    if (known !== undefined && known.kind !== 'territory') return { reason: known.says };
    const choices = this.#names()
      .find(typed)
      .flatMap((key) => this.byKey(key) ?? []);
    const [first, second] = choices;
    if (first === undefined && isAbroad(typed))
      return {
        reason: `“${typed}” is overseas, and nobody publishes what civilian jobs pay Americans there. Type the ZIP code of where you’ll live in the US.`,
      };
    if (first === undefined)
      return {
        reason: `We don’t know a place called “${typed}”. Type its ZIP code, or a larger city nearby with its state.`,
      };
    return second === undefined ? { place: first } : { choices };
  }

  /** The place with this key; null when the lists of today have none. */
  byKey(key: string): Place | null {
    if (key === ANYWHERE.key) return ANYWHERE;
    const table = this.#table;
    const kind = key.slice(0, key.indexOf(':'));
    const value = key.slice(kind.length + 1);
    const row = (column: readonly string[]) => column.indexOf(value);
    switch (kind) {
      case 'zip': {
        const answer = this.#zip(value);
        return 'place' in answer ? answer.place : null;
      }
      case 'city': {
        const listed = table.cityCounty[row(table.city)];
        const county = listed ?? this.#rowOfCounty(californiaCities().get(value));
        return county === undefined
          ? null
          : { ...this.#inCounty(county), key, kind, name: writtenName(value) };
      }
      case 'county': {
        const county = row(table.county);
        if (county === NONE) return null;
        const place = this.#inCounty(county);
        return { ...place, key, kind, name: `${place.county?.name}, ${place.state?.code}` };
      }
      case 'area': {
        const area = row(table.area);
        return area === NONE ? null : this.#areaItself(key, area);
      }
      case 'housing':
        return this.#housingArea(key, row(table.housing));
      case 'state':
        return this.#state(key, value);
      default:
        return null;
    }
  }

  /** The housing area of a ZIP code; known, too, for post boxes whose place can't be told. Null where there is none. */
  housingOf(zip: string): Place['housing'] {
    const row = this.#zips.rowOf(zip);
    return row === NONE ? null : this.#housing(this.#zips.housingOf(row));
  }

  #rowOfCounty(fips: string | undefined): number | undefined {
    const row = fips === undefined ? NONE : this.#table.county.indexOf(fips);
    return row === NONE ? undefined : row;
  }

  #zip(zip: string): PlaceAnswer {
    const table = this.#table;
    const known = elsewhere(zip);
    if (known !== undefined) return { reason: known.says };
    const row = this.#zips.rowOf(zip);
    if (row === NONE) return { reason: `We don’t know the ZIP code ${zip}. Check it, or type one nearby.` };
    const key = `zip:${zip}`;
    const housing = this.#housing(this.#zips.housingOf(row));
    const county = this.#zips.countyOf(row);
    if (county === null) return this.#boxes(key, zip, row, housing);
    const place = this.#inCounty(county);
    const point = pointAt(table.zipPoint, this.#zips.pointRowOf(zip));
    const { name = '' } = place.county ?? {};
    return {
      place: {
        ...place,
        key,
        kind: 'zip',
        name: `ZIP ${zip} (${name}, ${place.state?.code})`,
        housing,
        point: point === null ? place.point : { ...point, of: 'zip' },
        notes: this.#zips.inSeveral(row)
          ? [...place.notes, `ZIP ${zip} lies in more than one county. We take ${name}, its main one.`]
          : place.notes,
      },
    };
  }

  /** A ZIP code of post boxes or of one big receiver has no area of its own; the ZIP codes around it tell where it is. */
  #boxes(key: string, zip: string, row: number, housing: Place['housing']): PlaceAnswer {
    const around = this.#zips.countiesAround(row);
    const areas = new Set(around.map((county) => this.#table.countyArea[county]));
    const places = around.map((county) => this.#inCounty(county));
    const [first] = places;
    const states = new Set(places.map(({ state }) => state?.code));
    if (first === undefined || states.size > 1)
      return {
        reason: `ZIP ${zip} is for PO boxes, and we can’t tell where it is. Type the ZIP code of a street address nearby.`,
      };
    const oneArea = areas.size === 1;
    const where = oneArea && first.area ? first.area.name : (first.state?.name ?? '');
    return {
      place: {
        ...first,
        key,
        kind: 'zip',
        name: `ZIP ${zip} (${first.state?.code})`,
        county: null,
        area: oneArea ? first.area : null,
        prices: oneArea ? first.prices : null,
        point: oneArea ? first.point : null,
        housing,
        notes: [`ZIP ${zip} has no streets of its own. The ZIP codes around it are in ${where}.`],
      },
    };
  }

  #inCounty(row: number): Place {
    const table = this.#table;
    const fips = table.county[row] ?? '';
    const area = table.countyArea[row] ?? NONE;
    const state = this.#stateOf(table.state[table.stateFips.indexOf(fips.slice(0, 2))] ?? '');
    const point = pointAt(table.countyPoint, row);
    const inArea = area === NONE ? ANYWHERE : this.#inArea(area);
    return {
      ...inArea,
      state,
      county: { fips, name: table.countyName[row] ?? '' },
      housing: this.#housing(this.#zips.housingOfCounty(row)),
      point: point === null ? inArea.point : { ...point, of: 'county' },
      notes: [...(fips.startsWith('09') ? [CONNECTICUT] : []), ...territoryNotes(state?.code)],
    };
  }

  #inArea(row: number): Place {
    const table = this.#table;
    const states = (table.areaStates[row] ?? '').split('|');
    const point = pointAt(table.areaPoint, row);
    return {
      ...ANYWHERE,
      state: this.#stateOf(states[0] ?? ''),
      area: {
        code: table.area[row] ?? '',
        name: table.areaName[row] ?? '',
        metro: table.areaMetro.charAt(row) === '1',
        states,
      },
      prices: this.#prices(row, states[0] ?? ''),
      point: point === null ? null : { ...point, of: 'area' },
    };
  }

  /** An area as somebody chose it: in several states it is in none of them, for taxes and licenses are a state's. */
  #areaItself(key: string, row: number): Place {
    const place = this.#inArea(row);
    const name = place.area?.name ?? '';
    const states = place.area?.states.flatMap((code) => this.#stateOf(code)?.name ?? []) ?? [];
    if (states.length < 2) return { ...place, key, kind: 'area', name };
    const note = `This area lies in ${listed(states)}. For what differs by state, choose a ZIP code or a city in it.`;
    return { ...place, key, kind: 'area', name, state: null, notes: [...place.notes, note] };
  }

  /** A base, or the cities around one: where what it is named after lies, which is where most of its ZIP codes do. */
  #housingArea(key: string, row: number): Place | null {
    const named = this.#rowOfCounty(countyNamedBy(this.#table.housing[row] ?? ''));
    const county = named ?? this.#zips.mainCountyOf(row);
    if (county === null) return null;
    const housing = this.#housing(row);
    const place = this.#inCounty(county);
    const note =
      named === undefined
        ? `Most of the military housing area ${housing?.name} is in ${place.county?.name}.`
        : `The military housing area ${housing?.name} takes in several counties. We take the one its base or main city is in: ${place.county?.name}.`;
    return {
      ...place,
      key,
      kind: 'housing',
      name: housing?.name ?? '',
      housing,
      county: null,
      notes: [...place.notes, note],
    };
  }

  #state(key: string, code: string): Place | null {
    const state = this.#stateOf(code);
    if (state === null) return null;
    const table = this.#table;
    const own = table.areaStates.flatMap((states, row) => (states === code ? [row] : []));
    // Guam and the Virgin Islands are one area each.
    const [only] = own.length === 1 && table.state.indexOf(code) >= STATES ? own : [];
    const place = only === undefined ? { ...ANYWHERE, point: pointOfState(table, code) } : this.#inArea(only);
    return { ...place, key, kind: 'state', name: state.name, state, notes: territoryNotes(code) };
  }

  #stateOf(code: string): Place['state'] {
    const name = stateNames().get(code);
    return name === undefined ? null : { code, name };
  }

  #housing(row: number | null): Place['housing'] {
    const code = row === null ? undefined : this.#table.housing[row];
    return code === undefined
      ? null
      : { code, name: writtenName(this.#table.housingName[row ?? NONE] ?? '') };
  }

  #prices(row: number, state: string): PriceLevel | null {
    const { areaPrices, area, areaName, pricesElsewhere } = this.#table;
    const own = areaPrices[row];
    if (own !== null && own !== undefined) return { level: own, of: areaName[row] ?? '', wider: false };
    // A metropolitan area newer than BEA's list has no figure; the rest of a state shares that of all such places.
    if ((area[row] ?? '').length === METRO_DIGITS || !this.#table.state.slice(0, STATES).includes(state))
      return null;
    return { level: pricesElsewhere, of: 'all of the United States outside metropolitan areas', wider: true };
  }
}

/** How people say that where doesn't matter. Remote work has no place, so the nation's figures have to do. */
const NATIONWIDE =
  /^(?:anywhere|nationwide|remote(?: work| jobs?)?|telework|work from home|wfh|(?:anywhere in )?(?:the )?(?:usa?|u\.s\.(?:a\.)?|united states(?: of america)?))\.?$/i;

const MILITARY_MAIL = /\b[afd]po\b/i;

const METRO_DIGITS = 5;
/** The states and the District of Columbia; territories follow them in the table. */
const STATES = 51;

const CONNECTICUT =
  'Connecticut’s wages are published by planning region. We take the one that most of the county became part of.';

function territoryNotes(code: string | undefined): readonly string[] {
  const known = code === undefined ? undefined : elsewhere(code);
  return known === undefined ? [] : [known.says];
}
