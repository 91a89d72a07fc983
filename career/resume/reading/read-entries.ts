import { RESUME_LIMITS, type ResumeExperience } from '../document.ts';
import { GRADE_LABELS } from '../layouts/resume-blocks.ts';

/** What marks a line of a list in the texts people paste. */
export const BULLET = /^\s*(?:[-*•◦▪‣·–—>●■]+|\d{1,2}[.)])\s+/;
const SEASON =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|fall|autumn|winter)[a-z]{0,6}';
const DATE = `(?:${SEASON}\\.?\\s+(?:\\d{1,2},?\\s+)?|\\d{1,2}[/-])?(?:19|20)\\d{2}|present|current|now`;
const DATES = new RegExp(
  `^\\(?(${DATE})\\s*(?:-|–|—|to|through)\\s*(${DATE})\\)?(?:\\s*\\|\\s*(.*)|\\s*\\([\\w ]{3,30}\\))?$`,
  'i',
);
/** Dates at the end of a heading line, as most templates set them: right-aligned or in brackets. */
const ENDING_DATES = new RegExp(
  `^(.{3,200}?)[\\s,|(]*[\\s,|(](${DATE})\\s*(?:-|–|—|to|through)\\s*(${DATE})\\)?$`,
  'i',
);
/** One date on a line of its own: a job that is told to have begun or ended then. */
const ONE_DATE = new RegExp(`^(until\\s+)?(${DATE})$`, 'i');
const HOURS = /^(\d{1,3})\s*(?:hours|hrs)\.?\s*(?:a|per|\/)\s*week$/i;
/** Names of services, by which a period of service is told from a civilian job. */
export const SERVICE =
  /\b(?:army|navy|naval|air force|marines|marine corps|U\.?S\.? marine|coast guard|space force|national guard|military|USMC|USAF|USN|USCG)\b/i;

const GRADE = new RegExp(`^(?:${Object.values(GRADE_LABELS).join('|').replaceAll(': ', '')}):\\s+(.+)$`);

interface Draft {
  /** The lines above the dates: position, employer and place, in whatever order. */
  heading: string[];
  start: string;
  end: string;
  hoursPerWeek: number | null;
  grade: string;
  lines: string[];
}

function draftOf(heading: string): Draft {
  return { heading: [heading], start: '', end: '', hoursPerWeek: null, grade: '', lines: [] };
}

/**
 * Reads the lines of an experience section: a line without a bullet opens an entry, or gives its dates; bullets are
 * what was done. Where a file has lost its bullets, a line opens an entry only when dates follow it. Kind is told by
 * the name of a service. Of several lines above the dates one is the position, the next the employer, the rest the
 * place; a single line stays whole as the title, since where it ends and the employer begins is anyone's guess.
 */
export function readEntries(lines: readonly string[]): ResumeExperience[] {
  const drafts: Draft[] = [];
  const hasBullets = lines.some((line) => BULLET.test(line));
  // An employer with several positions below: its name, how long it was in all, then each position.
  let employer = '';
  lines.forEach((line, index) => {
    const text = line.replace(BULLET, '').trim();
    const last = drafts.at(-1);
    const isBare = last?.lines.length === 0;
    const dates = DATES.exec(text);
    const ending = ENDING_DATES.exec(text);
    const one = ONE_DATE.exec(text);
    if (BULLET.test(line)) addLine(drafts, text);
    else if (last && isBare && HOW_LONG.test(text) && last.heading.length === 1 && isUndated(last)) {
      employer = last.heading[0] ?? '';
      drafts.pop();
    } else if (dates && last && isUndated(last)) giveDates(last, dates);
    else if (one && last && isUndated(last) && isBare) last[one[1] ? 'end' : 'start'] = one[2] ?? '';
    else if (last && isBare && isRemarks(text)) giveRemarks(last, text);
    else if (ending && last && isBare && isUndated(last) && last.heading.length < 3) {
      last.heading.push(ending[1] ?? '');
      giveDates(last, ending.slice(1));
    } else if (ending) drafts.push(giveDates(draftOf(ending[1] ?? ''), ending.slice(1)));
    else if (last && isBare && isUndated(last) && last.heading.length < 5) last.heading.push(text);
    else if (last && isBare && isRestOfHeading(lines, index, last)) last.heading.push(text);
    else if (last && !hasBullets && !datesFollow(lines, index)) addLine(drafts, text);
    else if (last && hasBullets && isSentence(text) && !datesFollow(lines, index)) addLine(drafts, text);
    else {
      if (!DATES.test(lines[index + 1]?.trim() ?? '')) employer = '';
      drafts.push(draftOf(text));
      if (employer !== '') drafts.at(-1)?.heading.push(employer);
    }
  });
  return drafts.map(entryOf);
}

/** "5 years 3 months" in a line of its own. */
const HOW_LONG = /^(?:\d+ years?(?: \d+ months?)?|\d+ months?|less than a year)$/i;
/** "El Paso, TX", "El Paso, Texas, United States". */
const PLACE = /^[A-Z][\w.' -]{1,40},\s*(?:[A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+){0,2}(?:, United States)?)$/;

/** More than a heading says: a paragraph about the position. */
const isSentence = (text: string) => text.length > 60 && (/[.!?]$/.test(text) || text.split(' ').length > 14);

/**
 * Whether a line below a dated heading is part of it: the place of work, or the position or employer that the heading
 * leaves out, right above the first entry of the list.
 */
function isRestOfHeading(lines: readonly string[], index: number, { heading }: Draft): boolean {
  const [line = '', next = ''] = lines.slice(index, index + 2);
  if (PLACE.test(line)) return true;
  const isLabel = line.length <= 90 && !/[.!?]$/.test(line);
  return heading.length === 1 && isLabel && BULLET.test(next) && !ENDING_DATES.test(line);
}

/** Whether a line opens an entry: dates come next, or after the employer on a line of its own. */
function datesFollow(lines: readonly string[], index: number): boolean {
  const [line = '', next = '', afterNext = ''] = lines.slice(index, index + 3);
  if (DATES.test(next)) return true;
  const isTitle = line.split(/\s+/).length <= 6 && !line.endsWith('.');
  return isTitle && !next.includes(',') && !next.endsWith('.') && DATES.test(afterNext);
}

/** Fills in begin, end, and what stands after a bar: hours a week, and the grade. */
function giveDates(draft: Draft, dates: readonly (string | undefined)[]): Draft {
  const [, start = '', end = '', after = ''] = dates;
  draft.start = start;
  draft.end = end;
  giveRemarks(draft, after);
  return draft;
}

const isUndated = ({ start, end }: Draft) => start === '' && end === '';

const partsOf = (remarks: string) =>
  remarks
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Hours and grade on a line of their own, as our files have them. */
const isRemarks = (text: string) => partsOf(text).every((part) => HOURS.test(part) || GRADE.test(part));

function giveRemarks(draft: Draft, remarks: string): void {
  const parts = partsOf(remarks);
  const hours = Number(parts.map((part) => HOURS.exec(part)?.[1]).find((found) => found !== undefined));
  if (hours >= 1 && hours <= 168) draft.hoursPerWeek = hours;
  const grade = parts.filter((part) => !HOURS.test(part)).map((part) => GRADE.exec(part)?.[1] ?? part);
  if (grade.length > 0) draft.grade = grade.join(', ');
}

function addLine(drafts: Draft[], text: string): void {
  if (drafts.length === 0) drafts.push(draftOf(''));
  drafts.at(-1)?.lines.push(text);
}

function entryOf({ heading, start, end, hoursPerWeek, grade, lines }: Draft): ResumeExperience {
  const current = /^(?:present|current|now)$/i.test(end);
  const whole = heading.join(', ');
  const [title = '', organization = '', ...place] = positionFirst(heading.flatMap(partsOfLine));
  const location = place.join(', ');
  // What is longer than a field is no name, and nothing is cut off it.
  const fits = [organization, location].every((part) => part.length <= RESUME_LIMITS.shortText);
  const named = fits ? { title, organization, location } : { title: whole, organization: '', location: '' };
  return {
    kind: SERVICE.test(whole) ? 'military' : 'civilian',
    ...named,
    start,
    end: current ? '' : end,
    current,
    hoursPerWeek,
    grade,
    lines,
  };
}

/** What a line of a heading says, bars and a place at its end taken apart: "Acme Parts | Waco, TX", "Acme Parts, Waco, TX". */
function partsOfLine(line: string, _at: number, heading: readonly string[]): string[] {
  if (heading.length === 1) return [line];
  return line.split(/\s+[|\u2022\u00b7]\s+/).flatMap((part) => {
    const [, name, place] = /^(.{2,}?),\s*([A-Z][\w.' -]+,\s*[A-Z]{2})$/.exec(part) ?? [];
    // A place behind the employer goes to the end, wherever that line stands.
    return name && place ? [name, place] : [part];
  });
}

/** The name of a service as an employer: "U.S. Coast Guard", beside which a "Marine Science Technician" is none. */
const SERVICE_NAME = /^(?:U\.?S\.?|United States)\s/;

/**
 * How English names who does something: "Shift Supervisor", "Electrician II". Told by endings and a few words, since
 * pages read uploaded texts as well and carry no tables.
 */
const POSITION =
  /(?:\b(?:chief|lead|clerk|nurse|cook|coach|aide|agent|associate|assistant|consultant|attendant|representative|mechanic|apprentice|intern|head|vice president)|[a-z]{2}(?:er|or|ist|ian|yst|man|woman))(?:\s+(?:I{1,3}|IV|V|\d))?(?:\s*[(,/].*|\s+(?:at|for|of|in)\s.*)?$/i;
/** What ends like it and is a place to work: "Mercy Medical Center". */
const PLACE_TO_WORK =
  /\b(?:center|cellar|corner|diner|water|power|river|manor|harbor|tower|brother|motor|liquor|taylor)s?$/i;
const namesPosition = (line: string) => POSITION.test(line) && !PLACE_TO_WORK.test(line);

/** "Squad Leader, Infantryman" is written like "El Paso, Texas", and no place. */
const endsInPosition = (part: string) => namesPosition(part.split(/,\s*/).at(-1) ?? '');

/** Some resumes, ours among them, begin with the employer: a service, or a line above one that names a position. */
function positionFirst(parts: readonly string[]): readonly string[] {
  const places = parts.slice(1).filter((part) => PLACE.test(part) && !endsInPosition(part));
  const heading = parts.filter((part) => !places.includes(part));
  const [first = '', second = '', ...rest] = heading;
  const isEmployer =
    (SERVICE.test(first) && (SERVICE_NAME.test(first) || !SERVICE.test(second))) ||
    (namesPosition(second) && !namesPosition(first));
  const swapped = second !== '' && isEmployer ? [second, first, ...rest] : heading;
  // Without an employer the place would stand where one does.
  return places.length === 0 || swapped.length > 1 ? [...swapped, ...places] : [...swapped, '', ...places];
}
