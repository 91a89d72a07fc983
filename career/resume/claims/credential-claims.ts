import type { Credential } from '#career/credentials/credential.ts';
import { DEGREE_LEVELS } from '#career/credentials/credential-tables.ts';
import { readDegrees } from '#career/credentials/degrees.ts';
import { findLevel } from '#career/credentials/levels.ts';
import { credentialsClaimed, credentialsInLine } from '#career/credentials/read-credentials.ts';
import { standingOf } from '#career/credentials/standing.ts';
import { standingIn } from '#career/credentials/status.ts';
import { stemsOf } from '../writing/word-stems.ts';
import type { UnsupportedClaim } from './claim.ts';
import type { Evidence } from './evidence.ts';
import type { ClaimedLine } from './line.ts';

const SAID: Readonly<Record<Credential['status'], string>> = {
  held: '',
  expired: 'has expired',
  'in-progress': 'is in progress',
  permit: 'is a permit',
  eligible: 'is one you’re eligible for',
  none: 'is one you don’t hold',
};

/** Credentials that a line claims and the record does not hold: certificates, licenses, clearances and degrees. */
export function credentialClaims(line: ClaimedLine, evidence: Evidence): UnsupportedClaim[] {
  return [
    ...known(line, evidence),
    ...namedLike(line, evidence),
    ...degrees(line, evidence),
    ...classes(line, evidence),
  ];
}

function known(line: ClaimedLine, evidence: Evidence): UnsupportedClaim[] {
  const named = line.part === 'credentials' ? credentialsInLine(line.plain) : credentialsClaimed(line.plain);
  return named.flatMap((claimed): UnsupportedClaim[] => {
    const [id] = claimed.ids;
    if (id === undefined || isOthers(claimed, line)) return [];
    const standing = standingOf(evidence.record, id);
    if (standing !== undefined && agrees(claimed, standing.status, standing.by)) return [];
    const own = standing !== undefined && CLAIMS_HOLDING.test(line.text);
    if (!own && claimed.kind !== 'clearance' && isTold(claimed, line, evidence)) return [];
    const kind = claimed.kind === 'clearance' ? 'clearance' : 'certificate';
    return [{ kind, claim: claimed.name, why: whyNot(claimed, standing, evidence) }];
  });
}

/** A line may say as much as the record does: held, or expired where it has, or held until the day the record names. */
function agrees(claimed: Credential, status: Credential['status'], by: Credential): boolean {
  if (status === 'held') return claimed.status !== 'none';
  if (claimed.status === status || claimed.status === 'none') return true;
  // "current through March 2026" stays true when that day is over.
  return claimed.ends && by.ends && claimed.date === by.date;
}

/** "Processed 210 clearances", "three earned Security+": what others hold. */
function isOthers({ kind, source }: Credential, { figures }: ClaimedLine): boolean {
  return kind === 'clearance' && /\bclearances\b/i.test(source.quote) && figures.length > 0;
}

/** Named in a statement that tells of it, together with what the line says: others' certificates, a course one taught. */
function isTold({ name, ids }: Credential, line: ClaimedLine, evidence: Evidence): boolean {
  const forms = [name, ...(findLevel(ids[0] ?? '')?.writtenAs ?? [])].map((form) => form.toLowerCase());
  return evidence.passages.some(
    (passage) =>
      passage.place !== null &&
      forms.some((form) =>
        ` ${passage.quote.toLowerCase().replace(/[^a-z0-9+&/-]+/g, ' ')} `.includes(` ${form} `),
      ) &&
      line.shared(passage) >= 2,
  );
}

function whyNot(
  { name, kind }: Credential,
  standing: ReturnType<typeof standingOf>,
  { credentials }: Evidence,
): string {
  if (standing !== undefined)
    return `Your record says that ${standing.by.name} ${SAID[standing.status]}: “${standing.by.source.quote}”.`;
  // Nobody holds two clearances: one of another level is another answer.
  const other = kind === 'clearance' ? credentials.find((held) => held.kind === kind) : undefined;
  return other === undefined
    ? `Your record doesn’t mention ${name}.`
    : `Your record says “${other.source.quote}”, not ${name}.`;
}

/** Names that stand in the record for something not held: the line leaves out that it has expired or is not there yet. */
function namedLike(line: ClaimedLine, { credentials }: Evidence): UnsupportedClaim[] {
  if (line.part !== 'credentials' && !CLAIMS_HOLDING.test(line.text)) return [];
  if (standingIn(line.plain, 'certificate', true, undefined).status !== 'held') return [];
  const acronymsOfLine = initialsOf(line.text);
  return credentials
    .filter(({ ids, status, kind }) => ids.length === 0 && kind !== 'degree' && status !== 'held')
    .flatMap(({ name, status, source }): UnsupportedClaim[] => {
      const words = name.match(/[A-Za-z0-9]+/g) ?? [];
      const acronyms = words.filter((word) => /^[A-Z]{3,}$/.test(word));
      const isNamed =
        (words.length > 0 && words.every((word) => new RegExp(`\\b${word}\\b`, 'i').test(line.text))) ||
        acronyms.some((word) => new RegExp(`\\b${word}\\b`).test(line.text) || acronymsOfLine.includes(word));
      return isNamed
        ? [
            {
              kind: 'certificate',
              claim: name,
              why: `Your record says that ${name} ${SAID[status]}: “${source.quote}”.`,
            },
          ]
        : [];
    });
}

const CLAIMS_HOLDING =
  /\b(?:holds?|held|certif\w*|licen[sc]e\w*|credential\w*|current|active|qualified|trainer|registered)\b/i;

/** "Diver Medical Technician" is DMT. */
function initialsOf(text: string): string[] {
  return [...text.matchAll(/\b[A-Z][a-z]+(?:\s+(?:of\s+|and\s+)?[A-Z][a-z]+){1,6}/g)].flatMap(([phrase]) => {
    const letters = (phrase.match(/\b[A-Z]/g) ?? []).join('');
    return Array.from({ length: Math.max(0, letters.length - 1) }, (_, from) => letters.slice(from));
  });
}

function degrees(line: ClaimedLine, evidence: Evidence): UnsupportedClaim[] {
  const held = evidence.credentials.filter(
    ({ kind, status }) => kind === 'degree' || (kind === 'course' && status === 'held'),
  );
  return readDegrees(line.plain, 'education', undefined)
    .filter(({ kind }) => kind === 'degree')
    .flatMap((claimed): UnsupportedClaim[] => {
      const same = held.filter(({ level }) => level === claimed.level);
      const agreed = same.filter(
        ({ status }) =>
          status === 'held' ||
          status === claimed.status ||
          claimed.status === 'none' ||
          (claimed.status !== 'held' && /\b(?:credits?|hours)\b/i.test(line.text)),
      );
      const fields = fieldOf(claimed.source.quote);
      const isField = (source: string) => {
        const told = new Set(stemsOf(source));
        return (
          fields.length === 0 ||
          fields.some((stem) => told.has(stem) || [...told].some((other) => sameBeginning(stem, other)))
        );
      };
      if (agreed.some(({ source }) => isField(source.quote))) return [];
      if (claimed.level === 'high-school' && held.some(({ level }) => rank(level) > 0)) return [];
      if (/\b(?:school|diploma)\b/i.test(claimed.name) && evidence.words.has('school')) return [];
      const other = same.find(({ source }) => isField(source.quote)) ?? agreed[0];
      const why =
        other === undefined
          ? `Your record doesn’t mention a ${claimed.name.toLowerCase()}.`
          : other.status === 'held'
            ? `Your record says “${other.source.quote}”.`
            : `Your record says that the ${claimed.name.toLowerCase()} ${other.status === 'none' ? 'was not finished' : 'is in progress'}: “${other.source.quote}”.`;
      return [{ kind: 'school', claim: claimed.name, why }];
    });
}

const LEVELS: readonly (string | null)[] = DEGREE_LEVELS;
const rank = (level: string | null) => LEVELS.indexOf(level);

/** The field that a degree is said to be in. */
function fieldOf(text: string): string[] {
  const behind =
    /\b(?:in|of)\s+(?!science\b|arts\b|applied\b|business administration\b)([A-Za-z][A-Za-z &]+)/i.exec(
      text.replace(
        /\b(?:bachelor|master|associate|doctor)(?:['’]?s)?\s+of\s+(?:applied\s+)?(?:science|arts)\b/i,
        '',
      ),
    )?.[1] ?? '';
  return stemsOf(behind);
}

const sameBeginning = (one: string, other: string) => {
  const shared = Math.min(one.length, other.length);
  return (
    shared >= 3 &&
    one.slice(0, 3) === other.slice(0, 3) &&
    (one.startsWith(other) || other.startsWith(one) || (shared >= 4 && one.slice(0, 4) === other.slice(0, 4)))
  );
};

/** "Class A" of a license or a certificate must be the class that the record names. */
function classes(line: ClaimedLine, { passages, credentials }: Evidence): UnsupportedClaim[] {
  return [...line.plain.matchAll(/\bclass\s+([A-D]|I{1,3}|IV|V|IX)\b/gi)].flatMap(
    ([written, letter = '']): UnsupportedClaim[] => {
      const stands = new RegExp(
        `\\b(?:class|cl)\\s+(?:[A-Z]+\\s*(?:,|or|and|/)\\s*)*${letter}\\b|\\bCDL[\\s-]+${letter}\\b`,
        'i',
      );
      const named = credentials.filter((credential) => credential.class === letter.toUpperCase());
      const { status: said } = standingIn(line.plain, 'licence', true, undefined);
      const isHeld = named.some(({ status }) => status === 'held' || status === said);
      if (isHeld || (named.length === 0 && passages.some(({ quote }) => stands.test(quote)))) return [];
      const other = passages
        .map(({ quote }) => /\bclass\s+(?:[A-D]|I{1,3}|IV|V)\b/i.exec(quote)?.[0])
        .find(Boolean);
      const why =
        other === undefined
          ? `Your record doesn’t mention ${written}.`
          : `Your record says ${other}, not ${written}.`;
      return [{ kind: 'certificate', claim: written, why }];
    },
  );
}
