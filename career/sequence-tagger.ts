/** A text as its tokens, each with what is known of it. */
export type Features = readonly string[];

/** What was learned: of each feature a weight for each tag, in the order of the tags. */
export interface TaggerWeights {
  readonly tags: readonly string[];
  readonly weights: Readonly<Record<string, readonly number[]>>;
}

/** The feature of the tag before. */
const after = (tag: string) => `after ${tag}`;
const BEGINNING = '^';

/** Of each token what its features say of each tag, in one row of numbers. */
function scoresOf({ tags, weights }: TaggerWeights, tokens: readonly Features[]): Float64Array {
  const size = tags.length;
  const scores = new Float64Array(tokens.length * size);
  for (let at = 0; at < tokens.length; at++)
    for (const feature of tokens[at] as Features) {
      const row = weights[feature];
      if (row === undefined) continue;
      for (let tag = 0; tag < size; tag++)
        scores[at * size + tag] = (scores[at * size + tag] as number) + (row[tag] as number);
    }
  return scores;
}

/** What one tag says of the next, by the tag before; first of all rows, what the beginning says. */
function stepsOf({ tags, weights }: TaggerWeights): Float64Array {
  const steps = new Float64Array((tags.length + 1) * tags.length);
  [BEGINNING, ...tags].forEach((tag, at) => {
    steps.set(weights[after(tag)] ?? [], at * tags.length);
  });
  return steps;
}

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
  texts: readonly TaggedText[],
  rounds: number,
  leastTexts: number,
): TaggerWeights {
  const uses = new Map<string, number>();
  for (const { tokens } of texts)
    for (const feature of new Set(tokens.flat())) uses.set(feature, (uses.get(feature) ?? 0) + 1);
  const known = texts.map(({ tokens, tags: right }) => ({
    tokens: tokens.map((features) => features.filter((feature) => (uses.get(feature) ?? 0) >= leastTexts)),
    right,
  }));
  const weights: Record<string, number[]> = {};
  const sums = new Map<string, { total: number[]; since: number[] }>();
  let time = 0;
  const change = (feature: string, tag: string, by: number) => {
    weights[feature] ??= tags.map(() => 0);
    const row = weights[feature];
    let sum = sums.get(feature);
    if (sum === undefined) {
      sum = { total: tags.map(() => 0), since: tags.map(() => 0) };
      sums.set(feature, sum);
    }
    const at = tags.indexOf(tag);
    sum.total[at] = (sum.total[at] as number) + (time - (sum.since[at] as number)) * (row[at] as number);
    sum.since[at] = time;
    row[at] = (row[at] as number) + by;
  };
  for (let round = 0; round < rounds; round++)
    for (const { tokens, right } of known) {
      time++;
      const guess = tagged({ tags, weights }, tokens);
      for (const [at, features] of tokens.entries()) {
        const [should = '', is = ''] = [right[at], guess[at]];
        const before = [
          at === 0 ? BEGINNING : (right[at - 1] ?? ''),
          at === 0 ? BEGINNING : (guess[at - 1] ?? ''),
        ];
        if (should !== is)
          for (const feature of features) {
            change(feature, should, 1);
            change(feature, is, -1);
          }
        if (should !== is || before[0] !== before[1]) {
          change(after(before[0] ?? ''), should, 1);
          change(after(before[1] ?? ''), is, -1);
        }
      }
    }
  const averaged = [...sums].map(([feature, { total, since }]) => {
    const row = (weights[feature] ?? []).map(
      (weight, at) => ((total[at] as number) + (time - (since[at] as number)) * weight) / Math.max(1, time),
    );
    return [feature, row.map((weight) => (Math.round(weight * 2) || 0) / 2)] as const;
  });
  return {
    tags,
    weights: Object.fromEntries(
      averaged.filter(([, row]) => row.some((weight) => Math.abs(weight) >= LEAST_WEIGHT)),
    ),
  };
}
