import type { CertificationStatus } from '#career/certifications/certification.ts';
import { missingCertificate } from '#career/certifications/recommend-certifications.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import {
  DEGREE,
  isTrainedFor,
  licenseStatus,
  missingLicense,
  missingSchooling,
  usualWeeks,
} from '../access.ts';
import type { Evidence } from '../evidence.ts';
import { certificateOf, type LicensedWork } from '../professions/licensed-work.ts';
import type { TitleMatch } from '../title-match.ts';
import { wordsOf } from '../words.ts';
import { schoolingInWords } from './schooling.ts';
import { article, listed, weeksInWords } from './sentence.ts';
import { leadingTraits } from './shared-traits.ts';
import { toolAsSaid } from './tool-as-said.ts';

type Gap = TitleMatch['gaps'][number];

const MOST_TOOLS = 3;

const MISSING: Readonly<Record<CertificationStatus, (name: string) => string>> = {
  held: (name) => `${name} counts in this work.`,
  expired: (name) => `Your record says your ${name} has expired, and it counts in this work.`,
  'in-progress': (name) => `${name} counts in this work. Your record says you’re working on it.`,
  'not-held': (name) => `Your record doesn’t mention ${name}, which counts in this work.`,
};

/**
 * What stands between the veteran's record and a title: the license that decides before all else, then schooling, a
 * certificate that counts, and tools that employers ask for by name. `isOwnWork`: a list of the person's own names the
 * title readily, or they do it today.
 */
export function gapsFor(evidence: Evidence, occupation: Occupation, isOwnWork: boolean): Gap[] {
  const gaps: Gap[] = [];
  const license = missingLicense(evidence, occupation);
  if (license !== undefined && license.grantedBy !== 'school')
    gaps.push({ kind: 'certificate', text: licenseGap(license, evidence) });
  const entryStep = missingSchooling(evidence, occupation);
  if (license?.grantedBy === 'school')
    gaps.push({
      kind: 'education',
      text: `You need an ${license.license} to get in, and your record doesn’t show one.`,
    });
  else if (entryStep !== null && occupation.figures.entryEducation !== null) {
    const held = Math.max(evidence.education, 0);
    const has =
      held === 0
        ? 'your record doesn’t mention any schooling'
        : `your record shows ${schoolingInWords(held)}`;
    // What is ready or one course away says that the service trains for it, so the gap must say so too.
    const counts =
      entryStep < DEGREE && isTrainedFor(evidence, occupation)
        ? ' Your military training may count instead. Ask each employer.'
        : '';
    gaps.push({
      kind: 'education',
      text: `Employers usually ask for ${schoolingInWords(entryStep)}, and ${has}.${counts}`,
    });
  }
  const missing = missingCertificate(occupation, evidence.record);
  if (missing && missing.certificate.id !== license?.certificate) {
    gaps.push({ kind: 'certificate', text: MISSING[missing.status](missing.certificate.name) });
  }
  const tools = missingTools(evidence, occupation);
  if (tools.length > 0) {
    gaps.push({
      kind: 'skill',
      text: `Employers often ask for ${listed(tools)}, and your record doesn’t mention ${tools.length === 1 ? 'it' : 'them'}.`,
    });
  }
  if (gaps.length === 0 && !isOwnWork) gaps.push(unfamiliar(occupation));
  return gaps;
}

/** Where no license, degree or certificate stands between, it is the work itself that one has not done. */
function unfamiliar(occupation: Occupation): Gap {
  const { shownTitle } = occupation;
  const traits = leadingTraits(occupation);
  const leans = traits === null ? '' : ` It leans on ${traits}.`;
  return {
    kind: 'skill',
    text: `Your record doesn’t show work as ${article(shownTitle)} ${shownTitle} yet.${leans}`,
  };
}

/** "State license: you don’t have it yet. This work asks for an EMT license; …": what, by which certificate, how long. */
function licenseGap(license: LicensedWork, evidence: Evidence): string {
  const named = license.license.charAt(0).toUpperCase() + license.license.slice(1);
  const asks = `This work takes ${article(license.license)} ${license.license}`;
  const certificate = certificateOf(license);
  const weeks = usualWeeks(license);
  const opens = license.grantedBy === 'state' ? 'State license' : named;
  const status = licenseStatus(evidence, license);
  if (status === 'expired' && certificate !== undefined)
    return `${opens}: you need a current one. ${asks}: ${certificate.name}. Your record says yours has expired. Ask what it takes to renew. It’s often less than starting over.`;
  const time = weeks === null ? '' : `, usually ${weeksInWords(weeks)}`;
  const way = certificate === undefined ? '' : `: ${certificate.name}${time}`;
  const far = status === 'in-progress' ? ' Your record says you’re working on it.' : '';
  return `${opens}: you don’t have it yet. ${asks}${way}.${far}`;
}

/** Everyday office software is asked for everywhere and tells nobody what to learn. */
const EVERYDAY =
  /^(?:Microsoft (?:Office|Word|Excel|Outlook|PowerPoint|Windows|Access)|Microsoft Office software)/;

/** Technologies in demand for the occupation that the veteran's words do not name, as people call them. */
export function missingTools(evidence: Evidence, { inDemand }: Occupation): string[] {
  const { postMilitaryExperience, priorExperience } = evidence.record;
  const said = new Set(
    wordsOf([evidence.duties, postMilitaryExperience, priorExperience].filter(Boolean).join('\n')),
  );
  return inDemand
    .map(({ name }) => name)
    .filter((name) => !EVERYDAY.test(name))
    .filter(
      (name) => !wordsOf(name).some((word) => word.length > 2 && word !== 'microsoft' && said.has(word)),
    )
    .slice(0, MOST_TOOLS)
    .map(toolAsSaid);
}
