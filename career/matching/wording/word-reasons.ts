import type { Occupation } from '#career/occupations/occupation.ts';
import { withoutRefused } from '../clauses.ts';
import type { Evidence } from '../evidence.ts';
import { listsTitle } from '../fields/standing.ts';
import { ownWordsFor } from '../own-words.ts';
import type { Proof } from '../professions/professions-told.ts';
import type { Ranking } from '../rank-occupations.ts';
import { titlesFor } from '../title-evidence.ts';
import type { TitleMatch } from '../title-match.ts';
import { stem } from '../words.ts';
import { carriedOver } from './carried-over.ts';
import type { JobLink } from './job-links.ts';
import { professionFor } from './profession-reasons.ts';
import { article, asWritten, cut, listed, standsIn } from './sentence.ts';
import { tieTo } from './shared-traits.ts';

type Reason = TitleMatch['reasons'][number];

const SOME = 0.3;
/** Half of what a field says of the titles it readily leads to. */
const SOME_FIELD = 0.2;
const SOME_WORDS = 0.25;
const MOST_WORDS = 3;

/** Words of a field, those first that the work is described with most. */
function wordsFor({ terms }: Evidence, occupation: Occupation, words: readonly string[]): readonly string[] {
  const weight = (phrase: string) =>
    Math.max(...phrase.split(' ').map((word) => terms.get(stem(word))?.term?.weightIn(occupation) ?? 0));
  return words.toSorted((a, b) => weight(b) - weight(a));
}

/** Whether a clause says mostly what is quoted for a profession already. */
function repeats(clause: string, proofs: readonly Proof[]): boolean {
  const words = new Set(wordsOf(cut(clause)));
  return proofs.some(({ quote }) => {
    const shared = wordsOf(cut(quote)).filter((word) => words.has(word));
    return shared.length * 2 > words.size;
  });
}

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/**
 * What the veteran's own words say for a title, each in a sentence that claims no more than it knows: a name the work
 * goes by, a field that the words tell of and where it leads, words that this work is described with.
 */
export function ownWordReasons(
  { evidence, scores, byCode }: Ranking,
  occupation: Occupation,
  links: readonly JobLink[],
): Reason[] {
  const duties = withoutRefused(evidence.duties);
  const quote = (words: readonly string[]) => listed(words.map((word) => `“${asWritten(duties, word)}”`));
  // What stands nowhere but in what they refuse is no reason.
  const isMeant = (word: string) => standsIn(duties, word) || !standsIn(evidence.duties, word);
  const texts: string[] = [];
  const names = titlesFor(evidence.titles, occupation, false).filter(isMeant).slice(0, 2);
  if (scores.titles.of(occupation) >= SOME && names.length > 0)
    texts.push(`You wrote ${quote(names)}, another name for this work.`);
  const clause = evidence.work.clauseFor(occupation);
  if (clause !== undefined && !repeats(clause, professionFor(evidence.life, occupation)?.proofs ?? []))
    texts.push(
      `You wrote “${cut(clause)}”, which reads like the work of ${article(occupation.shownTitle)} ${occupation.shownTitle}.`,
    );
  const found = evidence.textFields.find(({ field }) => listsTitle(field, occupation.code));
  const told =
    found === undefined
      ? []
      : wordsFor(evidence, occupation, found.words).filter(isMeant).slice(0, MOST_WORDS);
  if (found && told.length > 0 && scores.textField.of(occupation) >= SOME_FIELD) {
    const { field, hinted } = found;
    const typed = (evidence.record.occupation ?? '').toLowerCase();
    const skills = field.inferred ? carriedOver(field, occupation.code) : null;
    const tells = `You wrote ${quote(told)}, which ${hinted ? 'reads like' : 'is about'} ${field.work}`;
    if (links.some((link) => link.field?.id === field.id)) {
      // The job's own title says nothing that its code does not.
      const besides = told.filter((word) => !typed.includes(word));
      if (besides.length > 0) texts.push(`What you wrote is about ${field.work}, too: ${quote(besides)}.`);
    } else if (skills === null)
      texts.push(`${tells}. ${tieTo(occupation, byCode.get(field.working[0]?.code ?? ''))}`);
    else texts.push(`${tells}. That points to ${occupation.shownTitle}: the work includes ${skills}.`);
  }
  const words = ownWordsFor(evidence, occupation)
    .filter(isMeant)
    .filter((word) => ![...told, ...names].some((phrase) => phrase.split(' ').includes(word)))
    .slice(0, MOST_WORDS);
  if (words.length > 0 && scores.words.of(occupation) >= SOME_WORDS)
    texts.push(
      `You wrote ${quote(words)}; descriptions of this work use ${words.length === 1 ? 'the same word' : 'the same words'}.`,
    );
  return texts.map((text) => ({ kind: 'own-words', text }));
}
