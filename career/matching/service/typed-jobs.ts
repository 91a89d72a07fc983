import { findMilitaryByCode, findMilitaryHits } from '#career/occupations/find-military.ts';
import { codeWords, withoutPins } from '#career/occupations/military-forms.ts';
import type { MilitaryJob } from '#career/occupations/military-job.ts';
import type { MilitaryJobs } from '#career/occupations/military-jobs.ts';
import type { MilitaryBranch } from '#career/service.ts';

/** One military job of those typed into one field. */
export interface TypedJob {
  readonly text: string;
  /** 0 for the last job, as far as the text says; one more for each job after it. */
  readonly age: number;
  /** Years in this job, where the text says so ("12B 4 years", "2010-2014"). */
  readonly years: number | null;
}

/** Words that say which of two jobs came later. They part a text even where no code stands. */
const LATER = /\b(?:and then|then|later(?: on)?|followed by|reclass(?:ed|ified)?(?: to)?|became)\b|->|=>|→/i;
const EARLIER = /\b(?:formerly|previously|prior(?: to that)?|before that|originally)\b/i;
const SEQUENCE = new RegExp(`${LATER.source}|${EARLIER.source}`, 'gi');
const BETWEEN = /[,;/|\n+&()]|\band\b|\bto\b/gi;

/** What the first words of a text say: "was 11B, now 42A". */
const ONCE = /\b(?:was|ex|former|formerly|previously|prior|originally|started as|first)\b/i;
const TODAY = /\b(?:now|currently|today)\b/i;

/** A job that another service's list alone knows is not sure enough to part a text for. */
const SURE_CODE = 0.5;
const SURE_TITLE = 0.7;

/** Longer texts are pasted prose. */
const LONGEST_TYPED = 160;
const MOST_JOBS = 4;

/**
 * The jobs of a typed occupation, in the order typed: "11B, later 42A" and "68W / 11B" hold two, "11B Infantryman" and
 * "3D0X2 (now 1D7X1)" one. Parted only where both sides name different jobs surely.
 */
export function typedJobs(known: MilitaryJobs, typed: string, branch: MilitaryBranch | null): TypedJob[] {
  const whole = withoutPins(typed).trim();
  if (whole === '') return [];
  const parts = whole.length > LONGEST_TYPED ? [] : partsOf(known, whole, branch);
  const jobs = parts.length > 1 ? parts : [{ text: whole, step: 0 }];
  const ends = jobs.map(({ text }) => spanIn(text)?.until ?? null);
  const dated = ends.every((end) => end !== null);
  const last = Math.min(...jobs.map(({ step }) => step));
  return jobs.slice(0, MOST_JOBS).map(({ text, step }, at) => ({
    text: withoutYears(text),
    age: dated ? ends.filter((end) => (end ?? 0) > (ends[at] ?? 0)).length : step - last,
    years: yearsIn(text),
  }));
}

/** A part and how many jobs it lies before (above 0) or after (below 0) the first one. */
interface Part {
  readonly text: string;
  readonly step: number;
}

function partsOf(known: MilitaryJobs, text: string, branch: MilitaryBranch | null): Part[] {
  const starts = [0, ...bySequence(known, text, branch), ...byCodes(known, text, branch)];
  const bounds = [...new Set(starts)].sort((a, b) => a - b);
  let step = ONCE.test(/^\W*\w+(?:\s+as)?/.exec(text)?.[0] ?? '') ? 1 : 0;
  const first = step;
  const parts: Part[] = [];
  bounds.forEach((from, at) => {
    const part = text.slice(from, bounds[at + 1]);
    if (at > 0) {
      if (EARLIER.test(part)) step += 1;
      else if (LATER.test(part) || TODAY.test(part) || /^\W*to\b/i.test(part)) step -= 1;
      else if (first === 1 && at === 1) step -= 1;
    }
    parts.push({ text: trimmed(part), step });
  });
  return parts.filter(({ text: own }) => /[a-z0-9]/i.test(own));
}

/** A cut may leave one of two brackets behind. */
function unbalanced(part: string): string {
  const pairs = part.replace(/\([^()]*\)/g, '');
  return /[()]/.test(pairs) ? part.replace(/[()]/g, ' ') : part;
}

function trimmed(part: string): string {
  return unbalanced(part)
    .replace(SEQUENCE, ' ')
    .replace(/^[\s,;/|+&)\-–]+|[\s,;/|+&(\-–]+$/g, '')
    .replace(/^(?:and|to|now|was|ex|former|prior)\b\s*/i, '')
    .replace(/\s*\b(?:and|to)$/i, '')
    .trim();
}

/** Where a word of sequence stands between two jobs that are both known. */
function bySequence(known: MilitaryJobs, text: string, branch: MilitaryBranch | null): number[] {
  const cuts = [...text.matchAll(SEQUENCE)].map((match) => match.index);
  const isJob = (part: string) =>
    trimmed(part) !== '' &&
    (findMilitaryHits(known, withoutYears(trimmed(part)), branch)[0]?.certainty ?? 0) >= SURE_TITLE;
  return cuts.filter((cut, at) => {
    const before = text.slice(cuts[at - 1] ?? 0, cut);
    const after = text.slice(cut, cuts[at + 1]);
    return isJob(before) && isJob(after);
  });
}

/** Where one code ends and another job's code begins: at the sign between them, or right before the second. */
function byCodes(known: MilitaryJobs, text: string, branch: MilitaryBranch | null): number[] {
  const bare = withoutYears(text);
  const found = [...new Set(codeWords(bare, branch))].flatMap((word) => {
    const at = text.indexOf(word);
    const jobs = jobsOfCode(known, word, branch);
    return at < 0 || jobs.size === 0 ? [] : [{ at, end: at + word.length, jobs }];
  });
  found.sort((a, b) => a.at - b.at);
  const cuts: number[] = [];
  found.forEach((code, index) => {
    const before = found[index - 1];
    if (!before || code.at < before.end || [...code.jobs].some((job) => before.jobs.has(job))) return;
    const between = text.slice(before.end, code.at);
    const signs = [...between.matchAll(BETWEEN)].filter(([sign]) => sign !== '(' && sign !== ')');
    // "11B, Infantryman, 42A": codes lead. "Infantryman (11B), HR Specialist (42A)": titles do.
    const leads = (found[0]?.at ?? 0) <= 4;
    const sign = (leads ? signs.at(-1) : signs[0]) ?? [...between.matchAll(/[()]/g)].at(-1);
    cuts.push(before.end + (sign?.index ?? between.length));
  });
  return cuts;
}

/** The jobs a word surely means as a code in this service, those that took a retired code's place among them. */
function jobsOfCode(known: MilitaryJobs, word: string, branch: MilitaryBranch | null): Set<MilitaryJob> {
  const letters = !/\d/.test(word);
  // A rating's letters stand for a job only in the sea services; elsewhere "HR" is an abbreviation.
  if (letters && branch !== 'Navy' && branch !== 'Coast Guard') return new Set();
  return new Set(
    findMilitaryByCode(known, word, branch)
      .filter((hit) => hit.certainty > SURE_CODE)
      .map((hit) => hit.job),
  );
}

const SPAN = /\b((?:19|20)\d\d)\s*(?:-|–|to)\s*((?:19|20)\d\d|\d\d|present|now)\b/gi;
const LENGTH = /\b(?:for\s+)?(\d{1,2})\s*\+?\s*(?:yrs?|years?)\b/gi;

/** Spans and lengths of time are no codes: "2010-2014" would read as a Marine job. */
function withoutYears(text: string): string {
  const bare = text
    .replace(SPAN, ' ')
    .replace(LENGTH, ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return bare === '' ? text : bare;
}

/** "2010-14", "2010 to 2014", "2010-present"; a span that goes on ends after every year. */
function spanIn(text: string): { readonly years: number | null; readonly until: number } | null {
  const [, from, to] = new RegExp(SPAN.source, 'i').exec(text) ?? [];
  if (!from || !to) return null;
  if (!/^\d+$/.test(to)) return { years: null, until: Number.POSITIVE_INFINITY };
  const until = to.length === 2 ? Number(from.slice(0, 2) + to) : Number(to);
  return until >= Number(from) ? { years: until - Number(from), until } : null;
}

function yearsIn(text: string): number | null {
  const length = new RegExp(LENGTH.source, 'i').exec(text)?.[1];
  return length ? Number(length) : (spanIn(text)?.years ?? null);
}
