import { z } from 'zod';
import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import { type TaggerWeights, tagged } from '#career/sequence-tagger.ts';
import rows from '#knowledge/record/job-tags.json' with { type: 'json' };
import { jobFeatures, type Token, tokensOf } from './job-features.ts';
import { JOB_TAGS, type JobPart, type PartKind } from './job-tags.ts';

/** What each feature of a token says of each tag, learned from people who tell of their work by `npm run learn:jobs`. */
export const jobTagTable = tableOf(
  'record/job-tags.json',
  rows,
  () =>
    entryOf({
      /** What kind of feature: the first part of its name. */
      of: words,
      /** By the rest of its name, a weight for each of `JOB_TAGS`. */
      weights: z.record(z.string(), z.array(z.number()).length(JOB_TAGS.length)),
    }),
  noRepeats('of', ({ of }) => of),
);

const model = lazily(
  (): TaggerWeights => ({
    tags: JOB_TAGS,
    weights: Object.fromEntries(
      jobTagTable
        .entries()
        .flatMap(({ of, weights }) =>
          Object.entries(weights).map(([rest, row]) => [`${of} ${rest}`, row] as const),
        ),
    ),
  }),
);

/** Longer texts are a life's story many times over; what stands behind is read as what was done. */
const MOST_TOKENS = 3000;

/** The titles, employers, places and dates of jobs that a text names, in order. */
export function jobPartsIn(text: string): JobPart[] {
  const tokens = tokensOf(text).slice(0, MOST_TOKENS);
  return partsOf(tokens, tagged(model(), jobFeatures(text, tokens)));
}

/** The parts that tagged tokens make. */
export function partsOf(tokens: readonly Token[], tags: readonly string[]): JobPart[] {
  const isGlued = (at: number) =>
    /^[/&]$/.test(tokens[at]?.text ?? '') &&
    tokens[at - 1]?.to === tokens[at]?.from &&
    tokens[at]?.to === tokens[at + 1]?.from;
  const parts: JobPart[] = [];
  for (const [at, { from, to }] of tokens.entries()) {
    const tag = tags[at] ?? 'O';
    if (tag === 'O') continue;
    const kind = tag.slice(1) as PartKind;
    const last = parts.at(-1);
    if (tag.startsWith('I') && last && tags[at - 1]?.slice(1) === kind) last.to = to;
    // "Uber/Lyft driver": a name goes on across a stroke.
    else if (isGlued(at - 1) && last?.to === tokens[at - 1]?.from && last?.kind === kind) last.to = to;
    else
      parts.push({
        kind,
        from: isGlued(at - 1) && tags[at - 2] === 'O' ? (tokens[at - 2]?.from ?? from) : from,
        to,
      });
  }
  return parts.map((part) => trimmed(part, tokens)).filter(({ from, to }) => to > from);
}

/** Small words and signs that no name begins or ends with: "Denny's from". */
const SEAM = /^(?:from|in|at|for|since|the|an?|and|or|with|as|to|of|my|our|its|his|her|their|[,;:(–—-])$/i;

function trimmed({ kind, from, to }: JobPart, tokens: readonly Token[]): JobPart {
  if (kind === 'D') return { kind, from, to };
  const own = tokens.filter((token) => token.from >= from && token.to <= to);
  while (SEAM.test(own.at(-1)?.text ?? '')) own.pop();
  while (SEAM.test(own[0]?.text ?? '')) own.shift();
  return { kind, from: own[0]?.from ?? to, to: own.at(-1)?.to ?? to };
}
