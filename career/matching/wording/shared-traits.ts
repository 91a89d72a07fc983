import { oncePer } from '#career/lazily.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import { inSentence } from '#career/occupations/plain-names.ts';
import { listed } from './sentence.ts';

/** Rated important nearly everywhere; shared by any two titles, it ties none. */
const EVERYWHERE: ReadonlySet<string> = new Set([
  'English Language',
  'Active Listening',
  'Speaking',
  'Critical Thinking',
  'Reading Comprehension',
]);

const MOST_RATED = 8;
const MOST_NAMED = 3;

/** Skills and knowledge in turn, the most telling of the work first, without those of nearly all work. */
const traitsOf = oncePer(({ profile }: Occupation): readonly string[] => {
  const { skills, knowledge } = profile();
  const names = Array.from({ length: MOST_RATED })
    .flatMap((_, at) => [knowledge[at], skills[at]])
    .filter((name) => name !== undefined)
    .filter((name) => !EVERYWHERE.has(name));
  // Mathematics is rated as knowledge and as a skill.
  return [...new Set(names)];
});

/**
 * What two occupations lean on alike by O*NET's ratings, in words, the first one's most telling first: "medicine and
 * dentistry and biology". Null where they share nothing that most work does not.
 */
export function sharedTraits(occupation: Occupation, other: Occupation): string | null {
  const theirs = new Set(traitsOf(other));
  const shared = traitsOf(occupation).filter((name) => theirs.has(name));
  return shared.length === 0 ? null : inWords(shared);
}

/** The first ones: "biology and psychology", "medicine and dentistry, and biology". */
function inWords(names: readonly string[]): string {
  const named = names.slice(0, MOST_NAMED).map(inSentence);
  if (!named.some((name) => name.includes(' and '))) return listed(named);
  return [...named.slice(0, -1), `and ${named.at(-1) ?? ''}`].join(', ').replace(/^and /, '');
}

/** What an occupation leans on most, in words; null where O*NET has no ratings. */
export function leadingTraits(occupation: Occupation): string | null {
  const names = traitsOf(occupation);
  return names.length === 0 ? null : inWords(names);
}

/** The same in short, for a page that is about work of one kind. */
export function tieInShort(work: string, occupation: Occupation, known: Occupation | undefined): string {
  if (known === occupation) return `The nearest civilian work to ${work}.`;
  const shared = known === undefined ? null : sharedTraits(occupation, known);
  return shared === null
    ? `From ${work}: ${tieTo(occupation, known)}`
    : `Like ${work}, it draws on ${shared}.`;
}

/**
 * A sentence on what a title has in common with the work that somebody is known for: the same, alike by O*NET's
 * ratings, or neither, and then it says that we infer.
 */
export function tieTo(occupation: Occupation, known: Occupation | undefined): string {
  const { shownTitle } = occupation;
  if (known === occupation) return `${shownTitle} is the nearest civilian work to it.`;
  const shared = known === undefined ? null : sharedTraits(occupation, known);
  if (shared !== null) return `Like that work, ${shownTitle} draws on ${shared}.`;
  const own = leadingTraits(occupation);
  return own === null
    ? `What carries over to ${shownTitle} is our own read.`
    : `${shownTitle} draws on ${own}. What carries over is our own read.`;
}
