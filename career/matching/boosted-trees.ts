import type { Measure, Measures } from './measures.ts';

/** A measure, from which value on the second branch holds, and what stands in either. */
export type Split<Branch> = readonly [measure: Measure, from: number, below: Branch, above: Branch];

/** What one or two measures together say, in log-odds. */
export type Tree = number | Split<number | Split<number>>;

/** What was learned of a judgment: the log-odds before any tree has spoken, and the trees. */
export interface Boosted {
  readonly base: number;
  readonly trees: readonly Tree[];
}

/** What the base and all trees say together of a title with these measures, in log-odds. */
export function logOddsBy({ base, trees }: Boosted, measures: Measures): number {
  let sum = base;
  for (const tree of trees) {
    let branch: Tree = tree;
    while (typeof branch !== 'number') {
      const [measure, from, below, above]: Split<number | Split<number>> = branch;
      branch = measures[measure] < from ? below : above;
    }
    sum += branch;
  }
  return sum;
}
