import { fieldWords } from '../posting/field-words.ts';
import { findTerm } from '../posting/lexicon-index.ts';
import type { ReadPosting } from '../posting/read-posting.ts';
import type { ResumeTarget, TailoringLevel } from '../written-resume.ts';
import type { WrittenLine } from './record-lines.ts';
import { stemsOf } from './word-stems.ts';

/** The stems the target asks for, each with its weight: title and must-haves count most. */
export function targetStems(target: ResumeTarget, posting: ReadPosting): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const stem of stemsOf(text)) weights.set(stem, Math.max(weight, weights.get(stem) ?? 0));
  };
  for (const { kind, name, importance } of posting.mentions) {
    for (const { text } of findTerm(kind, name)?.wordings ?? []) add(text, importance === 'must' ? 3 : 2);
  }
  for (const { kind, wording, field, importance } of posting.terms) {
    const asked = kind === 'statement' ? wording : (field ?? '');
    for (const stem of fieldWords(asked))
      weights.set(stem, Math.max(importance === 'must' ? 2 : 1, weights.get(stem) ?? 0));
  }
  for (const skill of target.skills) add(skill, 2);
  add(target.jobTitle, 3);
  return weights;
}

/** How much of what the target asks for a text speaks to. A figure in it makes it a little stronger. */
export function relevanceOf(text: string, stems: ReadonlyMap<string, number>): number {
  const hits = new Set(stemsOf(text).filter((stem) => stems.has(stem)));
  const sum = [...hits].reduce((total, stem) => total + (stems.get(stem) ?? 0), 0);
  return sum + (/\d/.test(text) ? 1 : 0);
}

/** How many lines of service a resume carries: the closer to the target, the more room for what speaks to it. */
const MOST_LINES: Readonly<Record<TailoringLevel, number>> = { normal: 7, balanced: 9, aggressive: 12 };
/** Aggressive leaves out what doesn't speak to the target, as long as this many lines remain. */
const FEWEST_LINES = 6;

/** Orders and cuts lines for the target. Normal keeps the veteran's own order; ties always do. */
export function tailoredLines(
  lines: readonly WrittenLine[],
  stems: ReadonlyMap<string, number>,
  level: TailoringLevel,
): WrittenLine[] {
  if (level === 'normal') return lines.slice(0, MOST_LINES.normal);
  const ranked = lines
    .map((line, place) => ({ line, place, relevance: relevanceOf(line.text, stems) }))
    .sort((one, other) => other.relevance - one.relevance || one.place - other.place)
    .slice(0, MOST_LINES[level]);
  const kept =
    level === 'aggressive'
      ? // A figure makes a line stronger; it doesn't make it speak to the target.
        ranked.filter(
          ({ line }, place) => stemsOf(line.text).some((stem) => stems.has(stem)) || place < FEWEST_LINES,
        )
      : ranked;
  return kept.map(({ line }) => line);
}
