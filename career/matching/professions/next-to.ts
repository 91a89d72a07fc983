import type { Occupation } from '#career/occupations/occupation.ts';
import { kindred } from '../kindred.ts';
import { isLicensed } from '../level.ts';
import { findLicense } from './licensed-work.ts';

/** Whether work next to a profession can be gone into from it: the same line of work, no lower, without a license of its own. */
export function standsNextTo(profession: Occupation, other: Occupation): boolean {
  return (
    profession.related.includes(other) &&
    (other.jobZone ?? 0) >= (profession.jobZone ?? 0) &&
    findLicense(other.code) === undefined &&
    !isLicensed(other.code) &&
    kindred(profession, other)
  );
}
