import { z } from 'zod';
import { missingCertificate } from '#career/certifications/recommend-certifications.ts';
import { entryOf, noRepeats, tableOf } from '#career/knowledge/read-table.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import rows from '#knowledge/matching/degree-lengths.json' with { type: 'json' };
import { DEGREE, missingLicense, missingSchooling } from './access.ts';
import { DEGREES, type Training } from './education.ts';
import type { Evidence } from './evidence.ts';
import { certificateOf } from './professions/licensed-work.ts';
import { allProfessions } from './professions/profession-table.ts';

/** How long a degree normally takes, full time. */
export const degreeLengths = tableOf(
  'matching/degree-lengths.json',
  rows,
  () => entryOf({ degree: z.enum(DEGREES), months: z.int().positive() }),
  noRepeats('degree', ({ degree }) => degree),
);

/** The step of schooling that a degree is. */
export const stepOf = (degree: (typeof DEGREES)[number]): number => DEGREE + DEGREES.indexOf(degree);

/** Trainings past this lead to titles that are far from the veteran's own; each is weighed, so each costs time. */
const WEIGHED_MOST = 40;

/**
 * The trainings that stand between a veteran and these occupations, in their order, each once: the certificate of a
 * missing license, the certificate that people in the work hold first of all, and the degree that is usual, in the
 * field that leads there.
 */
export function trainingCandidates(occupations: readonly Occupation[], evidence: Evidence): Training[] {
  const found = new Map<string, Training>();
  const add = (training: Training) => {
    found.set(JSON.stringify(training), found.get(JSON.stringify(training)) ?? training);
  };
  for (const occupation of occupations) {
    const license = missingLicense(evidence, occupation);
    const licenseId = license && certificateOf(license)?.id;
    if (licenseId) add({ certificationId: licenseId });
    const missing = missingCertificate(occupation, evidence.record);
    if (missing) add({ certificationId: missing.certificate.id });
    const degree = missingDegree(evidence, occupation);
    if (degree) add(degree);
  }
  return [...found.values()].slice(0, WEIGHED_MOST);
}

function missingDegree(evidence: Evidence, occupation: Occupation): Training | undefined {
  const step = missingSchooling(evidence, occupation);
  const degree = step === null ? undefined : DEGREES[step - DEGREE];
  const field = degree && fieldFor(occupation);
  return degree && field ? { degree, field } : undefined;
}

/** What people study for an occupation: the field of the profession that it stands first in. */
function fieldFor({ code }: Occupation): string | undefined {
  const place = (working: readonly { readonly code: string }[]) =>
    working.findIndex((work) => work.code === code);
  const [nearest] = allProfessions()
    .filter(({ degrees, working }) => degrees.length > 0 && place(working) >= 0)
    .toSorted((one, other) => place(one.working) - place(other.working));
  return nearest?.degrees[0];
}

/** Months of full-time study that are left to a degree for somebody with so much schooling. */
export function monthsLeft(degree: (typeof DEGREES)[number], education: number): number {
  const monthsOf = (name: (typeof DEGREES)[number]) =>
    degreeLengths.entries().find((entry) => entry.degree === name)?.months ?? 0;
  const [associate, bachelor] = DEGREES;
  const before = education >= stepOf(associate) && degree === bachelor ? monthsOf(associate) : 0;
  const first = education < stepOf(bachelor) && stepOf(degree) > stepOf(bachelor) ? monthsOf(bachelor) : 0;
  const known = education >= stepOf(associate) && first > 0 ? monthsOf(associate) : 0;
  return monthsOf(degree) + first - before - known;
}
