import { stemsOf } from '../writing/word-stems.ts';
import { fieldWords } from './field-words.ts';

/** Experience that a federal job asks for, in the announcement's own words. */
export interface SpecializedExperience {
  /** The grade one would get with it; null where the text doesn't say. */
  readonly forGrade: number | null;
  /** The grade the experience has to equal; null where the text doesn't say. */
  readonly level: number | null;
  readonly text: string;
}

/** What a federal announcement, or the questionnaire that goes with it, says besides what every posting does. */
export interface FederalPosting {
  readonly isQuestionnaire: boolean;
  /** Four figures; null where none is named. */
  readonly series: string | null;
  /** Grades of the General Schedule that the job is offered at, ascending. */
  readonly grades: readonly number[];
  readonly specialized: readonly SpecializedExperience[];
  /** Questions that are answered in the applicant's own words. */
  readonly essays: readonly string[];
}

/** What only federal texts say; two of these make one. A defense contractor's posting may have one. */
const CUES: readonly RegExp[] = [
  /\bUSA\s?JOBS\b/i,
  /\bspeciali[sz]ed experience\b/i,
  /\bG[SGL]-?\s?\d{1,2}\b|\bG[SGL]-\d{4}\b/,
  /\bSF-?50\b/i,
  /\bin the federal service\b/i,
  /\btime[- ]in[- ]grade\b/i,
  /^Announcement number\b/im,
  /\bpay scale & grade\b/i,
  /\bveterans[’']? preference\b/i,
];
const CUES_LEAST = 2;

/** Longer paragraphs are cut: nobody reads more beside their own lines. */
const LONGEST_TEXT = 900;
const MOST_EXPERIENCES = 8;
const MOST_ESSAYS = 12;

/** Reads what is federal about a posting or questionnaire; null for every other. */
export function readFederalPosting(description: string, jobTitle = ''): FederalPosting | null {
  const whole = `${jobTitle}\n${description}`;
  if (CUES.filter((cue) => cue.test(whole)).length < CUES_LEAST) return null;
  const lines = description
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  return {
    isQuestionnaire: /^For preview purposes only\b|\boccupational questionnaire$/im.test(description),
    series: seriesIn(whole),
    grades: gradesIn(whole, lines),
    specialized: specializedIn(lines),
    essays: essaysIn(lines),
  };
}

function seriesIn(text: string): string | null {
  const found = /\bG[SGL]-(\d{4})\b/.exec(text) ?? /\bseries\)?\s*:?\s*(?:G[SGL]-)?(\d{4})\b/i.exec(text);
  return found?.[1] ?? null;
}

/** The highest grade of the General Schedule. */
const LAST_GRADE = 15;

function gradesIn(text: string, lines: readonly string[]): number[] {
  const found = new Set<number>();
  const add = (...typed: readonly (string | undefined)[]) => {
    for (const grade of typed.map(Number)) if (grade >= 1 && grade <= LAST_GRADE) found.add(grade);
  };
  // "GS-1102-13", "GS-2210-09/11"; "Pay scale & grade: GS 9 - 11"; "the work of an analyst at the GS-12 grade level".
  for (const [, grades = ''] of text.matchAll(/\bG[SGL]-\d{4}-(\d{1,2}(?:\/\d{1,2})*)\b/g))
    add(...grades.split('/'));
  for (const [, from, to] of text.matchAll(
    /\bpay scale & grade:?\s*G[SGL][- ]?(\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?/gi,
  )) {
    for (let grade = Number(from); grade <= Math.min(Number(to ?? from), LAST_GRADE); grade++)
      add(String(grade));
  }
  for (const [, grade] of text.matchAll(
    /\bthe work of[^.\n]{3,120}?\bat the G[SGL]-?0?(\d{1,2}) (?:grade )?level/gi,
  ))
    add(grade);
  for (const line of lines)
    add(/^(?:for )?(?:the )?G[SGL]-0?(\d{1,2})\s?:/i.exec(line.replace(BEFORE, ''))?.[1]);
  return [...found].sort((one, other) => one - other);
}

/** How far into a line the answer is told; what is further is of the work. */
const BEGINNING = 200;
/** Answers that say one has it not, or something else instead. */
const NOT_IT =
  /\b(?:do(?:es)? not|don[’']t|less than (?:one|1|the)|as described in|combination|my (?:experience|education)|none of)\b/i;
/** What tells how to answer, and not of what the experience is. */
const HOW_TO_ANSWER =
  /\b(?:descriptions? below|select (?:the|one|all)|this section will|as detailed as possible|tailor your resume|(?:stated|described) above|credit will be given)\b/i;
/** A list's mark, and how an answer or a sentence begins before it says of what the experience is. */
const BEFORE = /^(?:\(?[A-Z0-9]{1,2}[.)]\s+)+/;

function specializedIn(lines: readonly string[]): SpecializedExperience[] {
  const found = new Map<string, SpecializedExperience>();
  for (const line of lines) {
    const text = line.replace(BEFORE, '');
    if (!/\bspeciali[sz]ed experience\b/i.test(text) || HOW_TO_ANSWER.test(text)) continue;
    if (NOT_IT.test(text.slice(0, BEGINNING))) continue;
    const level = gradeAt(
      /\b(?:equivalent|comparable|equal|at least|lower grade)\b[^.;]{0,90}?\bG[SGL](?:\/\w{2})?-?\s?0?(\d{1,2})\b/i,
      text,
    );
    const says = saysOfWhat(text);
    // "You must have specialized experience" alone says nothing that lines could answer.
    if (level === null && fieldWords(says).length < WORDS_LEAST) continue;
    const forGrade = gradeAt(/^(?:for )?(?:the )?G[SGL]-?\s?0?(\d{1,2})\b/i, text);
    if (!found.has(says)) found.set(says, { forGrade, level, text: text.slice(0, LONGEST_TEXT) });
  }
  return [...found.values()].slice(0, MOST_EXPERIENCES);
}

const WORDS_LEAST = 6;

function gradeAt(pattern: RegExp, text: string): number | null {
  const grade = Number(pattern.exec(text)?.[1]);
  return grade >= 1 && grade <= LAST_GRADE ? grade : null;
}

/** The part of a sentence of specialized experience that says of what it is. */
function saysOfWhat(text: string): string {
  const at =
    /\b(?:includ(?:es?|ing)|defined as|such as|consists of|demonstrated by|experience in|examples? (?:of|are))\b:?/gi;
  const last = [...text.matchAll(at)].find(({ index }) => index > 20);
  return last === undefined ? text : text.slice(last.index + last[0].length);
}

/** What makes a line a question that is answered in sentences. */
const IN_OWN_WORDS =
  /^(?:\d{1,2}[.)]\s*)?(?:how (?:has|have|would|will|did|do)\b|(?:please )?(?:describe|explain|discuss|provide (?:a|an|one|specific|your))\b|in this role,? how\b|what (?:motivates|would you|experience)\b|tell us\b)/i;
const LIMIT =
  /\b(?:limit(?:ed to)?|maximum(?: length)?(?: of)?)\s*:?\s*[\d,]+ (?:characters?|words?)|\b[\d,]+[- ](?:character|word)s? (?:limit|or less|or fewer)/i;
const ESSAY_TALK =
  /\b(?:narrative questions?|narrative responses?|essay questions?|short[- ]essay|free[- ]response)\b/i;
/** The choices below a question. */
const CHOICE = /^(?:\(?[A-Z][.)]\s|(?:yes|no|true|false)\b)/i;

const unnumbered = (line: string) => line.replace(/^\d{1,2}[.)]\s*/, '').slice(0, LONGEST_TEXT);

function essaysIn(lines: readonly string[]): string[] {
  const isTalkedOf = lines.some((line) => ESSAY_TALK.test(line));
  const found = lines.filter((line, at) => {
    const next = lines[at + 1] ?? '';
    const isAsked = IN_OWN_WORDS.test(line) && (line.includes('?') || /[.:)]$/.test(line));
    return isAsked && !CHOICE.test(next) && (isTalkedOf || LIMIT.test(line) || LIMIT.test(next));
  });
  const plain = found.map(unnumbered);
  return [...new Set(plain)].slice(0, MOST_ESSAYS);
}

/** A posting without the questions that are answered in sentences: they ask for answers, and nothing of a resume. */
export function withoutEssays(description: string, jobTitle = ''): string {
  const essays = new Set(readFederalPosting(description, jobTitle)?.essays);
  if (essays.size === 0) return description;
  const asked = (line: string) => unnumbered(line.replace(/\s+/g, ' ').trim());
  return description
    .split('\n')
    .filter((line) => !essays.has(asked(line)))
    .join('\n');
}

/** Lines beside one experience, and how many words a line has to share with it. */
const MOST_LINES = 3;
const SHARED_LEAST = 2;

/** Lines of a resume that speak to an experience, the most telling first; none where no line shares two of its words. */
export function linesFor({ text }: SpecializedExperience, lines: readonly string[]): string[] {
  const asked = new Set(fieldWords(saysOfWhat(text)).filter((stem) => !OF_ANY_FEDERAL_JOB.has(stem)));
  return lines
    .map((line) => ({ line, shared: new Set(stemsOf(line).filter((stem) => asked.has(stem))).size }))
    .filter(({ shared }) => shared >= SHARED_LEAST)
    .sort((one, other) => other.shared - one.shared)
    .slice(0, MOST_LINES)
    .map(({ line }) => line);
}

/** Words of every such sentence, whatever the work is. */
const OF_ANY_FEDERAL_JOB = new Set(
  stemsOf(
    'specialized federal service grade level equivalent year years one position duties perform performing performed successfully next lower private public sector agency government must following all particular ability knowledge skill duty job resume demonstrate support provide providing ensure',
  ),
);
