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
  const { text, struck } = strikeNumbers(cleanResumeText(textOfJson(written.trim())));
  const read = kind ?? paperKindOf(text);
  const { entries, period = '' } = READERS[read](text, facts);
  const lines = text.split('\n').map(squeezed);
  const placed = entries
    .map((entry) => ({ ...entry, value: entry.value.replaceAll(STRUCK_OUT, '').trim() }))
    .filter(({ value }) => value !== '')
    .map((entry): PlacedEntry => ({ ...entry, lines: linesOf(entry, lines) }));
  return { kind: read, text, entries: placed, period: period.replaceAll(STRUCK_OUT, '').trim(), struck };
}

const squeezed = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A line of the paper that a value is said to come from shares so many of its words at least. */
const SHARED = 0.7;

/** The lines of the paper that an entry comes from: those that hold its words, and those whose words it holds. */
function linesOf({ value }: PaperEntry, lines: readonly string[]): number[] {
  const found = new Set<number>();
  for (const part of value.split('\n')) {
    const wanted = squeezed(part);
    if (wanted === '') continue;
    const whole = lines.findIndex((line, at) => !found.has(at) && line.includes(wanted));
    if (whole >= 0) {
      found.add(whole);
      continue;
    }
    const words = new Set(wanted.split(' '));
    for (const [at, line] of lines.entries()) {
      const own = line.split(' ').filter((word) => word.length > 1);
      if (own.length === 0) continue;
      const shared = own.filter((word) => words.has(word)).length;
      if (shared / own.length >= SHARED && (own.length > 1 || words.size < 6)) found.add(at);
    }
  }
  return [...found].toSorted((one, other) => one - other);
}
