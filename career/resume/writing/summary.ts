import type { PrintedCredential } from '#career/credentials/printed-credentials.ts';
import { wordsHeldBack } from '#career/record/held-back.ts';
import { startsWithVerb } from '#career/record/opening.ts';
import type { VeteranRecord } from '#career/service.ts';
import type { Steps } from '#career/steps.ts';
import { isEnglish } from '#career/text/dictionary.ts';
import { articleFor, capitalized } from '#career/translation/inflection.ts';
import { isPlainWord, termsIn } from '../posting/lexicon-index.ts';
import type { ResumeTarget, Source } from '../written-resume.ts';
import { positionBeside } from './leading-position.ts';
import { LIST_OPENINGS } from './list-openings.ts';
import type { WrittenLine } from './record-lines.ts';
import { isRoleWord } from './roles.ts';
import { splitSentences } from './sentences.ts';
import { occupationTitle, serviceOf } from './service-facts.ts';
import type { WrittenSkill } from './skill-evidence.ts';
import { readVerb } from './verbs.ts';
import { yearsOfService } from './years-served.ts';

export interface SummarySentence {
  readonly text: string;
  readonly sources: readonly Source[];
}

export interface SummaryParts {
  readonly record: VeteranRecord;
  readonly target: ResumeTarget;
  readonly skills: readonly WrittenSkill[];
  readonly lines: readonly WrittenLine[];
  /** The title of the civilian job held now; empty without one. */
  readonly today: string;
  /** Something else followed the service. */
  readonly isLongOut: boolean;
  /** The certificates that are printed. */
  readonly certificates: readonly PrintedCredential[];
  /** Whether a sentence holds no claim beyond the record. */
  readonly isSupported: (sentence: string) => boolean;
}

/**
 * The summary: three to five sentences, each from the record. Service and aim always stand; skills, the strongest
 * result and certificates only where there are any. With a thin record the third says no more than is true.
 */
export function* summarySteps(parts: SummaryParts): Steps<SummarySentence[]> {
  const middle = [
    ...resultSentences(parts.lines),
    skillsSentence(parts.skills, parts.record),
    credentialsSentence(parts.certificates),
  ].slice(0, MOST_BETWEEN);
  const known: SummarySentence[] = [];
  for (const sentence of middle) {
    if (sentence && standsAlone(sentence.text) && parts.isSupported(sentence.text)) known.push(sentence);
    yield;
  }
  const aim = aimSentence(parts.target);
  const { record, isLongOut } = parts;
  const now = lastOf(parts.today);
  const today = isPlainTitle(now) ? now : '';
  const position = positionBeside(record);
  const title = position === '' ? occupationTitle(record) : position;
  const plain = serviceSentence(record, '', isLongOut);
  // The title may be ours for what they typed; the rest has to be theirs.
  const isTheirs = ({ text }: SummarySentence) =>
    standsAlone(text) && parts.isSupported(text.replace(title, record.codeTitle ?? record.occupation ?? ''));
  let first = plain;
  for (const from of [today, undefined]) {
    yield;
    const service = serviceSentence(record, title, isLongOut, from);
    if (!isTheirs(service)) continue;
    first = service;
    break;
  }
  return known.length > 0 ? [first, ...known, aim] : [first, aim, THIN_RECORD_SENTENCE];
}

/** Between service and aim: five sentences are the most. */
const MOST_BETWEEN = 3;

/** A text that a reader would take for one sentence, wherever it stands. */
function standsAlone(text: string): boolean {
  return splitSentences(`${text} Next.`).length === 2;
}

const THIN_RECORD_SENTENCE: SummarySentence = {
  text: 'Ready to discuss how this service applies to the work.',
  sources: [],
};

/** "Clerk then Supervisor of Records": what one is now is the last. "Director there" says where, to who has read on. */
const lastOf = (title: string) =>
  capitalized(title.replace(/^.*\b(?:and )?then\s+/i, '').replace(/\s+(?:there|I{1,3}|IV)$/, ''));

/** "Security Shift Supervisor": a title that opens a sentence, with nothing to explain. */
const isPlainTitle = (title: string) =>
  title !== '' &&
  title.split(' ').length <= 5 &&
  // Beside the service it would read as a rank of it.
  !/^(?:lieutenant|captain|sergeant|chief|commander|major)$/i.test(title) &&
  !/[,/()&:;.\d]/.test(title) &&
  title.split(' ').some((word) => isRoleWord(word) || /^(?:owner|trainee|apprentice|intern)$/i.test(word)) &&
  wordsHeldBack(title).length === 0;

/** Whoever has had other work since served "in uniform". `today`: the title that opens the sentence, if any. */
function serviceSentence(
  record: VeteranRecord,
  title: string,
  isLongOut: boolean,
  today = '',
): SummarySentence {
  const service = serviceOf(record);
  const served = yearsOfService(record);
  const years = served ? ` with ${served} of service` : '';
  const role = title === '' || splitSentences(title).length > 1 ? '' : inRole(title);
  const sources: Source[] = [];
  if (record.branch) sources.push({ field: 'branch', quote: record.branch });
  const { startDate, endDate, yearsServed } = record;
  if (
    served !== null &&
    yearsServed &&
    yearsOfService({ startDate: null, endDate: null, yearsServed }) === served
  )
    sources.push({ field: 'yearsServed', quote: yearsServed });
  else if (served !== null && startDate && endDate) {
    sources.push({ field: 'startDate', quote: startDate }, { field: 'endDate', quote: endDate });
  }
  if (role && record.occupation) sources.push({ field: 'occupation', quote: record.occupation });
  if (today) sources.push({ field: 'postMilitaryExperience', quote: today });
  // The years are of the whole service, the title is the last one.
  const experience =
    role && !years
      ? ` with service${role}`
      : `${years}${role && `, most recently${isLongOut ? ' in uniform' : ''}${role}`}`;
  const veteran = `${service || 'Military'} veteran${experience}.`;
  return { text: today === '' ? veteran : `${today} and ${veteran}`, sources };
}

/** What the veteran calls a skill is one; what only shows in their lines is experience. */
function skillsSentence(skills: readonly WrittenSkill[], record: VeteranRecord): SummarySentence | undefined {
  // "Illustrator, InDesign, screen printing, Procreate": who writes some small means the capitals of the others.
  const typed = (record.skills ?? '').split(/[,;\n]\s*/).slice(1);
  const isMeant = typed.some((item) => /^[a-z]/.test(item));
  const usable = skills.filter(
    ({ text, source }) =>
      source.field !== 'equipment' && !/[.!?,/+()&\d]/.test(text) && wordsHeldBack(text).length === 0,
  );
  const named = usable.filter(({ source }) => source.field === 'skills');
  const chosen = (named.length > 0 ? named : usable).slice(0, 4);
  // One field alone that shows in their lines is no sentence: "Experience includes safety."
  if (chosen.length < (named.length > 0 ? 1 : 2)) return undefined;
  return {
    text: `${named.length > 0 ? LIST_OPENINGS.skills : LIST_OPENINGS.experience} ${listed(chosen.map(({ text, source }) => (isMeant && /^[A-Z][a-z]/.test(source.quote) ? text : inSentence(text, source.quote))))}.`,
    sources: chosen.map(({ source }) => source),
  };
}

/** "as a Logistics Officer", but "in Air Transportation": a title without a role word names a field. */
function inRole(title: string): string {
  const namesRole = title
    .split(/\s+/)
    .some((word) => isRoleWord(word) || /[a-z](?:man|mate|smith|master|keeper)$/.test(word));
  return namesRole ? ` as ${articleFor(title)} ${title}` : ` in ${title}`;
}

/** Longer lines don't read as a sentence of a summary. */
const LONGEST_RESULT = 180;
const MOST_RESULTS = 2;

/** Words of what went wrong: true in its place, no opening of a resume. */
const FAULT =
  /\b(?:fail\w*|error\w*|lost|loss\w*|death\w*|died|accident\w*|mishap\w*|injur\w*|fault\w*|deficien\w*|casualt\w*|killed|investigat\w*)\b/i;

/** The two results that weigh most: money, then percent, then any figure. They begin with what was done. */
function resultSentences(lines: readonly WrittenLine[]): SummarySentence[] {
  return lines
    .map((line) => ({ ...line, text: line.text.split('; ')[0] ?? '' }))
    .filter(({ text }) => text.length <= LONGEST_RESULT && weightOf(text) > 0 && !FAULT.test(text))
    .filter(({ text }) => startsWithVerb(text) && splitSentences(`${text}.`).length === 1)
    .toSorted((a, b) => weightOf(b.text) - weightOf(a.text))
    .slice(0, MOST_RESULTS)
    .map(({ text, field, quote }) => ({ text: `${text}.`, sources: [{ field, quote }] }));
}

/** What was done day by day, however much of it: a result of any size tells more. */
const DUTY =
  /^(?:Ran|Managed|Served|Stood|Handled|Maintained|Supported|Conducted|Performed|Inspected|Operated|Oversaw|Dispatched|Tracked|Supervised)\b(?!.*\b(?:saving|saved|cut|reduc\w+|rais\w+|from \S+ to)\b)/;

function weightOf(text: string): number {
  if (DUTY.test(text)) return Number(/\d/.test(text)) / 2;
  if (/\$\s?\d/.test(text)) return 3;
  // A year says when it was, and not how much.
  return /%|percent/i.test(text) ? 2 : Number(/\d/.test(text.replace(/\b(?:19|20)\d\d\b/g, '')));
}

/** Certificates and licenses that are simply held, as the veteran wrote them; what expired, is under way or is a clearance has its own place. */
function credentialsSentence(certificates: readonly PrintedCredential[]): SummarySentence | undefined {
  const byName = new Map(
    certificates.flatMap(({ held, quote }) => (held !== null && isShortName(held) ? [[held, quote]] : [])),
  );
  const chosen = [...byName].slice(0, MOST_CREDENTIALS);
  if (chosen.length === 0) return undefined;
  const sources = chosen.map(([, quote]): Source => ({ field: 'certifications', quote }));
  return { text: `${LIST_OPENINGS.credentials} ${listed(chosen.map(([name]) => name))}.`, sources };
}

const MOST_CREDENTIALS = 3;

/** A credential as the veteran wrote it, where that is its name and nothing more. */
const isShortName = (name: string) =>
  name.length <= 60 && /^[A-Z]/.test(name) && !/[,;/&?:]|\d{4}/.test(name);

function aimSentence({ jobTitle, posting }: ResumeTarget): SummarySentence {
  const title = jobTitle.trim().replace(/[.!?]+$/, '');
  const company = posting?.company.trim().replace(/[.!?]+$/, '') ?? '';
  const text = `Seeking ${articleFor(title)} ${title} position${company === '' ? '' : ` with ${company}`}.`;
  return { text, sources: [{ field: 'target', quote: jobTitle }] };
}

/** Lower case inside a sentence where the veteran wrote it so or the word is no name: "patrolling", not "cisco". */
function inSentence(text: string, quote: string): string {
  const lower = text.charAt(0).toLowerCase() + text.slice(1);
  const first = /^[A-Z][a-z]+(?![A-Za-z])/.exec(text)?.[0].toLowerCase();
  // "Excel" is a verb as well; as a tool it keeps its capital. "Access control" and "pumps" are written small.
  const tool = termsIn(text).find(({ term }) => term.kind === 'tool')?.term;
  const isWrittenSmall = tool?.wordings.some((wording) => wording.text.startsWith(first?.slice(0, 4) ?? ' '));
  if (first === undefined || (tool !== undefined && !(isWrittenSmall && quote.includes(first)))) return text;
  const isPlain =
    quote.includes(first) ||
    (isEnglish(first) && !/[A-Z]/.test(text.slice(1))) ||
    readVerb(first) !== undefined ||
    PLAIN_ENDING.test(first) ||
    (isPlainWord(first) && !/[A-Z]/.test(text.slice(1)));
  return isPlain ? lower : text;
}

const PLAIN_ENDING = /(?:ing|ment|tion|ship|ance|ence|ity|ics|ness)$/;

function listed(items: readonly string[]): string {
  if (items.length < 3) return items.join(' and ');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
