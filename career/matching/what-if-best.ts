import type { DomainScores } from '#career/assessment/domains.ts';
import { certifications } from '#career/certifications/catalogue.ts';
import { certificationCost } from '#career/certifications/recommend-certifications.ts';
import type { VeteranRecord } from '#career/service.ts';
import type { Training } from './education.ts';
import { gatherEvidence } from './evidence.ts';
import { matchOccupations, matchVeteran } from './match-veteran.ts';
import type { Matching } from './matching.ts';
import { rankOccupations } from './rank-occupations.ts';
import type { AccessKind, TitleMatch } from './title-match.ts';
import { LEAST_CHANGE, withTraining } from './what-if.ts';
import { monthsLeft, trainingCandidates } from './what-if-candidates.ts';
import { weeksInWords } from './wording/sentence.ts';

/** What a training does for one title. */
interface TitleReached {
  readonly onetSocCode: string;
  readonly jobTitle: string;
  readonly before: number;
  readonly after: number;
  readonly medianPay: number | null;
  /** Nothing stands before it any more, and something does today, or it isn't in the list. */
  readonly opens: boolean;
  /** What it would still ask for; null where nothing. */
  readonly needs: string | null;
}

/** A training weighed for one veteran. */
export interface WeighedTraining {
  readonly training: Training;
  readonly name: string;
  /** In words: "about 3 months", "about 4 years, full time"; null where no sourced figure is known. */
  readonly takes: string | null;
  /** In words: a price with its year, or whom to ask. */
  readonly costs: string;
  /** The most changed first. */
  readonly titles: readonly TitleReached[];
  /** How much it changes in all; it orders trainings and means nothing by itself. */
  readonly change: number;
}

/** So many titles of the ranking are looked at for what stands before them; the list itself is shorter. */
const LOOKED_AT = 40;

/** What a point of match is worth to somebody, by what stands before the title. Our judgement. */
const WORTH: Readonly<Record<AccessKind, number>> = { ready: 1, license: 0.6, degree: 0.3 };

/** The match of a title that nothing in a record leads to, and one about where lists end. */
const FAR = 5;
const NEAR = 33;

/**
 * How much a title outside the list counts, 0-1: a real estate license leads anyone to real estate, so it says little
 * about this veteran.
 */
function nearness(score: number): number {
  return Math.min(1, Math.max(0, (score - FAR) / (NEAR - FAR)));
}

/**
 * Weighs one by one the trainings that stand between a veteran and work near theirs. Each takes a few milliseconds, so
 * that a server can let others have their turn between two. `listed`: the titles matched today.
 */
export function* weighTrainings(
  record: VeteranRecord,
  strengths: DomainScores | null,
  matching: Matching,
  listed: readonly TitleMatch[],
): Generator<WeighedTraining, void, void> {
  const evidence = gatherEvidence(record, matching);
  const { ranked } = rankOccupations(matching, evidence);
  const now = new Map(listed.map((match) => [match.onetSocCode, match]));
  const nearest = ranked.slice(0, LOOKED_AT).map(({ occupation }) => occupation);
  // What a title stands at today is the same for every training: asked for once.
  const before = new Map(now);
  const own = [...now.keys()].flatMap((code) => matching.facts.occupationByCode.get(code) ?? []);
  for (const training of trainingCandidates([...new Set([...own, ...nearest])], evidence)) {
    const trained = withTraining(training, record);
    if (trained === undefined) continue;
    const then = matchVeteran(trained, strengths, matching);
    const fresh = then.flatMap(({ onetSocCode }) => (before.has(onetSocCode) ? [] : [onetSocCode]));
    if (fresh.length > 0)
      for (const match of matchOccupations(fresh, record, strengths, matching))
        before.set(match.onetSocCode, match);
    yield weighed(training, evidence.education, then, before, now);
  }
}

function weighed(
  training: Training,
  education: number,
  then: readonly TitleMatch[],
  before: ReadonlyMap<string, TitleMatch>,
  now: ReadonlyMap<string, TitleMatch>,
): WeighedTraining {
  const changed = then.flatMap((is) => {
    const was = before.get(is.onetSocCode);
    if (was === undefined) return [];
    const near = now.has(is.onetSocCode) ? 1 : nearness(was.relevanceScore);
    const worth = WORTH[is.access.kind] * is.relevanceScore - WORTH[was.access.kind] * was.relevanceScore;
    const gain = near * worth;
    const isReady = is.access.kind === 'ready';
    const opens = isReady && (was.access.kind !== 'ready' || !now.has(is.onetSocCode));
    return gain < LEAST_CHANGE ? [] : [{ gain, title: reached(was, is, opens) }];
  });
  const titles = changed.toSorted((one, other) => other.gain - one.gain).map(({ title }) => title);
  const change = changed.reduce((sum, { gain }) => sum + gain, 0);
  return { training, ...termsOf(training, education), titles, change };
}

function reached(was: TitleMatch, is: TitleMatch, opens: boolean): TitleReached {
  return {
    onetSocCode: is.onetSocCode,
    jobTitle: is.jobTitle,
    before: was.relevanceScore,
    after: is.relevanceScore,
    medianPay: is.pay?.median ?? null,
    opens,
    needs: is.access.needs,
  };
}

/** The best title of a list that nothing stands before today, with its pay: what a training is held against. */
export function openToday(
  listed: readonly TitleMatch[],
): { readonly onetSocCode: string; readonly jobTitle: string; readonly medianPay: number } | null {
  for (const { access, onetSocCode, jobTitle, pay } of listed)
    if (access.kind === 'ready' && pay !== null) return { onetSocCode, jobTitle, medianPay: pay.median };
  return null;
}

const WEEKS_A_MONTH = 52 / 12;

/** Its name, time and price in words. */
function termsOf(training: Training, education: number): Pick<WeighedTraining, 'name' | 'takes' | 'costs'> {
  if ('degree' in training) {
    const weeks = Math.round(monthsLeft(training.degree, education) * WEEKS_A_MONTH);
    return {
      name: `${training.degree} in ${training.field}`,
      takes: `${weeksInWords(weeks)}, full time`,
      costs: 'Ask the school',
    };
  }
  const certificate = certifications().find(({ id }) => id === training.certificationId);
  // As in the gaps of a title: a time counts only beside the provider's own page.
  const weeks = certificate?.url ? certificate.durationWeeks : null;
  return {
    name: certificate?.name ?? training.certificationId,
    takes: weeks === null ? null : weeksInWords(weeks),
    costs: certificationCost({ cost: certificate?.cost ?? null }),
  };
}

/** More than this is a catalogue, not an answer. */
const SHOWN_MOST = 5;

/** Of degrees of one level the fields that change most; what they share is the level. */
const OF_ONE_DEGREE = 2;

/**
 * The trainings that change most, the greatest change first. One that does for the same titles no more than another
 * before it is left out: a second certificate for the same door is no second answer.
 */
export function mostChanging(trainings: readonly WeighedTraining[]): WeighedTraining[] {
  const best: WeighedTraining[] = [];
  for (const one of trainings.toSorted((a, b) => b.change - a.change)) {
    if (best.length >= SHOWN_MOST) break;
    if (one.titles.length === 0 || best.some((other) => doesAsMuch(other, one))) continue;
    if (best.filter((other) => isSameDegree(other.training, one.training)).length >= OF_ONE_DEGREE) continue;
    best.push(one);
  }
  return best;
}

const isSameDegree = (one: Training, other: Training) =>
  'degree' in one && 'degree' in other && one.degree === other.degree;

function doesAsMuch(one: WeighedTraining, other: WeighedTraining): boolean {
  return other.titles.every((title) =>
    one.titles.some(
      (same) =>
        same.onetSocCode === title.onetSocCode && same.opens >= title.opens && same.after >= title.after,
    ),
  );
}
