import { lazily } from '#career/lazily.ts';
import { literally } from '#career/text/phrase-index.ts';
import { refusalTable } from './ruled-out.ts';

const BETWEEN_CLAUSES = /([.;!?\n]+|,(?= (?:and|but|then|so)\b)| - )/;

/** From a word of refusal on, a clause says what somebody will not do. */
const refusal = lazily(() => {
  const said = refusalTable
    .entries()
    .filter(({ stands }) => stands === 'before')
    .flatMap(({ words }) => words)
    .sort((one, other) => other.length - one.length)
    .map((words) => literally(words).replaceAll("'", "['’]?"));
  return new RegExp(`(?<!\\w)(?:${said.join('|')})(?!\\w).*$`, 'is');
});

/** The clauses of a text. */
export const clausesIn = (text: string): string[] =>
  text.split(BETWEEN_CLAUSES).filter((_, at) => at % 2 === 0);

/** What a clause says from a word of refusal on; null where it refuses nothing. */
export const refusedIn = (clause: string): string | null => refusal().exec(clause)?.[0] ?? null;

/** A text without what its clauses refuse. */
export const withoutRefused = (text: string): string =>
  text
    .split(BETWEEN_CLAUSES)
    .map((clause) => clause.replace(refusal(), ''))
    .join('');
