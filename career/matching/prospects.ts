import type { Occupation } from '#career/occupations/occupation.ts';
import { namesJob } from '#career/occupations/occupation.ts';
import { OccupationScores } from '#career/occupations/occupation-scores.ts';
import { isLicensed, levelFit, type Tier } from './level.ts';

/** What does not depend on a veteran's evidence, only on their level and schooling. */
export interface Prospects {
  /** Level fit times reach; for licensed professions reach alone. 0 for work that never shows. */
  readonly factors: OccupationScores;
  /** How far schooling still to do leaves a title within reach, above 0 to 1. */
  readonly reach: (occupation: Occupation) => number;
  readonly licensed: ReadonlySet<Occupation>;
  /** Work that leads others and fits the level. */
  readonly leading: ReadonlySet<Occupation>;
}

const LEVEL_FORCE = 0.75;
const BACHELOR = 4;
const STEP_MISSING = 0.03;
const GRADUATE_MISSING = 0.2;
const MOST_MISSING = 0.4;
const FITS_WELL = 0.9;

/** The prospects of every occupation for a tier and an education step. */
export function prospectsFor(occupations: readonly Occupation[], tier: Tier, education: number): Prospects {
  const factors = new OccupationScores(occupations);
  const licensed = new Set(occupations.filter(({ code }) => isLicensed(code)));
  const leading = new Set<Occupation>();
  for (const occupation of occupations) {
    const fit = Math.fround(levelFit(occupation, tier, education >= BACHELOR));
    if (leadsPeople(occupation) && fit >= FITS_WELL) leading.add(occupation);
    if (!namesJob(occupation)) continue;
    const level = licensed.has(occupation) ? 1 : fit ** LEVEL_FORCE;
    factors.set(occupation, level * reachOf(occupation, education));
  }
  return { factors, reach: (occupation) => reachOf(occupation, education), licensed, leading };
}

/** Work that manages or supervises. */
export function leadsPeople({ code, title }: Occupation): boolean {
  return code.startsWith('11-') || title.startsWith('First-Line');
}

/** A degree still to earn counts against a title, a little a step: many veterans earn one on the way. */
function reachOf({ figures: { entryStep } }: Occupation, education: number): number {
  if (entryStep === null) return 1;
  const held = Math.max(1, education);
  const missing = Math.max(0, entryStep - held);
  // A degree after the bachelor's is years on top of years.
  const graduate = Math.max(0, entryStep - Math.max(BACHELOR, held));
  return 1 - Math.min(MOST_MISSING, missing * STEP_MISSING + graduate * GRADUATE_MISSING);
}
