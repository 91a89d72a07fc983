import { levelOfCertificate } from '#career/credentials/levels.ts';
import { isBehind, standingOf } from '#career/credentials/standing.ts';
import { oncePer } from '#career/lazily.ts';
import { kindred } from '#career/matching/kindred.ts';
import { stem, wordsOf } from '#career/matching/words.ts';
import { type Occupation, sameMajorGroup } from '#career/occupations/occupation.ts';
import type { VeteranRecord } from '#career/service.ts';
import { certifications } from './catalogue.ts';
import type {
  AdviceGroup,
  Certification,
  CertificationAdvice,
  CertificationStatus,
} from './certification.ts';

const MOST = 12;
const LEAST_FIT = 0.3;

/** A certificate that takes longer than this to get, or stands far down, comes later. */
const LATER_AFTER_WEEKS = 26;
const MOST_NEXT = 5;

/** The price in words with its year, or what to do when we do not know it. */
export function certificationCost(entry: Pick<Certification, 'cost'>): string {
  return entry.cost === null ? 'Check with the provider' : `$${entry.cost.dollars} (${entry.cost.year})`;
}

/**
 * Certificates for one occupation and one veteran, most relevant first: what the record says is held, what to take
 * next, what comes later. One below what is held is left out. Equals keep the catalogue's order, best known first. Related occupations lend theirs, at less weight, where the occupation has few of its own.
 */
export function recommendCertifications(
  occupation: Occupation,
  record: VeteranRecord,
): CertificationAdvice[] {
  const said = readRecord(record);
  const fits = fittingCertifications(occupation)
    .filter(({ entry }) => !isBehind(record, levelOfCertificate(entry.id)))
    .map(({ entry, fit }) => {
      const training = trainingNamed(entry, said);
      return { entry, training, relevance: Math.min(1, fit + (training ? 0.08 : 0)) };
    })
    .sort((a, b) => b.relevance - a.relevance)
    .slice(0, MOST);
  let next = 0;
  return fits.map(({ entry, training, relevance }) => {
    const own = adviceFromRecord(record, entry);
    const late =
      (entry.durationWeeks ?? 0) > LATER_AFTER_WEEKS || SENIOR.test(entry.description) || next >= MOST_NEXT;
    const group = own.group ?? (late ? 'later' : 'next');
    if (group === 'next') next += 1;
    const { id, name, provider, field, description, url, durationWeeks, giBill, serviceProgramme } = entry;
    return {
      id,
      name,
      provider,
      field,
      description,
      url,
      durationWeeks,
      cost: certificationCost(entry),
      giBill,
      serviceProgramme,
      relevanceScore: Math.round(100 * relevance),
      status: own.status,
      group,
      reason: own.reason ?? reasonFor(entry, training, group === 'later'),
    };
  });
}

/** What a record itself says of a certificate: group and reason are null where it says nothing that decides them. */
export interface AdviceFromRecord {
  readonly status: CertificationStatus;
  readonly group: AdviceGroup | null;
  readonly reason: string | null;
}

/** How the record stands to a certificate, in the words of advice. */
export function adviceFromRecord(record: VeteranRecord, { id }: Pick<Certification, 'id'>): AdviceFromRecord {
  const standing = standingOf(record, levelOfCertificate(id));
  switch (standing?.status) {
    case 'held':
      return {
        status: 'held',
        group: 'have',
        reason: heldReason(standing.by.ids.includes(levelOfCertificate(id)), standing.by.name),
      };
    case 'expired':
      return {
        status: 'expired',
        group: 'next',
        reason:
          'Your record says it expired. Ask the provider what it takes to renew. It’s often less than starting over.',
      };
    case 'permit':
      return {
        status: 'in-progress',
        group: 'next',
        reason: 'Your record lists a permit. The license test comes next.',
      };
    case 'in-progress':
      return {
        status: 'in-progress',
        group: 'next',
        reason: 'Your record says you’re working on it. Finish it, then update your profile.',
      };
    default:
      return { status: 'not-held', group: null, reason: null };
  }
}

function heldReason(named: boolean, by: string): string {
  return named
    ? 'Your record lists it. Make sure it’s current.'
    : `Your record lists ${by}, which covers it. Make sure it’s current.`;
}

/**
 * The certificate that people in an occupation hold first of all, when the record does not hold it; null when it does,
 * or when none stands out. Used for the gaps of a match.
 */
export function missingCertificate(
  occupation: Occupation,
  record: VeteranRecord,
): { readonly certificate: Certification; readonly status: CertificationStatus } | null {
  const first = fittingCertifications(occupation).find(({ fit }) => fit >= FIRST_OF_ALL);
  if (first === undefined || isBehind(record, levelOfCertificate(first.entry.id))) return null;
  const { status } = adviceFromRecord(record, first.entry);
  return status === 'held' ? null : { certificate: first.entry, status };
}

/** Whether the record holds the certificate already, or one that leaves it behind. */
export function holdsCertificate(record: VeteranRecord, entry: Certification): boolean {
  return adviceFromRecord(record, entry).status === 'held' || isBehind(record, levelOfCertificate(entry.id));
}

const FIRST_OF_ALL = 0.95;

/** Certificates whose own text says that years of work stand before them. */
const SENIOR =
  /\b(?:senior|years of|three years|five years|four years|experience-based|experienced people)\b/i;

interface Fitting {
  readonly entry: Certification;
  /** 0-1. */
  readonly fit: number;
}

/** Certificates that serve an occupation itself; those of close relatives join only where there are few. */
const fittingCertifications = oncePer((occupation: Occupation): readonly Fitting[] => {
  const direct = certifications()
    .map((entry) => ({ entry, fit: directFit(entry, occupation) }))
    .filter(({ fit }) => fit >= LEAST_FIT);
  if (direct.length >= FEW) return direct;
  const known = new Set(direct.map(({ entry }) => entry.id));
  const lent = certifications()
    .filter((entry) => !known.has(entry.id))
    .map((entry) => ({ entry, fit: relatedFit(entry, occupation) }))
    .filter(({ fit }) => fit >= LEAST_FIT);
  return [...direct, ...lent];
});

const FEW = 5;

/** 0-1: a code named first counts most. */
function directFit(entry: Certification, { code }: Occupation): number {
  const at = entry.occupations.findIndex((prefix) => code.startsWith(prefix));
  return at < 0 ? 0 : 0.96 - at * 0.06;
}

/** 0-0.55: through the nearest related occupation of the same line of work that the certificate names among its first two. */
function relatedFit(entry: Certification, occupation: Occupation): number {
  const through = occupation.related.slice(0, 6).findIndex((other) => {
    if (!kindred(occupation, other) || !sameMajorGroup(occupation, other)) return false;
    // Nobody who supervises officers needs a guard's license.
    if ((other.jobZone ?? 0) < (occupation.jobZone ?? 0)) return false;
    return entry.occupations.slice(0, 2).some((prefix) => other.code.startsWith(prefix));
  });
  return through < 0 ? 0 : 0.55 - through * 0.05;
}

interface Said {
  readonly everything: string;
  readonly codes: ReadonlySet<string>;
}

const spaced = (text: string) => ` ${wordsOf(text).map(stem).join(' ')} `;

function readRecord(record: VeteranRecord): Said {
  const everything = [
    record.occupation,
    record.training,
    record.responsibilities,
    record.skills,
    record.equipment,
  ]
    .filter(Boolean)
    .join('\n');
  const codes = (record.occupation ?? '').toUpperCase().match(/[A-Z0-9]+/g) ?? [];
  return {
    everything: spaced(everything),
    codes: new Set(codes),
  };
}

/** The military training in the record that counts towards a certificate; null when none is named. */
function trainingNamed(entry: Certification, said: Said): string | null {
  return (
    entry.militaryTraining.find((training) =>
      /^[A-Z0-9]{2,7}$/.test(training)
        ? hasCode(said.codes, training)
        : said.everything.includes(spaced(training)),
    ) ?? null
  );
}

/** "2A3X3" is in the record as 2A373 too; "68W" as 68W20. */
function hasCode(codes: ReadonlySet<string>, training: string): boolean {
  const pattern = new RegExp(`^${training.replace('X', '[0-9X]')}`);
  const short = training.length < 3;
  return [...codes].some((code) =>
    short ? code.replace(/[1-3]$|C[SM]?$/, '') === training || code === training : pattern.test(code),
  );
}

function reasonFor(entry: Certification, training: string | null, later: boolean): string {
  if (training)
    return `Your military background (${training}) may count toward it. Ask the provider how much.`;
  if (later) return 'Worth getting once you’re working in the field or have the time.';
  return entry.durationWeeks !== null && entry.durationWeeks <= 6
    ? 'Quick to get, and employers in this work look for it.'
    : 'Employers in this work look for it.';
}
