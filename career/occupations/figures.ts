import { entryStep } from '#career/matching/education.ts';
import type { PayRange } from '#career/matching/title-match.ts';
import type { CareerFacts } from './facts.ts';

/** Published figures of an occupation. Null is "not published", never zero. */
export interface OccupationFigures {
  readonly pay: PayRange | null;
  readonly meanPay: number | null;
  readonly growthPercent: number | null;
  readonly openingsPerYear: number | null;
  readonly entryEducation: string | null;
  readonly entryExperience: string | null;
  /** Step of the entry education, 0 none to 6 doctoral. */
  readonly entryStep: number | null;
  /** The wider group that the Bureau publishes figures for, when it publishes none for the occupation itself. */
  readonly widerGroup: string | null;
  readonly jobZone: number | null;
}

/**
 * Up to May 2023 the Bureau published no wage above this (dollars a year, "$239,200 or more"). The release here has
 * higher figures without a mark, so upper percentiles beyond it are left out until they can be checked.
 */
const CHECKED_LIMIT = 239_200;

const checked = (value: number | null | undefined) =>
  value === null || value === undefined || value > CHECKED_LIMIT ? null : value;

/** The figures of an occupation row, with the source they come from. */
export function figuresOf(facts: CareerFacts, row: number): OccupationFigures {
  const { labour, occupations } = facts.tables;
  const at = labour.rowOfOccupation[row] ?? -1;
  const median = labour.median[at] ?? null;
  const zone = occupations.jobZone[row] ?? 0;
  const education = labour.entryEducation[at] || null;
  const own = occupations.code[row]?.slice(0, 7) ?? '';
  const blsCode = labour.blsCode[at];
  const openings = labour.openings[at] ?? null;
  return {
    pay:
      median === null
        ? null
        : {
            p10: checked(labour.p10[at]),
            p25: checked(labour.p25[at]),
            median,
            p75: checked(labour.p75[at]),
            p90: checked(labour.p90[at]),
            sourceId: 'oews-2025',
          },
    meanPay: labour.mean[at] ?? null,
    growthPercent: labour.growthPercent[at] ?? null,
    openingsPerYear: openings,
    entryEducation: education,
    entryExperience: labour.entryExperience[at] || null,
    entryStep: education === null ? null : entryStep(education),
    widerGroup: blsCode !== undefined && blsCode !== own ? (labour.blsTitle[at] ?? null) : null,
    jobZone: zone === 0 ? null : zone,
  };
}
