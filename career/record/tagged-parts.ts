import type { SureTag } from '#career/sequence-tagger.ts';
import type { Token } from './token-features.ts';

/** Where a part of a text stands that names something, and what it names. */
export interface TextPart<Kind extends string = string> {
  readonly kind: Kind;
  readonly from: number;
  to: number;
}

/** The tags of tokens for parts of some kinds: outside, or the beginning or inside of one. */
export const partTags = (kinds: readonly string[]): string[] => [
  'O',
  ...kinds.flatMap((kind) => [`B${kind}`, `I${kind}`]),
];

/** What a tag says a token is part of. */
export const kindOfTag = (tag: string): string => tag.slice(1);

/** The parts that tagged tokens make, each without what no part of its kind begins or ends with. */
export function partsOf<Kind extends string>(
  tokens: readonly Token[],
  tags: readonly string[],
  seamOf: (kind: Kind) => RegExp | null,
): TextPart<Kind>[] {
  const isGlued = (at: number) =>
    /^[/&]$/.test(tokens[at]?.text ?? '') &&
    tokens[at - 1]?.to === tokens[at]?.from &&
    tokens[at]?.to === tokens[at + 1]?.from;
  const parts: TextPart<Kind>[] = [];
  for (const [at, { from, to }] of tokens.entries()) {
    const tag = tags[at] ?? 'O';
    if (tag === 'O') continue;
    const kind = kindOfTag(tag) as Kind;
    const last = parts.at(-1);
    if (tag.startsWith('I') && last && kindOfTag(tags[at - 1] ?? 'O') === kind) last.to = to;
    // "Uber/Lyft driver": a name goes on across a stroke.
    else if (isGlued(at - 1) && last?.to === tokens[at - 1]?.from && last?.kind === kind) last.to = to;
    else
      parts.push({
        kind,
        from: isGlued(at - 1) && tags[at - 2] === 'O' ? (tokens[at - 2]?.from ?? from) : from,
        to,
      });
  }
  return parts
    .map((part) => {
      const seam = seamOf(part.kind);
      return seam === null ? part : trimmed(part, tokens, seam);
    })
    .filter(({ from, to }) => to > from);
}

/** Small words and signs that no name begins or ends with: "Denny's from". */
export const SEAM =
  /^(?:from|in|at|for|since|the|an?|and|or|with|as|to|of|my|our|its|his|her|their|[,;:(–—-])$/i;

function trimmed<Kind extends string>(
  { kind, from, to }: TextPart<Kind>,
  tokens: readonly Token[],
  seam: RegExp,
): TextPart<Kind> {
  const own = tokens.filter((token) => token.from >= from && token.to <= to);
  while (seam.test(own.at(-1)?.text ?? '')) own.pop();
  while (seam.test(own[0]?.text ?? '')) own.shift();
  return { kind, from: own[0]?.from ?? to, to: own.at(-1)?.to ?? to };
}

/** By how much a part leads what else its tokens might be: the least of them. */
export function leadsOf(tokens: readonly Token[], tags: readonly SureTag[]): (part: TextPart) => number {
  const leads = new Map(tokens.map(({ from }, at) => [from, tags[at]?.lead ?? 0]));
  return ({ from, to }) =>
    Math.min(
      ...tokens
        .filter((token) => token.from >= from && token.to <= to)
        .map((token) => leads.get(token.from) ?? 0),
    );
}
