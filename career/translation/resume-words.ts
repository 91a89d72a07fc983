import type { KnownWords } from '#career/record/known-words.ts';
import { isEnglish } from '#career/text/dictionary.ts';
import { articleFor, capitalized, inTitleCase, pluralOf } from './inflection.ts';
import { type Segment, type TranslateOptions, translate } from './translate.ts';

type Term = Segment & { kind: 'term' };

type ResumeWordOptions = TranslateOptions & {
  readonly known?: KnownWords;
  /** The text is a name, of a course, an award or a title: its short forms are spelled out, its words stay. */
  readonly isName?: boolean;
};

/**
 * A line with its opaque terms in words that a civilian reader knows. Words that readers know stay: a platoon is a
 * platoon. Acronyms are spelled out; systems keep their name (see `withGlosses`). What the reader knows stays as it is.
 */
export function inResumeWords(text: string, options: ResumeWordOptions = {}): string {
  let result = '';
  /** The words of the term right before a stroke, where they were spelled out. */
  let beforeStroke: string | null = null;
  let last: string | null = null;
  for (const segment of translate(text, options)) {
    const words =
      segment.kind === 'term' && !options.known?.has(segment.text)
        ? wordsFor(segment, text, isCounted(result, text.slice(segment.end)))
        : null;
    const isSpelled =
      words !== null && (!options.isName || (segment.kind === 'term' && spellsOut(segment, words, text)));
    if (words === null || !isSpelled) result += segment.text;
    // "Expert Field Medical Badge (EFMB)": the veteran has spelled it out already.
    else if (result.endsWith('(') && text.charAt(segment.end) === ')')
      result = spelledBefore(result, words)
        ? `${result.slice(0, -1).trimEnd()}\u0000`
        : result + segment.text;
    else if (beforeStroke === null) result = joined(result, words, text.slice(segment.end));
    else result = behindStroke(result, beforeStroke, words);
    beforeStroke = segment.kind === 'plain' && segment.text === '/' ? last : null;
    last = isSpelled ? words : null;
  }
  return capitalized(result.replaceAll('\u0000)', '').replaceAll('\u0000', ''));
}

/**
 * Whether words spell out a short form, letter by letter, and put it no other way: "BLC" is the Basic Leader Course, "EPO"
 * no engineering supervisor. In a name "ISO" is no "in support of"; "ACQ 203" has a number and "AO A school" a rating.
 */
function spellsOut({ text: short, end }: Term, words: string, text: string): boolean {
  if (NUMBERED_OR_RATING.test(text.slice(end)) || /^(?:in|at|on|by|for) /.test(words)) return false;
  // "Navy Comm" and "motor t" are cut short; "Port State Control" says itself.
  if (/[a-z]/.test(short) && !/^[a-z]{2,5}$/.test(short))
    return !short.split(/[\s-]+/).every((word) => word.length > 5 || (word.length > 3 && isEnglish(word)));
  const letters = short.toLowerCase().replace(/[^a-z]/g, '');
  const initials =
    words.toLowerCase().match(/(?<![a-z'’])(?!(?:of|and|the|on|in|for|to|at|or)\b)[a-z]/g) ?? [];
  let at = -1;
  for (const initial of initials) {
    at = letters.indexOf(initial, at + 1);
    if (at === -1) return false;
  }
  return initials[0] === letters[0];
}

const NUMBERED_OR_RATING = /^[ -]\d{3}\b|^\s+[ABC]\d?[ -]school\b/i;

/** "EPR/EPB" is one thing, "MSG/CC" the unit's commander, "CORs/QAEs" two of a list: short forms that a stroke joined. */
function behindStroke(before: string, first: string, words: string): string {
  const bare = before.slice(0, -1);
  if (words.replace(/s$/, '') === first.replace(/s$/, ''))
    return words.length > first.length ? `${bare}s` : bare;
  if (/^commanders?$/.test(words)) return `${bare} ${words}`;
  // Of three the first two are parted by a comma.
  const listed = bare.endsWith(` and ${first}`) ? `${bare.slice(0, -first.length - 5)}, ${first}` : bare;
  return `${listed} and ${words}`;
}

/** The words behind what stands before them: a unit by its name, nothing said twice, the article that fits. */
function joined(before: string, words: string, after: string): string {
  // "188 NRC reports": so many reports, and no unit's number.
  const number = /^ [a-z]+s\b/.test(after) ? null : UNIT_NUMBER.exec(before);
  const isName = (number?.[1] && UNIT.test(words)) || (PLACED.test(words) && /^\s[A-Z][a-z]/.test(after));
  const named = isName ? inTitleCase(words) : words;
  const start =
    number?.[1] && UNIT.test(words) ? `${before.slice(0, number.index)}${ordinal(number[1])} ` : before;
  const last = /[a-z]+$/.exec(named)?.[0] ?? '';
  const first = /^[a-z]+/i.exec(named)?.[0] ?? '';
  // "MAIT team" and "tool CTK": the reader has that word already.
  const repeatsNext = last !== '' && new RegExp(`^\\s+${last}s?\\b`, 'i').test(after);
  const shown = repeatsNext && named.includes(' ') ? named.slice(0, -last.length).trimEnd() : named;
  const bare = new RegExp(`\\b${first}\\s+$`, 'i').test(start) ? start.replace(/\S+\s+$/, '') : start;
  return withArticle(bare, shown) + shown;
}

/** "RMC Mayport", "MSU Houma": an office with its place is a name. */
const PLACED = /(?:unit|center|station|sector|base|depot|detachment|hospital|clinic|yard)$/i;

/** "436 ", "the 2nd ": what stands before a unit's short form. */
const UNIT_NUMBER = /(?<![\w.,$#/-])(\d{1,4})(?:st|nd|rd|th|d)?\s+$/;
const UNIT =
  /(?:squadron|wing|group|battalion|division|flight|regiment|center|brigade|brigade combat team)$/i;

function ordinal(number: string): string {
  const end = /1[123]$/.test(number)
    ? 'th'
    : ({ 1: 'st', 2: 'nd', 3: 'rd' }[Number(number.slice(-1))] ?? 'th');
  return number + end;
}

/** "Support Operations Officer (SPO)": the words stand right before the bracket. */
const spelledBefore = (before: string, words: string) =>
  before.slice(0, -1).trimEnd().toLowerCase().endsWith(words.toLowerCase());

function wordsFor(segment: Term, text: string, counted: boolean): string | null {
  const { meaning, plural, term } = segment;
  if (isInflected(text, segment.end) || isPartOfName(text, segment)) return null;
  // "16 Sailors in processing 9,800 requisitions": what they did, and nobody's arrival.
  if (/^in processing$/i.test(segment.text) && /^ (?:\d|the\b|all\b|an?\b)/.test(text.slice(segment.end)))
    return null;
  // "blood draws" is no risk worksheet: an acronym is one only where it stands in capitals.
  if (/^[^a-z]+$/.test(term) && !/[A-Z]&?[A-Z]|\d/.test(segment.text)) return null;
  // One code of a list in words among five that stay helps nobody.
  if (/^\d\d[A-Z]$/.test(term)) return null;
  if (meaning.inResumes !== 'replace' && meaning.inResumes !== 'spell') return null;
  const words = meaning.resumeWords ?? meaning.civilian;
  return plural || (counted && !IN_A_NAME.test(words)) ? (meaning.resumePlural ?? pluralOf(words)) : words;
}

/** "4 SNCO": a figure above one before, and no other noun behind. */
function isCounted(before: string, after: string): boolean {
  const figure = /(?:^|\s)(\d(?:[\d,]*\d)?)\s+$/.exec(before)?.[1];
  return (
    figure !== undefined &&
    figure !== '1' &&
    !/\bscor(?:e|es|ed|ing) (?:an? )?\S+\s+$/i.test(before) &&
    /^(?:\/[A-Z]{2,6})?(?:$|[.,;:)]|\s+(?:and|or|in|for|with|at|on|to|from|of)\b)/.test(after)
  );
}

/** "96 CS": the figure in front of these is part of a unit's or a boat's name. */
const IN_A_NAME =
  /(?:squadron|wing|group|brigade|battalion|division|company|center|regiment|force|lifeboat|capability|capable)$/i;

/** "SRP'd 340 Soldiers": an acronym made a verb. */
const isInflected = (text: string, end: number) => /^['’](?:d|ed|ing|er)/.test(text.slice(end, end + 4));

/** "45 RB-M", "TC-AIMS II", "1/41 IN", "DDG 78": part of a designation, which no word replaces. */
function isPartOfName(text: string, { start, end, meaning }: Term): boolean {
  const isHull = KIND_OF_THING.test(meaning.resumeWords ?? meaning.civilian);
  return (
    /[A-Za-z0-9]-$|\$$/.test(text.slice(0, start)) ||
    /^(?:-[A-Z0-9]| \d{2,4}[ -]class\b)/.test(text.slice(end)) ||
    (isHull && /^ (?:\d{1,3}\b(?! times| years| months| days)|class\b)/.test(text.slice(end)))
  );
}

/** What a thing is, which may stand right behind its name: "C-17 cargo aircraft". */
const KIND_OF_THING =
  /\b(?:aircraft|helicopter|drone|truck|vehicle|trailer|tractor|forklift|loader|crane|bulldozer|grader|tank|howitzer|rifle|pistol|(?:machine )?gun|launcher|missile|ship|boat|cutter|destroyer|carrier|submarine|engine|generator|radar|radio)$/i;

/** "41 C-17s" are "41 C-17 cargo aircraft", and "3 PLS" three trucks. */
function apposed(name: string, kind: string, counted: boolean): string {
  const single = /(?<=[A-Z\d])s$/.test(name) ? name.slice(0, -1) : name;
  return `${single} ${single === name && !counted ? kind : pluralOf(kind)}`;
}

/** "3 PLS": more than one of them. */
const COUNTED =
  /(?:\b(?:two|three|four|five|six|seven|eight|nine|ten|both|several)|(?<![\d.,$-])(?!1\b)\d[\d,]*)\s+$/i;

/** "HEMTT wrecker", "Bradley mechanics"; a small word or a participle is none. */
const NOUN_BEHIND =
  /^ (?:and|or|&) \S*\d\S* [a-z]{3,}|^ (?!(?:and|or|of|in|on|at|to|for|with|from|by|as|during|without|while|across|through|over|under|per|that|which|who|valued|worth|is|was|were|has|had|went|after|before|out|up|down|back|into|between|the|a|an|all|each|plus|versus|than|when|where|until|since|engine|engines|plants?)\b|[a-z]+(?:ed|ing|ly)\b)[a-z]{3,}/;

/**
 * The lines with an explanation of each name where it stands for the first time: "DTS (travel system)", and behind the
 * designation of a thing what it is: "C-17 cargo aircraft".
 */
export function withGlosses(lines: readonly string[], options: TranslateOptions = {}): string[] {
  const explained = new Set<string>();
  return lines.map((line) =>
    translate(line, options)
      .map((segment) => {
        if (segment.kind !== 'term' || segment.meaning.inResumes !== 'gloss') return segment.text;
        const { text, meaning } = segment;
        const bracketed =
          /^\s*\(/.test(line.slice(segment.end)) || /\([^)]*$/.test(line.slice(0, segment.start));
        const gloss = meaning.resumeWords ?? meaning.civilian;
        const besideSlash = /^s?\//.test(line.slice(segment.end)) || /\/$/.test(line.slice(0, segment.start));
        const beforeYear = /^\s*['’]\d\d/.test(line.slice(segment.end));
        // "NALCOMIS database": the reader has that word already.
        const said = line.slice(segment.end).trimStart().split(' ')[0]?.toLowerCase() ?? '';
        if (
          beforeYear ||
          saysItItself(line.slice(segment.end), gloss) ||
          (said !== '' && gloss.toLowerCase().endsWith(` ${said}`)) ||
          (/system$/.test(gloss) && said === 'database')
        )
          return text;
        if (explained.has(gloss) || bracketed || besideSlash || isPartOfName(line, segment)) return text;
        explained.add(gloss);
        if (!KIND_OF_THING.test(gloss)) return `${text} (${gloss})`;
        // "HEMTT wrecker": a noun stands there already.
        if (NOUN_BEHIND.test(line.slice(segment.end))) return text;
        const stands =
          /^(?:$|[;,.)]| (?:and|or|in|on|at|for|with|from|to|by|of|during|without|valued|worth)\b)/.test(
            line.slice(segment.end),
          );
        return apposed(text, gloss, stands && COUNTED.test(line.slice(0, segment.start)));
      })
      .join(''),
  );
}

/** "LM2500 gas turbine engines": the line goes on with the words that would explain the name. */
function saysItItself(after: string, gloss: string): boolean {
  const next =
    after
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.slice(0, 4) ?? [];
  const words = gloss.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return words.length > 0 && words.every((word) => next.some((said) => said.replace(/s$/, '') === word));
}

function withArticle(before: string, next: string): string {
  return before.replace(/\b([Aa])n?(\s+)$/, (_, letter: string, space: string) => {
    const article = articleFor(next);
    return (letter === 'A' ? capitalized(article) : article) + space;
  });
}
