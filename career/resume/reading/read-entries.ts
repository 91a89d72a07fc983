import type { ResumeExperience } from '../document.ts';

/** What marks a line of a list in the texts people paste. */
export const BULLET = /^\s*(?:[-*•◦▪‣·–—>●■]+|\d{1,2}[.)])\s+/;
const DATE = '(?:[A-Za-z]{3,9}\\.?\\s+|\\d{1,2}[/-])?(?:19|20)\\d{2}|present|current|now';
const DATES = new RegExp(`^\\(?(${DATE})\\s*(?:-|–|—|to|through)\\s*(${DATE})\\)?(?:\\s*\\|\\s*(.*))?$`, 'i');
const SERVICE =
  /\b(?:army|navy|naval|air force|marines?|marine corps|coast guard|space force|national guard|military|USMC|USAF|USN|USCG)\b/i;

interface Draft {
  heading: string;
  start: string;
  end: string;
  grade: string;
  lines: string[];
}

function draftOf(heading: string): Draft {
  return { heading, start: '', end: '', grade: '', lines: [] };
}

/**
 * Reads the lines of an experience section: a line without a bullet opens an entry, or gives its dates; bullets are
 * what was done. Kind is told by the name of a service. Titles keep the whole heading line, since where it ends and
 * the employer begins is anyone's guess.
 */
export function readEntries(lines: readonly string[]): ResumeExperience[] {
  const drafts: Draft[] = [];
  for (const line of lines) {
    const text = line.replace(BULLET, '').trim();
    const last = drafts.at(-1);
    const dates = DATES.exec(text);
    if (BULLET.test(line)) addLine(drafts, text);
    else if (dates && last && last.start === '') {
      last.start = dates[1] ?? '';
      last.end = dates[2] ?? '';
      last.grade = dates[3] ?? '';
    } else if (last && last.lines.length === 0 && last.start === '')
      last.heading = `${last.heading}, ${text}`;
    else drafts.push(draftOf(text));
  }
  return drafts.map(entryOf);
}

function addLine(drafts: Draft[], text: string): void {
  if (drafts.length === 0) drafts.push(draftOf(''));
  drafts.at(-1)?.lines.push(text);
}

function entryOf({ heading, start, end, grade, lines }: Draft): ResumeExperience {
  const current = /^(?:present|current|now)$/i.test(end);
  return {
    kind: SERVICE.test(heading) ? 'military' : 'civilian',
    title: heading,
    organization: '',
    location: '',
    start,
    end: current ? '' : end,
    current,
    hoursPerWeek: null,
    grade,
    lines,
  };
}
