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
  const table = tableOf(rows, measures.length);
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
    const grown = grow({ ...table, slopes, bends, signs, leastRows }, everybody, ANY, 2, leaves);
    if (grown.at === -1) break;
    for (const [members, value] of leaves) for (const i of members) said[i] = num(said[i]) + value;
    trees.push(treeOf(grown, measures));
  }
  return { base: rounded(base), trees };
}

/** A bin holds three sums. */
const BIN = 3;

/** Of a measure, from which value on each of its places begins but the first, and which bin is the first place's. */
interface Column {
  readonly from: readonly number[];
  readonly firstBin: number;
}

/** The rows' values by their places: what is below the first threshold of a column has its first place. */
interface Table {
  readonly columns: readonly Column[];
  /** Row by row, of each column the bin of the place. */
  readonly placesOf: Uint16Array;
  readonly width: number;
  readonly bins: Float64Array;
}

function tableOf(rows: readonly Row[], width: number): Table {
  const placesOf = new Uint16Array(rows.length * width);
  let firstBin = 0;
  const columns = Array.from({ length: width }, (_, at) => {
    const column = { from: thresholdsOf(rows.map(({ values }) => values[at] ?? 0)), firstBin };
    rows.forEach(({ values }, i) => {
      const value = values[at] ?? 0;
      placesOf[i * width + at] = column.firstBin + placeOf(value, column.from);
    });
    firstBin += column.from.length + 1;
    return column;
  });
  return { columns, placesOf, width, bins: new Float64Array(BIN * firstBin) };
}

/** How many of these thresholds, the least first, a value reaches. */
function placeOf(value: number, from: readonly number[]): number {
  let [least, most] = [0, from.length];
  while (least < most) {
    const middle = (least + most) >> 1;
    if (value >= num(from[middle])) least = middle + 1;
    else most = middle;
  }
  return least;
}

function thresholdsOf(values: readonly number[]): number[] {
  const known = [...new Set(values)].sort((a, b) => a - b);
  const step = Math.max(1, known.length / (PLACES + 1));
  return [
    ...new Set(
      Array.from({ length: Math.min(PLACES, known.length - 1) }, (_, i) => {
        const at = Math.min(known.length - 1, Math.round((i + 1) * step));
        return rounded((num(known[at - 1]) + num(known[at])) / 2);
      }),
    ),
  ];
}

/** Where a value has to stay so that no measure above counts the other way. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}
const ANY: Bounds = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };

interface Ground extends Table {
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
  const { from, firstBin } = ground.columns[at] as Column;
  const { placesOf, width } = ground;
  const isBelow = (i: number) => (placesOf[i * width + at] as number) < firstBin + place;
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

function bestSplit(ground: Ground, members: Uint32Array, bounds: Bounds) {
  const { columns, signs, leastRows, bins } = ground;
  const [allSlope, allBend] = sums(ground, members);
  const whole = gainOf(stepOf(allSlope, allBend, bounds), allSlope, allBend);
  let most = whole + 1e-9;
  let best: { at: number; place: number; below: number; above: number } | undefined;
  fillBins(ground, members);
  columns.forEach(({ from, firstBin }, at) => {
    let [slope, bend, rows] = [0, 0, 0];
    for (let place = 1; place <= from.length; place++) {
      const bin = BIN * (firstBin + place - 1);
      slope += bins[bin] as number;
      bend += bins[bin + 1] as number;
      rows += bins[bin + 2] as number;
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

/**
 * Of each place of each column what these rows sum to, side by side: slopes, bends, how many. A row goes to all columns
 * before the next one does: sums into the same bin then don't wait for each other.
 */
function fillBins({ placesOf, width, slopes, bends, bins }: Ground, members: Uint32Array): void {
  bins.fill(0);
  for (let k = 0; k < members.length; k++) {
    const i = members[k] as number;
    const slope = slopes[i] as number;
    const bend = bends[i] as number;
    const end = (i + 1) * width;
    for (let at = i * width; at < end; at++) {
      const bin = BIN * (placesOf[at] as number);
      bins[bin] = (bins[bin] as number) + slope;
      bins[bin + 1] = (bins[bin + 1] as number) + bend;
      bins[bin + 2] = (bins[bin + 2] as number) + 1;
    }
  }
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
