/** A month, or a year where no month was said. */
export interface TypedDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number | null;
}

/** A time as typed somewhere in a text. `end` is null where it goes on, or where only one date was said. */
export interface TypedSpan {
  readonly start: TypedDate;
  readonly end: TypedDate | null;
  readonly current: boolean;
  /** Where it stands in the text, its brackets and "since" included. */
  readonly from: number;
  readonly to: number;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const SHORT_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Years that a working life of today can hold; "8 to 45" are no years. */
const EARLIEST_YEAR = 1950;
const LATEST_YEAR = 2060;

/** Two figures for a year: "'98" and "24". */
function fullYear(year: string): number {
  const value = Number(year);
  if (year.length > 2) return value;
  return value > LATEST_YEAR % 100 ? 1900 + value : 2000 + value;
}

/** A month, whole or cut short: "Sept.", "Febuary". Other words may begin like one: "deckhand", "marine", "octane". */
const NAMED_MONTH =
  '(?:jan(?:uary)?|feb(?:r?u?ary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:e?mber)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])\\.?';
const YEAR = '(?:19|20)\\d{2}';
/** "12 Jan 2016", "March 2016", "Jul 22", "3/24", "03/2016", "2016-03-01", "20160301", "'24", "2016". */
const DATE = `(?:${YEAR}\\s+${NAMED_MONTH}(?![a-z])|\\d{1,2}[\\s-]+${NAMED_MONTH}[\\s-]+${YEAR}|${NAMED_MONTH}\\s+\\d{1,2},?\\s+${YEAR}|${NAMED_MONTH}\\s*['’]?(?:${YEAR}|\\d{2})(?!\\d)|${YEAR}-\\d{2}-\\d{2}(?!\\d)|${YEAR}[01]\\d[0-3]\\d|\\d{1,2}/(?:\\d{1,2}/)?(?:${YEAR}|\\d{2})(?!\\d|/)|${YEAR}(?!\\d)|['’]\\d{2}(?!\\d))`;
const ON_GOING = '(?:present|pres\\b\\.?|current(?:ly)?|now|today|date)';

/** A date as people type it; null where none can be read. */
export function readDate(typed: string): TypedDate | null {
  const text = typed.trim().toLowerCase();
  const day = /^(\d{1,2})[\s-]+([a-z]{3})[a-z]*\.?[\s-]+(\d{4})$/.exec(text);
  if (day) return dateOf(day[3], MONTHS.indexOf(day[2] ?? '') + 1);
  const named =
    /^([a-z]{3})[a-z]*\.?\s+\d{1,2},?\s+(\d{4})$/.exec(text) ??
    /^([a-z]{3})[a-z]*\.?\s*['’]?(\d{2}|\d{4})$/.exec(text);
  if (named) return dateOf(named[2], MONTHS.indexOf(named[1] ?? '') + 1);
  const iso = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(text) ?? /^(\d{4})([01]\d)[0-3]\d$/.exec(text);
  if (iso) return dateOf(iso[1], Number(iso[2]));
  const turned = /^(\d{4})\s+([a-z]{3})[a-z]*\.?$/.exec(text);
  if (turned) return dateOf(turned[1], MONTHS.indexOf(turned[2] ?? '') + 1);
  const dashed = /^(\d{2})-(\d{4})$/.exec(text);
  if (dashed) return dateOf(dashed[2], Number(dashed[1]));
  const slashed = /^(\d{1,2})\/(?:\d{1,2}\/)?(\d{2}|\d{4})$/.exec(text);
  if (slashed) return dateOf(slashed[2], Number(slashed[1]));
  const year = /^['’]?(\d{2}|\d{4})$/.exec(text);
  return year && (text.length === 4 || /^['’]/.test(text)) ? dateOf(year[1], null) : null;
}

function dateOf(year: string | undefined, month: number | null): TypedDate | null {
  const full = fullYear(year ?? '');
  if (full < EARLIEST_YEAR || full > LATEST_YEAR) return null;
  if (month !== null && (month < 1 || month > 12)) return null;
  return { year: full, month };
}

/** As a resume prints it: "Sep 2014", or the year alone. */
export function printedDate({ year, month }: TypedDate): string {
  return month === null ? String(year) : `${SHORT_MONTHS[month - 1]} ${year}`;
}

const SPAN = new RegExp(
  `\\(?\\b(?:(?:from|since|in|starting)\\s+)?(?:(?:(?:early|late|mid)[\\s-]|summers|summer|winter|spring|fall)\\s*)?(${NAMED_MONTH}(?=\\s*(?:-|–|—|to)\\s*${NAMED_MONTH}\\s)|${DATE}|(?<=(?:winter|summer)\\s)['’]\\d{2})(?:\\s*(?:->|-{1,2}|–|—|\\bto\\b|>>|\\bthrough\\b|\\bthru\\b|\\btill?\\b|\\buntil\\b|\\band\\b)\\s*(${DATE}|${ON_GOING}|\\d{2}(?!\\d|/))?)?\\)?`,
  'gi',
);

/** "from 2010 until I enlisted", "from 2012 on and off to the merger": it ended, whenever that was. */
const ENDS_SOMEWHERE = /^[^.;\n]*?\b(?:until|till?|to|through|thru)\b/i;

/** Every time that a text names, in order: "Aug 2022 to present", "since 7/2025", "2021-23", "2017–". */
export function spansIn(text: string): TypedSpan[] {
  // Most lines name none, and looking for one takes long.
  if (!/\d/.test(text)) return [];
  return [...text.matchAll(SPAN)].flatMap((match): TypedSpan[] => {
    const [whole, first = '', last = ''] = match;
    const end = readDate(last) ?? readDate(`'${last}`);
    const start = readDate(first) ?? monthOnly(first, end);
    if (start === null) return [];
    const behind = text.slice(match.index + whole.length);
    const isSince =
      /^\(?(?:since|starting)\b/i.test(whole) ||
      (/^\(?from\b/i.test(whole) && last === '' && !ENDS_SOMEWHERE.test(`${whole}${behind}`));
    const open = isSince || new RegExp(`^${ON_GOING}`, 'i').test(last);
    // "2005-7": the last figure of the year.
    const digit = last === '' && /[-–]$/.test(whole) ? /^\d(?![\d/])/.exec(behind)?.[0] : undefined;
    if (digit !== undefined) {
      const year = Number(String(start.year).slice(0, -1) + digit);
      const to = match.index + whole.length + 1;
      return [{ start, end: { year, month: null }, current: false, from: match.index, to }];
    }
    const dangling = last === '' && /(?:->|[-–—])\s*\)?$/.test(whole) && !/^\d/.test(behind);
    // "in 2019 and joined": the joint belongs to what follows.
    const length = (
      last === '' ? whole.replace(/\s\b(?:and|to|through|thru|till?|until)\s*$/, '') : whole
    ).trimEnd().length;
    return [{ start, end, current: open || dangling, from: match.index, to: match.index + length }];
  });
}

/** "04-12", "17-24": years by their last two figures, in what is known to be a date; undefined for what is none. */
export function yearRangeIn(date: string): TypedSpan | undefined {
  const found = /^\D*['’]?(\d{2})\s*(?:-|–|—|to|thru|till?|until)\s*['’]?(\d{2})\D*$/i.exec(date);
  const [start, end] = [readDate(`'${found?.[1] ?? ''}`), readDate(`'${found?.[2] ?? ''}`)];
  if (!found || start === null || end === null || start.year > end.year) return undefined;
  return { start, end, current: false, from: 0, to: date.length };
}

/** "Apr-Nov '24": the first month is of the same year. */
function monthOnly(text: string, end: TypedDate | null): TypedDate | null {
  const month = MONTHS.indexOf(text.trim().slice(0, 3).toLowerCase()) + 1;
  return end !== null && month > 0 ? { year: end.year, month } : null;
}

/** The last day or year of a date as typed ("2015-2019", "Mar 16", "'09"), as resumes print it; empty where none can be read. */
export function yearIn(typed: string): string {
  const [span] = spansIn(typed);
  if (span) return printedDate(span.end ?? span.start);
  const read = readDate(typed);
  return read === null ? '' : printedDate(read);
}
