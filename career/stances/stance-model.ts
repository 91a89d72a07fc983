/** What a clause says of work: that they do or did it, liked it, want it next, refuse it, want out of theirs; or nothing of the kind. */
export const STANCES = ['did', 'liked', 'want', 'refuse', 'leave', 'else'] as const;
export type Stance = (typeof STANCES)[number];

/** One piece of what somebody said, and its stance. */
export type Piece = readonly [stance: Stance, text: string];

/** Where it was written: among the duties, skills and results of service, or where people tell of life after it. */
export const BOXES = ['service', 'after'] as const;
export type Box = (typeof BOXES)[number];

/** What somebody wrote into one box, piece by piece. */
export interface Story {
  readonly box: Box;
  readonly pieces: readonly Piece[];
}

/** A clause as typed, and how likely each stance is: 0-1, 1 in all. */
export interface ClauseRead {
  readonly text: string;
  readonly stances: Readonly<Record<Stance, number>>;
}

/** Rounds of learning, the step of the first one, and what pulls each weight towards nothing. */
const ROUNDS = 12;
const STEP = 0.5;
const PULL = 1e-4;
/** So small an error teaches nothing. */
const WORTH_A_STEP = 1e-3;
/** A feature of one story alone says nothing. */
const LEAST_STORIES = 2;

/** A clause to learn from. */
interface Example {
  /** Where the weights begin of the stance before, first of all, and of its features. */
  readonly rows: Int32Array;
  readonly stance: number;
}

/** The beginning of a text, before its first clause. */
const BEGINNING = STANCES.length;

/**
 * Reads what the clauses of a text say of work: a maximum entropy Markov model (McCallum, Freitag and Pereira, 2000),
 * multinomial logistic regression over the words of a clause and the stance of the one before, learned from stories whose
 * pieces are labeled, with AdaGrad steps (Duchi, Hazan and Singer, 2011) in the order of the stories. The same stories
 * give the same weights.
 */
export class StanceModel {
  readonly #numbers = new Map<string, number>();
  /** By feature, then by the stance before: a weight for each stance. */
  readonly #weights: Float32Array;

  constructor(stories: readonly Story[]) {
    const labeled = stories.map(labeledClauses);
    const uses = new Map<string, number>();
    for (const clauses of labeled)
      for (const feature of new Set(clauses.flatMap(({ features }) => features)))
        uses.set(feature, (uses.get(feature) ?? 0) + 1);
    for (const [feature, count] of uses)
      if (count >= LEAST_STORIES) this.#numbers.set(feature, this.#numbers.size);
    this.#weights = new Float32Array((this.#numbers.size + BEGINNING + 1) * STANCES.length);
    const examples = labeled.flatMap((clauses) =>
      clauses.map(({ stance, features }, at): Example => {
        const before = at === 0 ? BEGINNING : STANCES.indexOf(clauses[at - 1]?.stance ?? 'else');
        return { rows: this.#rowsOf(features, before), stance: STANCES.indexOf(stance) };
      }),
    );
    this.#learn(examples);
  }

  #learn(examples: readonly Example[]): void {
    const weights = this.#weights;
    const sums = new Float32Array(weights.length).fill(1);
    const shares = new Float64Array(STANCES.length);
    for (let round = 0; round < ROUNDS; round++)
      for (const { rows, stance } of examples) {
        this.#share(rows, shares);
        for (let at = 0; at < shares.length; at++) {
          const off = (shares[at] as number) - (at === stance ? 1 : 0);
          if (Math.abs(off) < WORTH_A_STEP) continue;
          // By index: this runs millions of times at the first match after a start.
          for (let i = 0; i < rows.length; i++) {
            const place = (rows[i] as number) + at;
            const weight = weights[place] as number;
            const slope = off + PULL * weight;
            const sum = (sums[place] as number) + slope * slope;
            sums[place] = sum;
            weights[place] = weight - (STEP * slope) / Math.sqrt(sum);
          }
        }
      }
  }

  /** The clauses of a text in order, each with what it says of work. */
  read(text: string, box: Box): ClauseRead[] {
    let before = new Float64Array(STANCES.length + 1);
    before[BEGINNING] = 1;
    const shares = new Float64Array(STANCES.length);
    return withFeatures(clausesOf(text).slice(0, MOST_CLAUSES), box).map(({ text: clause, features }) => {
      const rows = this.#rowsOf(features, BEGINNING);
      const now = new Float64Array(STANCES.length + 1);
      before.forEach((likely, last) => {
        if (likely < LEAST_LIKELY) return;
        rows[0] = this.#rowBefore(last);
        this.#share(rows, shares);
        shares.forEach((share, at) => {
          now[at] = (now[at] as number) + likely * share;
        });
      });
      before = now;
      const all = now.reduce((sum, share) => sum + share, 0);
      const stances = STANCES.map((stance, at) => [stance, (now[at] as number) / all]);
      return { text: clause, stances: Object.fromEntries(stances) as ClauseRead['stances'] };
    });
  }

  /** Where the weights begin of the stance before, and of each feature that is known. */
  #rowsOf(features: readonly string[], before: number): Int32Array {
    const rows = [this.#rowBefore(before)];
    for (const feature of features) {
      const number = this.#numbers.get(feature);
      if (number !== undefined) rows.push(number * STANCES.length);
    }
    return Int32Array.from(rows);
  }

  #rowBefore(before: number): number {
    return (this.#numbers.size + before) * STANCES.length;
  }

  /** Writes into `shares` how likely each stance is. */
  #share(rows: Int32Array, shares: Float64Array): void {
    const weights = this.#weights;
    let most = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < shares.length; at++) {
      let score = 0;
      for (let i = 0; i < rows.length; i++) score += weights[(rows[i] as number) + at] as number;
      shares[at] = score;
      if (score > most) most = score;
    }
    let all = 0;
    for (let at = 0; at < shares.length; at++) {
      const odds = Math.exp((shares[at] as number) - most);
      shares[at] = odds;
      all += odds;
    }
    for (let at = 0; at < shares.length; at++) shares[at] = (shares[at] as number) / all;
  }
}

/** So many clauses of one text tell a life, and take 10 ms at most; what stands behind them is passed over. */
const MOST_CLAUSES = 160;

/** A stance so unlikely for the clause before leads nowhere. */
const LEAST_LIKELY = 0.01;

/** Where one thing said ends: a sentence, a line, a bracket, a dash, a comma before what turns. */
const BETWEEN_CLAUSES =
  /[.;!?\n]+(?!\d)|,(?=\s*(?:and|but|then|so|not|no|i|would|want|looking|maybe|never|don['’]?t|rather|just|although|though)\b)|\s[-–—]+\s|[()]|(?<=\w)\s(?=but\s)/i;

interface Stretch {
  readonly from: number;
  readonly text: string;
}

/** The clauses of a text as typed, and where each begins; what has no letter or figure is none. */
function clausesOf(text: string): Stretch[] {
  let from = 0;
  return text.split(BETWEEN_CLAUSES).flatMap((part) => {
    const start = text.indexOf(part, from);
    from = start + part.length;
    return /\w/.test(part) ? [{ from: start, text: part.trim() }] : [];
  });
}

function labeledClauses({ box, pieces }: Story): { stance: Stance; features: string[] }[] {
  let end = 0;
  const spans = pieces.map(([stance, text]) => {
    end += text.length;
    return { stance, from: end - text.length, to: end };
  });
  const clauses = clausesOf(pieces.map(([, text]) => text).join(''));
  return withFeatures(clauses, box).map(({ from, text, features }) => {
    const shared = spans.map((span) => Math.min(from + text.length, span.to) - Math.max(from, span.from));
    return { stance: spans[shared.indexOf(Math.max(...shared))]?.stance ?? 'else', features };
  });
}

const WORD = /[a-z]+(?:'[a-z]+)?|[\d$][\d,.]*[km%]?/g;
const OF_ONESELF = /\b(?:i|my|me|we|our)\b/i;

/** Words, pairs and threes of them, with where the clause begins and ends, how it begins, its length and its place. */
function withFeatures(clauses: readonly Stretch[], box: Box): (Stretch & { features: string[] })[] {
  return clauses.map(({ from, text }, at) => {
    const words = (text.toLowerCase().replaceAll('’', "'").match(WORD) ?? []).map((word) =>
      /^[\d$]/.test(word) ? '#' : word,
    );
    const row = ['^', ...words, '$'];
    const features = new Set<string>(words);
    for (let i = 0; i + 1 < row.length; i++) {
      features.add(`${row[i]} ${row[i + 1]}`);
      if (i + 2 < row.length) features.add(`${row[i]} ${row[i + 1]} ${row[i + 2]}`);
    }
    if (words[0]?.endsWith('ed')) features.add('@begins -ed');
    if (words[0]?.endsWith('ing')) features.add('@begins -ing');
    if (words.some((word) => word.endsWith('ing'))) features.add('@-ing');
    features.add(`@${box}`);
    if (at === 0) features.add('@first');
    if (at === clauses.length - 1) features.add('@last');
    features.add(`@length ${LENGTHS.findIndex((most) => words.length <= most)}`);
    if (!OF_ONESELF.test(text)) features.add('@nobody');
    return { from, text, features: [...features] };
  });
}

const LENGTHS = [2, 5, 11, Number.POSITIVE_INFINITY];
