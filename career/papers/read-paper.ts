import { cleanResumeText } from '#career/resume/reading/clean-text.ts';
import { readResumeText, sectionLines } from '#career/resume/reading/read-text.ts';
import { textOfJson } from '#career/resume/text-of-json.ts';
import { awardEntries } from './award-paper.ts';
import { evaluationEntries } from './evaluation-paper.ts';
import type { PaperEntry, PaperKind, PlacedEntry, ReadPaper } from './paper.ts';
import { paperKindOf } from './paper-kind.ts';
import { resumeEntries } from './resume-paper.ts';
import { separationEntries } from './separation-paper.ts';
import type { ServiceFacts } from './service-words.ts';
import { STRUCK_OUT, type Struck, strikeNumbers } from './strike-numbers.ts';
import { experienceEntries, trainingEntries, transcriptEntries } from './training-papers.ts';

type Read = { readonly entries: PaperEntry[]; readonly period?: string };

const READERS: Readonly<Record<PaperKind, (text: string, facts: ServiceFacts) => Read>> = {
  resume: (text, facts) => ({
    entries: resumeEntries(
      { content: readResumeText(text, '').content, equipment: sectionLines(text, 'equipment') },
      facts,
    ),
  }),
  evaluation: evaluationEntries,
  award: awardEntries,
  training: (text, facts) => ({ entries: trainingEntries(text, facts) }),
  transcript: (text, facts) => ({ entries: transcriptEntries(text, facts) }),
  vmet: (text, facts) => ({ entries: experienceEntries(text, facts) }),
  dd214: (text, facts) => ({ entries: separationEntries(text, facts) }),
};

/**
 * Reads the text of a paper into entries for the profile. Numbers that are nobody's business are struck out first, so
 * that no entry can hold one. `kind` is what the reader of the page says it is; null: told from the text.
 */
export function readPaper(
  written: string,
  kind: PaperKind | null,
  facts: ServiceFacts,
): ReadPaper & { readonly struck: Struck } {
  const { text, struck } = strikeNumbers(withoutGaps(cleanResumeText(textOfJson(written.trim()))));
  const read = kind ?? paperKindOf(text);
  const { entries, period = '' } = READERS[read](text, facts);
  const placesIn = linesFinder(text);
  const placed = entries
    .map((entry) => ({ ...entry, value: entry.value.replaceAll(STRUCK_OUT, '').trim() }))
    .filter(({ value }) => value !== '')
    .map((entry): PlacedEntry => ({ ...entry, lines: placesIn(entry) }));
  return { kind: read, text, entries: placed, period: period.replaceAll(STRUCK_OUT, '').trim(), struck };
}

const squeezed = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A line of the paper that a value is said to come from shares so many of its words at least. */
const SHARED = 0.7;

/** So many parts of values are looked for line by line; the paper of a person has fewer. */
const MOST_SCANS = 200;

/** Finds the lines of a paper that an entry comes from: those that hold its words, and those whose words it holds. */
function linesFinder(text: string): (entry: PaperEntry) => number[] {
  const lines = text.split('\n').map(squeezed);
  const words = lines.map((line) => line.split(' ').filter((word) => word.length > 1));
  const whole = Map.groupBy(lines.keys(), (at) => lines[at] ?? '');
  let scans = 0;
  return ({ value }) => {
    const found = new Set<number>();
    for (const part of value.split('\n')) {
      const wanted = squeezed(part);
      const same = whole.get(wanted)?.[0];
      if (wanted === '') continue;
      if (same !== undefined) found.add(same);
      else if (scans < MOST_SCANS) {
        scans += 1;
        for (const at of linesLike(wanted, lines, words)) found.add(at);
      }
    }
    return [...found].toSorted((one, other) => one - other);
  };
}

function linesLike(wanted: string, lines: readonly string[], words: readonly string[][]): number[] {
  const holding = lines.findIndex((line) => line.includes(wanted));
  if (holding >= 0) return [holding];
  const looked = new Set(wanted.split(' '));
  return words.flatMap((own, at) => {
    const shared = own.filter((word) => looked.has(word)).length;
    const isMostly = own.length > 0 && shared / own.length >= SHARED;
    return isMostly && (own.length > 1 || looked.size < 6) ? [at] : [];
  });
}

/** Wide gaps between cells as tabs: patterns that look for blanks would try each of a long run anew. */
const withoutGaps = (text: string) => text.replace(/[^\S\n]{3,}/g, '\t');
