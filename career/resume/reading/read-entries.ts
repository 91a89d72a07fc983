import type { ResumeExperience } from '../document.ts';

/** What marks a line of a list in the texts people paste. */
export const BULLET = /^\s*(?:[-*•◦▪‣·–—>●■]+|\d{1,2}[.)])\s+/;
const DATE = '(?:[A-Za-z]{3,9}\\.?\\s+|\\d{1,2}[/-])?(?:19|20)\\d{2}|present|current|now';
const DATES = new RegExp(`^\\(?(${DATE})\\s*(?:-|–|—|to|through)\\s*(${DATE})\\)?(?:\\s*\\|\\s*(.*))?$`, 'i');
/** Dates at the end of a heading line, as most templates set them: right-aligned or in brackets. */
const ENDING_DATES = new RegExp(
  `^(.{3,200}?)[\\s,|(]*[\\s,|(](${DATE})\\s*(?:-|–|—|to|through)\\s*(${DATE})\\)?$`,
  'i',
);
const HOURS = /^(\d{1,3})\s*(?:hours|hrs)\.?\s*(?:a|per|\/)\s*week$/i;
/** Names of services, by which a period of service is told from a civilian job. */
export const SERVICE =
  /\b(?:army|navy|naval|air force|marines?|marine corps|coast guard|space force|national guard|military|USMC|USAF|USN|USCG)\b/i;

interface Draft {
  heading: string;
  start: string;
  end: string;
  hoursPerWeek: number | null;
  grade: string;
  lines: string[];
}

function draftOf(heading: string): Draft {
  return { heading, start: '', end: '', hoursPerWeek: null, grade: '', lines: [] };
}

/**
 * Reads the lines of an experience section: a line without a bullet opens an entry, or gives its dates; bullets are
 * what was done. Where a file has lost its bullets, a line opens an entry only when dates follow it. Kind is told by
 * the name of a service. Titles keep the whole heading line, since where it ends and the employer begins is anyone's
 * guess.
 */
export function readEntries(lines: readonly string[]): ResumeExperience[] {
  const drafts: Draft[] = [];
  const hasBullets = lines.some((line) => BULLET.test(line));
  lines.forEach((line, index) => {
    const text = line.replace(BULLET, '').trim();
    const last = drafts.at(-1);
    const dates = DATES.exec(text);
    const ending = ENDING_DATES.exec(text);
    if (BULLET.test(line)) addLine(drafts, text);
    else if (dates && last && last.start === '') giveDates(last, dates);
    else if (ending) drafts.push(giveDates(draftOf(ending[1] ?? ''), ending.slice(1)));
    else if (last && last.lines.length === 0 && last.start === '') last.heading = `${last.heading}, ${text}`;
    else if (last && !hasBullets && !datesFollow(lines, index)) addLine(drafts, text);
    else drafts.push(draftOf(text));
  });
  return drafts.map(entryOf);
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
  const parts = after.split('|').map((part) => part.trim());
  const hours = parts.map((part) => HOURS.exec(part)?.[1]).find((found) => found !== undefined);
  draft.start = start;
  draft.end = end;
  draft.hoursPerWeek = hours === undefined || Number(hours) < 1 || Number(hours) > 168 ? null : Number(hours);
  draft.grade = parts.filter((part) => part !== '' && !HOURS.test(part)).join(', ');
  return draft;
}

function addLine(drafts: Draft[], text: string): void {
  if (drafts.length === 0) drafts.push(draftOf(''));
  drafts.at(-1)?.lines.push(text);
}

function entryOf({ heading, start, end, hoursPerWeek, grade, lines }: Draft): ResumeExperience {
  const current = /^(?:present|current|now)$/i.test(end);
  return {
    kind: SERVICE.test(heading) ? 'military' : 'civilian',
    title: heading,
    organization: '',
    location: '',
    start,
    end: current ? '' : end,
    current,
    hoursPerWeek,
    grade,
    lines,
  };
}
