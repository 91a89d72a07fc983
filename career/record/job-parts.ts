import { learnedTable, weightsOf } from '#career/knowledge/learned-table.ts';
import { lazily } from '#career/lazily.ts';
import { readVerb } from '#career/resume/writing/verbs.ts';
import { type SureTag, surelyTagged, type TaggerWeights } from '#career/sequence-tagger.ts';
import rows from '#knowledge/record/job-tags.json' with { type: 'json' };
import { spansIn } from './dates.ts';
import { jobFeatures } from './job-features.ts';
import { JOB_TAGS, type JobPart, type PartKind } from './job-tags.ts';
import { kindOfTag, leadsOf, partsOf, SEAM } from './tagged-parts.ts';
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
  const parts = partsOf<PartKind>(
    tokens,
    tags.map(({ tag }) => tag),
    (kind) => (kind === 'D' ? null : SEAM),
  );
  const leadOf = leadsOf(tokens, tags);
  const sure = new Set(parts.filter((part) => leadOf(part) >= SURE[part.kind]));
  const kept = parts.filter((part, at) => {
    if (part.kind === 'T' && isDeed(text, part)) return false;
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
  return withSpans(text, wholePlaces(text, kept));
}

/**
 * Dates as they stand in the text: a range is one, whatever part of it was seen, and one right behind a title or an
 * employer is theirs.
 */
function withSpans(text: string, parts: readonly JobPart[]): JobPart[] {
  const spans = spansIn(text).filter(({ end, current }) => end !== null || current);
  const whole = parts.map((part) => {
    const span = part.kind === 'D' && spans.find(({ from, to }) => from <= part.from && part.to <= to);
    return span ? { ...part, from: span.from, to: span.to } : part;
  });
  const behind = spans.flatMap(({ from, to }): JobPart[] => {
    const isSeen = whole.some((part) => part.from < to && part.to > from);
    const last = whole.findLast((part) => part.to <= from);
    const isBehind = last && last.kind !== 'D' && SIGNS.test(text.slice(last.to, from));
    return isSeen || !isBehind ? [] : [{ kind: 'D', from, to }];
  });
  const all = [...whole, ...behind].toSorted((one, other) => one.from - other.from);
  return all.filter((part, at) => all[at - 1]?.kind !== part.kind || all[at - 1]?.from !== part.from);
}

const SIGNS = /^[\s,(|:·–—-]{0,4}$/;

/** "Lead 31 associates", "Mentor three engineers": what was done, by a word that is a title as well. */
const isDeed = (text: string, { from, to }: JobPart) =>
  readVerb(text.slice(from, to))?.form === 'base' &&
  /^\s+(?:\$?\d(?!\d{3}\b|\d?\/\d)|(?:an?|the|all|our|my|new|two|three|four|five|six|seven|eight|nine|ten|twelve|several|junior) )/i.test(
    text.slice(to),
  );

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
