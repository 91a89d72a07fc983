import { splitSentences } from '#career/resume/writing/sentences.ts';
import { readVerb } from '#career/resume/writing/verbs.ts';
import { startsWithVerb } from './opening.ts';

/** Marks of a list: "- ", "* ", "• ", "1. ", and the small o of Army evaluations. A dash may stand close to its word. */
const LIST_MARK = /^\s*(?:(?:[*•◦▪●‣·○>+–—]+|-{1,2})\s*|\(?\d{1,2}[.)]\s+|o\s+(?=\S))/;

/** "PRESENCE: o scored 268": the mark stands behind the heading. */
const LABELED_MARK = /^([A-Z][A-Za-z /&-]{2,40}:)\s*(?:o|[-*•])\s+/;

/** Lines that part one paper from the next: "--- from the NCOER before ---", "-- (EPR 2, SrA)". They say nothing. */
const DIVIDER = /^\s*(?:-{2,}.*-{2,}|-{2,}\s*\(.*\)|[=_*\s-]{3,})\s*$/;

/** Inside a line another item begins: "…; o licensed 21 drivers", ". - Led". */
const INNER_MARK = /(?:[;.]\s+o\s+(?=[a-z])|[.;:]\s+[-•*]\s+(?=[A-Z"“])|\s+[•▪●]\s+)/;

/**
 * What a veteran wrote, cut into statements in their own words and order: an item of a list, else a sentence. A deed and
 * what came of it stay together, whatever sign stands between them ("--", ";", "…").
 */
export function splitStatements(text: string): string[] {
  return joinWrapped(text.split(/\r?\n/).filter((line) => !DIVIDER.test(line)))
    .flatMap((line) => line.split(INNER_MARK))
    .flatMap(splitLine)
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter((statement) => /[A-Za-z]{2}/.test(statement))
    .reduce<string[]>(withItsDoubt, []);
}

/** "(not sure we can say that)", "leave that one off": said of the statement before, which has to wait for a decision. */
const DOUBT =
  /^\(?(?:(?:i(?:['’]m| am)?|im) )?(?:not sure|unsure) (?:if|we|i|that|this|it|whether)\b|^\(?(?:please |maybe |pls )?(?:don['’]?t|do not|leave|skip) (?:(?:put|use|list|include|print|mention) )?(?:this|that|it|til|until)(?: one)?(?: (?:off|out|blank|down|on|in|results?|there|resume)\b.*)?[.)!]*$|^\(?(?:dont|don['’]t) care about (?:this|that)/i;
const MOST_WORDS_OF_DOUBT = 12;

function withItsDoubt(statements: string[], statement: string): string[] {
  const last = statements.at(-1);
  if (last === undefined || statement.split(' ').length > MOST_WORDS_OF_DOUBT || !DOUBT.test(statement))
    statements.push(statement);
  else {
    const doubt = statement.replace(/^[(\s]+|[).!\s]+$/g, '');
    statements[statements.length - 1] = `${last.replace(/[.\s]+$/, '')} (${doubt})`;
  }
  return statements;
}

/** A line of capitals that was broken at its end, as forms break them. */
const LONG_LINE = /^[^a-z]{50,}$/;

/** A line that goes on in small letters where the others begin with a mark is the rest of the line above. */
function joinWrapped(lines: readonly string[]): string[] {
  const marked = lines.some((line) => LIST_MARK.test(line));
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const shouts = /^\s*[A-Z]{2,}[^a-z]*$/.test(line) && last !== undefined && LONG_LINE.test(last);
    const goesOn =
      marked &&
      (/^\s*[a-z]/.test(line) || shouts) &&
      !LIST_MARK.test(line) &&
      !/^\s*[a-z ]{2,20}:/.test(line);
    if (last !== undefined && goesOn && !/[.!?:;]\s*$/.test(last))
      joined[joined.length - 1] = `${last} ${line.trim()}`;
    else joined.push(line);
  }
  return joined;
}

/** In the shorthand of performance reports a line is one deed with its results, whatever stands between them. */
const SHORTHAND = /--|\.\.\.|…/;

function splitLine(line: string): string[] {
  const bare = line.replace(LIST_MARK, '').replace(LABELED_MARK, '$1 ').trim();
  // "I would say … no, ahead of them." in prose of several sentences is no bullet.
  const isProse = !/--/.test(bare) && (bare.match(/[a-z]\.\s+[A-Z][a-z]+\s[a-z]/g)?.length ?? 0) >= 2;
  if (SHORTHAND.test(bare) && !isProse) return bare.split(/\.\s+(?=(?:I|We)\s+[a-z])/);
  return splitSentences(bare).flatMap(splitRunOn).reduce<string[]>(withShortResult, []).flatMap(splitClauses);
}

/** "Fixed the pump. Saved the training.": two or three words behind a deed are what came of it. */
function withShortResult(statements: string[], sentence: string): string[] {
  const last = statements.at(-1);
  const isResult = startsWithVerb(sentence) && sentence.split(/\s+/).length < FEWEST_WORDS;
  if (last === undefined || !isResult || !startsWithVerb(last)) statements.push(sentence);
  else statements[statements.length - 1] = `${last.replace(/[.!]+$/, '')}; ${sentence}`;
  return statements;
}

/** "… at Fort Stewart we hauled containers": where people type on without a period, the next subject begins anew. */
function splitRunOn(sentence: string): string[] {
  return sentence.split(
    /(?<=\S+\s\S+\s\S+\s\S+)(?<!\b(?:that|which|when|while|where|as|after|before|if|and|but|so|than|because|until|how|what))\s+(?=(?:we|I)\s+[a-z]+ed\b)/,
  );
}

/** What stands for itself: "used by the staff to change routes" and "passed" belong to what was told before. */
function isDeed(text: string): boolean {
  if (!startsWithVerb(text) || /^\s*\S+ed\s+(?:by|as)\b/i.test(text)) return false;
  const [first = '', ...others] = text.trim().split(/\s+/);
  return others.length + 1 >= FEWEST_WORDS || readVerb(first)?.form !== 'past';
}

const FEWEST_WORDS = 4;

/** Verbs that tell what came of the deed before them. */
const RESULT =
  /^(?:supports|supported|supporting|serves|serving|saved|saving|freed|freeing|recouped|prevented|averted|resulted|was|were)\b/i;

/** At a semicolon only where a new deed begins behind it: "mentored 2 clerks; both passed" is one. */
function splitClauses(sentence: string): string[] {
  const parts = sentence.split(/(?<!\s)\s*;\s*/);
  const statements: string[] = [];
  for (const part of parts) {
    const last = statements.at(-1);
    if (last !== undefined && (!isDeed(part) || (RESULT.test(part) && startsWithVerb(last))))
      statements[statements.length - 1] = `${last}; ${part}`;
    else statements.push(part);
  }
  return statements.map((statement) => statement.replace(LIST_MARK, ''));
}
