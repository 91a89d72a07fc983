import { BULLET } from '#career/resume/writing/sentences.ts';
import { capitalized } from '#career/translation/inflection.ts';
import { spansIn, type TypedDate, type TypedSpan, yearRangeIn } from './dates.ts';
import { jobPartsIn } from './job-parts.ts';
import type { JobPart } from './job-tags.ts';
import { type LinkedJob, linkedJobs, sentenceEnds } from './linked-jobs.ts';
import { startsWithVerb } from './opening.ts';
import { ORGANIZATION } from './organization-words.ts';

/** A civilian job as far as the veteran's text tells it apart; what it does not say is empty. */
export interface CivilianJob {
  readonly title: string;
  readonly employer: string;
  /** City and state, or what stands for them. */
  readonly place: string;
  readonly span: TypedSpan | null;
  /** It goes on: by its dates, or by "now" in front of it. */
  readonly current: boolean;
  /** What was done there, in the veteran's words, an idea a line. */
  readonly duties: string;
  /** The veteran looked at title, employer, place and dates: they stand as they are. */
  readonly isSaid?: true;
}

/**
 * Whether a job says as what or for whom. "Family", "everybody sees cook": an employer without a position has dates, a
 * name, or is of a kind.
 */
function namesSomebody(text: string, { title, employer, dates }: LinkedJob): boolean {
  if (title !== null || employer === null) return title !== null;
  const whom = text.slice(employer.from, employer.to);
  const isName =
    /(?<!^)\b[A-Z][a-z]+|^[A-Z][a-z]+$|[A-Z]{2}/.test(whom) && !/\b(?:everybody|nobody|family)\b/i.test(whom);
  return dates.length > 0 || isName || ORGANIZATION.test(whom.toLowerCase()) || A_BUSINESS.test(whom);
}

/** A job as it is being read. */
interface Open {
  readonly linked: LinkedJob | null;
  readonly duties: string[];
}

/**
 * Takes a text about civilian work apart into jobs, by what was learned from people who tell of theirs: what names a title,
 * an employer, a place and dates, and what is left was done there. What comes before any of it makes a job without a
 * title. No employer is guessed.
 */
export function readCivilianJobs(text: string): CivilianJob[] {
  const parts = jobPartsIn(text);
  const linked = linkedJobs(text, parts).filter((job) => namesSomebody(text, job));
  const opened = new Map<JobPart, LinkedJob>();
  for (const job of linked)
    for (const part of [job.title, job.employer, job.place, ...job.dates])
      if (part !== null && !opened.has(part)) opened.set(part, job);
  const jobs: Open[] = [];
  for (const { from, to } of segmentsOf(text)) {
    const own = parts.filter((part) => part.from >= from && part.to <= to);
    addSegment(text, { from, to }, own, opened, jobs);
  }
  let before: TypedSpan | null = null;
  let goesOn = false;
  return jobs.flatMap(({ linked: job, duties }): CivilianJob[] => {
    const told = duties.join('\n');
    if (job === null) return told === '' ? [] : [{ ...NOTHING, duties: told }];
    const span = spanOf(text, job, before);
    before = span ?? before;
    const current = isCurrent(text, job, span) || (goesOn && span?.end === null && isRise(text, job));
    goesOn = current;
    return [{ ...namedIn(text, job), span, current, duties: told }];
  });
}

const NOTHING: CivilianJob = {
  ...{ title: '', employer: '', place: '', span: null, current: false, duties: '' },
};

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Sentences and lines of a text. */
function segmentsOf(text: string): Stretch[] {
  let from = 0;
  return [...sentenceEnds(text), text.length].flatMap((end) => {
    const to = Math.min(end + 1, text.length);
    const segment = { from, to };
    from = to;
    return /[A-Za-z0-9]/.test(text.slice(segment.from, segment.to)) ? [segment] : [];
  });
}

/** "Then private catering", "Before that odd jobs": done for somebody else, whoever that was. */
const GOES_ELSEWHERE = /^(?:then|before that|previously|later|after that)\b/i;

/** What stands in a sentence besides the parts of jobs was done in the job named last; what opens with a deed before any, in none. */
function addSegment(
  text: string,
  { from, to }: Stretch,
  parts: readonly JobPart[],
  opened: ReadonlyMap<JobPart, LinkedJob>,
  jobs: Open[],
): void {
  const heads = parts.filter((part) => part.kind === 'T' || part.kind === 'E');
  if (heads.length === 0) {
    const told = withoutParts(text, { from, to }, parts);
    if (!told.some((piece) => tells(piece))) return;
    const whole = sentenceAt(text, { from, to });
    if (jobs.length === 0 || GOES_ELSEWHERE.test(whole)) jobs.push({ linked: null, duties: [] });
    jobs.at(-1)?.duties.push(whole);
    return;
  }
  let at = from;
  const begin = { from, to: heads[0]?.from ?? to };
  const opening = withoutParts(
    text,
    begin,
    parts.filter((part) => part.to <= begin.to),
  ).find(tells);
  // "I have been helping an agency get families into jobs": in halves it would say something else.
  // "Managed the co-op grocery" tells of the job whose only name it holds.
  const isTitled = heads.some(({ kind }) => kind === 'T');
  if (opening !== undefined && !(isTitled && startsWithVerb(opening))) {
    for (const head of heads) {
      const job = opened.get(head);
      if (job !== undefined && !jobs.some(({ linked }) => linked === job))
        jobs.push({ linked: job, duties: [] });
    }
    jobs.at(-1)?.duties.push(sentenceAt(text, { from, to }));
    return;
  }
  for (const part of [...parts, null]) {
    const piece = cleaned(text.slice(at, part?.from ?? to));
    if (tells(piece)) {
      // "Taught math for twelve years, department chair for four": a job of its own, without a name.
      if (at === from) jobs.push({ linked: null, duties: [piece] });
      else jobs.at(-1)?.duties.push(piece);
    }
    if (part === null) break;
    at = part.to;
    const job = opened.get(part);
    const isHead = job !== undefined && (part === job.title || part === job.employer);
    if (!isHead || jobs.some(({ linked }) => linked === job)) continue;
    jobs.push({ linked: job, duties: [] });
  }
}

const sentenceAt = (text: string, { from, to }: Stretch) =>
  text.slice(from, to).trim().replace(BULLET, '').trim();

const withoutParts = (text: string, { from, to }: Stretch, parts: readonly JobPart[]): string[] => {
  const ends = [from, ...parts.flatMap((part) => [part.from, part.to]), to];
  return ends.flatMap((start, at) => (at % 2 === 0 ? [cleaned(text.slice(start, ends[at + 1]))] : []));
};

/** Signs and small words at the seams, where a part of a job was. */
const cleaned = (piece: string) =>
  piece
    .replace(/\s+/g, ' ')
    .replace(BULLET, '')
    .replace(SEAM_BEFORE, '')
    .replace(SEAM_BEHIND, '')
    // A bracket that opened before the part of a job.
    .replace(/^[^()]*\)$|^[^()]*\([^()]*$/, (half) => half.replace(/[()]\s*/g, ''))
    .trim();

const JOINTS =
  'and|then|now|currently|presently|before that|after that|later|also|from|since|at|for|with|as|in|of|on|the|an?|my|i|w|to|until|till?|by|was|am|is|been|have|working|worked|work|job|full[- ]time|part[- ]time';
const SEAM_BEFORE = /^(?:[\s,;:.()/|–—>-]|\b(?:and|then|at|for|with|as|in|on|w)\b(?![-/]))+/i;
const SEAM_BEHIND = new RegExp(`(?:[\\s,;:.(/|–—>-]|\\b(?:${JOINTS})\\b)+$`, 'i');

/** Words that lead from one job to the next and tell nothing of either. */
const LEADS_ON =
  /^(?:(?:i|we|he|she|was|were|am|is|been|have|had|has|work(?:ed|ing|s)?|started|starting|began|begun|got|get|on|off|hired|went|moved|came|promoted|became|joined|left|now|currently|presently|then|later|before|after|when|while|that|this|as|an?|the|my|our|own|at|for|with|w|in|out|up|over|into|of|to|from|and|or|but|by|also|since|there|still|first|last|next|full|part|time|year|years|yrs|months?|mos?|job|jobs|position|role|civilian|side|it|so|same|company|employer|place|again|back|both|all|just|straight|until|till?|due|about|around|almost|nearly|army|navy|service|corps|retired|retirement|getting|day|days|night|nights|\d+)\b[\s,.;:()&/'’+–—-]*)*$/i;

/** A word at least, and not such as only lead on. */
const tells = (piece: string) =>
  /[A-Za-z]{3}|\d\s?[A-Za-z]{2}/.test(piece) && !LEADS_ON.test(piece) && !COUNTRY.test(piece);

/** Behind a place, as LinkedIn writes it. */
const COUNTRY = /^(?:(?:the )?United States(?: of America)?|USA|U\.S\.A?\.?)$/i;

const SELF = /^(?:self|self[- ]employed)$/i;
/** "Own remodeling business": whose owner one is. */
const A_BUSINESS = /\b(?:business|buisness|bussiness|company|shop|practice|studio|farm)\b/i;

const DOER = /^(?:[A-Z]?[a-z]+ ){0,2}[A-Za-z]?[a-z]{3,}(?:er|or|ist|ian)$/;

/** What a job is called, as a heading of a resume has it. */
function namedIn(text: string, { title, employer, place }: LinkedJob) {
  const words = (part: JobPart | null) =>
    part === null
      ? ''
      : text
          .slice(part.from, part.to)
          .replace(/\s+/g, ' ')
          .replace(/(?<=[a-z]{4})\.$/, '')
          .trim();
  const named = words(employer);
  // "Ballet dancer since 2019": what somebody is, taken for whom they work for.
  const isDoer = title === null && DOER.test(named) && !ORGANIZATION.test(named.toLowerCase());
  const whom = isDoer ? '' : named;
  const isOwn =
    employer !== null &&
    A_BUSINESS.test(whom) &&
    /\bown(?:ed)?\s+(?:an?\s+|the\s+|my\s+)?$/i.test(
      text.slice(Math.max(0, employer.from - 30), employer.from),
    );
  const position = (isDoer ? named : words(title)).replace(/(?<!\s)\s*-{1,2}>\s*/g, ' to ');
  const isSelf = SELF.test(whom) || SELF.test(position);
  return {
    title: capitalized(SELF.test(position) ? '' : position === '' && isOwn ? 'Owner' : position),
    employer: isSelf ? 'Self-employed' : capitalized(asEmployer(isOwn ? `Own ${whom}` : whom)),
    place: words(place).replace(/,?\s+(?:United States|USA)$/, ''),
  };
}

/** "the county", "a small co": whoever employs, as a resume names them. */
const asEmployer = (organization: string) =>
  organization.replace(/^(county|city|state)$/i, '$1 government').replace(/\bco\.?$/, 'company');

/** "Now", "currently", "I'm": that a job goes on, right before it. */
const GOES_ON = /\b(?:now|currently|presently|today|these days|i['’]?m|i am|still)\b[^.;\n]{0,40}$/i;
const SINCE = /\b(?:since|now|present|pres|current(?:ly)?|today|to date)\b/i;

function isCurrent(text: string, { title, employer, dates }: LinkedJob, span: TypedSpan | null): boolean {
  if (span !== null && (span.current || span.end !== null)) return span.current;
  if (dates.some(({ from, to }) => SINCE.test(text.slice(from, to)))) return true;
  const from = title?.from ?? employer?.from ?? 0;
  return GOES_ON.test(text.slice(Math.max(0, from - 50), from));
}

/** "Promoted to lieutenant in 2020", in the job one still has: since then. */
const RISES = /\b(?:promoted to|moved up to|made|became|advanced to)\s+(?:an?\s+)?$/i;
const isRise = (text: string, { title }: LinkedJob) =>
  title !== null && RISES.test(text.slice(Math.max(0, title.from - 20), title.from));

/** "2013" alone may be when it began, ended or what happened then; "in 2013" of a rise is when it began. */
const SINCE_THEN = /^\W*(?:since|from|starting|summers?|winters?)\b/i;

const UNTIL = /^\W*(?:(?:un)?till?|thru|through|to)\b/i;

/** When it was, by all that says so; "til 2020" begins where the job before ended. */
function spanOf(text: string, job: LinkedJob, before: TypedSpan | null): TypedSpan | null {
  const { dates } = job;
  for (const { from, to } of dates) {
    const typed = text.slice(from, to);
    const span = UNTIL.test(typed) ? undefined : (spansIn(typed)[0] ?? yearRangeIn(typed));
    if (
      span !== undefined &&
      (span.end !== null || span.current || SINCE_THEN.test(typed) || isRise(text, job))
    )
      return { ...span, from: from + span.from, to: from + span.to };
  }
  const start: TypedDate | null = before?.end ?? null;
  for (const { from, to } of dates) {
    const typed = text.slice(from, to);
    const end = spansIn(typed)[0]?.start;
    // "Aug 2020" alone is when it began as likely as when it ended.
    if (start !== null && end !== undefined && end.year >= start.year && UNTIL.test(typed))
      return { start, end, current: false, from, to };
    if (start !== null && /^\W*since\W*$/i.test(typed)) return { start, end: null, current: true, from, to };
  }
  return null;
}
