import { readVerb } from '../writing/verbs.ts';
import { stemOf } from '../writing/word-stems.ts';
import { NUMBER_WORDS, ordinalOf, plainFigures, valueOfWords } from './number-words.ts';

/** number: a count. points: a difference of two percentages or scores. year: a date. time: in minutes. */
export const FIGURE_KINDS = ['number', 'percent', 'points', 'money', 'time', 'year', 'ordinal'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** What stands before a figure and makes it less than exact. */
export type Hedge = 'over' | 'under' | 'about' | 'almost' | 'up to' | null;

/** A figure of a text, with what it is of. */
export interface Figure {
  readonly kind: FigureKind;
  /** As it stands in the text. */
  readonly written: string;
  readonly start: number;
  readonly end: number;
  /** Money in dollars, time in minutes, percent in hundredths, else the count. */
  readonly value: number;
  /** The upper end of a range; the value itself where there is none. */
  readonly high: number;
  /** The number before its unit is counted in. */
  readonly raw: number;
  readonly hedge: Hedge;
  /** "dozens": at least so many. */
  readonly vague: boolean;
  /** Stems of the words it counts, nearest first; empty where it counts nothing that is named. */
  readonly counts: readonly string[];
  /** The words themselves, for telling the veteran. */
  readonly noun: string;
  /** Stem of the verb that governs it, the nearest before it. */
  readonly verb: string | null;
  /** "a day", "weekly": per what it is. */
  readonly rate: string | null;
  /** The figure it comes from or goes to stands next: "from 71 to 94". */
  readonly goesTo: boolean;
}

const MINUTES: Readonly<Record<string, number>> = {
  second: 1 / 60,
  sec: 1 / 60,
  minute: 1,
  min: 1,
  hour: 60,
  hr: 60,
  day: 1440,
  week: 7 * 1440,
  wk: 7 * 1440,
  month: 30 * 1440,
  mo: 30 * 1440,
  mth: 30 * 1440,
  quarter: 90 * 1440,
  qtr: 90 * 1440,
  year: 360 * 1440,
  yr: 360 * 1440,
  decade: 3600 * 1440,
};
/** Minutes of a day, for texts that count years. */
export const MINUTES_A_YEAR = 360 * 1440;

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
  /(?<money>\$|USD\s?)?\s?(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?<part>\.\d+)?(?:(?<percent>\s?%|\s?(?:percent|pct)\b)|(?<ordinal>st|nd|rd|th)\b|[\s-]?(?<scale>k|mm?|mil|b|bil|thousand|million|billion)(?![A-Za-z0-9]))?(?<plus>\+)?(?<dollars>[\s-]?(?:dollars?|usd|bucks)\b)?/gi;

interface Found {
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

/** Every figure of a text in any script, in digits or in words, in order, with unit, hedge and what it counts. */
export function figuresIn(given: string): Figure[] {
  const text = plainFigures(given);
  const found = [...inDigits(text), ...inWords(text)].sort((a, b) => a.start - b.start);
  const kept = found.filter((one, at) => !found.some((other, place) => place < at && other.end > one.start));
  return joined(
    text,
    kept.map((one, at) => figureOf(text, one, kept[at - 1], kept[at + 1])),
  );
}

function inDigits(text: string): Found[] {
  return [...text.matchAll(DIGITS)].flatMap((match): Found[] => {
    const { money, whole = '', part = '', percent, ordinal, scale = '', plus, dollars } = match.groups ?? {};
    const lead = match[0].length - match[0].trimStart().length;
    const start = match.index + lead;
    const end = match.index + match[0].length;
    if (isDesignation(text, start, end)) return [];
    const through = YEAR.test(whole) ? /^-(\d{2})(?!\d)/.exec(text.slice(end)) : null;
    if (through) return [yearsFrom(text, start, end, Number(whole), Number(through[1]))];
    const value = Number(`${whole.replaceAll(',', '')}${part}`) * (SCALE[scale.toLowerCase()] ?? 1);
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
  if (/[.\d]$/.test(before) || (/\/$/.test(before) && /\d\/$/.test(before))) return true;
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
    const money = kind === 'number' && /\b(?:worth|dollars)\b/i.test(rest.slice(0, 20)) ? 'money' : kind;
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
  const shares = [
    ...text.matchAll(
      /\b(?:(one|two|three|1|2|3)[\s-]+)?(half|third|thirds|quarter|quarters|fourth|fourths)\b(?=\s*(?:of\b|the\b|$|[.,;]|using|through|by|in\b|within|with|after|compared))/gi,
    ),
  ].flatMap((match): Found[] => {
    const parts: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fourth: 4 };
    const of = parts[(match[2] ?? '').toLowerCase().replace(/s$/, '')] ?? 1;
    const counted = match[1] ? (valueOfWords(match[1])?.value ?? Number(match[1])) : 1;
    // "a quarter" may be three months: a share only where a number or "by", "a … of" says so.
    const before = text.slice(0, match.index);
    const quarters = /^quarter/i.test(match[2] ?? '');
    const behind = text.slice(match.index + match[0].length);
    const isShare =
      (match[1] !== undefined && (!quarters || /\bby\s+$/i.test(before) || /^\s*of\b/.test(behind))) ||
      of === 2 ||
      (/\b(?:by|an?|nearly|over|about)\s+(?:an?\s+)?$/i.test(before) && /^\s*of\b/.test(behind));
    if (!isShare || /\bhalf\s*$/i.test(before)) return [];
    return [
      {
        start: match.index,
        end: match.index + match[0].length,
        written: match[0],
        value: (100 * counted) / of,
        kind: 'percent',
        vague: false,
        plus: false,
      },
    ];
  });
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
      /\b(?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\b(?!\s+(?:of|fleet|army|air)\b)/gi,
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
  return [...shares, ...numbers, ...times, ...ordinals];
}

const HEDGES: readonly (readonly [RegExp, Hedge])[] = [
  [
    /(?:\b(?:over|more than|above|exceeding|in excess of|at least|upwards? of|greater than|>)|>)\s*(?:an?\s+)?$/i,
    'over',
  ],
  [/(?:\b(?:under|less than|fewer than|below|inside of)|<)\s*(?:an?\s+)?$/i, 'under'],
  [/\b(?:nearly|almost|close to|just under)\s*(?:an?\s+)?$/i, 'almost'],
  [
    /(?:\b(?:about|around|approximately|approx\.?|roughly|some|avg\.?|average of|averaging|circa|est\.?)|~)\s*(?:an?\s+)?$/i,
    'about',
  ],
  [/\b(?:up\s+too?|as many as|at most|no more than|max(?:imum)?(?: of)?)\s*$/i, 'up to'],
];

/** Words that end what a figure counts. */
const ENDS =
  /^(?:in|for|with|without|w|from|to|by|at|on|during|within|via|that|which|who|whom|across|per|an?|the|as|through|thru|while|into|under|over|plus|vs|each|every|daily|weekly|monthly|annually|was|were|is|are|has|have|had|both|all|when|where|after|before|than|it|they|them|his|her|its|until|because|so|but|out|up|down|between|among|against|aboard|iso|despite)$/i;

const RATE =
  /^[\s,)]*(?:(?:every|each|per|an?)\s+(hour|day|night|shift|week|month|quarter|year)|\/\s?(hour|hr|day|night|shift|week|wk|month|mo|year|yr)\b|(hourly|daily|nightly|weekly|monthly|yearly|annually)\b)/i;
const RATES: Readonly<Record<string, string>> = {
  hourly: 'hour',
  hr: 'hour',
  daily: 'day',
  nightly: 'day',
  night: 'day',
  nite: 'day',
  weekly: 'week',
  wk: 'week',
  monthly: 'month',
  mo: 'month',
  yearly: 'year',
  annually: 'year',
  yr: 'year',
};

function figureOf(text: string, found: Found, last: Found | undefined, next: Found | undefined): Figure {
  const before = text.slice(Math.max(0, last?.end ?? 0), found.start);
  const after = text.slice(found.end, Math.min(found.end + 90, next?.start ?? text.length));
  const hedge = found.plus ? 'over' : (HEDGES.find(([pattern]) => pattern.test(before))?.[1] ?? null);
  const words = countedWords(before, after);
  const unit = timeUnitOf(after);
  const points =
    /^[\s-]*(?:(?:percentage[\s-]+)?points?|percentage[\s-]+pts)\b/i.test(after) && found.kind !== 'money';
  const isTime = unit !== undefined && (found.kind === 'number' || found.kind === 'percent');
  const decade = /decade/i.test(found.written);
  const kind = decade || isTime ? 'time' : points ? 'points' : found.kind;
  const factor = decade ? MINUTES_A_YEAR : isTime ? (MINUTES[unit] ?? 1) : 1;
  const rest = next === undefined ? text.slice(found.end, found.end + 120) : after;
  const rate =
    RATE.exec(after.slice(words.length)) ??
    /\b(daily|nightly|weekly|monthly|an?\s+(?:day|night|nite|shift|week|month)|per\s+(?:day|night|shift|week|month|hour)|\/(?:day|wk|week|month|shift|hour|hr))\b/i.exec(
      rest.split(/[;.]/)[0] ?? '',
    );
  const rated = rate
    ?.slice(1)
    .find((part) => part !== undefined)
    ?.toLowerCase()
    .replace(/^(?:an?|per)\s+|^\//, '');
  return {
    ...{
      kind,
      hedge,
      written: written(found, isTime || points ? after : ''),
      start: found.start,
      end: found.end,
    },
    ...{
      value: found.value * factor,
      high: (found.until ?? found.value) * factor,
      raw: found.value,
      vague: found.vague,
    },
    counts: kind === 'time' ? [] : words.stems,
    noun: words.text,
    verb: verbBefore(text.slice(Math.max(0, found.start - 80), found.start)),
    rate: rated === undefined || kind === 'time' ? null : (RATES[rated] ?? rated),
    goesTo: false,
  };
}

const written = (found: Found, after: string) =>
  `${found.written}${/^[\s-]*[A-Za-z]+(?:\s+points?)?/.exec(after)?.[0] ?? ''}`.trim();

function timeUnitOf(after: string): string | undefined {
  const word = /^[\s-]*(?:straight\s+|full\s+|consecutive\s+)?([a-z]+?)s?\b/i.exec(after)?.[1]?.toLowerCase();
  if (word === undefined) return undefined;
  const unit = word === 'm' ? undefined : word;
  return unit !== undefined && Object.hasOwn(MINUTES, unit) ? unit : undefined;
}

/** The words that a figure counts: behind it, or before it where a sign says so ("AAM x4", "a staff of 40"). */
function countedWords(before: string, after: string): { stems: string[]; text: string; length: number } {
  const lead = /^(?:\s*\+)?[\s-]*(?:of\s+(?:the\s+|our\s+|my\s+|its\s+)?|x\s+)?/i.exec(after)?.[0] ?? '';
  const stems: string[] = [];
  const texts: string[] = [];
  let length = lead.length;
  let joins = 0;
  const follows = /^[A-Za-z"]/.test(after.slice(lead.length)) ? after.slice(lead.length) : '';
  for (const match of follows.matchAll(/([A-Za-z][A-Za-z']*|[&+])(\s*-\s*|\s*)([^A-Za-z&+\s-]?)/g)) {
    const word = match[1] ?? '';
    if (/^(?:and|or|&|\+)$/i.test(word) && joins === 0 && stems.length > 0) {
      joins += 1;
      continue;
    }
    const isVerb =
      stems.length > 0 && /(?:ed|ing)$/i.test(word) && readVerb(word.toLowerCase())?.form === 'past';
    if (ENDS.test(word) || isVerb || stems.length >= 5) break;
    if (!/^(?:of|total|additional|new|different|other|more|separate|x)$/i.test(word)) {
      stems.push(stemOf(word.toLowerCase().replace(/'s?$/, '')));
      texts.push(word);
    }
    length = lead.length + match.index + match[0].length;
    if (/[.,;:()!?/"]/.test(match[3] ?? '')) break;
  }
  if (stems.length > 0) return { stems, text: texts.slice(0, joins > 0 ? 2 : 3).join(' '), length };
  const behind = /([A-Za-z][A-Za-z']*)\s+(?:of|x|\(|-|:)?\s*(?:an?\s+)?$/i.exec(before)?.[1];
  const isCounted = /(?:\bof\s+|\bx\s?|\()$/i.test(before) || /^\s*(?:[),.;]|$)/.test(after);
  if (behind === undefined || !isCounted || ENDS.test(behind)) return { stems: [], text: '', length };
  return { stems: [stemOf(behind.toLowerCase())], text: behind, length };
}

function verbBefore(before: string): string | null {
  const words = (before.split(/[;.]\s|--/).at(-1) ?? '').match(/[A-Za-z']+/g)?.slice(-6) ?? [];
  const verb = words.findLast((word) => readVerb(word.toLowerCase()) !== undefined);
  return verb === undefined ? null : stemOf(verb.toLowerCase());
}

/** Between two figures that are the ends of one range, and between two of which the first becomes the second. */
const RANGE = /^\s*-\s*$/;
const CHANGE = /^\s*(?:to|->|>|=>|→|down to|up to|and)\s*(?:just\s+|only\s+|over\s+)?$/i;

/**
 * Figures that belong together: "180 - 210 stops" is one range; "from 71 to 94 percent" are two, both percent. The
 * first takes the unit and the noun from the second, or the second from the first.
 */
function joined(text: string, figures: readonly Figure[]): Figure[] {
  const all: Figure[] = [];
  for (const figure of figures) {
    const last = all.at(-1);
    const between = last === undefined ? '' : text.slice(last.end, figure.start);
    if (last === undefined || !(RANGE.test(between) || CHANGE.test(between))) {
      all.push(figure);
      continue;
    }
    const first = alikeUnit(last, figure);
    const second = alikeUnit(figure, first);
    const isRange = RANGE.test(between) && second.value > first.value && first.kind === second.kind;
    if (isRange) {
      const whole = { ...second, start: first.start, written: text.slice(first.start, second.end) };
      all[all.length - 1] = { ...whole, value: first.value, high: second.value, hedge: first.hedge };
    } else {
      all[all.length - 1] = { ...first, goesTo: !/and/i.test(between) };
      all.push({ ...second, verb: second.verb ?? first.verb });
    }
  }
  return all;
}

/** A bare number beside one with a unit has the same unit. */
function alikeUnit(figure: Figure, beside: Figure): Figure {
  const bare = figure.kind === 'number' && figure.counts.length === 0;
  if (!bare) return figure;
  const factor = beside.kind === 'time' && beside.raw > 0 ? beside.value / beside.raw : 1;
  return {
    ...figure,
    kind: beside.kind === 'year' || beside.kind === 'ordinal' ? figure.kind : beside.kind,
    value: figure.value * factor,
    high: figure.high * factor,
    counts: beside.counts,
    noun: beside.noun,
    rate: beside.rate,
  };
}
