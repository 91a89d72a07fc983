import { join } from 'node:path';
import { termsOf } from '#career/matching/words.ts';
import { packNumbers } from '#career/occupations/packed.ts';
import type { OccupationTable, TermTable } from '#career/occupations/tables.ts';
import type { GatheredJob } from './military-jobs.ts';
import type { OccupationIndex } from './onet-occupations.ts';
import { cell, readTable } from './read-table.ts';

const CODE = 'O*NET-SOC Code';

/** How much a term counts by where it stands: a title says more than a tool in a long list. */
const WEIGHT = {
  title: 8,
  reportedTitle: 3,
  alternateTitle: 1,
  description: 4,
  task: 1,
  activity: 0.6,
  tool: 0.4,
};

/** Terms kept per occupation, heaviest first, so that the table stays small. */
const KEPT_TERMS = 400;

/** Likeness lists kept per military job. */
const KEPT_NEAR = 14;

type Counts = Map<string, number>;

function count(counts: Counts | undefined, text: string, weight: number): void {
  if (!counts) return;
  for (const term of termsOf(text)) counts.set(term, (counts.get(term) ?? 0) + weight);
}

/** Sums of weighted term counts per occupation over everything O*NET says in words. */
function countTerms(inputDir: string, occupations: OccupationTable, index: OccupationIndex): Counts[] {
  const counts: Counts[] = occupations.code.map(() => new Map());
  occupations.title.forEach((title, row) => {
    count(counts[row], title, WEIGHT.title);
    count(counts[row], (occupations.reportedTitles[row] ?? '').replaceAll('|', ' '), WEIGHT.reportedTitle);
    count(counts[row], (occupations.alternateTitles[row] ?? '').replaceAll('|', ' '), WEIGHT.alternateTitle);
  });
  const add = (file: string, column: string, weight: number) => {
    for (const row of readTable(join(inputDir, 'onet-29.3', file), '\t', [CODE, column])) {
      count(counts[index.get(cell(row, CODE)) ?? -1], cell(row, column), weight);
    }
  };
  add('Occupation Data.tsv', 'Description', WEIGHT.description);
  add('Task Statements.tsv', 'Task', WEIGHT.task);
  add('Tasks to DWAs.tsv', 'DWA Title', WEIGHT.activity);
  add('Tools Used.tsv', 'Example', WEIGHT.tool);
  add('Technology Skills.tsv', 'Example', WEIGHT.tool);
  return counts;
}

type Vector = Map<string, number>;

function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector.values()) || 1;
  return new Map([...vector].map(([term, value]) => [term, value / length]));
}

/** Square roots of counts times rarity, brought to length 1. Terms outside `documents` are dropped. */
function weigh(counts: Counts, documents: ReadonlyMap<string, number>, total: number): Vector {
  const vector: Vector = new Map();
  for (const [term, value] of counts) {
    const used = documents.get(term);
    if (used !== undefined) vector.set(term, Math.sqrt(value) * Math.log(1 + total / used));
  }
  return unit(vector);
}

/** Term vectors of occupations, as shipped, and the means to compare another text with them. */
export interface BuiltTerms {
  readonly table: TermTable;
  readonly vectors: readonly ReadonlyMap<string, number>[];
  readonly documents: ReadonlyMap<string, number>;
}

export function buildTerms(
  inputDir: string,
  occupations: OccupationTable,
  index: OccupationIndex,
): BuiltTerms {
  const counts = countTerms(inputDir, occupations, index);
  const used = new Map<string, number>();
  for (const document of counts)
    for (const term of document.keys()) used.set(term, (used.get(term) ?? 0) + 1);
  // A term of a single occupation that stands there once is a spelling or a brand; nobody's query meets it.
  const documents = new Map([...used].filter(([term]) => term.length < 25));
  const vectors = counts.map((document) => weigh(document, documents, counts.length));
  const kept = vectors.map((vector) =>
    [...vector]
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, KEPT_TERMS)
      .sort((a, b) => (a[0] < b[0] ? -1 : 1)),
  );
  const terms = [...new Set(kept.flatMap((list) => list.map(([term]) => term)))].sort();
  const rowOf = new Map(terms.map((term, row) => [term, row]));
  return {
    vectors,
    documents,
    table: {
      terms,
      documents: terms.map((term) => documents.get(term) ?? 1),
      rows: kept.map((list) => {
        let before = 0;
        return list.map(([term]) => {
          const row = rowOf.get(term) ?? 0;
          const step = row - before;
          before = row;
          return step;
        });
      }),
      weights: kept.map((list) =>
        packNumbers(
          list.map(([, weight]) => weight),
          0,
          1,
        ),
      ),
    },
  };
}

/** Per military job: occupations whose words are nearest those of the job's title and official description. */
export function buildNear(
  jobs: readonly GatheredJob[],
  occupationCodes: readonly string[],
  built: BuiltTerms,
): { rows: number[]; likeness: string }[] {
  const postings = new Map<string, [number, number][]>();
  built.vectors.forEach((vector, row) => {
    // Military-only occupations (55-) would answer every military text and help nobody.
    if (occupationCodes[row]?.startsWith('55')) return;
    for (const [term, weight] of vector) {
      const list = postings.get(term);
      if (list) list.push([row, weight]);
      else postings.set(term, [[row, weight]]);
    }
  });
  return jobs.map((job) => {
    const counts: Counts = new Map();
    count(counts, job.title, 3);
    for (const description of job.descriptions) count(counts, description, 1 / job.descriptions.size);
    const query = weigh(counts, built.documents, built.vectors.length);
    const scores = new Float64Array(occupationCodes.length);
    for (const [term, weight] of query) {
      for (const [row, other] of postings.get(term) ?? []) scores[row] = (scores[row] ?? 0) + weight * other;
    }
    const best = [...scores.entries()]
      .filter(([, score]) => score > 0.05)
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, KEPT_NEAR);
    return {
      rows: best.map(([row]) => row),
      likeness: packNumbers(
        best.map(([, score]) => score),
        0,
        1,
      ),
    };
  });
}
