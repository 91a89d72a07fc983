import type { StoredLine } from '#career/record/stored-lines.ts';
import { RESUME_LIMITS } from '../document.ts';
import type { LineTrace, WrittenResume } from '../written-resume.ts';

/**
 * A resume that a language model helped with, the veteran's decisions kept: what they approved stands as they approved it,
 * before the model's lines, and none of those speaks of a statement that was decided on. `written`: our own writer's.
 */
export function withDecidedLines(
  helped: WrittenResume,
  written: WrittenResume,
  stored: readonly StoredLine[],
): WrittenResume {
  const decided = stored.filter(({ decision }) => decision !== null);
  if (decided.length === 0) return helped;
  const texts = new Set(decided.map(({ text }) => text));
  const isApproved = ({ section, text }: LineTrace) => section === 'militaryAchievements' && texts.has(text);
  const speaksOfDecided = ({ section, sources }: LineTrace) =>
    section === 'militaryAchievements' &&
    sources.some(({ quote }) => decided.some(({ source }) => isAbout(quote, source)));
  const approved = written.report.lines.filter(isApproved);
  const others = helped.report.lines.filter((line) => !isApproved(line) && !speaksOfDecided(line));
  const lines = [...approved, ...others];
  return {
    ...helped,
    content: {
      ...helped.content,
      militaryAchievements: lines
        .filter(({ section }) => section === 'militaryAchievements')
        .map(({ text }) => text)
        .slice(0, RESUME_LIMITS.lines),
    },
    report: { ...helped.report, lines },
  };
}

/** The model's sources are cut finer or coarser than statements are. */
const isAbout = (quote: string, source: string) => {
  const [one, other] = [quote, source].map((text) => text.replace(/[\s.;,]+$/, ''));
  return one !== undefined && other !== undefined && (one.includes(other) || other.includes(one));
};
