import { lazily, oncePer } from '#career/lazily.ts';
import { areAlike, namesAnyone, namesPeople } from './alike.ts';
import type { Evidence, Passage } from './evidence.ts';
import {
  isConverted,
  isDifference,
  isProduct,
  isQuotient,
  isShare,
  isShareOfTwo,
  isSpan,
  isSum,
  isSumOfTwo,
} from './figure-derived.ts';
import { countsPeople, likeness, says } from './figure-says.ts';
import { isEndOf, isUnsigned } from './figure-unit.ts';
import { isServiceTime, yearsWhyNot } from './figure-years.ts';
import type { Figure } from './figures.ts';
import type { ClaimedLine } from './line.ts';

/** A figure of the record that a figure of a line may say again. */
interface Candidate {
  readonly passage: Passage;
  readonly figure: Figure;
}

/** Why a figure of a line is not in the record, as a sentence for the veteran; null where it is. */
export function whyNot(figure: Figure, line: ClaimedLine, evidence: Evidence): string | null {
  if (figure.kind === 'year') return yearsWhyNot(figure, line, evidence);
  const passages = line.placed;
  if (ranksAmongPeers(figure, line, passages) || isOne(figure, line, passages)) return null;
  const same = passages.flatMap((passage) =>
    passage.figures
      .filter((given) => says(given, figure))
      .map((given): Candidate => ({ passage, figure: given })),
  );
  const rivals = rivalsOf(figure, passages);
  const score = oncePer((candidate: Candidate) =>
    bindingOf(figure, candidate.figure, line, candidate.passage),
  );
  const best = (among: readonly Candidate[]) =>
    among.reduce((most, rival) => Math.max(most, score(rival)), 0);
  const bestOfAll = lazily(() => best(rivals));
  const byPassage = lazily(() => Map.groupBy(rivals, ({ passage }) => passage));
  const isBound = same.some((candidate) => {
    const bound = score(candidate);
    // Where the statement is the one that the line tells, or counts the very noun, only its own figures can be meant instead.
    const isNamed =
      figure.kind === 'number' &&
      !figure.vague &&
      figure.counts.some((stem) => !namesPeople(stem) && candidate.figure.counts.includes(stem));
    const bestRival =
      line.tells(candidate.passage) || isNamed ? best(byPassage().get(candidate.passage) ?? []) : bestOfAll();
    const margin = bound >= 1 ? SAME_NOUN : figure.counts.length === 0 ? MARGIN : 0;
    if (bound < bestRival - margin) return false;
    return isAbout(figure, candidate, line, passages);
  });
  if (isBound || passages.some((passage) => follows(figure, passage, line))) return null;
  if (isServiceTime(figure, line, evidence)) return null;
  return sentence(figure, rivals, same, score, line);
}

/**
 * "Ranked #2 of 16 captains": the place stands in the record with the number of those it is among, "#2/16 CGOs". That
 * number is looked up like any other, unless they are called peers, who may be called anything.
 */
function ranksAmongPeers(figure: Figure, line: ClaimedLine, passages: readonly Passage[]): boolean {
  const [, place, all, peers] = /^Ranked #(\d+) of (\d+)(?: (peers\b))?/.exec(line.text) ?? [];
  if (place === undefined || (peers === undefined && figure.ofWhole)) return false;
  const said = new RegExp(`(?<!\\d)${place}\\s*(?:of|/|out of)\\s*(?:my |the )?${all}(?!\\d)`, 'i');
  return passages.some(({ quote }) => said.test(quote));
}

/** "1 partner": where the statement that the line tells has "one", which counts nothing of its own. */
function isOne({ kind, value }: Figure, line: ClaimedLine, passages: readonly Passage[]): boolean {
  return (
    kind === 'number' &&
    value === 1 &&
    passages.some((passage) => line.tells(passage) && /\b(?:one|1)\b/i.test(passage.quote))
  );
}

/** A figure that counts nothing by name is told by its passage alone: one shared word more or less tells nothing. */
const MARGIN = 0.15;
/** Where the very noun is counted, only one that fits better by its verb or by another noun stands against it. */
const SAME_NOUN = 0.25;

/** The figures of the record that count the same thing and come out otherwise. */
function rivalsOf(figure: Figure, passages: readonly Passage[]): Candidate[] {
  return passages.flatMap((passage) =>
    passage.figures
      .filter((given) => given.kind === figure.kind && !says(given, figure))
      .map((given) => ({ passage, figure: given })),
  );
}

/** How closely a figure of a line and one of the record count the same: shared nouns, the verb, the passage. */
function bindingOf(figure: Figure, given: Figure, line: ClaimedLine, passage: Passage): number {
  const nouns = figure.counts.reduce(
    (sum, stem) => sum + Math.max(0, ...given.counts.map((other) => likeness(stem, other))),
    0,
  );
  if (nouns === 0) return figure.counts.length === 0 ? line.shared(passage) / 10 : 0;
  const verb = figure.verb !== null && given.verb !== null && areAlike(figure.verb, given.verb) ? 0.6 : 0;
  return nouns + verb + Math.min(0.4, line.shared(passage) / 10);
}

/** Whether a figure of the record is about what the line says: it counts the same, or its passage says the rest too. */
function isAbout(
  figure: Figure,
  { figure: given, passage }: Candidate,
  line: ClaimedLine,
  passages: readonly Passage[],
): boolean {
  if (figure.rate !== null && given.rate !== figure.rate && !saysRate(passage, figure.rate, passages))
    return false;
  if (isOtherUnit(figure, given)) return false;
  if (bindingOf(figure, given, line, passage) >= 1) return true;
  const others = figure.counts.filter((stem) => namesPeople(stem) && !namesAnyone(stem));
  // One service's members are not another's, and people are no things.
  if (
    others.length > 0 &&
    given.counts.some(
      (stem) => namesPeople(stem) && !namesAnyone(stem) && !others.some((other) => areAlike(stem, other)),
    )
  )
    return false;
  if (leadsPeople(figure) && given.counts.length > 0 && !countsPeople(given)) return false;
  const shared = line.shared(passage);
  if (line.telling.length === 0) return true;
  if (figure.vague) return shared >= 2;
  return (
    shared >= 2 ||
    (shared === 1 && (line.telling.length <= 4 || figure.kind !== 'number' || figure.counts.length === 0))
  );
}

const UNIT_OF_WORK = /\b(?:man|labor|work|flight|class|staff)[\s-]?(hour|day|week|month|year)s?\b/i;
/** "41,000 man-days" are no 41,000 man-hours. */
function isOtherUnit(figure: Figure, given: Figure): boolean {
  const [said, told] = [figure, given].map(({ noun }) => UNIT_OF_WORK.exec(noun)?.[1]?.toLowerCase());
  return said !== undefined && told !== undefined && said !== told;
}

const LEADING = ['lead', 'supervis', 'direct', 'manag', 'command', 'train', 'mentor', 'teach', 'coach'];
/** Whether a figure counts people whom the line says were led or taught. */
function leadsPeople({ verb, noun }: Figure): boolean {
  return verb !== null && LEADING.includes(verb) && /(?:ers|ors|ists|ians|ees|ants)$/i.test(noun);
}

const RATE_WORDS: Readonly<Record<string, RegExp>> = {
  day: /\bdaily\b|\b(?:a|per|each|every)\s+(?:day|nite|night)|\/\s?day/i,
  week: /\bweekly\b|\b(?:a|per|each|every)\s+(?:week|wk)|\/\s?w(?:ee)?k/i,
  month: /\bmonthly\b|\b(?:a|per|each|every)\s+mo/i,
  shift: /\bshifts?\b/i,
  hour: /\bhourly\b|\b(?:an|per|each|every)\s+h(?:ou)?r|\/\s?h(?:ou)?r/i,
  quarter: /\bquarterly\b|\b(?:a|per|each|every)\s+(?:quarter|qtr)|\/\s?(?:quarter|qtr)/i,
  year: /\b(?:annual|yearly)|\b(?:a|per|each|every)\s+y(?:ea)?r|\/\s?y(?:ea)?r/i,
};
/** In the statement itself or the one behind it: "Supervised 4 medics; counseled monthly". */
function saysRate(passage: Passage, rate: string, passages: readonly Passage[]): boolean {
  const next = passages[passages.indexOf(passage) + 1];
  const texts = [passage.quote, ...(next?.field === passage.field ? [next.quote] : [])];
  return texts.some((text) => RATE_WORDS[rate]?.test(text) ?? false);
}

/** A passage that holds so many telling words of the line is one it tells. */
const TOLD = 2;

/** What follows from two figures of a passage: a difference, its share of the first, so many a week. */
function follows(figure: Figure, passage: Passage, line: ClaimedLine): boolean {
  const { figures } = passage;
  if (line.telling.length > 0 && line.shared(passage) === 0) return false;
  const isTold = line.shared(passage) >= TOLD;
  if (isDifference(figure, line.figures, figures, isTold) || isSpan(figure, line.figures, figures, isTold))
    return true;
  if (isTold && (isShareOfTwo(figure, figures) || isQuotient(figure, figures) || isSumOfTwo(figure, figures)))
    return true;
  return figures.some((first, at) => {
    if (
      isConverted(figure, first) ||
      isUnsigned(figure, first, passage.quote) ||
      isEndOf(figure, first, line)
    )
      return true;
    const second = figures[at + 1];
    if (second === undefined) return false;
    if (isSum(figure, first, second) || isShare(figure, first, second)) return true;
    if (first.goesTo && first.kind === second.kind) {
      const change = Math.abs(second.value - first.value);
      if (figure.kind === 'points' || figure.kind === first.kind) {
        const points = figure.kind === 'points' || first.kind !== 'percent';
        if (points && says({ ...first, kind: figure.kind, value: change, high: change, hedge: null }, figure))
          return true;
      }
      const share = first.value === 0 ? 0 : (100 * change) / first.value;
      if (figure.kind === 'percent' && first.kind !== 'percent' && Math.abs(share - figure.value) <= 0.6)
        return true;
      if (
        figure.kind === 'percent' &&
        figure.hedge !== null &&
        says({ ...first, kind: 'percent', value: share, high: share, hedge: null }, figure)
      )
        return first.kind !== 'percent';
    }
    return isProduct(figure, figures);
  });
}

/** Why a figure does not stand in the record, as closely as the record lets it be said. */
function sentence(
  figure: Figure,
  rivals: readonly Candidate[],
  same: readonly Candidate[],
  score: (candidate: Candidate) => number,
  line: ClaimedLine,
): string {
  // Another figure is named only where it is told of what the line tells: all else would compare what has no relation.
  const isTold = ({ passage }: Candidate) => line.telling.length < TOLD || line.shared(passage) >= TOLD;
  const isOfTheSame = ({ figure: given }: Candidate) =>
    figure.counts.some((stem) => given.counts.some((other) => likeness(stem, other) >= SAME_THING));
  const swapped = same.find((candidate) => candidate.figure.noun !== '' && isTold(candidate));
  const claimed = `${figure.written}${figure.noun === '' || figure.kind === 'time' || figure.kind === 'points' ? '' : ` ${figure.noun}`}`;
  if (swapped && figure.kind === 'number')
    return `Your record says ${swapped.figure.written} ${swapped.figure.noun}, not ${claimed}.`;
  const [rival] = rivals
    .filter((candidate) => isOfTheSame(candidate) || (figure.counts.length === 0 && isTold(candidate)))
    .toSorted((one, other) => score(other) - score(one));
  if (rival === undefined) return `Your record doesn’t say ${claimed}.`;
  const { written, noun, kind } = rival.figure;
  return `Your record says ${written}${noun === '' || kind === 'time' ? '' : ` ${noun}`}, not ${claimed}.`;
}
const SAME_THING = 0.8;
