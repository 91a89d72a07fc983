import type { FactSource } from './occupation.ts';
import { unpackNumbers } from './packed.ts';
import type { CareerTables } from './tables.ts';

/** A term's occupations and how much each uses it; the two arrays run in step. */
export interface Posting {
  readonly rows: Uint16Array;
  readonly weights: Float32Array;
  /** Rarity: log(1 + occupations / occupations that use the term). */
  readonly rarity: number;
}

/**
 * All facts with their indexes, built once when the server starts. Occupations and military jobs are known by their
 * row in the tables; a row number means nothing outside one set of facts, so store codes, not rows.
 */
export interface CareerFacts {
  readonly tables: CareerTables;
  readonly rowOfOccupation: ReadonlyMap<string, number>;
  /** True for 55-xxxx: work that exists in uniform only and never shows as a civilian title. */
  readonly militaryOnly: readonly boolean[];
  /** True for "…, All Other" groups, which name no job that people search for. */
  readonly residual: readonly boolean[];
  readonly terms: ReadonlyMap<string, Posting>;
  /** Military rows by code, upper case. */
  readonly militaryRows: ReadonlyMap<string, readonly number[]>;
  readonly federalOfMilitaryRow: ReadonlyMap<number, readonly number[]>;
  readonly sources: ReadonlyMap<string, FactSource>;
  /** Skills and knowledge of every occupation on a common scale, unit length; see `SkillSpace`. */
  readonly skillSpace: () => SkillSpace;
  /** Answers of `build`, kept under `key`: an index that only some callers need is built at its first use. */
  readonly once: <T>(key: string, build: () => T) => T;
}

/**
 * Skill and knowledge ratings as vectors: importance of each, less its mean over all occupations, in standard
 * deviations, brought to length 1. The product of two rows is the likeness of two occupations, -1 to 1.
 */
export interface SkillSpace {
  readonly width: number;
  /** Row-major, `width` numbers an occupation; lent by close relatives where O*NET has no ratings, else zeros. */
  readonly vectors: Float32Array;
  /** True where the ratings are the occupation's own. */
  readonly rated: readonly boolean[];
}

/** Builds the indexes over the tables. Pure; what only some requests need waits until its first use. */
export function buildCareerFacts(tables: CareerTables): CareerFacts {
  const kept = new Map<string, unknown>();
  const once = <T>(key: string, build: () => T): T => {
    if (!kept.has(key)) kept.set(key, build());
    return kept.get(key) as T;
  };
  const { occupations, military, federal } = tables;
  return {
    tables,
    rowOfOccupation: new Map(occupations.code.map((code, row) => [code, row])),
    militaryOnly: occupations.code.map((code) => code.startsWith('55')),
    residual: occupations.title.map((title) => title.endsWith('All Other')),
    terms: buildPostings(tables),
    militaryRows: groupRows(military.code),
    federalOfMilitaryRow: new Map(
      federal.militaryRow.map((row, index) => [row, federal.seriesRows[index] ?? []]),
    ),
    sources: new Map(tables.sources.sources.map((source) => [source.id, source])),
    skillSpace: () => once('skill-space', () => buildSkillSpace(tables)),
    once,
  };
}

function groupRows(codes: readonly string[]): Map<string, number[]> {
  const rows = new Map<string, number[]>();
  codes.forEach((code, row) => {
    const list = rows.get(code);
    if (list) list.push(row);
    else rows.set(code, [row]);
  });
  return rows;
}

function buildPostings({ terms }: CareerTables): Map<string, Posting> {
  const used = terms.documents.map(() => 0);
  const rowsOf: number[][] = terms.rows.map((steps) => {
    let term = 0;
    return steps.map((step) => {
      term += step;
      used[term] = (used[term] ?? 0) + 1;
      return term;
    });
  });
  const postings = used.map((count, term) => ({
    rows: new Uint16Array(count),
    weights: new Float32Array(count),
    rarity: Math.log(1 + terms.rows.length / (terms.documents[term] ?? 1)),
  }));
  const filled = new Uint16Array(used.length);
  rowsOf.forEach((list, occupation) => {
    const weights = unpackNumbers(terms.weights[occupation] ?? '', 0, 1);
    list.forEach((term, position) => {
      const posting = postings[term];
      const at = filled[term] ?? 0;
      if (!posting) return;
      posting.rows[at] = occupation;
      posting.weights[at] = weights[position] ?? 0;
      filled[term] = at + 1;
    });
  });
  return new Map(terms.terms.map((term, row) => [term, postings[row] ?? EMPTY_POSTING]));
}

const EMPTY_POSTING: Posting = { rows: new Uint16Array(), weights: new Float32Array(), rarity: 0 };

function buildSkillSpace({ ratings, related }: CareerTables): SkillSpace {
  const width = ratings.skillNames.length + ratings.knowledgeNames.length;
  const count = ratings.skillImportance.length;
  const rated = ratings.skillImportance.map(
    (packed, row) => packed !== '' && (ratings.knowledgeImportance[row] ?? '') !== '',
  );
  const vectors = new Float32Array(width * count);
  for (let row = 0; row < count; row++) {
    if (!rated[row]) continue;
    vectors.set(unpackNumbers(ratings.skillImportance[row] ?? '', 1, 5), row * width);
    vectors.set(
      unpackNumbers(ratings.knowledgeImportance[row] ?? '', 1, 5),
      row * width + ratings.skillNames.length,
    );
  }
  standardise(vectors, width, rated);
  lendVectors(vectors, width, rated, related.rows);
  return { width, vectors, rated };
}

/** Column by column to mean 0 and deviation 1 over the rated rows, then row by row to length 1. In place. */
function standardise(vectors: Float32Array, width: number, rated: readonly boolean[]): void {
  const count = rated.filter(Boolean).length || 1;
  for (let column = 0; column < width; column++) {
    let sum = 0;
    let squares = 0;
    rated.forEach((known, row) => {
      const value = vectors[row * width + column] ?? 0;
      if (!known || Number.isNaN(value)) return;
      sum += value;
      squares += value * value;
    });
    const mean = sum / count;
    const deviation = Math.sqrt(Math.max(squares / count - mean * mean, 1e-6));
    rated.forEach((known, row) => {
      const at = row * width + column;
      const value = vectors[at] ?? 0;
      vectors[at] = known && !Number.isNaN(value) ? (value - mean) / deviation : 0;
    });
  }
  for (let row = 0; row < rated.length; row++) {
    const vector = vectors.subarray(row * width, (row + 1) * width);
    const length = Math.hypot(...vector) || 1;
    for (let column = 0; column < width; column++) vector[column] = (vector[column] ?? 0) / length;
  }
}

const LENDERS = 3;

/** Gives each unrated occupation the mean direction of its nearest rated relatives. In place. */
function lendVectors(
  vectors: Float32Array,
  width: number,
  rated: readonly boolean[],
  related: readonly (readonly number[])[],
): void {
  rated.forEach((known, row) => {
    const lenders = known ? [] : (related[row] ?? []).filter((other) => rated[other]).slice(0, LENDERS);
    if (lenders.length === 0) return;
    const vector = vectors.subarray(row * width, (row + 1) * width);
    for (const lender of lenders) {
      for (let column = 0; column < width; column++) {
        vector[column] = (vector[column] ?? 0) + (vectors[lender * width + column] ?? 0);
      }
    }
    const length = Math.hypot(...vector) || 1;
    for (let column = 0; column < width; column++) vector[column] = (vector[column] ?? 0) / length;
  });
}
