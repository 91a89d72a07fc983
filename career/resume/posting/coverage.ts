import type { Credential } from '#career/credentials/credential.ts';
import { readDegrees } from '#career/credentials/degrees.ts';
import { findLevel, levelNamed } from '#career/credentials/levels.ts';
import { credentialsClaimed, credentialsInLine } from '#career/credentials/read-credentials.ts';
import type { VeteranRecord } from '#career/service.ts';
import { atOnce, mapped, type Steps } from '#career/steps.ts';
import type { ResumeContent } from '../document.ts';
import { isListing } from '../writing/list-openings.ts';
import { splitSentences } from '../writing/sentences.ts';
import { stemsOf } from '../writing/word-stems.ts';
import { type SearchedText, searched, showsWording } from '../writing/wording-match.ts';
import { EDUCATION_LEVEL_IDS } from './degree-demands.ts';
import type { Demand } from './demand.ts';
import { fieldWords } from './field-words.ts';
import { wordingsOf } from './lexicon-index.ts';
import { PRESENCES, type Presence } from './presences.ts';
import { choicesOf, type PostingTerm, type ReadPosting } from './read-posting.ts';
import { yearsIn } from './years-in-field.ts';

export interface CoveredTerm extends PostingTerm {
  readonly presence: Presence;
  /** The line of the resume that speaks to it, for showing both side by side. Null when missing. */
  readonly evidence: string | null;
}

export interface Coverage {
  readonly terms: readonly CoveredTerm[];
  /**
   * Share of what is asked for that the resume speaks to, 0 to 1; must-haves weigh double, a part counts half, and
   * conditions, which no resume shows, nothing. Null where the posting asks for nothing that we could read.
   */
  readonly score: number | null;
  /** The same share, counting only what stands in the resume letter for letter as the posting writes it. */
  readonly exactScore: number;
}

/** The texts of a resume that a reader or a tracking system would search, line by line. */
export function resumeLines(content: ResumeContent): string[] {
  const summary = splitSentences(content.summary).flatMap((sentence) =>
    // What stands side by side in a list doesn't belong together.
    isListing(sentence) ? sentence.split(/,|\band\b/) : [sentence],
  );
  return [...summary, ...provingLines(content)].filter((line) => line.trim() !== '');
}

/** The lines that prove something: all but the summary, which says what one aims at too. */
function provingLines(content: ResumeContent): string[] {
  return [
    ...content.skills,
    ...content.militaryAchievements,
    ...content.experience.flatMap((entry) => [entry.title, ...entry.lines]),
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
const SHARE: Readonly<Record<Presence, number>> = {
  found: 1,
  partly: 0.5,
  unproven: 0,
  missing: 0,
};

/** What no resume shows counts for nobody and against nobody. */
const weightOf = ({ kind, importance }: PostingTerm): number =>
  kind === 'condition' ? 0 : WEIGHT[importance];

/**
 * How far a resume answers a posting. A term is found where one of its ways of writing stands in a line, in any
 * form; partly where half of its words do, or where years and education come close. Years count in the field that is
 * asked for alone. The summary's aim proves nothing, nor do the explanations that we put in brackets.
 */
export const coverageOf = (
  posting: ReadPosting,
  content: ResumeContent,
  record: VeteranRecord,
  beyond?: ReadonlySet<string>,
): Coverage => atOnce(coverageSteps(posting, content, record, beyond));

/** The same in steps, line by line and requirement by requirement. */
export function* coverageSteps(
  posting: ReadPosting,
  content: ResumeContent,
  record: VeteranRecord,
  /** Lines of the resume that the record does not bear out. */
  beyond: ReadonlySet<string> = new Set(),
): Steps<Coverage> {
  const said = Object.values(record)
    .filter((text) => typeof text === 'string')
    .join('\n')
    .toLowerCase();
  const certifications = new Set(content.certifications);
  const lines = yield* mapped(provingLines(content), (text) => ({
    text,
    ...searched(withoutGlosses(text, said)),
    credentials: certifications.has(text) ? credentialsInLine(text) : credentialsClaimed(text),
  }));
  const education = [content.civilianEducation, content.militaryEducation].flatMap((text) =>
    text.split('\n'),
  );
  const isBorneOut = (text: string) => !beyond.has(text);
  const borneOut = lines.filter(({ text }) => isBorneOut(text));
  const terms = yield* mapped(posting.terms, (term): CoveredTerm => {
    const found = choicesOf(term).flatMap((choice): Found[] => {
      const proven = presenceOf(choice, borneOut, education.filter(isBorneOut), content, record);
      if (beyond.size === 0 || proven.presence === 'found') return [proven];
      const said = presenceOf(choice, lines, education, content, record);
      return said.presence === 'found' ? [{ ...said, presence: 'unproven' }, proven] : [proven];
    });
    return {
      ...term,
      ...(PRESENCES.flatMap((presence) => found.find((each) => each.presence === presence) ?? [])[0] ??
        MISSING),
    };
  });
  const text = resumeLines(content).join('\n').toLowerCase();
  const isExact = ({ wording, presence }: CoveredTerm) =>
    presence === 'found' && text.includes(wording.toLowerCase());
  const worded = terms.filter(({ kind }) => kind !== 'years' && kind !== 'education' && kind !== 'statement');
  return {
    terms,
    score: weightedShare(terms, ({ presence }) => SHARE[presence]),
    exactScore: weightedShare(worded, (term) => (isExact(term) ? 1 : 0)) ?? 1,
  };
}

/** A line without the words in brackets that its veteran never wrote: our explanations. */
function withoutGlosses(line: string, said: string): string {
  return line.replace(/\(([^()]*)\)/g, (aside, inner: string) =>
    said.includes(inner.toLowerCase()) ? aside : ' ',
  );
}

/** Null where nothing is asked for. */
function weightedShare(terms: readonly CoveredTerm[], share: (term: CoveredTerm) => number): number | null {
  const asked = terms.reduce((sum, term) => sum + weightOf(term), 0);
  const answered = terms.reduce((sum, term) => sum + weightOf(term) * share(term), 0);
  return asked === 0 ? null : answered / asked;
}

interface Line extends SearchedText {
  readonly text: string;
  readonly credentials: readonly Credential[];
}

interface Found {
  readonly presence: Presence;
  readonly evidence: string | null;
}

const MISSING: Found = { presence: 'missing', evidence: null };

function presenceOf(
  term: Demand,
  lines: readonly Line[],
  education: readonly string[],
  content: ResumeContent,
  record: VeteranRecord,
): Found {
  switch (term.kind) {
    case 'years':
      return yearsPresence(term, content, record);
    case 'education':
      return educationPresence(term, education);
    case 'certificate':
      return credentialPresence(term, lines);
    case 'condition':
      return MISSING;
    case 'statement':
      return statementPresence(term, lines);
    default:
      return wordingPresence(term, lines);
  }
}

function wordingPresence(term: Demand, lines: readonly Line[]): Found {
  const wordings = wordingsOf(term.kind, term.name);
  const full = lines.find((line) => wordings.some((wording) => showsWording(line, wording)));
  if (full) return { presence: 'found', evidence: full.text };
  const wanted = stemsOf(term.name);
  const half = lines.find(
    ({ stems }) =>
      wanted.length > 1 && wanted.filter((stem) => stems.includes(stem)).length * 2 >= wanted.length,
  );
  return half ? { presence: 'partly', evidence: half.text } : MISSING;
}

/** The share of its words that one line must hold to answer a requirement in words of its own, whole and in part. */
const STATED = { found: 0.6, partly: 0.4 } as const;

function statementPresence(term: Demand, lines: readonly Line[]): Found {
  const wanted = fieldWords(term.wording);
  let best: { readonly text: string; readonly share: number } = { text: '', share: 0 };
  for (const { text, stems } of lines) {
    const share = wanted.filter((stem) => stems.includes(stem)).length / Math.max(1, wanted.length);
    if (share > best.share) best = { text, share };
  }
  if (best.share >= STATED.found) return { presence: 'found', evidence: best.text };
  return best.share >= STATED.partly ? { presence: 'partly', evidence: best.text } : MISSING;
}

/** Years in the field that is asked for; nearly enough of them come close. */
const NEARLY = 0.6;

function yearsPresence({ amount = 0, field }: Demand, content: ResumeContent, record: VeteranRecord): Found {
  const told = yearsIn(field, content, record);
  if (told === null) return MISSING;
  const { atLeast, atMost, evidence } = told;
  if (atLeast >= amount) return { presence: 'found', evidence };
  return atMost >= amount || atLeast >= amount * NEARLY ? { presence: 'partly', evidence } : MISSING;
}

/**
 * A credential is there where a line names it as held, or names one that proves it. One that has expired or is under
 * way comes close.
 */
function credentialPresence(term: Demand, lines: readonly Line[]): Found {
  const id = levelNamed(term.name, term.wording);
  if (id === undefined) return wordingPresence(term, lines);
  const proof = new Set([id, ...(findLevel(id)?.provenBy ?? [])]);
  const named = lines.flatMap(({ text, credentials }) =>
    credentials.flatMap(({ ids, status }) => (ids.some((each) => proof.has(each)) ? [{ text, status }] : [])),
  );
  const held = named.find(({ status }) => status === 'held');
  if (held) return { presence: 'found', evidence: held.text };
  const near = named.find(({ status }) => status !== 'none');
  return near ? { presence: 'partly', evidence: near.text } : MISSING;
}

function educationPresence({ amount: asked = 0, field }: Demand, education: readonly string[]): Found {
  const held = education
    .flatMap((line) => readDegrees(line, 'education', undefined))
    .filter(({ status }) => status === 'held')
    .map(({ level, source }) => ({ text: source.quote, level: stepOf(level) }))
    .filter(({ level }) => level >= 0)
    .toSorted((one, other) => other.level - one.level);
  const [highest] = held;
  if (!highest) return MISSING;
  const enough = held.filter(({ level }) => level >= asked);
  const wanted = fieldWords(field ?? '');
  const inField = enough.find(
    ({ text }) => wanted.length === 0 || stemsOf(text).some((stem) => wanted.includes(stem)),
  );
  if (inField) return { presence: 'found', evidence: inField.text };
  return {
    presence: enough.length > 0 || asked - highest.level === 1 ? 'partly' : 'missing',
    evidence: highest.text,
  };
}

/** The place among the levels that postings ask for; a doctor has what a master has. */
function stepOf(level: string | null): number {
  return EDUCATION_LEVEL_IDS.findLastIndex((ids) => ids.some((id) => id === level));
}
