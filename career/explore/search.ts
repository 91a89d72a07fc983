import type { Matching } from '#career/matching/matching.ts';
import { findMilitaryHits, type MilitaryHit } from '#career/occupations/find-military.ts';
import type { CivilianOccupation } from '#career/occupations/occupation.ts';
import type { MilitaryBranch } from '#career/service.ts';
import { type Lead, leadsOfCode, leadsOfWords } from './leads-to.ts';
import { type MilitaryCode, militaryCodes } from './military-codes.ts';

/** What the explorer finds for a branch and a code, title or few words. */
export interface Search {
  /** The one code that was surely meant; null where words were typed, or several codes fit. */
  readonly code: MilitaryCode | null;
  /** Codes that fit, the likeliest first. */
  readonly codes: readonly MilitaryCode[];
  /** Titles that the code, or else the words, lead to. */
  readonly leads: readonly Lead[];
  /** Civilian occupations whose names fit what was typed. */
  readonly occupations: readonly CivilianOccupation[];
}

const MOST_CODES = 10;
const MOST_OCCUPATIONS = 6;

/** A code typed in any of its forms, or a nickname or title as the lists have it, is surer than this. */
const SURELY = 0.74;

/** Below this a title shares little with what was typed. */
const FITS = 0.12;

/** Another code this near is as likely meant. */
const AS_LIKELY = 0.08;

/** Finds what was typed, slips of the keyboard allowed. Nothing for an empty text. */
export function searchExplorer(matching: Matching, branch: MilitaryBranch | null, typed: string): Search {
  const { facts } = matching;
  const codes = militaryCodes(facts);
  const hits = hitsFor(matching, branch, typed);
  const found = [...new Set(hits.flatMap(({ job }) => codes.of(job.branch, job.code) ?? []))];
  const code = surelyMeant(hits, found, branch);
  return {
    code,
    codes: found.slice(0, MOST_CODES),
    leads: code === null ? leadsOfWords(matching, branch, typed) : leadsOfCode(matching, code),
    occupations: facts.finder.find(typed, MOST_OCCUPATIONS).filter(({ title }) => holds(title, typed)),
  };
}

/** Whether a title has all that was typed, by the beginnings of the words: the finder offers less where it has no better. */
function holds(title: string, typed: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  const known = words(title);
  const wanted = words(typed);
  return (
    wanted.length > 0 &&
    wanted.every((word) => known.some((other) => other.startsWith(word.slice(0, BEGINNING))))
  );
}

/** Letters of a word that slips of the keyboard rarely touch. */
const BEGINNING = 4;

function hitsFor(matching: Matching, branch: MilitaryBranch | null, typed: string): MilitaryHit[] {
  const jobs = matching.facts.militaryJobs;
  const hits = findMilitaryHits(jobs, typed, branch).filter(({ certainty }) => certainty > FITS);
  if ((hits[0]?.certainty ?? 0) > SURELY) return hits;
  // Nicknames ("combat medic") are found by their letters alone: once more with slips mended.
  const mended = matching.vocabulary.mended(typed).stems.join(' ');
  const again = findMilitaryHits(jobs, mended, branch).filter(({ certainty }) => certainty > SURELY);
  return [...again, ...hits];
}

function surelyMeant(
  hits: readonly MilitaryHit[],
  found: readonly MilitaryCode[],
  branch: MilitaryBranch | null,
): MilitaryCode | null {
  const [first] = hits;
  if (first === undefined || first.certainty < SURELY) return null;
  // "Cook" is a title of every service.
  if (branch === null && first.by === 'title') return null;
  const [code] = found;
  const rival = hits.find(
    ({ job, by, certainty }) =>
      by !== 'successor' &&
      (job.branch !== first.job.branch || job.code !== first.job.code) &&
      certainty > first.certainty - AS_LIKELY,
  );
  return rival === undefined ? (code ?? null) : null;
}
