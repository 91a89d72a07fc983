import { DEGREE_LEVELS } from '#career/credentials/credential-tables.ts';
import { readDegrees } from '#career/credentials/degrees.ts';

/** Schooling in steps that the labour statistics use: 0 none said, 1 high school ... 6 doctoral or professional. */
export const EDUCATION_STEPS = [
  'none',
  'high school',
  'some college or a certificate',
  'associate’s degree',
  'bachelor’s degree',
  'master’s degree',
  'doctoral or professional degree',
] as const;

/** Degrees that someone may think of earning. */
export const DEGREES = ['Associate degree', "Bachelor's degree", "Master's degree"] as const;
type Degree = (typeof DEGREES)[number];

/** Training someone thinks about: a certificate of the catalogue, or a degree in a field in their own words. */
export type Training =
  | { readonly certificationId: string }
  | { readonly degree: Degree; readonly field: string };

/**
 * The highest step of schooling that a text tells of; 0 when it tells of none. A degree that is not finished counts as
 * some college. Commissioned officers hold a degree.
 */
export function educationStep(text: string | null, officer: boolean): number {
  const steps = readDegrees(text ?? '', 'education', undefined).map(({ level, status }) => {
    const step = LEVELS.indexOf(level) + 1;
    return status === 'held' ? step : Math.min(step, SOME_COLLEGE);
  });
  return Math.max(0, officer ? BACHELOR : 0, ...steps);
}

const LEVELS: readonly (string | null)[] = DEGREE_LEVELS;
const SOME_COLLEGE = 2;
const BACHELOR = 4;
