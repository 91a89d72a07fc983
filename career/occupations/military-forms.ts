import { entryOf, noRepeats, tableOf, words as text } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import type { MilitaryBranch } from '#career/service.ts';
import pinRows from '#knowledge/occupations/warfare-pins.json' with { type: 'json' };
import { codeFamily } from './military-code.ts';

/** A code that a typed word may stand for, best reading first. `level` is what the form says about supervising. */
export interface CodeReading {
  readonly code: string;
  readonly branches: readonly MilitaryBranch[];
  readonly senior: boolean;
}

const AIR: readonly MilitaryBranch[] = ['Air Force', 'Space Force'];
const SEA: readonly MilitaryBranch[] = ['Navy', 'Coast Guard'];
const ALL: readonly MilitaryBranch[] = ['Army', 'Navy', 'Air Force', 'Marines', 'Coast Guard', 'Space Force'];

/**
 * The codes a typed word may stand for: as it is; the Air Force family of a skill level (3D152, with or without a
 * prefix letter); the Army occupation in front of a skill level (68W20, 11B2P); the rating of a Navy or Coast Guard
 * rate (HM2, ITCS); the designator of a four-figure Navy officer code (1110); a Marine code without its zero.
 */
export function readingsOf(word: string): CodeReading[] {
  const text = word.toUpperCase().replace(/[^A-Z0-9()&-]/g, '');
  if (text === '') return [];
  const readings: CodeReading[] = [{ code: text, branches: ALL, senior: false }];
  const add = (code: string, branches: readonly MilitaryBranch[], senior = false) =>
    readings.push({ code, branches, senior });

  const compact = text.replaceAll('-', '');
  if (compact !== text) add(compact, ALL);
  for (const officer of [false, true]) {
    for (const candidate of [compact, compact.slice(1)]) {
      const { family, senior } = codeFamily(candidate, 'Air Force', officer);
      if (family !== candidate) {
        add(family, AIR, senior);
        if (/[A-Z]$/.test(family) && family.length > 5) add(family.slice(0, -1), AIR, senior);
      }
    }
  }
  if (/^[A-Z]?[1-9][A-Z]\dX\d[A-Z]?$/.test(compact)) {
    const bare = /^[A-Z]/.test(compact) ? compact.slice(1) : compact;
    add(bare, AIR);
    add(bare.slice(0, 5), AIR);
  }
  if (/^\d\d[A-Z]X?[A-Z]?$/.test(compact)) {
    add(`${compact.slice(0, 3)}X`, AIR);
    add(compact.slice(0, 3), ['Army']);
  }
  const army = /^(\d\d[A-Z])[0-9][0-9A-Z]{0,3}$/.exec(compact) ?? /^(\d{3}[A-Z])[0-9A-Z]{1,2}$/.exec(compact);
  if (army?.[1]) add(army[1], ['Army'], /^[45]/.test(compact.slice(3)));
  const rate = /^([A-Z]{2,4}?)([123]|C|CS|CM)$/.exec(compact);
  if (rate?.[1]) add(rate[1], SEA, /^C/.test(rate[2] ?? ''));
  if (/^\d{4}$/.test(compact)) add(compact.slice(0, 3), ['Navy']);
  if (/^\d{3}$/.test(compact)) add(`0${compact}`, ['Marines']);
  if (/^O\d{3}$/.test(compact)) add(`0${compact.slice(1)}`, ['Marines']);
  return readings;
}

const PHONETIC =
  'alpha|alfa|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett?|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whiske?y|x-?ray|yankee|zulu';

/** "11 Bravo", "68-whiskey", "153 Delta": the letter of an Army code as it is spoken. */
const SPOKEN_CODE = new RegExp(`\\b(\\d{2,3})[\\s-]*(${PHONETIC})(?![a-z])`, 'gi');

/** "e5 hm", "11B E-7": a pay grade before or behind is no part of a job; "…, E-3" behind a long title is an aircraft. */
const PAY_GRADE =
  /^\(?[EWO]-?(?:10|[1-9])\)?(?=[\s,;/-])|^(\S+(?:\s\S+){0,2}?)[\s,;/(-]+[EWO]-?(?:10|[1-9])\)?$/i;

/** Letters behind a rating that name a qualification. */
export const warfarePins = tableOf(
  'occupations/warfare-pins.json',
  pinRows,
  () => entryOf({ pin: text.regex(/^[A-Z]+$/, 'must be capitals') }),
  noRepeats('pin', ({ pin }) => pin),
);

/** "MM1 (SW)", "HM2 (FMF/SW)": pins in brackets behind something else. */
const pinsBehind = lazily(() => {
  const pin = `(?:${warfarePins
    .entries()
    .map((entry) => entry.pin)
    .join('|')})`;
  return new RegExp(`(?<=\\w\\s?)\\(${pin}(?:[/, ]+${pin})*\\)`, 'g');
});

/** A typed occupation without the warfare pins in brackets behind it. */
export function withoutPins(typed: string): string {
  return typed.replace(pinsBehind(), ' ');
}

/** A typed occupation with spoken codes as they are written, without warfare pins and pay grades; a pay grade alone stays. */
export function spelledCodes(typed: string): string {
  const text = typed.slice(0, LONGEST_TYPED);
  const written = withoutPins(text).replace(
    SPOKEN_CODE,
    (_, figures: string, letter: string) => figures + letter.charAt(0).toUpperCase(),
  );
  const bare = written
    .replace(PAY_GRADE, '$1')
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;/-]+|[\s,;/-]+$/g, '');
  return bare === '' ? written : bare;
}

/** Letters of a typed occupation that are looked at for codes. */
const LONGEST_TYPED = 160;

const LOOKS_LIKE_CODE = /\d/;

/**
 * The words of a typed occupation that may be codes. "IT Specialist" holds none: letters alone count only where
 * they stand alone, are written in capitals before a rating's level, are the whole text, or lead it in the sea services,
 * where a rating is its letters ("ET Electronics Technician").
 */
export function codeWords(typed: string, branch: MilitaryBranch | null): string[] {
  const text = spelledCodes(typed);
  const leads =
    branch !== null && SEA.includes(branch) ? /^[A-Z][A-Z&]{1,5}(?=[\s,-])/.exec(text)?.[0] : undefined;
  const joined = text.replace(/\b(\d\d)\s+([A-Z])\b/gi, '$1$2');
  const words = joined.split(/[\s,;:/|()]+|\s-\s/).filter((word) => word !== '');
  // "ET(NUC)" is one rating, brackets and all.
  if (words.length === 1 || !/\s/.test(joined.trim())) return [...new Set([joined.trim(), ...words])];
  return words.filter(
    (word) =>
      word === leads ||
      LOOKS_LIKE_CODE.test(word) ||
      (/^[A-Z]{2,4}$/.test(word) && /^[-–)]?$/.test(followedBy(joined, word))),
  );
}

/** The first sign after a word: a dash or bracket marks "HM - Hospital Corpsman" and "Hospital Corpsman (HM)". */
function followedBy(text: string, word: string): string {
  const rest = text.slice(text.indexOf(word) + word.length).trimStart();
  return rest.charAt(0);
}
