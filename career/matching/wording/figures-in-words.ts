import type { OccupationFigures } from '#career/occupations/occupation.ts';
import { inSentence } from '#career/occupations/plain-names.ts';
import { thousands } from './sentence.ts';

const SOURCE = 'Source: BLS Employment Projections 2024-34.';

/** Growth and openings in a sentence with years and source; says so when nothing is published. */
export function growthInWords(figures: OccupationFigures): string {
  const { growthPercent, openingsPerYear, widerGroup } = figures;
  if (growthPercent === null)
    return 'The Bureau of Labor Statistics doesn’t publish a projection for this occupation.';
  const group = widerGroup === null ? '' : ` for the broader group “${inSentence(widerGroup)}”`;
  const change =
    growthPercent === 0
      ? 'about the same employment in 2034 as in 2024'
      : `${growthPercent > 0 ? 'growth' : 'a decline'} of ${Math.abs(growthPercent)}% from 2024 to 2034`;
  const openings =
    openingsPerYear === null ? '' : `, with about ${thousands(openingsPerYear)} openings a year`;
  return `BLS projects ${change}${group}${openings}. ${SOURCE}`;
}
