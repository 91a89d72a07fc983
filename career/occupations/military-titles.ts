import MiniSearch from 'minisearch';
import { entryOf, lazily, noRepeats, tableOf, wordList, words } from '#career/knowledge/read-table.ts';
import { MILITARY_BRANCHES, type MilitaryBranch } from '#career/service.ts';
import emptyRows from '#knowledge/occupations/words-that-name-no-job.json' with { type: 'json' };
import shortRows from '#knowledge/occupations/words-typed-in-short.json' with { type: 'json' };
import type { CareerFacts } from './facts.ts';
import { nicknameCode } from './military-nicknames.ts';

interface TitleDocument {
  readonly id: string;
  readonly title: string;
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

interface TitleIndex {
  readonly search: MiniSearch<TitleDocument>;
  /** In how many titles a word stands, for what it says about a job: "specialist" says little. */
  readonly uses: ReadonlyMap<string, number>;
  readonly titles: number;
}

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !emptyWords().has(word));

function buildIndex({ tables: { military } }: CareerFacts): TitleIndex {
  const search = new MiniSearch<TitleDocument>({
    fields: ['title'],
    tokenize: wordsIn,
    processTerm: (term) => term,
  });
  const uses = new Map<string, number>();
  const seen = new Set<string>();
  const documents: TitleDocument[] = [];
  // Codes in use first: of equal titles the first one stands, and a retired code must not hide its successor.
  const inUseFirst = [...military.code.keys()].sort(
    (a, b) => Number(military.current.charAt(b)) - Number(military.current.charAt(a)) || a - b,
  );
  for (const row of inUseFirst) {
    for (const [title, mark] of [
      [military.title[row] ?? '', 'a'],
      [military.otherTitle[row] ?? '', 'b'],
    ] as const) {
      const key = `${military.branch.charAt(row)} ${military.category.charAt(row)} ${title.toLowerCase()}`;
      if (title === '' || seen.has(key)) continue;
      seen.add(key);
      documents.push({ id: `${row}${mark}`, title });
      for (const word of new Set(wordsIn(title))) uses.set(word, (uses.get(word) ?? 0) + 1);
    }
  }
  search.addAll(documents);
  return { search, uses, titles: documents.length };
}

function indexOf(facts: CareerFacts): TitleIndex {
  return facts.once('military-title-index', () => buildIndex(facts));
}

/** Builds the title index now instead of at the first keystroke. */
export function warmMilitaryTitles(facts: CareerFacts): void {
  indexOf(facts);
}

/** A row found by its title. `certainty` 0-1: how much of what was typed the title holds, and little beside it. */
export interface TitleHit {
  readonly row: number;
  readonly certainty: number;
}

/** No military title is longer; words beyond it are pasted text, and each costs a fuzzy search. */
const MOST_WORDS = 8;

const TITLE_LIMIT = 30;
const SCORED = 400;

/** Of titles that fit alike, one in use is likelier meant than a retired one. */
const IN_USE = 0.07;

/** Military rows by title: nicknames first, then titles that hold the typed words, slips of the keyboard allowed. */
export function findByTitle(facts: CareerFacts, text: string, branch: MilitaryBranch | null): TitleHit[] {
  if (!/[a-z]{2}/i.test(text)) return [];
  const typed = wordsIn(text).slice(0, MOST_WORDS);
  const hits = byNickname(facts, typed, branch);
  const words = typed.flatMap((word) => (spelledOut().get(word) ?? word).split(' '));
  if (words.length === 0) return hits;
  const index = indexOf(facts);
  const results = index.search.search(words.join(' '), {
    // The last word may still be being typed.
    prefix: (term, at, terms) => term.length > 3 || (term.length > 1 && at === terms.length - 1),
    fuzzy: (term) => (term.length > 4 ? 0.25 : false),
  });
  const best = results[0]?.score ?? 1;
  const worth = new Map(
    [...new Set(words)].map((word) => [word, Math.log(1 + index.titles / (1 + usesOf(index, word)))]),
  );
  const total = [...worth.values()].reduce((sum, value) => sum + value, 0) || 1;
  const { military } = facts.tables;
  const byRow = new Map<number, number>();
  for (const result of results.slice(0, SCORED)) {
    const row = Number.parseInt(String(result.id), 10);
    const held = [...new Set(result.queryTerms)].reduce((sum, word) => sum + (worth.get(word) ?? 0), 0);
    const covered = Math.min(1, held / total);
    const title = String(result.id).endsWith('b') ? military.otherTitle[row] : military.title[row];
    const beside = Math.max(0, wordsIn(title ?? '').length - result.terms.length);
    const foreign = branch !== null && branchAt(facts, row) !== branch ? 0.35 : 0;
    const certainty = covered * (0.4 + 0.4 * (result.score / best)) - Math.min(0.3, beside * 0.06) - foreign;
    const inUse = military.current.charAt(row) === '1' ? IN_USE : 0;
    byRow.set(row, Math.max(byRow.get(row) ?? 0.02, certainty + inUse));
  }
  for (const [row, certainty] of byRow) hits.push({ row, certainty });
  return hits.sort((a, b) => b.certainty - a.certainty || a.row - b.row).slice(0, TITLE_LIMIT);
}

/** In how many titles a word stands, or the nearest word that titles use: a misspelt "specialst" says as little. */
function usesOf(index: TitleIndex, word: string): number {
  const uses = index.uses.get(word);
  if (uses !== undefined || word.length < 5) return uses ?? 0;
  const nearest = index.search.search(word, { fuzzy: 0.25 })[0]?.terms[0];
  return index.uses.get(nearest ?? '') ?? 0;
}

function branchAt({ tables: { military } }: CareerFacts, row: number): MilitaryBranch {
  return MILITARY_BRANCHES[Number(military.branch.charAt(row))] ?? 'Army';
}

const NICKNAME_CERTAINTY = 0.95;

function byNickname(facts: CareerFacts, words: readonly string[], branch: MilitaryBranch | null): TitleHit[] {
  const branches = branch === null ? MILITARY_BRANCHES : [branch];
  return branches.flatMap((own) => {
    const code = nicknameCode(words, own);
    if (code === null) return [];
    return (facts.militaryRows.get(code) ?? [])
      .filter((row) => branchAt(facts, row) === own && facts.tables.military.current.charAt(row) === '1')
      .map((row) => ({ row, certainty: branch === null ? NICKNAME_CERTAINTY - 0.2 : NICKNAME_CERTAINTY }));
  });
}
