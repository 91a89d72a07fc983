import type { Occupation } from '#career/occupations/occupation.ts';
import type { EvidenceScores } from '../evidence-scores.ts';
import { isCareer } from './profession-scores.ts';
import type { CivilianLife } from './professions-told.ts';

interface Scored {
  readonly occupation: Occupation;
  readonly score: number;
}

/** Titles of the service that may stand beside a career of today: as many as a counselor would still name. */
const OF_SERVICE = 2;
/** What is left of the others. */
const LEFT_BEHIND = 0.3;

/** As strongly as this a title belongs to the career itself. */
const OWN = { profession: 0.3, civilianWork: 0.5, besideProfession: 0.25 } as const;

/** A profession told less surely takes nothing from the service. */
const TELLING = 0.6;

/**
 * Who works in a profession today, or holds the license of one, is that first: of the titles that only the service
 * leads to, the two strongest stay where they are if they are no lower than the career, and the rest step back.
 * Scores best first in, in any order out.
 */
export function careerFirst<Title extends Scored>(
  list: readonly Title[],
  life: CivilianLife,
  scores: EvidenceScores,
  careerZone: number,
): Title[] {
  if (!life.professions.some((told) => isCareer(told) && told.strength >= TELLING)) return [...list];
  let ofService = 0;
  return list.map((title) => {
    const { occupation } = title;
    const own = KINDS.some((kind) => scores[kind].of(occupation) >= OWN[kind]);
    if (own) return title;
    if ((occupation.jobZone ?? 0) >= careerZone && ++ofService <= OF_SERVICE) return title;
    return { ...title, score: title.score * LEFT_BEHIND };
  });
}

const KINDS = ['profession', 'civilianWork', 'besideProfession'] as const;
