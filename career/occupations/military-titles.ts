import MiniSearch from 'minisearch';
import { HashedTexts } from '#career/hashed-texts.ts';
import { entryOf, noRepeats, tableOf, wordList, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import { MILITARY_BRANCHES, type MilitaryBranch } from '#career/service.ts';
import emptyRows from '#knowledge/occupations/words-that-name-no-job.json' with { type: 'json' };
import shortRows from '#knowledge/occupations/words-typed-in-short.json' with { type: 'json' };
import type { MilitaryJob } from './military-job.ts';
import { nicknameCode } from './military-nicknames.ts';

interface TitleDocument {
  readonly id: number;
  readonly title: string;
  readonly job: MilitaryJob;
}

/** The jobs that have a code, for nicknames that stand for one. */
type JobsOfCode = (code: string) => readonly MilitaryJob[];

/** A job found by its title. `certainty` 0-1: how much of what was typed the title holds, and little beside it. */
interface TitleHit {
  readonly job: MilitaryJob;
  readonly certainty: number;
}

/** Words of service life that stand in many typed occupations and name none. */
export const wordsThatNameNoJob = tableOf('occupations/words-that-name-no-job.json', emptyRows, () =>
  entryOf({ words: wordList }),
);

const emptyWords = lazily(() => new Set(wordsThatNameNoJob.entries().flatMap((entry) => entry.words)));

/** Words typed in short, spelled out as the lists have them. */
export const wordsTypedInShort = tableOf(
  'occupations/words-typed-in-short.json',
  shortRows,
  () => entryOf({ short: words, spelledOut: words }),
  noRepeats('short', (entry) => entry.short),
);

const spelledOut = lazily(
  () => new Map(wordsTypedInShort.entries().map((entry) => [entry.short, entry.spelledOut])),
);

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !emptyWords().has(word));

/** No military title is longer; words beyond it are pasted text, and each costs a fuzzy search. */
const MOST_WORDS = 8;

/** A title typed as the list has it. */
const EXACT = 0.97;

/** Of titles that fit alike, another service's is less likely meant. */
const FOREIGN = 0.35;

const squeezed = (title: string) => title.toLowerCase().replace(/[^a-z0-9]/g, '');

const TITLE_LIMIT = 30;
const SCORED = 400;

/** Of titles that fit alike, one in use is likelier meant than a retired one. */
const IN_USE = 0.07;

/** Every title of every military job, searchable. */
export class MilitaryTitles {
  readonly #search = new MiniSearch<TitleDocument>({
    fields: ['title'],
    tokenize: wordsIn,
    processTerm: (term) => term,
  });
  readonly #documents: readonly TitleDocument[];
  /** The titles by their letters and figures alone, for one that was typed or picked as it stands. */
  readonly #exact: HashedTexts;
  /** In how many titles a word stands, for what it says about a job: "specialist" says little. */
  readonly #uses = new Map<string, number>();

  constructor(jobs: readonly MilitaryJob[]) {
    this.#documents = titlesOf(jobs);
    for (const { title } of this.#documents) {
      for (const word of new Set(wordsIn(title))) this.#uses.set(word, (this.#uses.get(word) ?? 0) + 1);
    }
    this.#search.addAll(this.#documents);
    this.#exact = new HashedTexts(this.#documents.map(({ id, title }) => [squeezed(title), id]));
  }

  /** Jobs by title: nicknames first, then titles that hold the typed words, slips of the keyboard allowed. */
  find(ofCode: JobsOfCode, text: string, branch: MilitaryBranch | null): TitleHit[] {
    if (!/[a-z]{2}/i.test(text)) return [];
    const typed = wordsIn(text).slice(0, MOST_WORDS);
    const hits = byNickname(ofCode, typed, branch);
    const words = typed.flatMap((word) => (spelledOut().get(word) ?? word).split(' '));
    if (words.length === 0) return hits;
    const exact = new Map(
      this.#exactly(squeezed(text)).map(({ job }) => [
        job,
        branch === null || job.branch === branch ? EXACT : EXACT - FOREIGN,
      ]),
    );
    for (const [job, certainty] of exact) hits.push({ job, certainty });
    for (const [job, certainty] of this.#byWords(words, branch))
      if (!exact.has(job)) hits.push({ job, certainty });
    return hits
      .sort((a, b) => b.certainty - a.certainty || a.job.position - b.job.position)
      .slice(0, TITLE_LIMIT);
  }

  #exactly(text: string): TitleDocument[] {
    return this.#exact
      .placesOf(text)
      .map((place) => this.#documents[place] as TitleDocument)
      .filter(({ title }) => squeezed(title) === text);
  }

  #byWords(words: readonly string[], branch: MilitaryBranch | null): ReadonlyMap<MilitaryJob, number> {
    const results = this.#search.search(words.join(' '), {
      // The last word may still be being typed.
      prefix: (term, at, terms) => term.length > 3 || (term.length > 1 && at === terms.length - 1),
      // A word that titles are written with is no slip of another; looking for its likenesses takes most of the time.
      fuzzy: (term) => (term.length > 4 && !this.#uses.has(term) ? 0.25 : false),
    });
    const best = results[0]?.score ?? 1;
    const worth = new Map(
      [...new Set(words)].map((word) => [
        word,
        Math.log(1 + this.#documents.length / (1 + this.#usesOf(word))),
      ]),
    );
    const total = [...worth.values()].reduce((sum, value) => sum + value, 0) || 1;
    const found = new Map<MilitaryJob, number>();
    for (const result of results.slice(0, SCORED)) {
      const { job, title } = this.#documents[result.id] as TitleDocument;
      const held = [...new Set(result.queryTerms)].reduce((sum, word) => sum + (worth.get(word) ?? 0), 0);
      const covered = Math.min(1, held / total);
      const beside = Math.max(0, wordsIn(title).length - result.terms.length);
      const foreign = branch !== null && job.branch !== branch ? FOREIGN : 0;
      const certainty =
        covered * (0.4 + 0.4 * (result.score / best)) - Math.min(0.3, beside * 0.06) - foreign;
      const inUse = job.inUse ? IN_USE : 0;
      found.set(job, Math.max(found.get(job) ?? 0.02, certainty + inUse));
    }
    return found;
  }

  /** In how many titles a word stands, or the nearest word that titles use: a misspelt "specialst" says as little. */
  #usesOf(word: string): number {
    const uses = this.#uses.get(word);
    if (uses !== undefined || word.length < 5) return uses ?? 0;
    const nearest = this.#search.search(word, { fuzzy: 0.25 })[0]?.terms[0];
    return this.#uses.get(nearest ?? '') ?? 0;
  }
}

/**
 * The titles, each once a branch and category. Codes in use first: of equal titles the first one stands, and a retired
 * code must not hide its successor.
 */
function titlesOf(jobs: readonly MilitaryJob[]): TitleDocument[] {
  const seen = new Set<string>();
  const documents: TitleDocument[] = [];
  const inUseFirst = jobs.toSorted((a, b) => Number(b.inUse) - Number(a.inUse) || a.position - b.position);
  for (const job of inUseFirst) {
    for (const title of [job.title, job.otherTitle]) {
      const key = `${job.branch} ${job.category} ${title?.toLowerCase()}`;
      if (!title || seen.has(key)) continue;
      seen.add(key);
      documents.push({ id: documents.length, title, job });
    }
  }
  return documents;
}

const NICKNAME_CERTAINTY = 0.95;

function byNickname(ofCode: JobsOfCode, words: readonly string[], branch: MilitaryBranch | null): TitleHit[] {
  const branches = branch === null ? MILITARY_BRANCHES : [branch];
  return branches.flatMap((own) => {
    const code = nicknameCode(words, own);
    return ofCode(code ?? '')
      .filter((job) => job.branch === own && job.inUse)
      .map((job) => ({ job, certainty: branch === null ? NICKNAME_CERTAINTY - 0.2 : NICKNAME_CERTAINTY }));
  });
}
