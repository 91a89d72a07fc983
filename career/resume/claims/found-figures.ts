import { NUMBER_WORDS, ORDINALS, ordinalOf, valueOfWords } from './number-words.ts';
import { MINUTES, UNITS_BY_NAME } from './time-units.ts';

/** number: a count. points: a difference of two percentages or scores. year: a date. time: in minutes. */
export const FIGURE_KINDS = ['number', 'percent', 'points', 'money', 'time', 'year', 'ordinal'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

const SCALE: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mil: 1e6,
  million: 1e6,
  b: 1e9,
  bil: 1e9,
  billion: 1e9,
};

const DIGITS =
  /(?<money>\$|USD\s?)?\s?(?<whole>\d{1,3}(?:,\d{3})+|\d+|(?<![\w.])(?=\.\d))(?<part>\.\d+)?(?:(?<percent>\s?%|\s?(?:percent|pct)\b)|(?<ordinal>st|nd|rd|th)\b|[\s-]?(?<scale>k|mm?|mil|b|bil|thousand|million|billion)(?![A-Za-z0-9]))?(?<plus>\+)?(?<dollars>[\s-]?(?:dollars?|usd|bucks)\b)?/gi;

export interface Found {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  readonly value: number;
  /** The upper end, where it is a range by itself. */
  readonly until?: number;
  readonly kind: FigureKind;
  readonly vague: boolean;
  readonly plus: boolean;
}

const YEAR = /^(?:19[4-9]|20[0-4])\d$/;

/** The figures of a text whose digits are plain, in order, without what they count. */
export function foundFigures(text: string): Found[] {
  const found = [...inDigits(text), ...inWords(text)].sort((a, b) => a.start - b.start);
  return found.filter((one, at) => !found.some((other, place) => place < at && other.end > one.start));
}

function inDigits(text: string): Found[] {
  return [...text.matchAll(DIGITS)].flatMap((match): Found[] => {
    const {
      money,
      whole = '',
      part = '',
      percent,
      ordinal,
      scale: given = '',
      plus,
      dollars,
    } = match.groups ?? {};
    const clock = clockAt(text, match.index + match[0].search(/\d/));
    if (clock !== null) return [clock];
    const written = given.toLowerCase();
    // "16 mil and civilian divers" are no millions.
    const scale = written === 'mil' && !money && !dollars ? '' : written;
    const lead = match[0].length - match[0].trimStart().length;
    const start = match.index + lead;
    const end =
      match.index +
      match[0].length -
      (scale === written ? 0 : match[0].length - match[0].search(/[\s-]?mil$/i));
    if (isDesignation(text, start, end)) return [];
    const through = YEAR.test(whole) ? /^-(\d{2})(?!\d)/.exec(text.slice(end)) : null;
    if (through) return [yearsFrom(text, start, end, Number(whole), Number(through[1]))];
    const value = Number(`${whole.replaceAll(',', '')}${part}`) * (SCALE[scale] ?? 1);
    const bare = !money && !dollars && !percent && !ordinal && scale === '' && part === '';
    const kind =
      money || dollars
        ? 'money'
        : percent
          ? 'percent'
          : ordinal
            ? 'ordinal'
            : bare && YEAR.test(whole)
              ? 'year'
              : 'number';
    return [
      { start, end, written: text.slice(start, end), value, kind, vague: false, plus: plus !== undefined },
    ];
  });
}

/** Hours of the day count from here, so that none is taken for a length of time. */
const MIDNIGHT = 1e6;

/** "0600", "6 a.m.", "1400 hours": an hour of the day, in minutes after midnight. */
function clockAt(text: string, start: number): Found | null {
  const rest = text.slice(start, start + 20);
  const [written = '', hour = '', past = '', half = ''] =
    /^(\d{1,2})(?::([0-5]\d))?\s?([ap])\.?m\b\.?/i.exec(rest) ?? [];
  const [military = '', hours = '', minutes = ''] =
    /^(0[1-9]|1\d|2[0-3])([0-5]\d)(?:(?<=0\d{3})(?![\d,.]*\d)|(?= ?(?:hours|hrs)\b))/.exec(rest) ?? [];
  const said = IN_WORDS_OF_THE_DAY.exec(rest);
  if (said && !/[\d$#.,A-Za-z]$/.test(text.slice(0, start))) return clockSaid(start, said);
  if (/[\d$#.,A-Za-z]$|(?<!\d{4}\s?)-$/.test(text.slice(0, start)) || (written === '' && military === ''))
    return null;
  const value =
    military === ''
      ? ((Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)) * 60 + Number(past)
      : Number(hours) * 60 + Number(minutes);
  const told = military === '' ? written : military;
  return {
    start,
    end: start + told.length,
    written: told,
    value: MIDNIGHT + value,
    kind: 'time',
    vague: false,
    plus: false,
  };
}

/** "2 in the morning", "6 at night". */
const IN_WORDS_OF_THE_DAY = /^(1[0-2]|[1-9]) (?:in the (morning|afternoon|evening)|at (night))/i;

function clockSaid(start: number, [written, hour, day = 'night']: RegExpExecArray): Found {
  const value = ((Number(hour) % 12) + (/morning/i.test(day) ? 0 : 12)) * 60;
  const end = start + written.length;
  return { start, end, written, value: MIDNIGHT + value, kind: 'time', vague: false, plus: false };
}

/** "2021-23": a range of years. */
function yearsFrom(text: string, start: number, end: number, from: number, short: number): Found {
  const until = Math.floor(from / 100) * 100 + short;
  const written = text.slice(start, end + 3);
  return { start, end: end + 3, written, value: from, until, kind: 'year', vague: false, plus: false };
}

/** A word in small letters at its end, or "f", "w", "x" and "#" as short words of their own. */
const RUNS_ON = /[A-Za-z'][a-z]$|(?:^|[^A-Za-z])[fwxX]$/;

/**
 * Whether the digits are part of a name: "M1152", "COVID-19", "C-17", "25B", "22-04". Shorthand that runs together is
 * none: "plts5.9K", "88msns".
 */
function isDesignation(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 12), start);
  const after = text.slice(end, end + 12);
  if (/[A-Za-z]$/.test(before) && !RUNS_ON.test(before)) return true;
  if (
    /[A-Z][A-Za-z]*-$/.test(before) ||
    (/\d-$/.test(before) && /^\d{1,2}$/.test(text.slice(start, end)) && !/^\s*[-]?[a-z]/.test(after))
  )
    return true;
  if (/\d[.,]?$/.test(before)) return true;
  // "3/2026" is a date; "1/41 SSgts" and "#1/41" are figures.
  if (/\d\/$/.test(before) && !/^\s?[A-Za-z]/.test(after) && !/#\s?\d+\/$/.test(before)) return true;
  if (/^\/\d/.test(after) && !/^\/\d+\s?[A-Za-z]/.test(after) && !/#\s?$/.test(before)) return true;
  if (/^-\d{1,2}(?!\d)(?!\s*(?:%|percent|[a-z]))/.test(after) && /^\d{2}$/.test(text.slice(start, end)))
    return true;
  return (
    /^[A-Z](?:[A-Z0-9]|\b)/.test(after) ||
    (/^[a-z](?:\d|\b(?!'))/.test(after) && !/^[xm]\b/.test(after)) ||
    /^[A-Z]\d/.test(after)
  );
}

function inWords(text: string): Found[] {
  const numbers = [...text.matchAll(NUMBER_WORDS)].flatMap((match): Found[] => {
    const read = valueOfWords(match[0]);
    if (read === undefined) return [];
    const start = match.index;
    const rest = text.slice(start + match[0].length);
    const unit = /^[\s-]*(percent\b|%)|^[\s-]+(?:of\s+)?(dollars\b)/i.exec(rest);
    const end = start + match[0].length + (unit?.[0].length ?? 0);
    // "one of", "no one": hardly ever a count.
    if (read.value === 1 && !/^[\s-]+(?:hour|day|week|month|year|quarter)/i.test(rest) && !unit) return [];
    const kind = unit?.[1] ? 'percent' : unit?.[2] ? 'money' : 'number';
    const money = kind === 'number' && /^[\s-]*(?:worth|dollars)\b/i.test(rest) ? 'money' : kind;
    return [
      {
        start,
        end,
        written: text.slice(start, end),
        value: read.value,
        kind: money,
        vague: read.vague,
        plus: false,
      },
    ];
  });
  const shares = sharesIn(text);
  const times = [...text.matchAll(/\b(?:twice)\b/gi)].map(
    (match): Found => ({
      start: match.index,
      end: match.index + match[0].length,
      written: match[0],
      value: 2,
      kind: 'number',
      vague: false,
      plus: false,
    }),
  );
  const ordinals = [
    ...text.matchAll(
      // "a third of the crew" is a share, "third of 40" a place.
      /(?<!\b(?:an?|one|two)[\s-])\b(?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\b(?!\s+(?:of(?!\s+(?:my\s+|the\s+)?\d)|fleet|army|air|class)\b)/gi,
    ),
  ].map(
    (match): Found => ({
      start: match.index,
      end: match.index + match[0].length,
      written: match[0],
      value: ordinalOf(match[0]) ?? 0,
      kind: 'ordinal',
      vague: false,
      plus: false,
    }),
  );
  return [...halvesIn(text), ...shares, ...numbers, ...times, ...ordinals];
}

/** Into how many parts a share is of. */
const PARTS: Readonly<Record<string, number>> = { half: 2, halve: 2, quarter: 4, ...ORDINALS };
const PART = Object.keys(PARTS).join('|');
const COUNTED = 'one|two|three|four|five|six|seven|eight|nine|[1-9]';

/** "two-thirds", "nine tenths of", "by half", "a quarter of": shares in words, in percent. */
function sharesIn(text: string): Found[] {
  const pattern = new RegExp(
    `\\b(?:(${COUNTED})[\\s-]+)?(${PART})(s?)\\b(?!\\s+(?:class|place|army|fleet|air)\\b)`,
    'gi',
  );
  return [...text.matchAll(pattern)].flatMap((match): Found[] => {
    const [written, count, part = '', plural] = match;
    const of = PARTS[part.toLowerCase()] ?? 1;
    const before = text.slice(0, match.index);
    const behind = text.slice(match.index + written.length);
    const counted = count === undefined ? 1 : (valueOfWords(count)?.value ?? Number(count));
    const isOf = /^\s*of\b/.test(behind);
    const isQuarter = /^quarter/i.test(part);
    // "A quarter" and "two quarters" may be months, "third" and "fifth" places: a share only where more says so.
    const isShare =
      count === undefined
        ? of === 2
          ? /^(?=\s*(?:of\b|the\b|$|[.,;]|using|through|by|in\b|within|with|after|compared))/.test(behind) &&
            !/\b(?:half|and\s+an?)\s*$/i.test(before)
          : plural === '' && /\b(?:by|an?|nearly|over|about)\s+(?:an?\s+)?$/i.test(before) && isOf
        : counted < of &&
          (isQuarter ? isOf || counted === 3 || /\bby\s+$/i.test(before) : counted > 1 || isOf);
    if (!isShare) return [];
    return [
      {
        start: match.index,
        end: match.index + written.length,
        written,
        value: (100 * counted) / of,
        kind: 'percent',
        vague: false,
        plus: false,
      },
    ];
  });
}

/** "a year and a half", "two and a half years": lengths of time, in minutes. */
function halvesIn(text: string): Found[] {
  const unit = UNITS_BY_NAME.join('|');
  const pattern = new RegExp(
    `\\b(?:(?:an?|one)\\s+(${unit})\\s+and\\s+a\\s+half|(${COUNTED})\\s+and\\s+a\\s+half\\s+(${unit})s?)\\b`,
    'gi',
  );
  return [...text.matchAll(pattern)].map((match): Found => {
    const [written, single, count = 'one', several] = match;
    const whole = valueOfWords(count)?.value ?? Number(count);
    return {
      start: match.index,
      end: match.index + written.length,
      written,
      value: (whole + 0.5) * (MINUTES[(single ?? several ?? '').toLowerCase()] ?? 1),
      kind: 'time',
      vague: false,
      plus: false,
    };
  });
}
