import type { CareerFacts } from '#career/occupations/facts.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import type { Term } from '#career/occupations/term.ts';
import { tellingsByCode } from './told-of-work.ts';
import { termsOf } from './words.ts';

/** What one telling counts: a sentence or phrase, a title, a word of the official description as much as it weighs there. */
const COUNTS = { told: 1, title: 0.5, described: 6 } as const;

/** How many average occupations' words are expected of each besides its own, in their usual shares: people tell a work in words that nobody here wrote down. */
const EXPECTED = 6;

/** A pair of words says again what its words say. */
const PAIR = 0.5;

/** Words of a text lean on each other: together they say so much less than one by one. */
const LEANING = 1.5;

/** Words have numbers below this, pairs from it on. */
const MOST_WORDS = 1 << 16;

/**
 * Which occupation's work a text tells of: naive Bayes over words and pairs of words by stem, smoothed towards all work
 * (Manning, Raghavan and Schütze, Introduction to Information Retrieval, 2008, chapters 12 and 13). It knows no
 * occupation that is a group heading or in uniform only.
 */
export class WorkModel {
  /** In the order of the answers. */
  readonly occupations: readonly Occupation[];
  readonly #numbers = new Map<string, number>();
  /** By the number of a word: its use in official descriptions. */
  readonly #described: readonly Term[];
  readonly #uses: Uses;
  /** By `position` of an occupation its place here; -1 for those left out. */
  readonly #places: Int16Array;
  /** How often a feature has to be told with each occupation to be told as usual, for each time it is told at all. */
  readonly #usual: number;
  /** By occupation: what a word says that it is never told with. */
  readonly #unused: Float32Array;

  constructor({ occupations, terms }: Pick<CareerFacts, 'occupations' | 'terms'>) {
    this.occupations = occupations.filter(({ civilian, groupHeading }) => civilian && !groupHeading);
    this.#places = new Int16Array(occupations.length).fill(-1);
    this.occupations.forEach(({ position }, at) => {
      this.#places[position] = at;
    });
    for (const stem of terms.keys()) this.#numbers.set(stem, this.#numbers.size);
    this.#described = [...terms.values()];

    const totals = new Float32Array(this.occupations.length);
    for (const term of this.#described)
      this.#forEachUse(term, (at, weight) => {
        totals[at] = (totals[at] ?? 0) + weight;
      });
    const found = new Map<number, number[]>();
    this.occupations.forEach((occupation, at) => {
      for (const [text, count] of tellingsOf(occupation))
        for (const feature of this.#featuresOf(text, true).keys()) {
          totals[at] = (totals[at] ?? 0) + count;
          const uses = found.get(feature);
          if (uses === undefined) found.set(feature, [at, count]);
          else if (uses[uses.length - 2] === at) uses[uses.length - 1] = (uses[uses.length - 1] ?? 0) + count;
          else uses.push(at, count);
        }
    });
    this.#uses = packed(found);
    const all = totals.reduce((sum, total) => sum + total, 0);
    const expected = (EXPECTED * all) / totals.length;
    this.#usual = expected / all;
    this.#unused = totals.map((total) => Math.log(expected / (total + expected)));
  }

  /** 0-1 an occupation, 1 in all: how likely the text tells of its work; null where no word of it is known. */
  told(text: string): Float32Array | null {
    const scores = new Float32Array(this.occupations.length);
    const counts = new Float32Array(this.occupations.length);
    let known = 0;
    for (const [feature, weight] of this.#featuresOf(text, false)) {
      const touched: number[] = [];
      let all = 0;
      this.#forEachCount(feature, (at, count) => {
        if (counts[at] === 0) touched.push(at);
        counts[at] = (counts[at] as number) + count;
        all += count;
      });
      if (all === 0) continue;
      known += weight;
      const usual = this.#usual * all;
      for (const at of touched) {
        scores[at] = (scores[at] as number) + weight * Math.log1p((counts[at] as number) / usual);
        counts[at] = 0;
      }
    }
    return known === 0 ? null : this.#sharesOf(scores, known);
  }

  /** Of scores as log-odds, told by so many words, the share of each. */
  #sharesOf(scores: Float32Array, known: number): Float32Array {
    let most = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < scores.length; at++) {
      const score = ((scores[at] as number) + known * (this.#unused[at] as number)) / LEANING;
      scores[at] = score;
      if (score > most) most = score;
    }
    let sum = 0;
    for (let at = 0; at < scores.length; at++) {
      const share = Math.exp((scores[at] as number) - most);
      scores[at] = share;
      sum += share;
    }
    return scores.map((share) => share / sum);
  }

  /** Calls `visit` for each occupation told with a feature; twice where its description has the word, too. */
  #forEachCount(feature: number, visit: (at: number, count: number) => void): void {
    const { features, from, at, counts } = this.#uses;
    const row = rowOf(features, feature);
    if (row >= 0)
      for (let use = from[row] as number; use < (from[row + 1] as number); use++)
        visit(at[use] as number, counts[use] as number);
    const term = this.#described[feature];
    if (term) this.#forEachUse(term, visit);
  }

  #forEachUse(term: Term, visit: (at: number, count: number) => void): void {
    term.forEach(({ position }, weight) => {
      const at = this.#places[position] ?? -1;
      if (at >= 0) visit(at, weight * COUNTS.described);
    });
  }

  /** Words and pairs of words of a text, each once, and what each says; a word that is new gets a number where asked. */
  #featuresOf(text: string, isLearning: boolean): Map<number, number> {
    const features = new Map<number, number>();
    let before: number | undefined;
    for (const stem of termsOf(text)) {
      let number = this.#numbers.get(stem);
      if (number === undefined && isLearning) {
        number = this.#numbers.size;
        this.#numbers.set(stem, number);
      }
      if (number !== undefined) features.set(number, 1);
      if (number !== undefined && before !== undefined)
        features.set(MOST_WORDS + before * MOST_WORDS + number, PAIR);
      before = number;
    }
    return features;
  }
}

/** Which feature is told with which occupations, and how often: all uses in two lists, those of a feature side by side. */
interface Uses {
  /** Ascending. */
  readonly features: Float64Array;
  /** By feature where its uses begin, and at the end where the last one's end. */
  readonly from: Uint32Array;
  readonly at: Uint16Array;
  readonly counts: Float32Array;
}

/** Packs uses by feature, each an occupation's place and a count in turn; kept as maps they took six times the memory. */
function packed(found: ReadonlyMap<number, readonly number[]>): Uses {
  const features = Float64Array.from(found.keys()).sort();
  const from = new Uint32Array(features.length + 1);
  features.forEach((feature, row) => {
    from[row + 1] = (from[row] as number) + (found.get(feature)?.length ?? 0) / 2;
  });
  const size = from[features.length] as number;
  const [at, counts] = [new Uint16Array(size), new Float32Array(size)];
  features.forEach((feature, row) => {
    const first = from[row] as number;
    found.get(feature)?.forEach((value, i) => {
      if (i % 2 === 0) at[first + i / 2] = value;
      else counts[first + (i - 1) / 2] = value;
    });
  });
  return { features, from, at, counts };
}

/** The place of a number in an ascending list; -1 where it isn't there. */
function rowOf(ascending: Float64Array, number: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] as number) < number) low = middle + 1;
    else high = middle;
  }
  return ascending[low] === number ? low : -1;
}

/** What an occupation is told with, and what each telling counts. */
function tellingsOf({ code, title, shownTitle, reportedTitles }: Occupation): [string, number][] {
  return [
    ...tellingsByCode(code).map((text): [string, number] => [text, COUNTS.told]),
    ...[title, shownTitle, ...reportedTitles].map((text): [string, number] => [text, COUNTS.title]),
  ];
}
