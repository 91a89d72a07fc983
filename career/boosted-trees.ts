/** A measure, from which value on the second branch holds, and what stands in either. */
export type Split<Measure extends string, Branch> = readonly [
  measure: Measure,
  from: number,
  below: Branch,
  above: Branch,
];

/** What one or two measures together say, in log-odds. */
export type Tree<Measure extends string> = number | Split<Measure, number | Split<Measure, number>>;

/** What was learned of a judgment: the log-odds before any tree has spoken, and the trees. */
export interface Boosted<Measure extends string> {
  readonly base: number;
  readonly trees: readonly Tree<Measure>[];
}

/** What the base and all trees say together of something with these measures, in log-odds. */
export function logOddsBy<Measure extends string>(
  { base, trees }: Boosted<Measure>,
  measures: Readonly<Record<Measure, number>>,
): number {
  let sum = base;
  for (const tree of trees) {
    let branch: Tree<Measure> = tree;
    while (typeof branch !== 'number') {
      const [measure, from, below, above]: Split<Measure, number | Split<Measure, number>> = branch;
      branch = measures[measure] < from ? below : above;
    }
    sum += branch;
  }
  return sum;
}
