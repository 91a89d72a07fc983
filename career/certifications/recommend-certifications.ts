import { oncePer } from '#career/lazily.ts';
import { kindred } from '#career/matching/kindred.ts';
import { stem, wordsOf } from '#career/matching/words.ts';
import { type Occupation, sameMajorGroup } from '#career/occupations/occupation.ts';
import type { VeteranRecord } from '#career/service.ts';
import { certifications } from './catalogue.ts';
import type { Certification, CertificationAdvice } from './certification.ts';

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
 * Certificates for one occupation and one veteran, most relevant first: what the record names already, what to take
 * next, what comes later. Equals keep the catalogue's order, best known first. Related occupations lend theirs, at less weight, where the occupation has few of its own.
 */
export function recommendCertifications(
  occupation: Occupation,
  record: VeteranRecord,
): CertificationAdvice[] {
  const said = readRecord(record);
  const fits = fittingCertifications(occupation)
    .map(({ entry, fit }) => {
      const has = holdsIt(entry, said);
      const training = trainingNamed(entry, said);
      return { entry, has, training, relevance: Math.min(1, fit + (training ? 0.08 : 0)) };
    })
    .sort((a, b) => b.relevance - a.relevance)
    .slice(0, MOST);
  let next = 0;
  return fits.map(({ entry, has, training, relevance }) => {
    const late =
      (entry.durationWeeks ?? 0) > LATER_AFTER_WEEKS || SENIOR.test(entry.description) || next >= MOST_NEXT;
    const group = has ? 'have' : late ? 'later' : 'next';
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
      group,
      reason: reasonFor(entry, has, training, group === 'later'),
    };
  });
}

/**
 * The certificate that people in an occupation hold first of all, when the record does not name it; null when it does,
 * or when none stands out. Used for the gaps of a match.
 */
export function missingCertificate(occupation: Occupation, record: VeteranRecord): Certification | null {
  const first = fittingCertifications(occupation).find(({ fit }) => fit >= FIRST_OF_ALL);
  return first && !holdsIt(first.entry, readRecord(record)) ? first.entry : null;
}

/** Whether the record names the certificate already, in any of the ways it is written. */
export function namesCertificate(record: VeteranRecord, entry: Certification): boolean {
  return holdsIt(entry, readRecord(record));
}

const FIRST_OF_ALL = 0.95;

function holdsIt(entry: Certification, said: Said): boolean {
  return said.certificates !== '' && names(said.certificates, [entry.name, ...entry.alsoWritten]);
}

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
  readonly certificates: string;
  readonly everything: string;
  readonly codes: ReadonlySet<string>;
}

const spaced = (text: string) => ` ${wordsOf(text).map(stem).join(' ')} `;

function readRecord(record: VeteranRecord): Said {
  const certificates = [record.certifications, record.education].filter(Boolean).join('\n');
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
    certificates: certificates === '' ? '' : ` ${certificates.toLowerCase().replace(/\s+/g, ' ')} `,
    everything: spaced(everything),
    codes: new Set(codes),
  };
}

/** True when a text names the certificate by its name, its short form in brackets, or another spelling. */
function names(text: string, spellings: readonly string[]): boolean {
  return spellings.some((spelling) => {
    const plain = spelling.toLowerCase();
    const short = /\(([^)]+)\)/.exec(plain)?.[1];
    const long = plain.replace(/\s*\([^)]*\)/g, '').trim();
    return [long, short].some((form) => form !== undefined && form.length > 1 && holds(text, form));
  });
}

/** Whole words only; "+" and "&" belong to the word. */
function holds(text: string, form: string): boolean {
  let at = text.indexOf(form);
  while (at >= 0) {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + form.length);
    if (!/[a-z0-9]/.test(before) && !/[a-z0-9+]/.test(after)) return true;
    at = text.indexOf(form, at + 1);
  }
  return false;
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

function reasonFor(entry: Certification, has: boolean, training: string | null, later: boolean): string {
  if (has) return 'Your record names it. Check that it is current.';
  if (training)
    return `Your military background (${training}) may count towards it; ask the provider how much.`;
  if (later) return 'Worth having once you work in the field or have the time it takes.';
  return entry.durationWeeks !== null && entry.durationWeeks <= 6
    ? 'Quick to get, and employers in this work look for it.'
    : 'Employers in this work look for it.';
}
