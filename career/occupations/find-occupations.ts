import MiniSearch from 'minisearch';
import { wordsOf } from '#career/matching/words.ts';
import type { CareerFacts } from './facts.ts';
import type { CivilianOccupation } from './occupation.ts';
import { titleIndex, titleKey } from './title-index.ts';

interface OccupationDocument {
  readonly id: number;
  readonly title: string;
  readonly reported: string;
  readonly alternate: string;
}

const DEFAULT_LIMIT = 12;
const LONGEST_QUERY = 80;

function searchIndex(facts: CareerFacts): MiniSearch<OccupationDocument> {
  const { occupations } = facts.tables;
  const search = new MiniSearch<OccupationDocument>({
    fields: ['title', 'reported', 'alternate'],
    searchOptions: {
      boost: { title: 4, reported: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  const documents = occupations.code.flatMap((_, id) => {
    if (facts.militaryOnly[id]) return [];
    const words = (text: string | undefined) => [...new Set(wordsOf(text ?? ''))].join(' ');
    return [
      {
        id,
        title: words(`${occupations.title[id] ?? ''} ${occupations.shownTitle[id] ?? ''}`),
        reported: words(occupations.reportedTitles[id]),
        alternate: words(occupations.alternateTitles[id]),
      },
    ];
  });
  search.addAll(documents);
  return search;
}

/** Builds the indexes over civilian titles now instead of at the first search. */
export function warmCivilianTitles(facts: CareerFacts): void {
  titleIndex(facts);
  facts.once('civilian-search', () => searchIndex(facts));
}

/** Civilian occupations for a typed title, any case, with slips of the keyboard; the best first. */
export function findOccupations(
  facts: CareerFacts,
  query: string,
  limit = DEFAULT_LIMIT,
): CivilianOccupation[] {
  const text = query.trim().slice(0, LONGEST_QUERY);
  if (text === '') return [];
  const code = /^\d{2}-\d{4}(?:\.\d{2})?$/.exec(text)?.[0];
  const rows = new Map<number, string>();
  const byCode =
    code === undefined ? undefined : facts.rowOfOccupation.get(code.length === 7 ? `${code}.00` : code);
  if (byCode !== undefined && !facts.militaryOnly[byCode]) rows.set(byCode, '');
  const exact = [...(titleIndex(facts).get(titleKey(text)) ?? [])].sort(
    (a, b) => b.weight - a.weight || a.row - b.row,
  );
  for (const { row } of exact) rows.set(row, text);
  const search = facts.once('civilian-search', () => searchIndex(facts));
  const words = wordsOf(text).join(' ');
  const results = search.search(words);
  const found = results.length > 0 ? results : search.search(words, { combineWith: 'OR' });
  for (const result of found.slice(0, limit * 2)) {
    const row = Number(result.id);
    if (!rows.has(row)) rows.set(row, wordingFor(facts, row, result.terms));
  }
  const { occupations } = facts.tables;
  return [...rows].slice(0, limit).map(([row, wording]) => ({
    onetSocCode: occupations.code[row] ?? '',
    title: ownWording(facts, row, wording),
    onetTitle: occupations.title[row] ?? '',
  }));
}

/** The title of the occupation that holds most of the words found, its shown title before others. */
function wordingFor(facts: CareerFacts, row: number, terms: readonly string[]): string {
  const { occupations } = facts.tables;
  const titles = [
    occupations.shownTitle[row] ?? '',
    ...(occupations.reportedTitles[row] ?? '').split('|'),
    ...(occupations.alternateTitles[row] ?? '').split('|'),
  ].filter((title) => title !== '');
  let best = titles[0] ?? '';
  let most = 0;
  for (const title of titles) {
    const words = wordsOf(title);
    const held = terms.filter((term) => words.includes(term)).length - words.length * 0.01;
    if (held > most + 0.5) {
      most = held;
      best = title;
    }
  }
  return best;
}

/** The typed text stands for a known title: show that title as it is written, not as it was typed. */
function ownWording(facts: CareerFacts, row: number, wording: string): string {
  const { occupations } = facts.tables;
  const shown = occupations.shownTitle[row] ?? '';
  if (wording === '') return shown;
  const key = titleKey(wording);
  const titles = [
    shown,
    ...`${occupations.reportedTitles[row] ?? ''}|${occupations.alternateTitles[row] ?? ''}`.split('|'),
  ];
  return titles.find((title) => titleKey(title) === key) ?? shown;
}
