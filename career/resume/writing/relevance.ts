import type { ResumeTarget, TailoringLevel } from '../written-resume.ts';
import type { WrittenLine } from './record-lines.ts';
import { stemsOf } from './word-stems.ts';

/** The stems the target asks for, each with its weight: the title and the skills count more than the description. */
export function targetStems(target: ResumeTarget): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const stem of new Set(stemsOf(text))) weights.set(stem, Math.max(weight, weights.get(stem) ?? 0));
  };
  add(target.posting?.description ?? '', 1);
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

/** How many lines of service a resume carries: the closer it follows its target, the fewer that don't speak to it. */
const LINES_KEPT: Readonly<Record<TailoringLevel, number>> = { normal: 14, balanced: 12, aggressive: 10 };

/** Orders and cuts lines for the target. Normal keeps the veteran's own order; ties always do. */
export function tailoredLines(
  lines: readonly WrittenLine[],
  target: ResumeTarget,
  level: TailoringLevel,
): WrittenLine[] {
  if (level === 'normal') return lines.slice(0, LINES_KEPT.normal);
  const stems = targetStems(target);
  const ranked = lines
    .map((line, place) => ({ line, place, relevance: relevanceOf(line.text, stems) }))
    .sort((one, other) => other.relevance - one.relevance || one.place - other.place);
  return ranked.slice(0, LINES_KEPT[level]).map(({ line }) => line);
}
