import { recommendCertifications } from '#career/certifications/recommend-certifications.ts';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { Matching } from '#career/matching/matching.ts';
import type {
  FederalSeries,
  VeteranDestinations,
  VeteranEarnings,
} from '#career/occupations/military-job.ts';
import { type CertificateFor, certificateFor } from './certificate-for.ts';
import { type Lead, leadsOfCode } from './leads-to.ts';
import { type MilitaryCode, militaryCodes } from './military-codes.ts';

/** What the public page of a military code says. */
export interface MilitaryPage {
  readonly code: MilitaryCode;
  readonly leads: readonly Lead[];
  readonly certificates: readonly CertificateFor[];
  readonly federalSeries: readonly FederalSeries[];
  /** Of Army enlisted veterans of the same DoD occupation; null where none are published or the code is no enlisted one. */
  readonly earnings: VeteranEarnings | null;
  /** Of the wider group; null likewise. */
  readonly destinations: VeteranDestinations | null;
  readonly related: readonly MilitaryCode[];
}

const TITLES_WITH_CERTIFICATES = 4;
const MOST_CERTIFICATES = 8;
const MOST_A_TITLE = 3;
const MOST_RELATED = 12;
const MOST_SERIES = 20;

export function militaryPage(matching: Matching, code: MilitaryCode): MilitaryPage {
  const leads = leadsOfCode(matching, code);
  const series = new Map(code.jobs.flatMap((job) => job.federalSeries.map((one) => [one.series, one])));
  return {
    code,
    leads,
    certificates: certificatesFor(matching, code, leads),
    federalSeries: [...series.values()].slice(0, MOST_SERIES),
    earnings: code.jobs.find(({ earnings }) => earnings !== null)?.earnings ?? null,
    destinations: code.jobs.find(({ destinations }) => destinations !== null)?.destinations ?? null,
    related: relatedTo(matching, code),
  };
}

function certificatesFor(
  { facts }: Matching,
  { branch, code }: MilitaryCode,
  leads: readonly Lead[],
): CertificateFor[] {
  const record = { ...EMPTY_RECORD, branch, occupation: code };
  const found = new Map<string, CertificateFor>();
  for (const { onetSocCode, title } of leads.slice(0, TITLES_WITH_CERTIFICATES)) {
    const occupation = facts.occupationByCode.get(onetSocCode);
    if (occupation === undefined) continue;
    const next = recommendCertifications(occupation, record).filter(({ group }) => group !== 'have');
    for (const advice of next.slice(0, MOST_A_TITLE))
      if (!found.has(advice.id)) found.set(advice.id, certificateFor(advice, title));
  }
  return [...found.values()].slice(0, MOST_CERTIFICATES);
}

/** Codes of today of the same branch and DoD occupation, those that begin alike first. */
function relatedTo({ facts }: Matching, code: MilitaryCode): MilitaryCode[] {
  const group = code.jobs[0].dodGroup?.slice(0, 3);
  const alike = (other: MilitaryCode) => {
    let at = 0;
    while (at < code.code.length && other.code[at] === code.code[at]) at++;
    return at;
  };
  const kin = militaryCodes(facts).all.filter(
    (other) =>
      other !== code &&
      other.current &&
      other.branch === code.branch &&
      ((group !== undefined && other.jobs[0].dodGroup?.slice(0, 3) === group) || alike(other) >= CLOSE),
  );
  return kin
    .map((other) => ({ other, alike: alike(other) }))
    .sort((a, b) => b.alike - a.alike || (a.other.code < b.other.code ? -1 : 1))
    .slice(0, MOST_RELATED)
    .map(({ other }) => other)
    .concat(code.successors);
}

/** Codes that share their first two letters are of one career field in every service. */
const CLOSE = 2;
