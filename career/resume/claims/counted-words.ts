import { readVerb } from '../writing/verbs.ts';
import { stemOf, stemsOf } from '../writing/word-stems.ts';

/** Words that end what a figure counts. */
const ENDS =
  /^(?:in|for|with|without|w|from|to|by|at|on|during|within|via|that|which|who|whom|across|per|an?|the|as|through|thru|while|into|under|over|plus|vs|each|every|daily|weekly|monthly|annually|was|were|is|are|has|have|had|both|all|when|where|after|before|than|it|they|them|his|her|its|until|because|so|but|out|up|down|between|among|against|aboard|iso|despite)$/i;

/** Verbs in the past that are no names of things. */
const DID =
  /^(?:ran|led|won|got|made|took|kept|gave|went|drove|flew|wrote|taught|built|rose|fell|became|came|sent|brought)$/i;

/** The words that a figure counts: behind it, or before it where a sign says so ("AAM x4", "a staff of 40"). */
export function countedWords(
  before: string,
  after: string,
): { stems: string[]; text: string; length: number } {
  const lead = /^(?:\s*\+)?[\s-]*(?:of\s+(?:the\s+|our\s+|my\s+|its\s+)?|x\s+)?/i.exec(after)?.[0] ?? '';
  const stems: string[] = [];
  const texts: string[] = [];
  let length = lead.length;
  let joins = 0;
  const follows = /^[A-Za-z"]/.test(after.slice(lead.length)) ? after.slice(lead.length) : '';
  for (const match of follows.matchAll(/([A-Za-z][A-Za-z']*|[&+])(\s*-\s*|\s*)([^A-Za-z&+\s-]?)/g)) {
    const word = match[1] ?? '';
    if (/^(?:and|or|&|\+)$/i.test(word) && joins === 0 && stems.length > 0) {
      joins += 1;
      continue;
    }
    const isVerb =
      stems.length > 0 &&
      (DID.test(word) || (/(?:ed|ing)$/i.test(word) && readVerb(word.toLowerCase())?.form === 'past'));
    if (ENDS.test(word) || isVerb || stems.length >= 5) break;
    if (!/^(?:of|times|total|additional|new|different|other|more|separate|x)$/i.test(word)) {
      stems.push(stemOf(word.toLowerCase().replace(/'s?$/, '')));
      texts.push(word);
    }
    length = lead.length + match.index + match[0].length;
    if (/[.,;:()!?/"]/.test(match[3] ?? '')) break;
  }
  if (stems.length > 0) return { stems, text: texts.slice(0, joins > 0 ? 2 : 3).join(' '), length };
  const behind = /([A-Za-z][A-Za-z']*)\s+(?:of|x|\(|-|:)?\s*(?:an?\s+)?$/i.exec(before)?.[1];
  const isCounted = /(?:\bof\s+|\bx\s?|\()$/i.test(before) || /^\s*(?:[),.;]|$)/.test(after);
  if (behind === undefined || !isCounted || ENDS.test(behind)) return { stems: [], text: '', length };
  return { stems: [stemOf(behind.toLowerCase())], text: behind, length };
}

/** Stem of the nearest verb before a figure. */
export function verbBefore(before: string): string | null {
  const words = (before.split(/[;.]\s|--/).at(-1) ?? '').match(/[A-Za-z']+/g)?.slice(-6) ?? [];
  const verb = words.findLast((word) => readVerb(word.toLowerCase()) !== undefined);
  return verb === undefined ? null : stemOf(verb.toLowerCase());
}

/** Stems of what a share or a score is of, where nothing behind it says so: the words before it in its clause. */
export function subjectBefore(before: string): string[] {
  const clause = before.split(/[,;.]\s|--/).at(-1) ?? '';
  return stemsOf(clause)
    .filter((stem) => !/\d/.test(stem))
    .slice(-6);
}

/** "days to close from 45": the unit stands before the figure. */
export function unitBefore(before: string): string | undefined {
  return /\b(minute|hour|day|week|month)s?\b\s+(?:to|of|for|until)(?:\s+[a-z]+){1,2}\s+$/i
    .exec(before)?.[1]
    ?.toLowerCase();
}
