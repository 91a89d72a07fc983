import { lazily } from '#career/lazily.ts';
import { type WordRun, wordDifference } from '#career/resume/difference.ts';
import { readVerb } from '#career/resume/writing/verbs.ts';
import { withoutRatingTalk } from './rating.ts';
import { misspellingTable } from './record-tables.ts';

/** More than this many sentences would be longer than the line itself. */
const MOST_CHANGES = 5;
/** Examples in a sentence. */
const MOST_EXAMPLES = 3;
const LONGEST_QUOTE = 60;

const misspelt = lazily(() => new Set(misspellingTable.entries().flatMap(({ wrong }) => wrong)));

type Kind =
  | 'spelling'
  | 'short'
  | 'tense'
  | 'capitals'
  | 'opinion'
  | 'heading'
  | 'subject'
  | 'words'
  | 'left-out'
  | 'added';

/** What the sentence for each kind of change begins with, most telling first. */
const SENTENCES: Readonly<Record<Kind, (examples: string) => string>> = {
  opinion: (examples) => `Took the rater's opinion out: ${examples}`,
  heading: (examples) => `Removed the heading: ${examples}`,
  'left-out': (examples) => `Left out: ${examples}`,
  spelling: (examples) => `Fixed spelling: ${examples}`,
  short: (examples) => `Spelled out short forms: ${examples}`,
  words: (examples) => `Put in words everyone knows: ${examples}`,
  added: (examples) => `Added: ${examples}`,
  tense: (examples) => `Put what you did in the past tense: ${examples}`,
  subject: () => 'Took you out of the sentence, as resumes do',
  capitals: () => 'Fixed capital letters',
};

interface Change {
  readonly kind: Kind;
  readonly example: string;
}

/**
 * What is different in a suggestion from the veteran's own words, and why, in short sentences. Read off the two texts
 * themselves, so that it is true whatever the writer did. Empty where only marks and the last period changed.
 */
export function lineChanges(source: string, suggestion: string | null): string[] {
  if (suggestion === null) return [whyNoLine(source)];
  // A sign between two clauses parts their words too.
  const told = source.replace(/\s*(?:--+|\.{3}|…)\s*/g, '; ');
  const changes = changesIn(wordDifference(told, suggestion), told);
  const byKind = Map.groupBy(changes, ({ kind }) => kind);
  return Object.entries(SENTENCES)
    .flatMap(([kind, sentence]) => {
      const found = byKind.get(kind as Kind);
      if (found === undefined) return [];
      const examples = [...new Set(found.map(({ example }) => example))];
      const more = examples.length > MOST_EXAMPLES ? ' and more' : '';
      return [sentence(examples.slice(0, MOST_EXAMPLES).join(', ') + more)];
    })
    .slice(0, MOST_CHANGES);
}

function whyNoLine(source: string): string {
  return /[A-Za-z]{2}/.test(withoutRatingTalk(source)) && withoutRatingTalk(source) === source
    ? 'It doesn’t say what you did or what came of it, so we left it out'
    : 'It says what someone thought of you, not what you did, so we left it out';
}

/** What explanations were put behind the names of systems. */
export function explanations(line: string, explained: string): string[] {
  const found = wordDifference(line, explained).flatMap(({ kind, text }) =>
    kind === 'added' ? [`“${quoted(text)}”`] : [],
  );
  return found.length === 0 ? [] : [`Explained what readers may not know: ${[...new Set(found)].join(', ')}`];
}

/** Runs of removed words, each with the words that took their place. */
function changesIn(runs: readonly WordRun[], source: string): Change[] {
  return joined(runs).flatMap(({ before, after }, at) => {
    if (before !== '' && after !== '') return replaced(before.split(' '), after.split(' '), source);
    return before === '' ? added(after) : removed(before, source, at === 0);
  });
}

interface Replacement {
  before: string;
  after: string;
}

const SMALL_WORD = /^(?:and|or|of|the|a|an|in|for|to)$/i;

/** What was put in the place of what. A small word that both sides share does not part a phrase from its end. */
function joined(runs: readonly WordRun[]): Replacement[] {
  const found: Replacement[] = [];
  let open: Replacement | undefined;
  for (const [at, { kind, text }] of runs.entries()) {
    const next = runs[at + 1];
    if (kind === 'same') {
      const goesOn = open !== undefined && SMALL_WORD.test(text) && next?.kind === 'added';
      if (goesOn && open) open = extend(open, text, text);
      else {
        if (open) found.push(open);
        open = undefined;
      }
    } else
      open = extend(
        open ?? { before: '', after: '' },
        kind === 'removed' ? text : '',
        kind === 'added' ? text : '',
      );
  }
  return open ? [...found, open] : found;
}

const extend = ({ before, after }: Replacement, removedText: string, addedText: string): Replacement => ({
  before: `${before} ${removedText}`.trim(),
  after: `${after} ${addedText}`.trim(),
});

/** Word for word where there are as many of each; else the runs as a whole, less what they begin and end with alike. */
function replaced(before: readonly string[], after: readonly string[], source: string): Change[] {
  if (before.length === after.length) {
    const changes = before.flatMap((word, at) => changeOf(word, after[at] ?? '', source));
    const isPhrase = changes.length > 1 && changes.every(({ kind }) => kind === 'words');
    return isPhrase ? changeOf(before.join(' '), after.join(' '), source) : changes;
  }
  const same = (one: string | undefined, other: string | undefined) =>
    one !== undefined && other !== undefined && letters(one) === letters(other);
  let start = 0;
  while (same(before[start], after[start])) start++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && same(before.at(-1 - end), after.at(-1 - end)))
    end++;
  const capitals = before.slice(0, start).flatMap((word, at) => changeOf(word, after[at] ?? '', source));
  const [old, now] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  // "I supervised" became "Supervised": the verb stayed.
  if (now.length < old.length && same(old.at(-1), now.at(-1)))
    return [...capitals, ...removed(old.slice(0, old.length - now.length).join(' '), source, true)];
  return [...capitals, ...changeOf(old.join(' '), now.join(' '), source)];
}

const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9$%]/g, '');

function changeOf(before: string, after: string, source: string): Change[] {
  if (letters(before) === letters(after)) {
    const bare = (text: string) => text.replace(/[^A-Za-z]/g, '');
    const onlyFirst = source.startsWith(before) && bare(before).slice(1) === bare(after).slice(1);
    return bare(before) === bare(after) || onlyFirst ? [] : [{ kind: 'capitals', example: before }];
  }
  if (before === '') return added(after);
  if (after === '') return removed(before, source, source.startsWith(before));
  const example = `“${quoted(before)}” as “${quoted(after)}”`;
  const word = letters(before);
  if (misspelt().has(word)) return [{ kind: 'spelling', example }];
  const past = readVerb(after.toLowerCase().replace(/[^a-z-]/g, ''));
  const told = readVerb(before.toLowerCase().replace(/[^a-z-]/g, ''));
  if (past?.form === 'past' && told !== undefined && told.past === past.past)
    return told.form === 'past' ? [] : [{ kind: 'tense', example }];
  if (isSubject(before)) return [{ kind: 'subject', example }];
  if (isShort(before, after)) return [{ kind: 'short', example }];
  return [{ kind: 'words', example }];
}

/** "mbr" of "member", "w/" of "with", "bn" of "battalion": the letters of the short form stand in the long one, in order. */
function isShort(before: string, after: string): boolean {
  if (before.includes(' ') || before.length >= after.length) return false;
  const long = letters(after);
  let from = 0;
  for (const letter of letters(before)) {
    from = long.indexOf(letter, from) + 1;
    if (from === 0) return false;
  }
  return true;
}

const isSubject = (text: string) => /^(?:i|she|he|they|we|my|his|her|our|was|mro|snm)\b/i.test(text.trim());

function removed(text: string, source: string, atStart: boolean): Change[] {
  if (!/[A-Za-z0-9]/.test(text)) return [];
  if (atStart && text.endsWith(':')) return [{ kind: 'heading', example: `“${quoted(text)}”` }];
  if (!withoutRatingTalk(source).includes(text)) return [{ kind: 'opinion', example: `“${quoted(text)}”` }];
  if (isSubject(text) || (atStart && /^[A-Z][A-Za-z]*\d?\s+[A-Z][a-z]+$/.test(text)))
    return [{ kind: 'subject', example: text }];
  return [{ kind: 'left-out', example: `“${quoted(text)}”` }];
}

const added = (text: string): Change[] =>
  /[A-Za-z0-9]/.test(text) ? [{ kind: 'added', example: `“${quoted(text)}”` }] : [];

function quoted(text: string): string {
  const bare = text.replace(/^[\s("“]+|[\s,.;:)"”]+$/g, '');
  return bare.length <= LONGEST_QUOTE ? bare : `${bare.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')} …`;
}
