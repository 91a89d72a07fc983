import type { Credential } from '#career/credentials/credential.ts';
import { readDegrees } from '#career/credentials/degrees.ts';
import { findLevel, levelNamed } from '#career/credentials/levels.ts';
import { credentialsClaimed, credentialsInLine } from '#career/credentials/read-credentials.ts';
import type { VeteranRecord, YearsServed } from '#career/service.ts';
import type { ResumeContent } from '../document.ts';
import { splitSentences } from '../writing/sentences.ts';
import { stemsOf } from '../writing/word-stems.ts';
import {
  type SearchedText,
  searched,
  showsWording,
  type Wording,
  wordingOf,
} from '../writing/wording-match.ts';
import { findTerm } from './lexicon-index.ts';
import { EDUCATION_LEVEL_IDS, type PostingTerm, type ReadPosting } from './read-posting.ts';
import type { TermKind } from './term-kinds.ts';

export type Presence = 'found' | 'partly' | 'missing';

export interface CoveredTerm extends PostingTerm {
  readonly presence: Presence;
  /** The line of the resume that speaks to it, for showing both side by side. Null when missing. */
  readonly evidence: string | null;
}

export interface Coverage {
  readonly terms: readonly CoveredTerm[];
  /** Share of what is asked for that the resume speaks to, 0 to 1; must-haves weigh double, a part counts half. */
  readonly score: number;
  /** The same share, counting only what stands in the resume letter for letter as the posting writes it. */
  readonly exactScore: number;
}

/** A sentence that lists: what stands side by side in it doesn't belong together. */
const LISTING = /^(?:Skilled in|Experience includes|Credentials include)\b/;

/** The texts of a resume that a reader or a tracking system would search, line by line. */
export function resumeLines(content: ResumeContent): string[] {
  return [
    ...splitSentences(content.summary).flatMap((sentence) =>
      LISTING.test(sentence) ? sentence.split(/,|\band\b/) : [sentence],
    ),
    ...content.skills,
    ...content.militaryAchievements,
    ...content.experience.flatMap((entry) => [`${entry.title} ${entry.organization}`, ...entry.lines]),
    ...content.militaryEducation.split('\n'),
    ...content.civilianEducation.split('\n'),
    ...content.certifications,
    ...content.awards,
    ...content.languages,
    ...content.volunteering,
    ...content.projects,
    content.clearance,
  ].filter((line) => line.trim() !== '');
}

const WEIGHT: Readonly<Record<PostingTerm['importance'], number>> = { must: 2, nice: 1 };
const SHARE: Readonly<Record<Presence, number>> = { found: 1, partly: 0.5, missing: 0 };

/**
 * How far a resume answers a posting. A term is found where one of its ways of writing stands in a line, in any
 * form; partly where half of its words do, or where years and education come close. Years are those of service.
 */
export function coverageOf(
  posting: ReadPosting,
  content: ResumeContent,
  record: Pick<VeteranRecord, 'yearsServed'>,
): Coverage {
  const lines = resumeLines(content).map((text) => ({
    text,
    ...searched(text),
    credentials: content.certifications.includes(text) ? credentialsInLine(text) : credentialsClaimed(text),
  }));
  const education = [content.civilianEducation, content.militaryEducation].flatMap((text) =>
    text.split('\n'),
  );
  const terms = posting.terms.map(
    (term): CoveredTerm => ({ ...term, ...presenceOf(term, lines, education, record.yearsServed) }),
  );
  const text = lines.map((line) => line.text.toLowerCase()).join('\n');
  const isExact = ({ wording, presence }: CoveredTerm) =>
    presence === 'found' && text.includes(wording.toLowerCase());
  const worded = terms.filter(({ kind }) => kind !== 'years' && kind !== 'education');
  return {
    terms,
    score: weightedShare(terms, ({ presence }) => SHARE[presence]),
    exactScore: weightedShare(worded, (term) => (isExact(term) ? 1 : 0)),
  };
}

/** A posting that asks for nothing is answered in full. */
function weightedShare(terms: readonly CoveredTerm[], share: (term: CoveredTerm) => number): number {
  const asked = terms.reduce((sum, term) => sum + WEIGHT[term.importance], 0);
  const answered = terms.reduce((sum, term) => sum + WEIGHT[term.importance] * share(term), 0);
  return asked === 0 ? 1 : answered / asked;
}

function wordingsOf(kind: TermKind, name: string): readonly Wording[] {
  return findTerm(kind, name)?.wordings ?? [wordingOf(name)];
}

interface Line extends SearchedText {
  readonly text: string;
  readonly credentials: readonly Credential[];
}

interface Found {
  readonly presence: Presence;
  readonly evidence: string | null;
}

function presenceOf(
  term: PostingTerm,
  lines: readonly Line[],
  education: readonly string[],
  years: YearsServed | null,
): Found {
  if (term.kind === 'years') return yearsPresence(term.amount ?? 0, years);
  if (term.kind === 'education') return educationPresence(term.amount ?? 0, education);
  if (term.kind === 'certificate') return credentialPresence(term, lines);
  const wordings = wordingsOf(term.kind, term.name);
  const full = lines.find((line) => wordings.some((wording) => showsWording(line, wording)));
  if (full) return { presence: 'found', evidence: full.text };
  const wanted = stemsOf(term.name);
  const half = lines.find(
    ({ stems }) =>
      wanted.length > 1 && wanted.filter((stem) => stems.includes(stem)).length * 2 >= wanted.length,
  );
  return half ? { presence: 'partly', evidence: half.text } : { presence: 'missing', evidence: null };
}

/** The range of years behind each answer of the profile; the upper end of the last is open. */
const SERVED: Readonly<Record<YearsServed, readonly [from: number, to: number]>> = {
  '1-3 years': [1, 3],
  '4-6 years': [4, 6],
  '7-10 years': [7, 10],
  '11-15 years': [11, 15],
  '16-20+ years': [16, 40],
};

function yearsPresence(asked: number, years: YearsServed | null): Found {
  if (!years) return { presence: 'missing', evidence: null };
  const [from, to] = SERVED[years];
  if (asked > to) return { presence: 'missing', evidence: null };
  return { presence: asked <= from ? 'found' : 'partly', evidence: `${years} of service` };
}

/**
 * A credential is there where a line names it as held, or names one that proves it. One that has expired or is under
 * way comes close.
 */
function credentialPresence(term: PostingTerm, lines: readonly Line[]): Found {
  const id = levelNamed(term.name, term.wording);
  if (id === undefined) return { presence: 'missing', evidence: null };
  const proof = new Set([id, ...(findLevel(id)?.provenBy ?? [])]);
  const named = lines.flatMap(({ text, credentials }) =>
    credentials.flatMap(({ ids, status }) => (ids.some((each) => proof.has(each)) ? [{ text, status }] : [])),
  );
  const held = named.find(({ status }) => status === 'held');
  if (held) return { presence: 'found', evidence: held.text };
  const near = named.find(({ status }) => status !== 'none');
  return near ? { presence: 'partly', evidence: near.text } : { presence: 'missing', evidence: null };
}

function educationPresence(asked: number, education: readonly string[]): Found {
  const held = education
    .flatMap((line) => readDegrees(line, 'education', undefined))
    .filter(({ status }) => status === 'held')
    .map(({ level, source }) => ({ text: source.quote, level: stepOf(level) }))
    .filter(({ level }) => level >= 0)
    .toSorted((one, other) => other.level - one.level)[0];
  if (!held) return { presence: 'missing', evidence: null };
  if (held.level >= asked) return { presence: 'found', evidence: held.text };
  return { presence: asked - held.level === 1 ? 'partly' : 'missing', evidence: held.text };
}

/** The place among the levels that postings ask for; a doctor has what a master has. */
function stepOf(level: string | null): number {
  return EDUCATION_LEVEL_IDS.findLastIndex((ids) => ids.some((id) => id === level));
}
