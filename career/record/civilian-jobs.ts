import { startsWithRole } from '#career/resume/writing/roles.ts';
import { BULLET, splitSentences } from '#career/resume/writing/sentences.ts';
import { capitalized } from '#career/translation/inflection.ts';
import { spansIn, type TypedSpan } from './dates.ts';

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
    for (const piece of piecesOf(line.replace(BULLET, ''))) {
      const opened = isBullet ? undefined : openedBy(piece);
      if (opened) jobs.push(opened);
      else if (GOES_ELSEWHERE.test(piece)) jobs.push({ ...NOTHING, duties: piece });
      else addDuty(jobs, piece);
    }
  }
  return jobs;
}

/** The lines of a text; columns and dots between parts become bars, and a job in three lines becomes one. */
function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) =>
    line
      .trim()
      .replace(/\s+·\s*$/, '')
      .replace(/\s+·\s+|(?<=\S)(?:\s{2,}|\t+)(?=[A-Z])/g, ' | '),
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

const NOTHING: CivilianJob = { title: '', employer: '', place: '', span: null, current: false, duties: '' };

/** What belongs to the title: "Fire chief (interim)". */
const KIND_OF_JOB =
  /^(?:interim|acting|part[- ]?time|full[- ]?time|contract(?:or)?|seasonal|temp(?:orary)?|volunteer|intern(?:ship)?|per diem|PRN|remote)$/i;

/** "Then private catering", "Also coach a team": whatever it is, it was not done for the employer named before. */
const GOES_ELSEWHERE = /^(?:then|before that|now|previously|later|after that|also)\b/i;

/** Sentences, and what stands between semicolons, where another job may begin. */
function piecesOf(line: string): string[] {
  return splitSentences(line)
    .flatMap((sentence) =>
      sentence.split(
        /;\s+(?=[A-Z]|[^;]*\b(?:19|20)\d{2}\b)|,\s+(?=then\b|before that\b|(?:[a-z-]+ ){1,5}since (?:19|20)\d{2})|(?<=\b\d{2,4}\)?)\s+(?=then [A-Z])|(?<=\b\d{4}|present|now)\s+\/\s+(?=[A-Z])/i,
      ),
    )
    .map((piece) => piece.trim().replace(/^[;,\s]+|[;,\s]+$/g, ''))
    .filter((piece) => /[A-Za-z0-9]/.test(piece));
}

/** What was done in the job named last; dates on a line of their own are that job's. */
function addDuty(jobs: CivilianJob[], piece: string): void {
  const last = jobs.at(-1);
  const span = spansIn(piece)[0];
  if (last && span && last.span === null && last.duties === '' && !/[A-Za-z0-9]/.test(without(piece, span)))
    jobs[jobs.length - 1] = { ...last, span, current: last.current || span.current };
  else if (last && span && isLater(span, last)) jobs.push({ ...NOTHING, span, duties: piece });
  else if (last) jobs[jobs.length - 1] = { ...last, duties: `${last.duties}\n${piece}`.trim() };
  else jobs.push({ ...NOTHING, duties: piece });
}

/** "Dug pools 2024" behind a job of 2021 to 2023: done somewhere else. */
const isLater = ({ start }: TypedSpan, { span, current }: CivilianJob) =>
  !current && span?.end !== undefined && span.end !== null && start.year > span.end.year;

/** Longer headings are sentences. */
const MOST_WORDS = 16;

/** "Currently", "Now:", "Before that", "I worked as a": what leads up to the position. */
const LEAD_IN =
  /^(?:before|b4|prior to|earlier)(?: (?:the |that |my )?(?:army|navy|marines?|corps|air force|AF|coast guard|CG|space force|guard|military|service|enlisting|joining))?\s*(?::\s*|,\s*|(?=I was))(?:i was an?\s+)?|^(?:now|currently|presently|then|before that|previously|later|after that|also)\b:?\s*(?:,\s*)?|^(?:i\s+)?(?:worked|served|was\s+employed|employed|have\s+worked|working)\s+as\s+(?:an?\s+|the\s+)?|^(?:i\s+)?(?:was|am)\s+an?\s+/i;

function openedBy(piece: string): CivilianJob | undefined {
  const span = spansIn(piece).at(0) ?? null;
  const { heading: written, after } = headingOf(piece, span);
  const remarks = [...written.matchAll(/\(([^()]*)\)/g)].map(([, remark = '']) => remark);
  const heading = written.replace(/\s*\([^()]*\)/g, '').trim();
  const leadIn = LEAD_IN.exec(heading)?.[0] ?? '';
  const named = tidied(heading.slice(leadIn.length));
  if (named === '' || named.split(/\s+/).length > MOST_WORDS) return undefined;
  const inASentence = saidInASentence(named);
  if (inASentence === undefined && beginsWithDeed(named)) return undefined;
  const parts = inASentence ?? partsOf(named);
  // A year alone may date anything: "quota 112% in 2024".
  const isSpan = span !== null && (span.end !== null || span.current);
  const found = placed(parts) ?? (isSpan ? unbroken(named, parts) : undefined);
  if (found === undefined || SCHOOL.test(found.title)) return undefined;
  // Without dates a position alone may be any sentence: "I also coach", "one of two officers".
  if (span === null && (/\d/.test(found.title) || !isTitle(found.title))) return undefined;
  const isOn = /^(?:now|currently|presently)/i.test(leadIn);
  const behind = found.rest.split('\n');
  const said = [...remarks, ...behind];
  const kept = found.title === '' ? [] : said.filter((remark) => KIND_OF_JOB.test(remark.trim()));
  return {
    title: capitalized(
      [found.title.replace(/\s*-{1,2}>\s*/g, ' to '), ...kept.map((remark) => `(${remark})`)]
        .join(' ')
        .trim(),
    ),
    employer: found.employer,
    place: found.place,
    span,
    current: isOn || (span?.current ?? false),
    duties: [...behind, ...remarks, after]
      .filter((text) => !kept.includes(text))
      .filter((text) => /[A-Za-z0-9]/.test(text))
      .join('\n'),
  };
}

/** "I work at a city water plant as an operator trainee", "mechanic for a repair contractor in Norfolk, mostly wings". */
const WORK_AT =
  /^(?:i\s+)?(?:work|worked|working)\s+(?:at|for)\s+(?:an?\s+|the\s+)?([^,]+?)\s+as\s+(?:an?\s+)?([^,]+)(.*)$/i;
const WORK_FOR =
  /^([^,]{3,50}?)\s+(?:for|at|with)\s+(?:an?|the)\s+([^,]+?)(?:\s+in\s+([A-Z][A-Za-z .]+))?(?=,|$)(.*)$/;

/** Title, employer, place and the rest of a job told in a sentence; undefined where it is none. */
function saidInASentence(named: string): string[] | undefined {
  const [, at = '', as = '', behind = ''] = WORK_AT.exec(named) ?? [];
  const [, title = '', employer = '', place = '', rest = ''] = WORK_FOR.exec(named) ?? [];
  const parts = at === '' ? [title, employer, place, rest] : [as, at, '', behind];
  const [position = '', organization = '', ...others] = parts.map(tidied);
  if (!isTitle(position) || organization === '') return undefined;
  return [position, capitalized(organization), ...others.filter((part) => part !== '')];
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
  if (/[A-Za-z]/.test(before)) {
    // "…, Jul 22 - now", "(seasonal) 2022 -> piers": what follows the dates was done there.
    const place = /^,\s+([A-Z][A-Za-z .]+?(?:,? [A-Z]{2})?)(?=[.:;]|$)/.exec(behind)?.[0] ?? '';
    return { heading: before + place, after: tidied(behind.slice(place.length)) };
  }
  const [heading = '', ...after] = behind.split(/:\s+/);
  return { heading, after: after.join(': ') };
}

const without = (text: string, { from, to }: TypedSpan) => `${text.slice(0, from)} ${text.slice(to)}`;

const tidied = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-–—>,.;:|)\s]+|[-–—,:;|(\s]+$/g, '')
    // The period of a sentence, not that of "Sr." or "Inc.".
    .replace(/(?<=[a-z]{4}|\b[A-Z]{2})\.$/, '');

const partsOf = (named: string) =>
  named
    .split(/\s+[-–—|]\s+|\s*[,|]\s+|:\s+|\s+(?:at|@|w\/)\s+(?=(?:the\s+)?[A-Z0-9])/)
    .map(tidied)
    .filter((part) => part !== '');

interface Placed {
  readonly title: string;
  readonly employer: string;
  readonly place: string;
  /** Remarks that are neither: "nights", "base in Hopkinsville KY". */
  readonly rest: string;
}

/** Title, employer and place from the parts of a heading, whichever comes first; undefined without a position. */
function placed(parts: readonly string[]): Placed | undefined {
  const [only = ''] = parts;
  if (parts.length === 1) {
    const joint = /^(.+?)\s+(?:with|for)\s+(?=(?:the\s+)?[A-Z0-9])(.+)$/.exec(only);
    if (joint && isTitle(joint[1] ?? ''))
      return { title: joint[1] ?? '', employer: joint[2] ?? '', place: '', rest: '' };
    return isTitle(only) && isPlain(only) ? { title: only, employer: '', place: '', rest: '' } : undefined;
  }
  const at = parts.findIndex(isTitle);
  if (at === -1 || at > 3) return undefined;
  const others = parts.filter((_, place) => place !== at);
  const isName = (part: string) => /^(?:the\s+)?[A-Z0-9]/.test(part);
  const unnamed = others.find(
    (part) => ORGANIZATION.test(part) && part.split(' ').length <= MOST_WORDS_OF_A_NAME,
  );
  const employer = others.find((part) => isName(part) && !(unnamed && isPlace(part))) ?? unnamed ?? '';
  const places = others.filter((part) => part !== employer && isPlace(part));
  const rest = others.filter((part) => part !== employer && !places.includes(part));
  // "Analyst, DLA transformation, Deloitte": which of them employs is anyone's guess beyond the first.
  return {
    title: parts[at] ?? '',
    employer: capitalized(employer),
    place: places.join(', '),
    rest: rest.join('\n'),
  };
}

/** "community hospital system", "managed services provider": an employer who is not named. */
const ORGANIZATION =
  /^[a-z].*\b(?:system|company|county|city|hospital|clinic|contractor|dealer|provider|plant|schools?|district|firm|shop|manufacturer|agency|airline|store|department|center|warehouse|restaurant|hotel|bank|university|college|utility|community)$/;
const MOST_WORDS_OF_A_NAME = 6;

/** One run of words, capitals against small letters: "Beckley Water Company treatment plant operator 1". */
function unbroken(named: string, parts: readonly string[]): Placed {
  const [first = '', ...others] = parts;
  const behind =
    /^((?:[A-Z0-9][\w.&'’/-]*\s+|of\s+|the\s+|and\s+)*[A-Z0-9][\w.&'’/-]*)\s+((?:[A-Z]{2,3}\s+)?[a-z][\w/ -]*(?:\s\d)?)$/.exec(
      first,
    );
  const ahead = /^((?:[a-z][\w/-]*\s+)+)((?:[A-Z0-9][\w.&'’/-]*\s*)+)$/.exec(first);
  const split = behind
    ? { title: behind[2] ?? '', employer: behind[1] ?? '' }
    : ahead && { title: tidied(ahead[1] ?? ''), employer: tidied(ahead[2] ?? '') };
  if (split && startsWithRole(split.title)) {
    const places = others.filter(isPlace);
    return {
      ...split,
      place: places.join(', '),
      rest: others.filter((part) => !places.includes(part)).join('\n'),
    };
  }
  // "Turner, Cleveland": no position, so the first name is whoever employed.
  const namesRole = named.split(/\s+/).some((word) => startsWithRole(word));
  if (!namesRole && /^[A-Z]/.test(first) && named.split(/\s+/).length <= 6) {
    const places = others.filter(isPlace);
    const rest = others.filter((part) => !places.includes(part));
    return { title: '', employer: first, place: places.join(', '), rest: rest.join('\n') };
  }
  return { title: named, employer: '', place: '', rest: '' };
}

const STATE =
  '(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|GU|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])';
const PLACE = new RegExp(`^(?:[A-Z][A-Za-z.'’]+ ){0,2}[A-Z][A-Za-z.'’]+(?:,? ${STATE})?$|^${STATE}$`);

/** A city, with or without its state: one to three words in capitals, and no sign of a company. */
const isPlace = (part: string) =>
  PLACE.test(part) && !/\b(?:Inc|LLC|Corp|Company|Services|Systems|Group|University|Hospital)\b/.test(part);

/** A position: a role word, and no verb form before it ("Drove a truck" is none, "Truck driver" is). */
function isTitle(phrase: string): boolean {
  if (/^(?:i|we|my|the|also|then|one of)\b/i.test(phrase) || /\b(?:and I|where|who|which)\b/.test(phrase))
    return false;
  return phrase.split(/\s+/).length <= 7 && startsWithRole(phrase) && !beginsWithDeed(phrase);
}

/** All in small letters but the first, or every word a capital: nobody's name stands inside. */
const isPlain = (phrase: string) =>
  /^\S+(?: [a-z(][\w)/-]*| \d| [IVX]+| [A-Z]{2,3}(?= ))*$/.test(phrase) ||
  /^(?:[A-Z][\w./&-]*(?: |$))+$/.test(phrase);

function beginsWithDeed(phrase: string): boolean {
  const [first = '', second = ''] = phrase.split(' ');
  // "United Airlines": a name goes on with a capital.
  if (/^[A-Z]/.test(first) && /^[A-Z]/.test(second)) return false;
  return (
    (/(?:ed|ing)$/i.test(first) &&
      !/^(?:self-employed|licensed|certified|registered|expanded|marketing|engineering|manufacturing|training|purchasing|landscaping|nursing|accounting)$/i.test(
        first,
      )) ||
    /^(?:drove|ran|led|built|made|taught|sold|kept|did|was|went|took|held|wrote|got|i|we|about|me)$/i.test(
      first,
    )
  );
}
