import MiniSearch from 'minisearch';
import { lazily } from '#career/lazily.ts';
import { wordsOf } from '#career/matching/words.ts';
import { type CivilianTitles, titleKey } from './civilian-titles.ts';
import type { CivilianOccupation, Occupation } from './occupation.ts';

interface OccupationDocument {
  readonly id: string;
  readonly title: string;
  readonly reported: string;
  readonly alternate: string;
}

const DEFAULT_LIMIT = 12;
const LONGEST_QUERY = 80;

/** Finds civilian occupations by what people type: a code, a title, words of one, slips of the keyboard allowed. */
export class OccupationFinder {
  readonly #byCode: ReadonlyMap<string, Occupation>;
  readonly #titles: () => CivilianTitles;
  readonly #search: () => MiniSearch<OccupationDocument>;

  constructor(byCode: ReadonlyMap<string, Occupation>, titles: () => CivilianTitles) {
    this.#byCode = byCode;
    this.#titles = titles;
    this.#search = lazily(() => searchOver([...byCode.values()].filter(({ civilian }) => civilian)));
  }

  /** Civilian occupations for a typed title, any case; the best first. */
  find(query: string, limit = DEFAULT_LIMIT): CivilianOccupation[] {
    const text = query.trim().slice(0, LONGEST_QUERY);
    if (text === '') return [];
    const found = new Map<Occupation, string>();
    const byCode = this.#ofCode(text);
    if (byCode) found.set(byCode, byCode.shownTitle);
    const exact = [...this.#titles().owners(text)].sort(
      (a, b) => b.weight - a.weight || a.occupation.position - b.occupation.position,
    );
    for (const { occupation } of exact) found.set(occupation, text);
    for (const { occupation, words } of this.#byWords(text, limit * 2)) {
      if (!found.has(occupation)) found.set(occupation, wordingFor(occupation, words));
    }
    return [...found].slice(0, limit).map(([occupation, wording]) => ({
      onetSocCode: occupation.code,
      title: ownWording(occupation, wording),
      onetTitle: occupation.title,
    }));
  }

  #ofCode(text: string): Occupation | undefined {
    const code = /^\d{2}-\d{4}(?:\.\d{2})?$/.exec(text)?.[0];
    const found = this.#byCode.get(code?.length === 7 ? `${code}.00` : (code ?? ''));
    return found?.civilian ? found : undefined;
  }

  #byWords(text: string, most: number) {
    const typed = wordsOf(text).join(' ');
    const all = this.#search().search(typed);
    const results = all.length > 0 ? all : this.#search().search(typed, { combineWith: 'OR' });
    return results.slice(0, most).flatMap(({ id, terms }) => {
      const occupation = this.#byCode.get(id);
      return occupation ? [{ occupation, words: terms }] : [];
    });
  }

  /** Builds now what waits for its first use. */
  prepare(): void {
    this.#search();
  }
}

function searchOver(occupations: readonly Occupation[]): MiniSearch<OccupationDocument> {
  const search = new MiniSearch<OccupationDocument>({
    fields: ['title', 'reported', 'alternate'],
    searchOptions: {
      boost: { title: 4, reported: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  const words = (texts: readonly string[]) => [...new Set(wordsOf(texts.join(' ')))].join(' ');
  search.addAll(
    occupations.map(({ code, title, shownTitle, reportedTitles, alternateTitles }) => ({
      id: code,
      title: words([title, shownTitle]),
      reported: words(reportedTitles),
      alternate: words(alternateTitles),
    })),
  );
  return search;
}

/** The title of the occupation that holds most of the words found, its shown title before others. */
function wordingFor(
  { shownTitle, reportedTitles, alternateTitles }: Occupation,
  found: readonly string[],
): string {
  let best = shownTitle;
  let most = 0;
  for (const title of [shownTitle, ...reportedTitles, ...alternateTitles]) {
    const words = wordsOf(title);
    const held = found.filter((term) => words.includes(term)).length - words.length * 0.01;
    if (held > most + 0.5) {
      most = held;
      best = title;
    }
  }
  return best;
}

/** The typed text stands for a known title: show that title as it is written, not as it was typed. */
function ownWording({ shownTitle, reportedTitles, alternateTitles }: Occupation, wording: string): string {
  const key = titleKey(wording);
  const titles = [shownTitle, ...reportedTitles, ...alternateTitles];
  return titles.find((title) => titleKey(title) === key) ?? shownTitle;
}
