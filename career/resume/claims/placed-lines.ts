import type { ResumeContent } from '../document.ts';
import { splitSentences } from '../writing/sentences.ts';
import type { ResumeSection } from '../written-resume.ts';

/** A line of a resume with where it stands: its part, or the employer or job that it stands under. */
export interface PlacedLine {
  readonly section: ResumeSection;
  readonly text: string;
  readonly place: string;
}

/** The lines of a resume that claim something, in the order of its parts; jobs lend their lines their name. */
export function placedLines(content: ResumeContent): PlacedLine[] {
  const of = (section: ResumeSection, lines: readonly string[]) =>
    lines.filter((line) => line.trim() !== '').map((text) => ({ section, text, place: section }));
  return [
    ...of('summary', splitSentences(content.summary)),
    ...of('militaryAchievements', content.militaryAchievements),
    ...content.experience.flatMap(({ lines, title, organization }) =>
      of('experience', lines).map((line) => ({ ...line, place: organization || title || 'experience' })),
    ),
    ...of('militaryEducation', content.militaryEducation.split('\n')),
    ...of('civilianEducation', content.civilianEducation.split('\n')),
    ...of('certifications', content.certifications),
    ...of('skills', content.skills),
    ...of('awards', content.awards),
    ...of('languages', content.languages),
    ...of('volunteering', content.volunteering),
    ...of('projects', content.projects),
    ...of('clearance', [content.clearance]),
  ];
}
