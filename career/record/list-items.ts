import { splitList } from '#career/resume/writing/sentences.ts';
import { isEnglish } from '#career/text/dictionary.ts';
import { calmed, isShouted } from './calm.ts';

/** What people say of a course, an award or a skill that they do not have after all. */
const NOT_SO =
  /\b(?:asked about|paperwork not|never|waitlisted|on (?:the )?wait ?list|wait[- ]list(?:ed)?|nominated|nominee|declined|cancel(?:l)?ed|fail(?:ed)?|quit|drop?ped|did(?:n['’]?t| not)|could(?:n['’]?t| not)|wasn['’]?t|no slot|no licen[cs]e|not (?:attended|selected|awarded|submitted|sent|finished|completed|approved|certified|yet|licensed|really)|was on (?:the )?list|pending|applied|supposed to|at?trit?ted|no[- ]go|turned down|downgraded|denied|disapproved|revoked|no (?:be)?cause|not enough|let go|non[- ]rated|did not pass)\b|\b(?:no|none)$|\? no\b|^no\b/i;

/** What people say of a skill that is little or long ago. */
const HARDLY =
  /\b(?:rusty|beginner|a (?:little|bit)|somewhat|forgot(?:ten)?|used to|only demo['’]?d|kinda|sort of|lol|learning|not great|so-so|some|long ago|only)$|\((?:old|some|a bit|a lil|little|as an? [^()]*|rusty|beginner|learning|basic-ish|forgot)\)|\(a little\b|\ba lil\b|^some\s|^(?:an? )?(?:little|tiny )?(?:bit|little) of\b|\bnot pretty\b|\b(?:lol|kinda|meh|haha)\b/i;

/** A remark in brackets that asks or doubts; what it says was not done stays for the next question. */
const DOUBTS =
  /\s*\((?![^()]*\b(?:never|dropped|failed|nominated|did))[^()]*(?:\?|\b(?:i think|maybe|not sure|lol|doesn['’]?t|does not|state requires)\b)[^()]*\)/gi;

/** "Forklift class, didn't finish": what takes back the item before it goes with it. */
const TAKES_BACK =
  /^(?:but )?(?:did ?n['’]?o?t|didnt|not|never|declined|failed|dropped|quit|withdrew|cancel(?:l)?ed|medically dropped|no slot)\b/i;

function withoutTakenBack(items: string[], item: string): string[] {
  return TAKES_BACK.test(item.trim()) ? items.slice(0, -1) : [...items, item];
}

/** "(2 AAM... I mean ARCOM 1": what one takes back in the same breath; "(washed back once, graduated)": how it went at first. */
const FIRST_TRY =
  /(?<![^,;()])[^,;()]*\.{2,}\s*I mean\s+|\b(?:washed back|recycled|rolled back)(?: once| twice)?,?\s*(?:and |then )?/gi;

/** Whether a list in capitals is one of words, and not of acronyms, which keep theirs. */
function isOfWords(text: string): boolean {
  const words = text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return words.filter((word) => isEnglish(word)).length > words.length / 2;
}

/** The items of a list as far as they say that something was done, earned or is mastered; what was not is left out. */
export function itemsThatHold(
  text: string,
  { hardly = false }: { readonly hardly?: boolean } = {},
): string[] {
  const all = isShouted(text) && isOfWords(text) ? calmed(text) : text;
  return splitList(all.replace(FIRST_TRY, '').replace(/(?<!\s)\s*\/\/\s*/g, '; '))
    .reduce(withoutTakenBack, [])
    .map((item) => item.replace(DOUBTS, '').trim())
    .filter((item) => !NOT_SO.test(item) && !(hardly && HARDLY.test(item)))
    .map((item) => (isShouted(item) ? calmed(item) : item))
    .filter((item) => /[A-Za-z]{2}|[A-Za-z][+\d]/.test(item) && !item.endsWith('?'));
}
