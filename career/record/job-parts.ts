import { learnedTable, weightsOf } from '#career/knowledge/learned-table.ts';
import { lazily } from '#career/lazily.ts';
import { type SureTag, surelyTagged, type TaggerWeights } from '#career/sequence-tagger.ts';
import rows from '#knowledge/record/job-tags.json' with { type: 'json' };
import { jobFeatures } from './job-features.ts';
import { JOB_TAGS, type JobPart, type PartKind } from './job-tags.ts';
import { type Token, tokensOf } from './token-features.ts';

/** What each feature of a token says of each tag, learned from people who tell of their work by `npm run learn:record`. */
export const jobTagTable = learnedTable('record/job-tags.json', rows, JOB_TAGS.length);

const model = lazily((): TaggerWeights => ({ tags: JOB_TAGS, weights: weightsOf(jobTagTable) }));

/** Longer texts are a life's story many times over; what stands behind is read as what was done. */
const MOST_TOKENS = 1500;
/** More parts than a life has; what stands behind is read as what was done. */
const MOST_PARTS = 150;

/** The titles, employers, places and dates of jobs that a text names, in order. */
export function jobPartsIn(text: string): JobPart[] {
  const tokens = tokensOf(text).slice(0, MOST_TOKENS);
  return surePartsIn(text, tokens, surelyTagged(model(), jobFeatures(text, tokens), kindOfTag)).slice(
    0,
    MOST_PARTS,
  );
}

export const kindOfTag = (tag: string) => tag.slice(1);

/**
 * By how much each kind of part has to lead. On people it was not learned from, six employers in a hundred titles are wrong
 * so, and twelve without; what is less sure is read as what was done, and waits as a question.
 */
const SURE: Readonly<Record<PartKind, number>> = { T: 15, E: 20, P: 10, D: 10 };

/** Side by side with another part, as lists and headings have them, each bears the other out. */
const SURE_BESIDE = 4;
/** What stands between the parts of a heading. */
const JOINT = /^(?:[\s,|:;()·–—/-]|\b(?:at|for|with|w|from|since|in)\b)*$/i;

/** The parts of which all tokens are sure. */
export function surePartsIn(text: string, tokens: readonly Token[], tags: readonly SureTag[]): JobPart[] {
  const leads = new Map(tokens.map(({ from }, at) => [from, tags[at]?.lead ?? 0]));
  const parts = partsOf(
    tokens,
    tags.map(({ tag }) => tag),
  );
  const leadOf = ({ from, to }: JobPart) =>
    Math.min(
      ...tokens
        .filter((token) => token.from >= from && token.to <= to)
        .map((token) => leads.get(token.from) ?? 0),
    );
  const sure = new Set(parts.filter((part) => leadOf(part) >= SURE[part.kind]));
  const kept = parts.filter((part, at) => {
    if (sure.has(part)) return true;
    const beside = [parts[at - 1], parts[at + 1]].filter(
      (other) =>
        other !== undefined &&
        (other.kind !== part.kind || part.kind === 'P') &&
        sure.has(other) &&
        JOINT.test(other.to <= part.from ? text.slice(other.to, part.from) : text.slice(part.to, other.from)),
    );
    return beside.length > 0 && leadOf(part) >= SURE_BESIDE;
  });
  return wholePlaces(text, kept);
}

/** "Las Cruces", "New Mexico", and the country behind them, which no resume needs, are one place. */
function wholePlaces(text: string, parts: readonly JobPart[]): JobPart[] {
  const whole: JobPart[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (part.kind === 'P' && last?.kind === 'P' && /^,?\s+$/.test(text.slice(last.to, part.from)))
      last.to = part.to;
    else whole.push({ ...part });
  }
  return whole;
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
