import { capitalized } from '#career/translation/inflection.ts';
import { startsWithRole } from './roles.ts';
import { BULLET, splitSentences } from './sentences.ts';

/** A civilian job as far as the veteran's text tells it apart; what it does not say is empty. */
export interface CivilianJob {
  title: string;
  organization: string;
  /** As written: "March 2018", "2003". */
  start: string;
  end: string;
  /** What was done there, in the veteran's words, an idea a line. */
  duties: string;
}

const DATE =
  '(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?\\s+|\\d{1,2}/)?(?:19|20)\\d{2}';
const RANGE = new RegExp(
  `[\\s,(]*\\b(?:from\\s+|between\\s+)?(${DATE})\\s*(?:-|–|—|to|through|until|and)\\s*(${DATE}|present|current|now|today)\\)?`,
  'i',
);
const SINCE = new RegExp(`[\\s,(]*\\bsince\\s+(${DATE})\\)?`, 'i');
/** "Worked as a cook at …" names the position as "Cook at …" does. */
const WORKED_AS =
  /^(?:(?:then|later|after that)\s+)?(?:(?:i\s+)?(?:worked|served|was\s+employed|employed|have\s+worked)\s+as\s+(?:an?\s+|the\s+)?|i\s+was\s+an?\s+)/i;
const MOST_WORDS = 14;
const MOST_TITLE_WORDS = 6;

/**
 * Takes a text about civilian work apart into jobs: a line or sentence that names a position opens one ("Shift
 * supervisor, Target, 2018-2020", "Line cook at Denny's"), and what follows is what was done there. What comes before
 * any position makes a job without a title. No word is added, and none is lost.
 */
export function readCivilianJobs(text: string): CivilianJob[] {
  const jobs: CivilianJob[] = [];
  for (const line of text.split(/\r?\n/)) {
    const isBullet = BULLET.test(line);
    for (const sentence of splitSentences(line.replace(BULLET, ''))) {
      const opened = isBullet ? undefined : openedBy(sentence.trim().replace(/[.;,\s]+$/, ''));
      if (opened) jobs.push(opened);
      else addDuty(jobs, sentence);
    }
  }
  return jobs;
}

/** What was done in the job named last; dates on a line of their own are that job's. */
function addDuty(jobs: CivilianJob[], sentence: string): void {
  if (!/[A-Za-z0-9]/.test(sentence)) return;
  const last = jobs.at(-1);
  const dates = datesOf(sentence);
  if (
    last &&
    last.start === '' &&
    last.duties === '' &&
    dates.start !== '' &&
    !/[A-Za-z0-9]/.test(dates.rest)
  ) {
    last.start = dates.start;
    last.end = dates.end;
    return;
  }
  if (last) last.duties = `${last.duties}\n${sentence.trim()}`.trim();
  else jobs.push({ title: '', organization: '', start: '', end: '', duties: sentence.trim() });
}

function openedBy(sentence: string): CivilianJob | undefined {
  const [head = '', ...after] = sentence.split(/:\s+/);
  if (head.split(/\s+/).length > MOST_WORDS) return undefined;
  const dates = datesOf(head);
  const named = tidied(dates.rest.replace(WORKED_AS, ''));
  const place = placeOf(named) ?? (dates.start === '' ? undefined : datedPlaceOf(named));
  if (place === undefined) return undefined;
  const { title, organization } = place;
  const bare = organization === '' && dates.start === '';
  if (title.split(/\s+/).length > MOST_TITLE_WORDS || (bare && (/\d/.test(title) || after.length > 0)))
    return undefined;
  return {
    title: capitalized(title),
    organization,
    start: dates.start,
    end: dates.end,
    duties: after.join(': '),
  };
}

function datesOf(head: string): { rest: string; start: string; end: string } {
  const range = RANGE.exec(head);
  if (range) return { rest: without(head, range), start: range[1] ?? '', end: range[2] ?? '' };
  const since = SINCE.exec(head);
  if (since) return { rest: without(head, since), start: since[1] ?? '', end: 'Present' };
  return { rest: head, start: '', end: '' };
}

function without(head: string, match: RegExpExecArray): string {
  const after = head.slice(match.index + match[0].length);
  return `${head.slice(0, match.index)} ${after}`;
}

function tidied(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-–—,|()\s]+|[-–—,|()\s]+$/g, '');
}

/** Title and employer, whichever comes first; undefined when no part names a position. */
function placeOf(named: string): { title: string; organization: string } | undefined {
  const at = /^(.+?)\s+(?:at|@|with|for)\s+(?=(?:the\s+)?[A-Z0-9])(.+)$/.exec(named);
  if (at && isTitle(at[1] ?? '')) return { title: at[1] ?? '', organization: at[2] ?? '' };
  const [first = '', ...others] = named.split(/\s+[-–—|]\s+|\s*[,|]\s+/).map(tidied);
  if (isTitle(first)) return { title: first, organization: others.filter(Boolean).join(', ') };
  const [second = '', ...more] = others;
  // "Target, shift supervisor": an employer is written with a capital, which keeps duties from passing for one.
  if (/^[A-Z0-9]/.test(first) && isTitle(second) && more.length <= 1)
    return { title: second, organization: [first, ...more].join(', ') };
  return undefined;
}

/** With dates behind it a line is a job whatever its position is called, unless it begins with what was done. */
function datedPlaceOf(named: string): { title: string; organization: string } | undefined {
  const [title = '', ...others] = named.split(/\s+[-–—|]\s+|\s*[,|]\s+/).map(tidied);
  const [first = ''] = title.split(' ');
  if (title === '' || beginsWithDeed(first) || /^(?:i|we|my|the|also|then)$/i.test(first)) return undefined;
  return { title, organization: others.filter(Boolean).join(', ') };
}

function beginsWithDeed(word: string): boolean {
  return (
    /(?:ed|ing)$/i.test(word.replace(/^self-employed$/i, '')) ||
    /^(?:drove|ran|led|built|made|taught|sold|kept|did|was|went|took|held|wrote)$/i.test(word)
  );
}

/** A position: a role word, no comma, and no verb form before it ("Drove a truck" is none, "Truck driver" is). */
function isTitle(phrase: string): boolean {
  if (/^(?:i|we|my|the|also|then)\b/i.test(phrase) || /\b(?:and I|where|who|which)\b/.test(phrase))
    return false;
  const [first = ''] = phrase.split(' ');
  return startsWithRole(phrase) && !beginsWithDeed(first);
}
