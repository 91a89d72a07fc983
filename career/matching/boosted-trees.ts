import type { Measure, Measures } from './measures.ts';

/** A measure, from which value on the second branch holds, and what stands in either. */
export type Split<Branch> = readonly [measure: Measure, from: number, below: Branch, above: Branch];

/** What one or two measures together say, in log-odds. */
export type Tree = number | Split<number | Split<number>>;

/** What all trees say together of a title with these measures, beside the base. */
export function sumOfTrees(trees: readonly Tree[], measures: Measures): number {
  let sum = 0;
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
