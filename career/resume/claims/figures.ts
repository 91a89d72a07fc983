import { countedWords, subjectBefore, unitBefore, verbBefore } from './counted-words.ts';
import { type FigureKind, type Found, foundFigures } from './found-figures.ts';
import { plainFigures } from './number-words.ts';
import { MINUTES } from './time-units.ts';

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
  /** It is the whole of which another figure is a part: the 45 of "44 of 45". */
  readonly ofWhole: boolean;
}

/** Minutes of a day, for texts that count years. */
export const MINUTES_A_YEAR = 360 * 1440;

/** Every figure of a text in any script, in digits or in words, in order, with unit, hedge and what it counts. */
export function figuresIn(given: string): Figure[] {
  const text = plainFigures(given);
  const found = foundFigures(text);
  return joined(
    text,
    found.map((one, at) => figureOf(text, one, found[at - 1], found[at + 1])),
  );
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
  const bare = found.kind === 'number' && words.stems.length === 0;
  const unit = timeUnitOf(after) ?? (bare ? unitBefore(before) : undefined);
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
      written: written(found, timeUnitOf(after) !== undefined || points ? after : ''),
      start: found.start,
      end: found.end,
    },
    ...{
      value: found.value * factor,
      high: (found.until ?? found.value) * factor,
      raw: found.value,
      vague: found.vague,
    },
    counts: countsOf(kind, words.stems, before),
    noun: words.text,
    verb: verbBefore(text.slice(Math.max(0, found.start - 80), found.start)),
    rate: rated === undefined || kind === 'time' ? null : (RATES[rated] ?? rated),
    goesTo: false,
    ofWhole: last !== undefined && /^\s*(?:of|out of|\/)\s*(?:the\s+)?$/i.test(before),
  };
}

function countsOf(kind: FigureKind, behind: readonly string[], before: string): readonly string[] {
  if (kind === 'time') return [];
  return behind.length === 0 && (kind === 'percent' || kind === 'points') ? subjectBefore(before) : behind;
}

const written = (found: Found, after: string) =>
  `${found.written}${/^[\s-]*[A-Za-z]+(?:\s+points?)?/.exec(after)?.[0] ?? ''}`.trim();

function timeUnitOf(after: string): string | undefined {
  // "21 second class petty officers": a rank.
  if (/^\s*seconds?\s+(?:class|lieutenants?|shift|mates?)\b/i.test(after)) return undefined;
  const word =
    /^[\s-]*(?:(?:straight|full|consecutive|flight|flt|combat|flying|machine|equip(?:ment)?|driving|training|classroom|dive|underway|operating)\s+)?([a-z]+?)s?\b/i
      .exec(after)?.[1]
      ?.toLowerCase();
  if (word === undefined) return undefined;
  const unit = word === 'm' ? undefined : word;
  return unit !== undefined && Object.hasOwn(MINUTES, unit) ? unit : undefined;
}

/** Between two figures that are the ends of one range, and between two of which the first becomes the second. */
const RANGE = /^\s*-\s*$/;
const CHANGE =
  /^\s*(?:(?:minutes?|mins?|hours?|hrs?|days?|weeks?|wks?|months?|years?|points?)\s+)?(?:(?:each|apiece)\s+)?(?:to|->|>|=>|→|down to|up to|and)\s*(?:just\s+|only\s+|over\s+)?$/i;

const INSTEAD = /\b(?:instead of|rather than)\s*(?:an?\s+|the\s+)?$/i;

/** Between the size of a change and where it began. */
const ENDS_OF_A_CHANGE = /^\s*[a-z]*,?\s*\(?from\s+$/i;

/** Between a figure and the one it is held against: "99.7% uptime vs 97.2% prior year". */
const COMPARED = /\b(?:vs\.?|versus|compared (?:to|with))\s*(?:an?\s+|the\s+)?$/i;

/**
 * Figures that belong together: "180 - 210 stops" is one range; "from 71 to 94 percent" are two, both percent. The
 * first takes the unit and the noun from the second, or the second from the first.
 */
function joined(text: string, figures: readonly Figure[]): Figure[] {
  const all: Figure[] = [];
  for (const figure of figures) {
    const last = all.at(-1);
    const between = last === undefined ? '' : text.slice(last.end, figure.start);
    if (last !== undefined && last.kind === figure.kind && COMPARED.test(between)) {
      all.push({ ...figure, counts: last.counts, noun: last.noun });
      continue;
    }
    // "12 days late instead of the 60 forecast": measured in the same.
    if (last?.kind === 'time' && INSTEAD.test(between)) {
      all.push(alikeUnit(figure, last));
      continue;
    }
    if (last === undefined || !(RANGE.test(between) || CHANGE.test(between))) {
      // "by 15 days, from 34 to 19": of what the change is, its ends are as well.
      all.push(last?.kind === 'time' && ENDS_OF_A_CHANGE.test(between) ? alikeUnit(figure, last) : figure);
      continue;
    }
    const first = alikeUnit(last, figure);
    const second = alikeUnit(figure, first);
    const isRange = RANGE.test(between) && second.value > first.value && first.kind === second.kind;
    if (isRange) {
      const whole = {
        ...second,
        start: first.start,
        written: text.slice(first.start, second.start) + second.written,
      };
      all[all.length - 1] = { ...whole, value: first.value, high: second.value, hedge: first.hedge };
    } else {
      const counts = second.counts.length === 0 || first.kind === 'percent' ? first.counts : second.counts;
      all[all.length - 1] = { ...first, goesTo: !/and/i.test(between) };
      all.push({ ...second, counts, verb: second.verb ?? first.verb });
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
