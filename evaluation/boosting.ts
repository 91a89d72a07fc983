import type { Boosted, Split, Tree } from '#career/boosted-trees.ts';

/** What is learned from: a value for each measure, whether it was so, and how much the row counts. */
export interface Row {
  readonly values: readonly number[];
  readonly isSo: boolean;
  readonly weight: number;
}

const ROUNDS = 200;
/** How much of what a tree would say it says: the next ones mend the rest. */
const RATE = 0.07;
/** Holds back what few rows say. */
const RIDGE = 8;
/** A branch speaks for so many rows at least. */
const LEAST_ROWS = 60;
/** Values of a measure are told apart at so many places at most. */
const PLACES = 63;

/**
 * Gradient boosting of trees with two questions in a row, for log loss with Newton steps (Friedman, Greedy Function
 * Approximation, 2001; Chen and Guestrin, XGBoost, 2016). A measure with a sign (1 or -1; 0 for none) never counts the
 * other way: a split that would is no split, and what stands below it keeps to its side of the middle. The same rows
 * give the same trees. `rounds`: how many trees at most; `leastRows`: how many rows a branch speaks for at least.
 */
export function boost<Measure extends string>(
  rows: readonly Row[],
  measures: readonly Measure[],
  signs: readonly number[],
  { rounds = ROUNDS, leastRows = LEAST_ROWS } = {},
): Boosted<Measure> {
  const columns = measures.map((_, at) => columnOf(rows.map(({ values }) => values[at] ?? 0)));
  const weights = Float64Array.from(rows, ({ weight }) => weight);
  const targets = Float64Array.from(rows, ({ isSo }) => (isSo ? 1 : 0));
  const [all, so] = [sumOf(weights), sumOf(weights.map((weight, i) => weight * num(targets[i])))];
  const base = Math.log(so / (all - so));
  const said = new Float64Array(rows.length).fill(base);
  const slopes = new Float64Array(rows.length);
  const bends = new Float64Array(rows.length);
  const everybody = Uint32Array.from(rows, (_, i) => i);
  const trees: Tree<Measure>[] = [];
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < rows.length; i++) {
      const share = 1 / (1 + Math.exp(-num(said[i])));
      slopes[i] = num(weights[i]) * (num(targets[i]) - share);
      bends[i] = num(weights[i]) * share * (1 - share);
    }
    const leaves: [Uint32Array, number][] = [];
    const grown = grow({ columns, slopes, bends, signs, leastRows }, everybody, ANY, 2, leaves);
    if (grown.at === -1) break;
    for (const [members, value] of leaves) for (const i of members) said[i] = num(said[i]) + value;
    trees.push(treeOf(grown, measures));
  }
  return { base: rounded(base), trees };
}

/** A measure's values by place: what is below the first threshold has place 0. */
interface Column {
  readonly from: readonly number[];
  readonly places: Uint8Array;
}

function columnOf(values: readonly number[]): Column {
  const known = [...new Set(values)].sort((a, b) => a - b);
  const step = Math.max(1, known.length / (PLACES + 1));
  const from = [
    ...new Set(
      Array.from({ length: Math.min(PLACES, known.length - 1) }, (_, i) => {
        const at = Math.min(known.length - 1, Math.round((i + 1) * step));
        return rounded((num(known[at - 1]) + num(known[at])) / 2);
      }),
    ),
  ];
  return { from, places: Uint8Array.from(values, (value) => from.filter((least) => value >= least).length) };
}

/** Where a value has to stay so that no measure above counts the other way. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}
const ANY: Bounds = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };

interface Ground {
  readonly columns: readonly Column[];
  readonly slopes: Float64Array;
  readonly bends: Float64Array;
  readonly signs: readonly number[];
  readonly leastRows: number;
}

interface Leaf {
  readonly at: -1;
  readonly value: number;
}
interface Branching {
  readonly at: number;
  readonly from: number;
  readonly below: Leaf | Branching;
  readonly above: Leaf | Branching;
}

/** The best split of these rows and of both halves, `deep` questions in a row at most; its leaves go into `leaves`. */
function grow(
  ground: Ground,
  members: Uint32Array,
  bounds: Bounds,
  deep: number,
  leaves: [Uint32Array, number][],
): Leaf | Branching {
  const best = deep === 0 ? undefined : bestSplit(ground, members, bounds);
  if (best === undefined) {
    const [slope, bend] = sums(ground, members);
    const value = rounded(RATE * stepOf(slope, bend, bounds));
    leaves.push([members, value]);
    return { at: -1, value };
  }
  const { at, place, below, above } = best;
  const { places, from } = ground.columns[at] as Column;
  const isBelow = (i: number) => num(places[i]) < place;
  const sign = num(ground.signs[at]);
  const middle = (below + above) / 2;
  const bound = (side: 1 | -1): Bounds =>
    sign === 0
      ? bounds
      : sign === side
        ? { ...bounds, least: Math.max(bounds.least, middle) }
        : { ...bounds, most: Math.min(bounds.most, middle) };
  return {
    ...{ at, from: num(from[place - 1]) },
    below: grow(ground, members.filter(isBelow), bound(-1), deep - 1, leaves),
    above: grow(
      ground,
      members.filter((i) => !isBelow(i)),
      bound(1),
      deep - 1,
      leaves,
    ),
  };
}

/** The Newton step of rows with these sums, within bounds. */
const stepOf = (slope: number, bend: number, { least, most }: Bounds) =>
  Math.min(most, Math.max(least, slope / (bend + RIDGE)));

/** How much a step betters the loss. */
const gainOf = (step: number, slope: number, bend: number) =>
  step * slope - ((bend + RIDGE) * step * step) / 2;

function bestSplit(
  { columns, slopes, bends, signs, leastRows }: Ground,
  members: Uint32Array,
  bounds: Bounds,
) {
  const [allSlope, allBend] = sums({ slopes, bends }, members);
  const whole = gainOf(stepOf(allSlope, allBend, bounds), allSlope, allBend);
  let most = whole + 1e-9;
  let best: { at: number; place: number; below: number; above: number } | undefined;
  const [slopeAt, bendAt, rowsAt] = [PLACES, PLACES, PLACES].map((size) => new Float64Array(size + 1)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  columns.forEach(({ from, places }, at) => {
    if (from.length === 0) return;
    for (const bin of [slopeAt, bendAt, rowsAt]) bin.fill(0);
    for (let k = 0; k < members.length; k++) {
      const i = members[k] as number;
      const place = places[i] as number;
      slopeAt[place] = (slopeAt[place] as number) + (slopes[i] as number);
      bendAt[place] = (bendAt[place] as number) + (bends[i] as number);
      rowsAt[place] = (rowsAt[place] as number) + 1;
    }
    let [slope, bend, rows] = [0, 0, 0];
    for (let place = 1; place <= from.length; place++) {
      slope += slopeAt[place - 1] as number;
      bend += bendAt[place - 1] as number;
      rows += rowsAt[place - 1] as number;
      if (rows < leastRows || members.length - rows < leastRows) continue;
      const below = stepOf(slope, bend, bounds);
      const above = stepOf(allSlope - slope, allBend - bend, bounds);
      if ((above - below) * (signs[at] as number) < 0) continue;
      const gain = gainOf(below, slope, bend) + gainOf(above, allSlope - slope, allBend - bend);
      if (gain <= most) continue;
      most = gain;
      best = { at, place, below, above };
    }
  });
  return best;
}

function sums({ slopes, bends }: Pick<Ground, 'slopes' | 'bends'>, members: Uint32Array): [number, number] {
  let [slope, bend] = [0, 0];
  for (const i of members) {
    slope += slopes[i] as number;
    bend += bends[i] as number;
  }
  return [slope, bend];
}

/** A tree as it is kept; one without a question says the same to all. */
function treeOf<Measure extends string>(
  grown: Leaf | Branching,
  measures: readonly Measure[],
): Tree<Measure> {
  if (isLeaf(grown)) return grown.value;
  const branchOf = (branch: Leaf | Branching): number | Split<Measure, number> =>
    isLeaf(branch)
      ? branch.value
      : [measures[branch.at] as Measure, branch.from, leafOf(branch.below), leafOf(branch.above)];
  return [measures[grown.at] as Measure, grown.from, branchOf(grown.below), branchOf(grown.above)];
}

const isLeaf = (grown: Leaf | Branching): grown is Leaf => grown.at === -1;
/** Two questions in a row are the most: what stands below them is a leaf. */
const leafOf = (grown: Leaf | Branching) => (isLeaf(grown) ? grown.value : Number.NaN);

const DIGITS = 1e4;
const rounded = (value: number) => Math.round(value * DIGITS) / DIGITS || 0;
const num = (value: number | undefined) => value ?? 0;
const sumOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0);
