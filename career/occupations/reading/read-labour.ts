import { entryStep } from '../entry-education.ts';
import type { OccupationFigures } from '../occupation.ts';
import type { LabourTable } from '../tables.ts';
import { rowsOf } from './table-rows.ts';

/**
 * Up to May 2023 the Bureau published no wage above this (dollars a year, "$239,200 or more"). The release here has
 * higher figures without a mark, so upper percentiles beyond it are left out until they can be checked.
 */
const CHECKED_LIMIT = 239_200;

const checked = (value: number | null) => (value === null || value > CHECKED_LIMIT ? null : value);

/** How the code of an occupation ends that is not one of several behind six digits. */
const WHOLE = '.00';

const NOTHING: OccupationFigures = {
  pay: null,
  growthPercent: null,
  openingsPerYear: null,
  entryEducation: null,
  entryExperience: null,
  entryStep: null,
  widerGroup: null,
  blsCode: null,
};

/** The figures of every occupation, in the order of their codes: of its own BLS code or of the wider one it is in. */
export function readFigures(labour: LabourTable, codes: readonly string[]): OccupationFigures[] {
  const { rowOfOccupation, ...columns } = labour;
  const rows = rowsOf('labour', columns);
  return rowsOf('labour', { code: codes, at: rowOfOccupation }).map(({ code, at }): OccupationFigures => {
    const row = rows[at];
    if (row === undefined) return NOTHING;
    const { p10, p25, median, p75, p90 } = row;
    const education = row.entryEducation === '' ? null : row.entryEducation;
    return {
      pay:
        median === null
          ? null
          : {
              p10: checked(p10),
              p25: checked(p25),
              median,
              p75: checked(p75),
              p90: checked(p90),
              sourceId: 'oews-2025',
            },
      growthPercent: row.growthPercent,
      openingsPerYear: row.openings,
      entryEducation: education,
      entryExperience: row.entryExperience === '' ? null : row.entryExperience,
      entryStep: education === null ? null : entryStep(education),
      // BLS counts by six digits: a detailed occupation shares the figures of its group with the others there.
      widerGroup:
        row.blsCode === code.slice(0, 7) && code.endsWith(WHOLE) ? null : row.blsTitle.replaceAll("'", '’'),
      blsCode: row.blsCode,
    };
  });
}
