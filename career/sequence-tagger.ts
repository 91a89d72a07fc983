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

/**
 * Tags the tokens of a text, the likeliest row of tags of all: a linear model over features of each token and the tag
 * before it, decoded by Viterbi's method.
 */
export function tagged({ tags, weights }: TaggerWeights, tokens: readonly Features[]): string[] {
  const size = tags.length;
  const steps = tags.map((tag) => weights[after(tag)] ?? []);
  const first = weights[after(BEGINNING)] ?? [];
  let best = new Float64Array(size);
  const from: Uint8Array[] = [];
  for (const [at, features] of tokens.entries()) {
    const own = new Float64Array(size);
    for (const feature of features) {
      const row = weights[feature];
      if (row === undefined) continue;
      for (let tag = 0; tag < size; tag++) own[tag] = (own[tag] as number) + (row[tag] ?? 0);
    }
    const now = new Float64Array(size);
    const back = new Uint8Array(size);
    for (let tag = 0; tag < size; tag++) {
      let most = at === 0 ? (first[tag] ?? 0) : Number.NEGATIVE_INFINITY;
      for (let last = 0; at > 0 && last < size; last++) {
        const score = (best[last] as number) + (steps[last]?.[tag] ?? 0);
        if (score > most) {
          most = score;
          back[tag] = last;
        }
      }
      now[tag] = most + (own[tag] as number);
    }
    best = now;
    from.push(back);
  }
  const row: string[] = [];
  let tag = best.indexOf(Math.max(...best));
  for (let at = tokens.length - 1; at >= 0; at--) {
    row.unshift(tags[tag] as string);
    tag = from[at]?.[tag] ?? 0;
  }
  return row;
}

/** A tag, and by how much it leads the likeliest row in which this token is of another kind: `kindOf` tells the kinds. */
export interface SureTag {
  readonly tag: string;
  readonly lead: number;
}

/** The same tags, each with how surely it is: what the best row has over the best one that has another kind there. */
export function surelyTagged(
  model: TaggerWeights,
  tokens: readonly Features[],
  kindOf: (tag: string) => string,
): SureTag[] {
  const { tags, weights } = model;
  const size = tags.length;
  const steps = tags.map((tag) => weights[after(tag)] ?? []);
  const first = weights[after(BEGINNING)] ?? [];
  const own = tokens.map((features) => {
    const scores = new Float64Array(size);
    for (const feature of features)
      weights[feature]?.forEach((weight, tag) => {
        scores[tag] = (scores[tag] as number) + weight;
      });
    return scores;
  });
  const bestOf = (of: (other: number) => number) => {
    let most = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < size; other++) most = Math.max(most, of(other));
    return most;
  };
  const until: Float64Array[] = [];
  for (const [at, scores] of own.entries()) {
    const last = until[at - 1];
    until.push(
      scores.map(
        (score, tag) =>
          score +
          (last ? bestOf((from) => (last[from] as number) + (steps[from]?.[tag] ?? 0)) : (first[tag] ?? 0)),
      ),
    );
  }
  const since: Float64Array[] = own.map(() => new Float64Array(size));
  for (let at = own.length - 2; at >= 0; at--) {
    const [next, rest] = [own[at + 1] as Float64Array, since[at + 1] as Float64Array];
    since[at] = (since[at] as Float64Array).map((_, tag) =>
      bestOf((to) => (rest[to] as number) + (next[to] as number) + (steps[tag]?.[to] ?? 0)),
    );
  }
  const kinds = tags.map(kindOf);
  return tagged(model, tokens).map((tag, at) => {
    const through = (other: number) =>
      ((until[at] as Float64Array)[other] as number) + ((since[at] as Float64Array)[other] as number);
    const other = bestOf((each) => (kinds[each] === kindOf(tag) ? Number.NEGATIVE_INFINITY : through(each)));
    return { tag, lead: bestOf(through) - other };
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
