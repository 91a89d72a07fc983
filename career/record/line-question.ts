import { lazily } from '#career/lazily.ts';
import { readVerb } from '#career/resume/writing/verbs.ts';
import { startsWithVerb } from './opening.ts';
import { countableTable, resultWordTable } from './record-tables.ts';
import type { QUESTION_KINDS } from './review-terms.ts';

/** The one thing a statement is asked. */
export interface LineQuestion {
  readonly kind: (typeof QUESTION_KINDS)[number];
  readonly text: string;
}

const countables = lazily(() => new Set(countableTable.entries().flatMap(({ words }) => words)));
const resultWords = lazily(() => new Set(resultWordTable.entries().flatMap(({ words }) => words)));

const FIGURE =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|dozens?)\b/i;
const MONEY_OR_PERCENT = /\$|%|\bpercent\b|\bfrom\s+\S+\s+to\s+\S+/i;

/** The first thing in a statement that could be counted and is not. */
function uncounted(source: string): { readonly word: string; readonly at: number } | undefined {
  if (FIGURE.test(source)) return undefined;
  for (const match of source.matchAll(/[A-Za-z]+/g))
    if (countables().has(match[0].toLowerCase())) return { word: match[0], at: match.index };
  return undefined;
}

/**
 * What would make a statement stronger: how many, where it names something countable and no figure; what the result was,
 * where it tells a deed and no result. `isLine`: whether a line can be made of it; where not, what was done is asked.
 */
export function questionFor(source: string, isLine: boolean): LineQuestion | null {
  if (!isLine) return { kind: 'deed', text: 'What did you do here?' };
  const counted = uncounted(source);
  if (counted) {
    const plain = /^[A-Z]{2,}$/.test(counted.word) ? counted.word.toLowerCase() : counted.word;
    return { kind: 'how-many', text: `How many ${plain}?` };
  }
  const words = source.toLowerCase().match(/[a-z]+/g) ?? [];
  const tellsResult = MONEY_OR_PERCENT.test(source) || words.some((word) => resultWords().has(word));
  if (tellsResult || !startsWithVerb(source)) return null;
  return { kind: 'result', text: 'What was the result?' };
}

/** "14", "about 40", "12+", "a dozen": an answer that is a figure and nothing else. */
const BARE_FIGURE =
  /^(?:(?:about|around|over|under|nearly|almost|more than|up to|at least)\s+)?(?:\d[\d,.]*\+?|an?\s+dozen|dozens of|hundreds of|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i;

/**
 * A statement with the answer to its question, in the veteran's own words throughout: a figure goes before what it
 * counts, "14 Soldiers" takes the place of "Soldiers", a result goes behind.
 */
export function withAnswer(source: string, answer: string): string {
  const said = answer
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;,]+$/, '');
  if (said === '') return source;
  const counted = uncounted(source);
  if (counted) {
    const end = counted.at + counted.word.length;
    const from = startOfPhrase(source, counted.at);
    if (BARE_FIGURE.test(said)) return `${source.slice(0, from)}${said} ${source.slice(from)}`;
    const names = new RegExp(`^[^;,.]*\\d[^;,.]*\\b${counted.word}\\b`, 'i').test(said);
    if (names) return `${source.slice(0, from)}${said}${source.slice(end)}`;
  }
  return `${source.trim().replace(/[.;,!]+$/, '')}; ${said}`;
}

/** Where the adjectives before a noun begin: "all wheeled vehicles" is counted as "all 40 wheeled vehicles". */
function startOfPhrase(source: string, noun: number): number {
  let start = noun;
  for (let words = 0; words < 2; words++) {
    const before = /([A-Za-z-]+)\s+$/.exec(source.slice(0, start));
    const word = before?.[1]?.toLowerCase() ?? '';
    const isVerb = readVerb(word) !== undefined && before?.index === 0;
    if (!before || isVerb || FUNCTION_WORD.test(word) || readVerb(word)?.form === 'present') break;
    start = before.index;
    if (start === 0) return noun;
  }
  return start;
}

const FUNCTION_WORD =
  /^(?:a|an|the|all|our|my|his|her|their|of|for|to|in|on|at|by|with|from|and|or|both|each|other|as|over|across)$/;
