import type { ResumeContent } from './document.ts';
import { splitSentences } from './writing/sentences.ts';
import type { LineTrace, ResumeReport, ResumeSection } from './written-resume.ts';

/** A line as the resume has it now. Without sources it was written or changed by the veteran. */
export type LineOrigin = LineTrace;

function linesOf(content: ResumeContent): [ResumeSection, readonly string[]][] {
  const textLines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  return [
    ['summary', splitSentences(content.summary)],
    ['skills', content.skills],
    ['militaryAchievements', content.militaryAchievements],
    ['experience', content.experience.flatMap(({ lines }) => lines)],
    ['militaryEducation', textLines(content.militaryEducation)],
    ['civilianEducation', textLines(content.civilianEducation)],
    ['certifications', content.certifications],
    ['awards', content.awards],
    ['clearance', textLines(content.clearance)],
  ];
}

/**
 * Where each line of a resume came from, in the order of its sections. `report` is what the writer kept of its
 * sources; a line that was changed since no longer stands there, and is the veteran's own.
 */
export function lineOrigins(content: ResumeContent, report: ResumeReport | null): LineOrigin[] {
  const traces = new Map(report?.lines.map((line) => [`${line.section} ${line.text}`, line.sources]));
  return linesOf(content).flatMap(([section, lines]) =>
    lines.map((text) => ({ section, text, sources: traces.get(`${section} ${text}`) ?? [] })),
  );
}
