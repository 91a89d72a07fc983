import { recommendCertifications } from '#career/certifications/recommend-certifications.ts';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { codesOf } from '#career/knowledge/entry-fields.ts';
import { oncePer } from '#career/lazily.ts';
import type { Matching } from '#career/matching/matching.ts';
import { fieldsOfMilitaryJob } from '#career/matching/military-fields.ts';
import { findLicense } from '#career/matching/professions/licensed-work.ts';
import { descriptionOf } from '#career/matching/wording/description.ts';
import { workplaceInWords } from '#career/matching/wording/workplace.ts';
import { isCurrent } from '#career/occupations/find-military.ts';
import type { MilitaryJob } from '#career/occupations/military-job.ts';
import { namesJob, type Occupation } from '#career/occupations/occupation.ts';
import { type CertificateFor, certificateFor } from './certificate-for.ts';
import { type MilitaryCode, militaryCodes } from './military-codes.ts';

/** What the public page of a civilian occupation says. */
export interface OccupationPage {
  readonly occupation: Occupation;
  readonly description: string;
  readonly workplace: string;
  /** Most telling first. */
  readonly skills: readonly string[];
  /** "EMT license"; null where none is asked by law or nearly every employer. */
  readonly license: string | null;
  readonly certificates: readonly CertificateFor[];
  /** Codes that the official crosswalk ties to it, by branch and code. */
  readonly official: readonly MilitaryCode[];
  /** Codes whose field of work leads to it, by our own judgement. */
  readonly ofField: readonly MilitaryCode[];
  readonly related: readonly Occupation[];
}

const MOST_SKILLS = 8;
const MOST_CERTIFICATES = 6;
const MOST_RELATED = 8;

/** The civilian occupation under an address, with or without ".00"; undefined for none, or for a heading. */
export function findOccupation({ facts }: Matching, typed: string): Occupation | undefined {
  const code = /^\d{2}-\d{4}$/.test(typed) ? `${typed}.00` : typed;
  const found = facts.occupationByCode.get(code);
  return found !== undefined && namesJob(found) ? found : undefined;
}

export function occupationPage(matching: Matching, occupation: Occupation): OccupationPage {
  const { skills, knowledge } = occupation.profile();
  const leading = leadingTo(matching).get(occupation.code);
  return {
    occupation,
    description: descriptionOf(occupation),
    workplace: workplaceInWords(occupation),
    skills: [...new Set([...knowledge.slice(0, MOST_SKILLS / 2), ...skills])].slice(0, MOST_SKILLS),
    license: findLicense(occupation.code)?.license ?? null,
    certificates: recommendCertifications(occupation, EMPTY_RECORD)
      .slice(0, MOST_CERTIFICATES)
      .map((advice) => certificateFor(advice, occupation.shownTitle)),
    official: leading?.official ?? [],
    ofField: leading?.ofField ?? [],
    related: occupation.related.filter(namesJob).slice(0, MOST_RELATED),
  };
}

interface Leading {
  readonly official: MilitaryCode[];
  readonly ofField: MilitaryCode[];
}

/** For each occupation the codes of today that lead to it. Worked out once, in about 80 ms. */
export const leadingTo = oncePer((matching: Matching): ReadonlyMap<string, Leading> => {
  const leading = new Map<string, Leading>();
  const at = (code: string) => {
    const known = leading.get(code) ?? { official: [], ofField: [] };
    leading.set(code, known);
    return known;
  };
  for (const code of militaryCodes(matching.facts).all) {
    if (!code.current) continue;
    const jobs = code.jobs.filter(isCurrent);
    const official = new Set(jobs.flatMap(({ crosswalk }) => crosswalk.map((one) => one.code)));
    for (const one of official) at(one).official.push(code);
    const ofField = new Set(jobs.flatMap((job) => nearestWork(matching, job)));
    for (const one of ofField) if (!official.has(one)) at(one).ofField.push(code);
  }
  return leading;
});

function nearestWork({ vocabulary }: Matching, job: MilitaryJob): readonly string[] {
  return fieldsOfMilitaryJob(job, vocabulary).flatMap(({ working, lead, officer }) => {
    const officers = officer.length > 0 ? officer : lead;
    const own = job.category === 'Officer' ? officers : job.category === 'Warrant' ? lead : working;
    return codesOf(own.filter(({ fit }) => fit === 'readily'));
  });
}
