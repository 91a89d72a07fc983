import { isRoleWord } from '#career/resume/writing/roles.ts';
import { BULLET, splitSentences } from '#career/resume/writing/sentences.ts';
import { capitalized, inTitleCase } from '#career/translation/inflection.ts';
import { spansIn, type TypedSpan } from './dates.ts';
import { headingParts, isOrganization, placed, unbroken } from './job-heading.ts';
import { employerOfSentence, jobSentence } from './job-sentence.ts';
import { isTask, isTitle, tidied } from './job-title.ts';
import { startsWithVerb } from './opening.ts';

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
  /** Told in one line with the job before it. */
  readonly isSameLine: boolean;
  /** An item of a list of positions below whoever employed. */
  readonly isListed?: boolean;
}

/**
 * Takes a text about civilian work apart into jobs: a line or sentence that names a position or carries dates opens one
 * ("Shift supervisor, Target, 2018-2020", "Now: case worker, Rescue Committee"), and what follows is what was done there.
 * What comes before any of it makes a job without a title. A heading that cannot be told apart stays whole as the title:
 * no employer is guessed. No word but dates and joints is lost.
 */
export function readCivilianJobs(text: string): CivilianJob[] {
  const jobs: CivilianJob[] = [];
  for (const line of linesOf(text)) {
    const isBullet = BULLET.test(line);
    for (const [at, piece] of piecesOf(line.replace(BULLET, '')).entries()) {
      const last = jobs.at(-1);
      if (
        isBullet &&
        last?.title === '' &&
        last.employer !== '' &&
        last.duties.split(/\s+/).length <= FEW_WORDS &&
        isPosition(piece)
      ) {
        jobs[jobs.length - 1] = { ...last, title: capitalized(positionOf(piece)) };
        continue;
      }
      const opened = isBullet
        ? underEmployer(piece, jobs)
        : (openedBy(piece) ?? (isNamed(last) ? undefined : openedByRunning(piece)));
      if (opened && !isTaskOf(jobs.at(-1), opened, piece)) jobs.push({ ...opened, isSameLine: at > 0 });
      else if (GOES_ELSEWHERE.test(piece) && !isStillHere(jobs.at(-1), piece))
        jobs.push({ ...NOTHING, duties: piece });
      else addDuty(jobs, piece);
    }
  }
  return jobs;
}

/** "A&P mechanic -> lead mechanic (2014)", below whoever employed. */
const positionOf = (piece: string) =>
  tidied(piece.replace(/(?<!\s)\s*\([^()]*\)/g, '').replace(/(?<!\s)\s*-{1,2}>\s*/g, ' to '));
const isPosition = (piece: string) => isTitle(positionOf(piece));

/** "- Buyer, 2023 to present": one of several positions below the name of whoever employed, told with its dates. */
function underEmployer(piece: string, jobs: CivilianJob[]): Omit<CivilianJob, 'isSameLine'> | undefined {
  const span = spansIn(piece)[0];
  if (
    span === undefined ||
    (span.end === null && !span.current) ||
    piece.split(/\s+/).length > MOST_WORDS_LISTED
  )
    return undefined;
  const opened = openedBy(piece);
  const isTask = opened === undefined || / (?:w\/|with|to) /.test(opened.title);
  if (isTask || !isRoleWord(opened.title.split(' ').at(-1) ?? '')) return undefined;
  if (opened.employer !== '') return opened;
  const last = jobs.at(-1);
  if (last === undefined) return opened;
  const heading = last.title === '' && last.employer === '' && last.span === null ? last.duties : '';
  const isHeading = heading !== '' && /^[A-Z][^\n.;:\d]{3,60}$/.test(heading) && !startsWithVerb(heading);
  if (isHeading) jobs.pop();
  return { ...opened, employer: isHeading ? heading : last.employer, isListed: true };
}

const MOST_WORDS_LISTED = 9;
/** A remark behind the name of whoever employed: "line maintenance". */
const FEW_WORDS = 3;

/** The lines of a text; columns and dots between parts become bars, and a job in three lines becomes one. */
function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) =>
    line
      .trim()
      .replace(/(?<!\s)\s+·\s*$/, '')
      .replace(/(?<!\s)\s+·\s+|(?<=\S)(?:\s{2,}|\t+)(?=[A-Z])/g, ' | '),
  );
  const joined: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [title = '', employer = '', dates = ''] = lines.slice(at, at + 3);
    const span = spansIn(dates)[0];
    // Title, employer and dates a line each, as profiles on the web print them.
    const isProfile =
      span?.from === 0 &&
      !/[A-Za-z0-9]/.test(dates.slice(span.to).replace(/\b\d+ (?:yrs?|mos?)\b/g, '')) &&
      isTitle(title) &&
      spansIn(title).length + spansIn(employer).length === 0 &&
      /^[A-Z0-9]/.test(employer) &&
      !BULLET.test(employer);
    if (isProfile) at += 2;
    joined.push(isProfile ? `${title} | ${employer} | ${dates}` : title);
  }
  return joined;
}

/** "I have been a trainer for new dispatchers since 2022", behind the job one still has: a task of that job. */
const isTaskOf = (
  last: CivilianJob | undefined,
  { employer }: Pick<CivilianJob, 'employer'>,
  piece: string,
) => last?.current === true && employer === '' && /^i(?:['’]ve| have) (?:also )?been\b/i.test(piece);

const NOTHING: CivilianJob = {
  ...{ title: '', employer: '', place: '', span: null, current: false, duties: '' },
  isSameLine: false,
};

/** What belongs to the title: "Fire chief (interim)". */
const KIND_OF_JOB =
  /^(?:interim|acting|part[- ]?time|full[- ]?time|contract(?:or)?|seasonal|temp(?:orary)?|volunteer|intern(?:ship)?|per diem|PRN|remote)$/i;

/** "Then private catering", "Also coach a team": whatever it is, it was not done for the employer named before. */
const GOES_ELSEWHERE = /^(?:then|before that|now|previously|later|after that|also)\b/i;

/** "Now on the other side of the desk!", behind the job one still has. */
const isStillHere = (last: CivilianJob | undefined, piece: string) =>
  last?.current === true && /^(?:now|currently)\b/i.test(piece);

/** Sentences and parts of them, where another job may begin. */
function piecesOf(line: string): string[] {
  return splitSentences(line)
    .flatMap((sentence) =>
      sentence.split(
        /;\s+(?=[A-Z]|[^;]*\b(?:19|20)\d{2}\b)|,\s+(?=then\b|before that\b|(?:[a-z-]+ ){1,5}since (?:19|20)\d{2})|(?<=\b\d{2,4}\)?)\s+(?=then [A-Z])|(?<=\b\d{4}|present|now)\s+\/\s+(?=[A-Z])|(?<=\b(?:\d{4}|present|current|now)\)?),\s+(?=[A-Z][A-Za-z .&/-]{2,50}?,?\s\(?(?:since\s+)?(?:19|20)\d{2})/i,
      ),
    )
    .map((piece) => piece.trim().replace(/^[;,\s]+|(?<![;,\s])[;,\s]+$/g, ''))
    .filter((piece) => /[A-Za-z0-9]/.test(piece));
}

/** What was done in the job named last; dates on a line of their own are that job's. */
function addDuty(jobs: CivilianJob[], piece: string): void {
  const last = jobs.at(-1);
  const span = spansIn(piece)[0];
  const remark = span === undefined ? '' : without(piece, span).trim();
  // "2016-present (leave for school 2018)".
  if (last && span && last.span === null && (!/[A-Za-z0-9]/.test(remark) || /^\([^()]*\)\W*$/.test(remark))) {
    const isNameless = last.title === '' && last.employer === '' && !last.duties.includes('\n');
    const opened = isNameless ? openedBy(`${last.duties.replace(/\.$/, '')}, ${piece}`) : undefined;
    const duties = [last.duties, tidied(remark.replace(/[()]/g, ''))]
      .filter((text) => text !== '')
      .join('\n');
    jobs[jobs.length - 1] = opened
      ? { ...opened, isSameLine: false }
      : { ...last, span, current: last.current || span.current, duties };
  } else if (last && span && isLater(span, last)) jobs.push({ ...NOTHING, span, duties: piece });
  else if (last) jobs[jobs.length - 1] = { ...last, duties: `${last.duties}\n${piece}`.trim() };
  else jobs.push({ ...NOTHING, duties: piece });
}

/** "Dug pools 2024" behind a job of 2021 to 2023: done somewhere else. */
const isLater = ({ start }: TypedSpan, { span, current }: CivilianJob) =>
  !current && span?.end !== undefined && span.end !== null && start.year > span.end.year;

/** Longer headings are sentences; not so one that opens with a position and ends with its dates. */
const MOST_WORDS = 16;
const MOST_WORDS_DATED = 32;

/** "Currently", "Now:", "Before that", "I worked as a": what leads up to the position. */
const LEAD_IN =
  /^(?:before|b4|after|prior to|earlier)(?: (?:the |that |my )?(?:reserves?|army|navy|marines?|corps|air force|AF|coast guard|CG|space force|guard|military|service|enlisting|joining))?\s*(?::\s*|,\s*|\s+(?=I (?:was|worked)\b))(?:i (?:was|worked as) an?\s+)?|^(?:terminal leave,? then|now|currently|presently|then|before that|previously|later|after that|also)\b:?\s*(?:,\s*)?(?:(?:i['’]?m|i am|i work as)\s+)?(?:an?\s+)?|^(?:i\s+)?(?:worked|served|was\s+employed|employed|have\s+worked|working)\s+as\s+(?:an?\s+|the\s+)?|^i\s+(?:was|am|have\s+been(?:\s+working\s+as)?)\s+(?:an?\s+|the\s+)?|^(?:was|am)\s+(?:an?|the)\s+|^i['’](?:m|ve\s+been)\s+(?:now\s+|currently\s+)?(?:an?|the)\s+/i;

function openedBy(piece: string): Omit<CivilianJob, 'isSameLine'> | undefined {
  const span = spansIn(piece).at(0) ?? null;
  const sentence = jobSentence(span === null ? piece : without(piece, span));
  const { heading: typed, after } =
    sentence === undefined ? headingOf(piece, span) : { heading: sentence, after: '' };
  const written = typed.replace(CITY_WITHOUT_NAME, 'city government, $1');
  const remarks = [...written.matchAll(/\(([^()]*)\)/g)].map(([, remark = '']) => remark);
  const heading = written.replace(/(?<!\s)\s*\([^()]*\)/g, '').trim();
  const leadIn = LEAD_IN.exec(heading)?.[0] ?? '';
  const named = tidied(
    heading
      .slice(leadIn.length)
      .replace(/(?<!\s)\s+\d+ (?:days|nights|hours) a week\W*$/, '')
      .replace(AT_WHAT_AGE, ''),
  );
  const read = named === '' ? undefined : headingParts(named);
  if (read === undefined) return undefined;
  const { parts } = read;
  const isOn = /^(?:now|currently|presently)/i.test(leadIn);
  // A year alone may date anything: "quota 112% in 2024".
  const isSpan = span !== null && (span.end !== null || span.current);
  const mostWords =
    (isSpan && isTitle(parts[0] ?? '')) || sentence !== undefined ? MOST_WORDS_DATED : MOST_WORDS;
  const counted = read.isSentence ? (named.split(/,\s/)[0] ?? '') : named;
  if (counted.split(/\s+/).length > mostWords) return undefined;
  const [first = '', ...others] = parts;
  const found =
    placed(parts) ??
    (isSpan ? unbroken(named, parts) : undefined) ??
    // "now - peanut plant, forklift": for whom, if not as what.
    (isOn && isOrganization(first)
      ? { title: '', employer: capitalized(first), place: '', rest: others.join('\n') }
      : undefined);
  if (found === undefined || SCHOOL.test(found.title)) return undefined;
  // Without dates a position alone may be any sentence: "I also coach", "one of two officers".
  const isSure = isTitle(found.title) && !isTask(found.title) && !/\d/.test(found.title);
  if (span === null && found.title !== '' && !isSure) return undefined;
  if (span === null && found.title === '' && !isOn) return undefined;
  const behind = found.rest.split('\n');
  const isOwn = found.employer === '' && remarks.some((remark) => SELF.test(remark));
  const said = [...remarks.filter((remark) => !(isOwn && SELF.test(remark))), ...behind];
  const kept = found.title === '' ? [] : said.filter((remark) => KIND_OF_JOB.test(remark.trim()));
  // "…, 3/2022 - now, kings county": where it was, behind the dates.
  const [county = ''] = /^[a-z]+ county(?=[.,;]|$)/i.exec(after) ?? [];
  return {
    title: capitalized(
      [found.title.replace(/(?<!\s)\s*-{1,2}>\s*/g, ' to '), ...kept.map((remark) => `(${remark})`)]
        .join(' ')
        .trim(),
    ),
    employer: isOwn ? 'Self-employed' : found.employer,
    place: found.place === '' ? inTitleCase(county) : found.place,
    span,
    current: isOn || (span?.current ?? false) || STILL_THERE.test(piece),
    duties: [
      ...behind,
      ...said.filter((remark) => !behind.includes(remark)),
      found.place === '' ? tidied(after.slice(county.length)) : after,
    ]
      .filter((text) => !kept.includes(text))
      .filter((text) => /[A-Za-z0-9]/.test(text))
      .join('\n'),
  };
}

/** "bagger at the market 16-18", "waitress in high school": how old one was. */
const AT_WHAT_AGE =
  /(?<!\s)\s+(?:1[4-9]-(?:1[5-9]|2\d)|(?<!while )(?:in|during) (?:high school|HS|college))$|(?<!\s)\s+since (?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|last year|spring|summer|fall|winter)(?=,|$)/i;
/** "city of (east Tennessee)": a city whose name is kept back. */
const CITY_WITHOUT_NAME = /\bcity of \(([^()]*)\)/i;
const SELF = /^self(?:[- ]employed)?$/i;
const STILL_THERE = /\bI(?: a|['’])m still (?:there|with)\b/i;

const isNamed = (job: CivilianJob | undefined) =>
  job !== undefined && (job.title !== '' || job.employer !== '');

/** "Since May 2022 I direct nursing for a group of five clinics in West Texas": for whom and since when, not as what. */
function openedByRunning(piece: string): Omit<CivilianJob, 'isSameLine'> | undefined {
  const span = spansIn(piece).at(0) ?? null;
  const told = tidied(span === null ? piece : without(piece, span));
  const found = span === null || span.current ? employerOfSentence(told) : undefined;
  return found && { ...NOTHING, ...found, span, current: true, duties: told };
}

/** When it was, told by the school of those years. */
const SCHOOL =
  /^(?:high school|HS|college|freshman|sophomore|junior year|senior year)\b(?!.*\b(?:teacher|coach|tutor|aide)\b)/i;

/** The heading without its dates, and what stands behind them: after a colon or a dash, or in a bracket of its own. */
function headingOf(piece: string, span: TypedSpan | null): { heading: string; after: string } {
  if (span === null) {
    const [heading = '', ...after] = piece.split(/:\s+(?=\S)/);
    const isLeadIn = /^(?:now|currently)$/i.test(heading.trim());
    return isLeadIn ? { heading: piece, after: '' } : { heading, after: after.join(': ') };
  }
  const before = piece.slice(0, span.from);
  const behind = piece.slice(span.to);
  // "Now (since 2022) trainer at a carrier": the lead-in is no heading.
  const leadsIn = /^\s*(?:now|currently|presently)\W*$/i.test(before);
  if (/[A-Za-z]/.test(before) && !leadsIn) {
    // "…, Jul 22 - now", "(seasonal) 2022 -> piers": what follows the dates was done there.
    const place = /^,\s+([A-Z][A-Za-z .]+?(?:,? [A-Z]{2})?)(?=[.:;]|$)/.exec(behind)?.[0];
    const employer = EMPLOYER_BEHIND.exec(behind)?.[0] ?? '';
    const joint = place ?? employer.replace(/^\s*(?:w\/?|with|at)\s/, ' for ');
    const rest = behind.slice((place ?? employer).length);
    return { heading: before.trimEnd() + joint, after: tidied(rest) };
  }
  const [heading = '', ...after] = behind.replace(/^[\s:]+/, '').split(/:\s+/);
  return { heading: leadsIn ? `Now ${heading}` : heading, after: after.join(': ') };
}

/** "helper since 2022 w a small co 6 guys": who employs, behind the date. */
const EMPLOYER_BEHIND =
  /^\s+(?:w\/?|with|for|at)\s+an?\s+(?:[a-z-]+\s+){0,3}(?:co|company|contractor|firm|shop|crew|outfit)\b\.?/;

const without = (text: string, { from, to }: TypedSpan) => `${text.slice(0, from)} ${text.slice(to)}`;
