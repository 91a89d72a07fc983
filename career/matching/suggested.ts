import type { DomainScores } from '#career/assessment/domains.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import type { OccupationScores } from '#career/occupations/occupation-scores.ts';
import { tellsCodeAlone } from './evidence.ts';
import type { Judgment } from './judgment.ts';
import type { Ranking } from './rank-occupations.ts';
import { standsOut, strengthFit } from './strengths.ts';
import type { MatchFit } from './title-match.ts';

/** A title that is suggested to somebody. */
export interface Suggested {
  readonly occupation: Occupation;
  /** How surely a counselor suggests it readily, as log-odds. */
  readonly readily: number;
  /** Places up (above 0) or down by the assessment. */
  readonly moved: number;
}

/** So many of the ranking's best are judged, and so many besides of what the person's words mean most. */
const JUDGED = 40;
const BY_WORDS = 8;

/** What of a ranking is judged: its best, and what further down the person's wishes or tellings mean most. */
export function judgedOf({ ranked, evidence: { work } }: Pick<Ranking, 'ranked' | 'evidence'>): Occupation[] {
  const best = ranked.slice(0, JUDGED).map(({ occupation }) => occupation);
  const further = ranked.slice(JUDGED).map(({ occupation }) => occupation);
  const most = (scores: OccupationScores) =>
    further
      .filter((occupation) => scores.of(occupation) >= SAID_OF)
      .sort((a, b) => scores.of(b) - scores.of(a) || a.position - b.position)
      .slice(0, BY_WORDS);
  return [...new Set([...best, ...most(work.wanted), ...most(work.most)])];
}

/** Ten times as likely as any work: less is no telling. */
const SAID_OF = 0.01;

/** A list is as long as it truly is. */
const MOST = 30;

/** How far the assessment may move a title up or down, as log-odds: it orders what fits, it does not find work. */
const STRENGTH_FORCE = 0.25;

/**
 * So surely a counselor defends what is suggested, place after place, then the last of them: a short list goes on a little
 * further down, and whoever asks for a code alone is promised five first answers.
 */
const DEFENDED = {
  told: [0, 0.7, 0.8, 0.8, 0.8, 0.9],
  codeAlone: [0, 0.62, 0.62, 0.62, 0.62, 0.9],
} as const;

/**
 * What of a ranking is suggested, by what a counselor would say of it, the readiest first. The one title that a record
 * leads to most is always among them; none stands twice under one name.
 */
export function suggestedOf(
  ranking: Ranking,
  strengths: DomainScores | null,
  judge: (occupation: Occupation) => Judgment,
): Suggested[] {
  const defended: readonly number[] = DEFENDED[tellsCodeAlone(ranking.evidence) ? 'codeAlone' : 'told'];
  const isDefended = (defensible: number, before: number) =>
    shareOf(defensible) >= (defended[before] ?? defended.at(-1) ?? 1);
  const judged = judgedOf(ranking)
    .map((occupation) => ({ occupation, ...judge(occupation) }))
    .sort(readiestFirst);
  const unmoved = new Map(judged.map(({ occupation }, place) => [occupation, place]));
  const found: Suggested[] = [];
  const seen = new Set<string>();
  withStrengths(judged, strengths).forEach(({ occupation, defensible, readily }, place) => {
    const name = occupation.shownTitle.toLowerCase();
    if (found.length >= MOST || seen.has(name) || !isDefended(defensible, found.length)) return;
    seen.add(name);
    found.push({ occupation, readily, moved: (unmoved.get(occupation) ?? place) - place });
  });
  return found;
}

interface Judged extends Judgment {
  readonly occupation: Occupation;
}

function withStrengths(judged: readonly Judged[], strengths: DomainScores | null): readonly Judged[] {
  if (!strengths || !standsOut(strengths)) return judged;
  return judged
    .map((title) => ({
      ...title,
      readily: title.readily + STRENGTH_FORCE * strengthFit(title.occupation, strengths),
    }))
    .sort(readiestFirst);
}

const readiestFirst = (a: Judged, b: Judged) =>
  b.readily - a.readily || a.occupation.position - b.occupation.position;

const shareOf = (logOdds: number) => 1 / (1 + Math.exp(-logOdds));

/** Of a hundred such titles, how many a counselor suggests readily: the whole number people see, 1-99. */
export function shown(readily: number): number {
  return Math.min(99, Math.max(1, Math.round(shareOf(readily) * 100)));
}

/** On people nothing was learned from, counselors suggested 78 of 100 titles of such strong lists readily. */
const STRONG = 62;

/** Whether a counselor would readily suggest a title, by the number shown. */
export function fitOf(shown: number): MatchFit {
  return shown >= STRONG ? 'strong' : 'possible';
}
