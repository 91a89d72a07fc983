import type { CertificationStatus } from '#career/certifications/certification.ts';
import { missingCertificate } from '#career/certifications/recommend-certifications.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import type { Evidence } from '../evidence.ts';
import { isLicensed } from '../level.ts';
import { findLicense } from '../professions/licensed-work.ts';
import { openedBy } from '../professions/profession-scores.ts';
import type { TitleMatch } from '../title-match.ts';
import { wordsOf } from '../words.ts';
import { schoolingInWords } from './schooling.ts';
import { listed } from './sentence.ts';

type Gap = TitleMatch['gaps'][number];

const MOST_TOOLS = 3;

const MISSING: Readonly<Record<CertificationStatus, (name: string) => string>> = {
  held: (name) => `${name} counts in this work.`,
  expired: (name) => `Your record says that ${name}, which counts in this work, has expired.`,
  'in-progress': (name) =>
    `You do not hold ${name} yet, which counts in this work; your record says you are on the way.`,
  'not-held': (name) => `Your record does not name ${name}, which counts in this work.`,
};

/** What stands between the veteran's record and a title: schooling, and tools that employers ask for by name. */
export function gapsFor(evidence: Evidence, occupation: Occupation): Gap[] {
  const gaps: Gap[] = [];
  const license =
    findLicense(occupation.code)?.license ?? (isLicensed(occupation.code) ? 'state license' : undefined);
  if (license !== undefined && !openedBy(evidence.life).has(occupation.code)) {
    const named = license.charAt(0).toUpperCase() + license.slice(1);
    gaps.push({ kind: 'certificate', text: `${named}: your record does not show it yet.` });
  }
  const { entryStep, entryEducation } = occupation.figures;
  const held = Math.max(evidence.education, 0);
  if (entryStep !== null && entryEducation !== null && entryStep > Math.max(1, held)) {
    const has = held === 0 ? 'your record names no schooling' : `your record shows ${schoolingInWords(held)}`;
    gaps.push({
      kind: 'education',
      text: `Entry usually asks for ${schoolingInWords(entryStep)}; ${has}.`,
    });
  }
  const missing = missingCertificate(occupation, evidence.record);
  if (missing) {
    gaps.push({ kind: 'certificate', text: MISSING[missing.status](missing.certificate.name) });
  }
  const tools = missingTools(evidence, occupation);
  if (tools.length > 0) {
    gaps.push({
      kind: 'skill',
      text: `Employers often ask for ${listed(tools)}; your record does not name ${tools.length === 1 ? 'it' : 'them'}.`,
    });
  }
  return gaps;
}

/** Everyday office software is asked for everywhere and tells nobody what to learn. */
const EVERYDAY =
  /^(?:Microsoft (?:Office|Word|Excel|Outlook|PowerPoint|Windows|Access)|Microsoft Office software)/;

/** Technologies in demand for the occupation that the veteran's words do not name. */
export function missingTools(evidence: Evidence, { inDemand }: Occupation): string[] {
  const said = new Set(wordsOf(evidence.duties));
  return inDemand
    .map(({ name }) => name)
    .filter((name) => !EVERYDAY.test(name))
    .filter(
      (name) => !wordsOf(name).some((word) => word.length > 2 && word !== 'microsoft' && said.has(word)),
    )
    .slice(0, MOST_TOOLS);
}
