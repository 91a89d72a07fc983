import { oncePer } from './lazily.ts';

/** A text as its tokens, each with what is known of it. */
export type Features = readonly string[];

/** What was learned: of each feature a weight for each tag, in the order of the tags. */
export interface TaggerWeights {
  readonly tags: readonly string[];
  readonly weights: Readonly<Record<string, ArrayLike<number>>>;
}

/** The feature of the tag before. */
const after = (tag: string) => `after ${tag}`;
const BEGINNING = '^';

/** Of each token what its features say of each tag, in one row of numbers. */
function scoresOf({ tags, weights }: TaggerWeights, tokens: readonly Features[]): Float64Array {
  const size = tags.length;
  const scores = new Float64Array(tokens.length * size);
  for (let at = 0; at < tokens.length; at++)
    for (const feature of tokens[at] as Features) addTo(scores, at * size, weights[feature]);
  return scores;
}

function addTo(scores: Float64Array, from: number, row: ArrayLike<number> | undefined): void {
  if (row === undefined) return;
  for (let tag = 0; tag < row.length; tag++)
    scores[from + tag] = (scores[from + tag] as number) + (row[tag] as number);
}

/** What one tag says of the next, by the tag before; first of all rows, what the beginning says. Once a model. */
const stepsOf = oncePer(({ tags, weights }: TaggerWeights): Float64Array => {
  const steps = new Float64Array((tags.length + 1) * tags.length);
  [BEGINNING, ...tags].forEach((tag, at) => {
    steps.set(weights[after(tag)] ?? [], at * tags.length);
  });
  return steps;
});

/** By each token and tag the best row that ends there, and the tag before it in that row. */
function bestUntil(scores: Float64Array, steps: Float64Array, size: number) {
  const best = new Float64Array(scores.length);
  const from = new Uint8Array(scores.length);
  for (let tag = 0; tag < size && scores.length > 0; tag++)
    best[tag] = (scores[tag] as number) + (steps[tag] as number);
  for (let at = size; at < scores.length; at += size)
    for (let tag = 0; tag < size; tag++) {
      let most = Number.NEGATIVE_INFINITY;
      for (let last = 0; last < size; last++) {
        const score = (best[at - size + last] as number) + (steps[(last + 1) * size + tag] as number);
        if (score <= most) continue;
        most = score;
        from[at + tag] = last;
      }
      best[at + tag] = most + (scores[at + tag] as number);
    }
  return { best, from };
}

/** The likeliest row, from its end. */
function rowOf({ best, from }: ReturnType<typeof bestUntil>, size: number): number[] {
  const row: number[] = [];
  const end = best.subarray(Math.max(0, best.length - size));
  let tag = end.indexOf(Math.max(...end));
  for (let at = best.length - size; at >= 0; at -= size) {
    row.push(tag);
    tag = from[at + tag] as number;
  }
  return row.reverse();
}

/**
 * Tags the tokens of a text, the likeliest row of tags of all: a linear model over features of each token and the tag
 * before it, decoded by Viterbi's method.
 */
export function tagged(model: TaggerWeights, tokens: readonly Features[]): string[] {
  const size = model.tags.length;
  return rowOf(bestUntil(scoresOf(model, tokens), stepsOf(model), size), size).map(
    (tag) => model.tags[tag] as string,
  );
}

/** A tag, and by how much the likeliest row leads the likeliest in which this token is of another kind. */
export interface SureTag {
  readonly tag: string;
  readonly lead: number;
}

/** The same tags, each with how surely it is; `kindOf` says which tags are of one kind. */
export function surelyTagged(
  model: TaggerWeights,
  tokens: readonly Features[],
  kindOf: (tag: string) => string,
): SureTag[] {
  const size = model.tags.length;
  const scores = scoresOf(model, tokens);
  const steps = stepsOf(model);
  const until = bestUntil(scores, steps, size);
  const since = new Float64Array(scores.length);
  for (let at = scores.length - 2 * size; at >= 0; at -= size)
    for (let tag = 0; tag < size; tag++) {
      let most = Number.NEGATIVE_INFINITY;
      for (let next = 0; next < size; next++)
        most = Math.max(
          most,
          (since[at + size + next] as number) +
            (scores[at + size + next] as number) +
            (steps[(tag + 1) * size + next] as number),
        );
      since[at + tag] = most;
    }
  const kinds = model.tags.map(kindOf);
  return rowOf(until, size).map((tag, place) => {
    let other = Number.NEGATIVE_INFINITY;
    const through = (each: number) =>
      (until.best[place * size + each] as number) + (since[place * size + each] as number);
    for (let each = 0; each < size; each++)
      if (kinds[each] !== kinds[tag]) other = Math.max(other, through(each));
    return { tag: model.tags[tag] as string, lead: through(tag) - other };
  });
}

/** A feature whose weights are all less than this decides nothing. */
const LEAST_WEIGHT = 1.5;

/** A text to learn from: its tokens, and the tag of each. */
export interface TaggedText {
  readonly tokens: readonly Features[];
  readonly tags: readonly string[];
}

/**
 * Learns to tag with an averaged perceptron (Collins, 2002), in the order of the texts: the same texts give the same
 * weights. A feature of one text alone says nothing; weights are rounded to halves.
 */
export function learnTagger(
  tags: readonly string[],
  texts: Iterable<TaggedText>,
  rounds: number,
  leastTexts: number,
): TaggerWeights {
  const names: string[] = [];
  const ids = new Map<string, number>();
  const idOf = (feature: string) => {
    const known = ids.get(feature);
    if (known !== undefined) return known;
    ids.set(feature, names.length);
    return names.push(feature) - 1;
  };
  const uses: number[] = [];
  const read = Array.from(texts, ({ tokens, tags: right }) => {
    const features = tokens.map((each) => Int32Array.from(each, idOf));
    for (const id of new Set(features.flatMap((each) => [...each]))) uses[id] = (uses[id] ?? 0) + 1;
    return { features, right: right.map((tag) => tags.indexOf(tag)) };
  });
  const known = read.map(({ features, right }) => ({
    features: features.map((each) => each.filter((id) => (uses[id] ?? 0) >= leastTexts)),
    right,
  }));
  const size = tags.length;
  const steps = [BEGINNING, ...tags].map((tag) => idOf(after(tag)));
  const weights: (Float64Array | undefined)[] = [];
  const sums: { readonly total: Float64Array; readonly since: Float64Array }[] = [];
  let time = 0;
  const change = (id: number, tag: number, by: number) => {
    weights[id] ??= new Float64Array(size);
    sums[id] ??= { total: new Float64Array(size), since: new Float64Array(size) };
    const [row, { total, since }] = [weights[id], sums[id]];
    total[tag] = (total[tag] as number) + (time - (since[tag] as number)) * (row[tag] as number);
    since[tag] = time;
    row[tag] = (row[tag] as number) + by;
  };
  const guessed = (features: readonly Int32Array[]) => {
    const scores = new Float64Array(features.length * size);
    for (let at = 0; at < features.length; at++)
      for (const id of features[at] as Int32Array) addTo(scores, at * size, weights[id]);
    // Of a single token only the beginning is asked.
    const asked = features.length > 1 ? steps : steps.slice(0, 1);
    const between = new Float64Array(asked.length * size);
    asked.forEach((id, at) => {
      between.set(weights[id] ?? [], at * size);
    });
    return rowOf(bestUntil(scores, between, size), size);
  };
  for (let round = 0; round < rounds; round++)
    for (const { features, right } of known) {
      time++;
      const guess = guessed(features);
      for (let at = 0; at < features.length; at++) {
        const [should, is] = [right[at] as number, guess[at] as number];
        const [shouldBe, was] = at === 0 ? [-1, -1] : [right[at - 1] as number, guess[at - 1] as number];
        if (should !== is)
          for (const id of features[at] as Int32Array) {
            change(id, should, 1);
            change(id, is, -1);
          }
        if (should !== is || shouldBe !== was) {
          change(steps[shouldBe + 1] as number, should, 1);
          change(steps[was + 1] as number, is, -1);
        }
      }
    }
  const averaged = [...weights.entries()].flatMap(([id, row]) => {
    const sum = sums[id];
    if (row === undefined || sum === undefined) return [];
    const own = Array.from(
      row,
      (weight, at) =>
        ((sum.total[at] as number) + (time - (sum.since[at] as number)) * weight) / Math.max(1, time),
    );
    return [[names[id] as string, own.map((weight) => (Math.round(weight * 2) || 0) / 2)] as const];
  });
  return {
    tags,
    weights: Object.fromEntries(
      averaged.filter(([, row]) => row.some((weight) => Math.abs(weight) >= LEAST_WEIGHT)),
    ),
  };
}
