import { lazily } from '#career/lazily.ts';
import { alsoCalledTable } from './also-called.ts';
import { californiaCities } from './california-cities.ts';
import { elsewhereTable, stateNames } from './elsewhere.ts';
import type { PlaceTable } from './tables.ts';
import { writtenName } from './written-names.ts';

/** Most places offered for one text. */
const MOST = 10;
/** From so many letters on, the beginning of a name is enough. */
const LEAST_LETTERS = 3;
/** The code of a metropolitan area has five figures. */
const METRO_DIGITS = 5;

/** Of two places that share name and state the lower stands: a city says more than the area named after it. */
const STATE_RANK = 0;
const CITY_RANK = 1;
const CALLED_RANK = 2;
const AREA_RANK = 3;
const HOUSING_RANK = 4;
const COUNTY_RANK = 5;

interface Named {
  /** As compared: see `plain`. */
  readonly name: string;
  readonly states: readonly string[];
  readonly key: string;
  readonly rank: number;
}

/** Every name that places go by, built at the first text that is no ZIP code. */
export class PlaceNames {
  readonly #all: readonly Named[];
  readonly #stateCode: ReadonlyMap<string, string>;

  constructor(table: PlaceTable) {
    this.#stateCode = new Map(
      [...stateNames()].flatMap(([code, name]) => [
        [plain(code), code],
        [plain(name), code],
      ]),
    );
    this.#all = [
      ...[...stateNames()].map(([code, name]) => named(name, [code], `state:${code}`, STATE_RANK)),
      ...[...table.city, ...californiaCities().keys()].map((city) => {
        const [name = '', state = ''] = writtenName(city).split(', ');
        return named(name, [state], `city:${city}`, CITY_RANK);
      }),
      ...alsoCalledTable
        .entries()
        .flatMap(({ names, state, places }) =>
          names.flatMap((name) => places.map((key) => named(name, [state], key, CALLED_RANK))),
        ),
      ...table.area.flatMap((code, row) => areaNames(table, code, row)),
      ...table.housing.flatMap((code, row) => housingNames(writtenName(table.housingName[row] ?? ''), code)),
      ...table.county.map((fips, row) =>
        named(
          table.countyName[row] ?? '',
          [table.state[table.stateFips.indexOf(fips.slice(0, 2))] ?? ''],
          `county:${fips}`,
          COUNTY_RANK,
        ),
      ),
    ];
  }

  /** Keys of the places a text may name: those called so, else those whose name begins so; the surest first. */
  find(typed: string): string[] {
    const { name, state } = this.#parts(typed);
    if (name === '') return [];
    const inState = this.#all.filter((entry) => state === null || entry.states.includes(state));
    // "LA" is a state's postal code and what people call a city.
    const short = plain(typed);
    const called = this.#all.filter(
      (entry) =>
        (entry.name === name && (state === null || entry.states.includes(state))) ||
        (entry.rank === CALLED_RANK && entry.name === short),
    );
    // Soldiers leave the fort out: "Carson" is a town in Iowa, and Fort Carson.
    const posts = inState.filter((entry) => MILITARY.has(entry.rank) && postName(entry.name) === name);
    if (called.length + posts.length > 0) return keysOf([...called, ...posts]);
    const base = baseName(name);
    if (base !== name && base !== '') {
      // "MCAS Miramar" isn't the city in Florida: only what the forces are at is looked through.
      const bases = inState.filter((entry) => MILITARY.has(entry.rank) && baseName(entry.name) === base);
      if (bases.length > 0) return keysOf(bases);
    }
    if (name.length < LEAST_LETTERS) return [];
    const beginning = inState.filter((entry) => entry.name.startsWith(name));
    return keysOf(beginning.sort((a, b) => a.name.length - b.name.length));
  }

  /** "norfolk va", "Norfolk, Virginia" and "Norfolk" into name and state; a state alone is a name. */
  #parts(typed: string): { name: string; state: string | null } {
    const [before = '', ...after] = typed.split(',');
    if (after.length > 0) {
      // An area that lies in several states: "Virginia Beach-Chesapeake-Norfolk, VA-NC".
      const state = this.#stateCode.get(plain(after.join(' ').split('-')[0] ?? ''));
      if (state !== undefined) return { name: plain(before), state };
    }
    const all = plain(typed);
    if (this.#stateCode.has(all)) {
      const code = this.#stateCode.get(all) ?? '';
      return { name: plain(stateNames().get(code) ?? all), state: all.length === 2 ? code : null };
    }
    for (const [spelled, code] of this.#stateCode)
      if (all.endsWith(` ${spelled}`)) return { name: all.slice(0, -spelled.length - 1), state: code };
    return { name: all, state: null };
  }
}

function named(name: string, states: readonly string[], key: string, rank: number): Named {
  return { name: plain(name), states, key, rank };
}

/** One entry a name and state: states, then cities that an area has its name from, then the others. */
function keysOf(entries: readonly Named[]): string[] {
  const groups = [...Map.groupBy(entries, ({ name, states }) => `${name} ${states[0]}`).values()];
  const sorted = groups.sort((a, b) => importance(b) - importance(a));
  // The state of New York and its city are two places; the District of Columbia and its only county are one.
  const keys = sorted.flatMap((group) => {
    const [state] = group.filter(({ rank }) => rank === STATE_RANK);
    const called = group.filter(({ rank }) => rank === CALLED_RANK);
    if (called.length > 1) return called.map(({ key }) => key);
    const best = group
      .filter(({ rank }) => rank !== STATE_RANK && (state === undefined || rank !== COUNTY_RANK))
      .sort((a, b) => a.rank - b.rank)[0];
    return [state, best].flatMap((entry) => entry?.key ?? []);
  });
  return [...new Set(keys)].slice(0, MOST);
}

function importance(group: readonly Named[]): number {
  if (group.some(({ rank }) => rank === STATE_RANK)) return 2;
  return group.some(({ rank }) => rank === AREA_RANK) ? 1 : 0;
}

/** The whole name, and for a metropolitan area each city in it. */
function areaNames(table: PlaceTable, code: string, row: number): Named[] {
  const full = table.areaName[row] ?? '';
  const states = (table.areaStates[row] ?? '').split('|');
  const [cities = ''] = full.split(', ');
  const names = code.length === METRO_DIGITS ? [cities, ...cities.split(/-|\//)] : [full];
  return [...new Set(names)].map((name) => named(name, states, `area:${code}`, AREA_RANK));
}

/** "Fort Bragg/Pope, NC" is called by either name. Groups of counties by cost have none. */
function housingNames(full: string, code: string): Named[] {
  if (code.startsWith('ZZ')) return [];
  const [bases = '', state = ''] = full.split(/, (?=[A-Z]{2}$)/);
  return [...new Set([bases, ...bases.split('/')])].map((name) =>
    named(name, [state === '' ? code.slice(0, 2) : state], `housing:${code}`, HOUSING_RANK),
  );
}

/** What bases are listed and called by. */
const MILITARY: ReadonlySet<number> = new Set([HOUSING_RANK, CALLED_RANK]);

/** What kind of base it is, before its name or behind it: lists and people put it in either place, or leave it out. */
const BASE_WORDS =
  /^(?:afb|sfb|nas|mcas|mcb|mclb|mcrd|ns|nb|nsa|nws|jb) | (?:afb|sfb|afs|sfs|nas|mcas|mcb|ns|nb|ab|arb|ars|angb|aaf)$/g;

/** A base's name without the kind it is: "nas lemoore" and "lemoore nas" are "lemoore". */
const baseName = (name: string): string => name.replace(BASE_WORDS, '');

/** The name of a fort or a camp without that word; of anything else "". */
const postName = (name: string): string => /^(?:ft|camp) (.+)$/.exec(name)?.[1] ?? '';

const abroad = lazily(
  () =>
    new Set(elsewhereTable.entries().flatMap(({ names = [] }) => names.map((name) => baseName(plain(name))))),
);

/** Whether a text names a base or a country abroad, with the kind of base or without. */
export const isAbroad = (typed: string): boolean => abroad().has(baseName(plain(typed)));

/** Letters and figures alone, and the words that are written in two ways in one of them. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bfort\b/g, 'ft')
    .replace(/\bmount\b/g, 'mt')
    .replace(/\bair force base\b/g, 'afb')
    .replace(/\bspace force base\b/g, 'sfb')
    .replace(/\bnaval air station\b/g, 'nas')
    .replace(/\b(?:naval station|navsta)\b/g, 'ns')
    .replace(/\b(?:naval base|navbase)\b/g, 'nb')
    .replace(/\bnaval support activity\b/g, 'nsa')
    .replace(/\bnaval weapons station\b/g, 'nws')
    .replace(/\bmarine corps logistics base\b/g, 'mclb')
    .replace(/\bmarine corps recruit depot\b/g, 'mcrd')
    .replace(/\bair reserve base\b/g, 'arb')
    .replace(/\bair reserve station\b/g, 'ars')
    .replace(/\bair national guard base\b/g, 'angb')
    .replace(/\bspace force station\b/g, 'sfs')
    .replace(/\bmarine corps air station\b/g, 'mcas')
    .replace(/\bmarine corps base\b/g, 'mcb')
    .replace(/\bjoint base\b/g, 'jb')
    .replace(/\barmy airfield\b/g, 'aaf')
    .replace(/\b(?:u s|us) virgin islands\b/g, 'virgin islands');
}
