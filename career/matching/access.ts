import type { CertificationStatus } from '#career/certifications/certification.ts';
import { adviceFromRecord } from '#career/certifications/recommend-certifications.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import type { Evidence } from './evidence.ts';
import { certificateOf, findLicense, type LicensedWork } from './professions/licensed-work.ts';
import type { TitleMatch } from './title-match.ts';
import { schoolingInWords } from './wording/schooling.ts';
import { article } from './wording/sentence.ts';

type Access = TitleMatch['access'];

/** From an associate degree up, schooling stands between people and a title; a course they take on the way. */
export const DEGREE = 3;

/** The license of an occupation that the record does not show; undefined where none is missing. */
export function missingLicense({ opened }: Evidence, { code }: Occupation): LicensedWork | undefined {
  return opened.has(code) ? undefined : findLicense(code);
}

/** The usual schooling of an occupation (0-6) where the record shows less; null where nothing is missing. */
export function missingSchooling(
  { education }: Evidence,
  { figures: { entryStep } }: Occupation,
): number | null {
  return entryStep !== null && entryStep > Math.max(1, education) ? entryStep : null;
}

/**
 * What stands between a veteran and a title. A degree comes before a license, since a license that asks for one cannot
 * be had without it; the gaps name both. Weeks are the usual preparation of the certificate, where its page is known.
 */
export function accessTo(evidence: Evidence, occupation: Occupation): Access {
  const license = missingLicense(evidence, occupation);
  const schooling = missingSchooling(evidence, occupation);
  if (schooling !== null && schooling >= DEGREE) {
    const degree = schoolingInWords(schooling);
    const needs = license === undefined ? degree : `${degree} and ${withArticle(license)}`;
    return {
      kind: 'degree',
      needs: license?.grantedBy === 'school' ? withArticle(license) : needs,
      weeks: null,
    };
  }
  if (license === undefined) {
    return schooling === COURSE && !isTrainedFor(evidence, occupation)
      ? { kind: 'license', needs: schoolingInWords(COURSE), weeks: null }
      : { kind: 'ready', needs: null, weeks: null };
  }
  const kind = license.grantedBy === 'school' ? 'degree' : 'license';
  // To renew one takes less than the usual preparation, how much less no table says.
  const hasLapsed = licenseStatus(evidence, license) === 'expired';
  return { kind, needs: withArticle(license), weeks: hasLapsed ? null : usualWeeks(license) };
}

/** How the certificate on the way to a license stands in the record. */
export function licenseStatus({ record }: Evidence, license: LicensedWork): CertificationStatus {
  const certificate = certificateOf(license);
  return certificate === undefined ? 'not-held' : adviceFromRecord(record, certificate).status;
}

const withArticle = ({ license }: LicensedWork) => `${article(license)} ${license}`;

/** A course that ends with a certificate, below a degree. */
const COURSE = 2;

/** The first titles of a field are what its people are trained for. */
const TRAINED_FOR = 4;

/** Whether the service itself is such a course: the title is what a military job of the record trains for. */
export function isTrainedFor({ jobs }: Evidence, occupation: Occupation): boolean {
  return jobs.some(
    ({ hits, fields }) =>
      hits.some(({ job }) => job.crosswalk.includes(occupation)) ||
      fields.some(
        ({ working, inferred }) =>
          !inferred && working.slice(0, TRAINED_FOR).some(({ code }) => code === occupation.code),
      ),
  );
}

/** Weeks of usual preparation for a license, where the catalogue has the figure with an official page; else null. */
export function usualWeeks(license: LicensedWork): number | null {
  const certificate = certificateOf(license);
  return certificate?.url ? certificate.durationWeeks : null;
}
