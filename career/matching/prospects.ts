import type { CareerFacts } from '#career/occupations/facts.ts';
import { figuresOf } from '#career/occupations/figures.ts';
import type { Evidence } from './evidence.ts';
import { isLicensed, levelFits } from './level.ts';

/** What does not depend on a veteran's evidence, only on their level and schooling; one number a row. */
export interface Prospects {
  /** Level fit times reach; for licensed professions reach alone. 0 for work that never shows. */
  readonly factors: Float32Array;
  readonly licensed: Uint8Array;
  /** 1 for work that leads others and fits the level. */
  readonly leading: Uint8Array;
}

const LEVEL_FORCE = 0.75;
const BACHELOR = 4;
const STEP_MISSING = 0.03;
const MOST_MISSING = 0.4;
const FITS_WELL = 0.9;

/** The prospects of every occupation for a tier and an education step; built once for each pair. */
export function prospectsOf(facts: CareerFacts, { tier, education }: Evidence): Prospects {
  return facts.once(`prospects-${tier}-${education}`, () => {
    const { code, title } = facts.tables.occupations;
    const fits = levelFits(facts, tier, education >= BACHELOR);
    const licensed = Uint8Array.from(code, (value) => (isLicensed(value) ? 1 : 0));
    const factors = Float32Array.from(code, (_, row) => {
      if (facts.militaryOnly[row] || facts.residual[row]) return 0;
      const level = licensed[row] ? 1 : (fits[row] ?? 0) ** LEVEL_FORCE;
      return level * reach(facts, row, education);
    });
    const leading = Uint8Array.from(code, (value, row) => {
      const leadsOthers = value.startsWith('11-') || (title[row] ?? '').startsWith('First-Line');
      return leadsOthers && (fits[row] ?? 0) >= FITS_WELL ? 1 : 0;
    });
    return { factors, licensed, leading };
  });
}

/** A degree still to earn counts against a title, a little a step: many veterans earn one on the way. */
function reach(facts: CareerFacts, row: number, education: number): number {
  const needed = figuresOf(facts, row).entryStep;
  if (needed === null) return 1;
  const missing = Math.max(0, needed - Math.max(1, education));
  return 1 - Math.min(MOST_MISSING, missing * STEP_MISSING);
}
