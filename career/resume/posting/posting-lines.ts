import { lazily } from '#career/lazily.ts';
import { termsIn } from './lexicon-index.ts';
import { knownHeadings, type PostingSection, sectionHeaded } from './posting-words.ts';

/** A line of a posting and the part it stands in. */
export interface PostingLine {
  readonly text: string;
  readonly section: PostingSection;
}

/** A heading is short; what is longer is a sentence. */
const LONGEST_HEADING = 60;

/** Marks of lists. A hyphen or a letter needs a space behind it: "-40 degrees", "o" of a word. */
const BULLET = /^(?:[•●▪■◦‣·*▸►»✓✔➢❖→➔➤⇒]+|[-–—o](?=\s)|\(?(?:\d{1,2}|[a-z])[.)](?=\s))\s*/;

/**
 * A posting as lines with the part each stands in. What was pasted without its line breaks is parted first: at marks of
 * lists, at headings in the middle, and where a word begins in the middle of another ("diplomaMust").
 */
export function postingLines(description: string): PostingLine[] {
  const lines: PostingLine[] = [];
  let section: PostingSection = 'duties';
  for (const raw of parted(description).split('\n')) {
    const text = raw.trim();
    if (text === '') continue;
    const bare = text.replace(BULLET, '').trim();
    const headed = headingOf(bare, bare !== text);
    // What an examination looks at has headings of its own.
    if (headed && !(headed.isGuess && section === 'tested')) {
      section = headed.section;
      if (headed.rest !== '') lines.push({ text: headed.rest, section });
      continue;
    }
    if (bare !== '') lines.push({ text: bare, section });
  }
  return lines;
}

/** The section that a line opens, and what stands behind its heading on the same line. */
function headingOf(
  line: string,
  isItem: boolean,
): { readonly section: PostingSection; readonly rest: string; readonly isGuess: boolean } | undefined {
  const whole = line.length <= LONGEST_HEADING && (!isItem || line.endsWith(':')) && sectionHeaded(line);
  if (whole) return { section: whole, rest: '', isGuess: false };
  const colon = line.search(/:|(?<=^[A-Z][a-z]+ [a-z ]{4,40})\. /);
  if (colon > 0 && colon <= LONGEST_HEADING) {
    const section = sectionHeaded(line.slice(0, colon));
    if (section) return { section, rest: line.slice(colon + 1).trim(), isGuess: false };
  }
  // "KNOWLEDGE OF TOOLS" says something; "COMPANY PERKS:" of unknown words says where the part before ends.
  return isUnknownHeading(line, isItem) ? { section: guessed(line), rest: '', isGuess: true } : undefined;
}

/** Few words, each with a capital or small and plain, that end in no stop: "What Aldermoor Offers", "TOTAL REWARDS". */
const LOOKS_LIKE_HEADING =
  /^(?:[^a-z]{4,}|[A-Z][^.;!?,]*:|(?:What|Why|Who|How|Our|The|Your|You|So|Do|Are|Here|If|We|Nice|It|This)\b[^.;!,]*|(?:[A-Z][\w'’-]*|and|of|the|for|to|in|a|&)(?:\s(?:[A-Z][\w'’-]*|and|of|the|for|to|in|a|&))*)$/;
const MOST_WORDS = 7;

function isUnknownHeading(line: string, isItem: boolean): boolean {
  if (isItem || line.length > LONGEST_HEADING || line.split(/\s+/).length > MOST_WORDS) return false;
  if (!LOOKS_LIKE_HEADING.test(line) || !GUESSES.some(([pattern]) => pattern.test(line))) return false;
  // "Forklift Certification" and "CDL LICENSE" ask for something.
  return (
    /^(?:What|Why|Who|How|So|Do|Are|Here|You)\b|:$/.test(line) ||
    guessed(line) !== 'required' ||
    termsIn(line).length === 0
  );
}

/** Words that say what a heading in other words holds. */
const GUESSES: readonly (readonly [RegExp, PostingSection])[] = [
  [
    /\b(?:preferred|nice|bonus|desir\w+|pluss?(?:es)?|apart|stand out|smile|even better|extra|lovely|love|valued|jump|wish)\b/i,
    'preferred',
  ],
  [
    /\b(?:benefits?|perks|rewards|offers?|pay|salary|compensation|about|apply|company|culture|equal|why|contact|deadline|appl\w+|accommodation)\b/i,
    'talk',
  ],
  [
    /\b(?:requir\w+|qualif\w+|must|need|fit|skills?|experience|bring|looking|certif\w+|licen\w+|education|competenc\w+|demands)\b/i,
    'required',
  ],
  [/\b(?:responsib\w+|dut(?:y|ies)|do|role|day|functions?|summary|overview|impact)\b/i, 'duties'],
];

const guessed = (line: string): PostingSection =>
  GUESSES.find(([pattern]) => pattern.test(line))?.[1] ?? 'duties';

/** A heading in the middle: with a colon behind it, or glued to the next word. */
const INLINE = lazily(() => {
  const opened = knownHeadings()
    .filter((heading) => /^[a-z][a-z' -]{4,}$/.test(heading))
    .map(
      (heading) =>
        `[${heading.charAt(0).toUpperCase()}]${heading.slice(1).replace(/ /g, '[ ]').replace(/'/g, "['’]")}`,
    );
  const shouted = knownHeadings()
    .filter((heading) => /^[a-z][a-z' -]{4,}$/.test(heading))
    .map((heading) => heading.toUpperCase().replace(/ /g, '[ ]').replace(/'/g, "['’]"));
  const any = [...opened, ...shouted].join('|');
  return new RegExp(
    `(?<=^|[.!?)\\]:\\s]|[a-z0-9])(?:(?:${any})\\s*:|(?:${opened.join('|')})(?=[A-Z0-9•●▪*][A-Za-z0-9+ ]))`,
    'g',
  );
});

/** Where a word begins in the middle of another: at least three small letters before, a capital and a small one behind (looked for first: most places fail there). */
const GLUED =
  /(?=[A-Z][a-z]+[\s,'’-])(?<=[\s(][a-z]{3,20}|[a-z]{3}[)%+.!?]|\d[)%+.]|\d)|(?=[A-Z]{2,5}[\s\d])(?<=[a-z]{4})/g;
/** As many of them and a text has lost its line breaks; fewer are names: "eBay", "deVries". */
const LOST = 2;

function parted(description: string): string {
  const text = description
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u2007\u202f\t ]+/g, ' ')
    .replace(/\s*[•●▪■◦‣▸►✓✔➢❖→➔➤⇒]\s*/g, '\n• ');
  const glued = (text.match(GLUED)?.length ?? 0) + (text.match(INLINE())?.length ?? 0);
  const unglued = glued >= LOST ? text.replace(GLUED, '\n') : text;
  return unglued
    .replace(INLINE(), (heading) => `\n${heading.replace(/\s*:$/, '')}:\n`)
    .split('\n')
    .flatMap(itemsOfLine)
    .join('\n');
}

/** A long line with several dashes between spaces was a list. */
function itemsOfLine(line: string): string[] {
  const items = line.split(/\s[-–—*]\s(?=[A-Z0-9])/);
  return line.length > 160 && items.length > 3
    ? items.map((item, at) => (at === 0 ? item : `- ${item}`))
    : [line];
}
