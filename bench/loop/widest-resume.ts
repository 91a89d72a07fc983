import { RESUME_LIMITS, type ResumeContentEdit } from '#career/resume/document.ts';
import type { Shape } from './worst-texts.ts';

/** What a body may have in all, with room for the names around it. */
const MOST_BYTES = 505 * 1024;

/** The widest resume that may be sent: every part at its limit, and as many lines of `lineLength` as a body holds. */
export function widestResume(shape: Shape, lineLength: number): ResumeContentEdit {
  let nth = 0;
  const text = (most: number, field: string) => shape(most, field, nth++);
  const content = {
    title: text(RESUME_LIMITS.title, 'title'),
    summary: text(RESUME_LIMITS.summary, 'achievements'),
    militaryEducation: text(RESUME_LIMITS.text, 'training'),
    civilianEducation: text(RESUME_LIMITS.text, 'education'),
    clearance: text(RESUME_LIMITS.shortText, 'certifications'),
    skills: Array.from({ length: RESUME_LIMITS.skills }, () => text(RESUME_LIMITS.skill, 'skills')),
    militaryAchievements: [] as string[],
    certifications: [] as string[],
    awards: [] as string[],
    languages: [] as string[],
    volunteering: [] as string[],
    projects: [] as string[],
    experience: Array.from({ length: RESUME_LIMITS.entries }, (_, at) => ({
      kind: at % 2 === 0 ? ('military' as const) : ('civilian' as const),
      title: text(RESUME_LIMITS.shortText, 'occupation'),
      organization: text(RESUME_LIMITS.shortText, 'occupation'),
      location: text(RESUME_LIMITS.shortText, 'occupation'),
      start: '01/2010',
      end: '02/2012',
      current: false,
      hoursPerWeek: 40,
      grade: text(RESUME_LIMITS.shortText, 'rank'),
      lines: [] as string[],
    })),
  };
  let room = MOST_BYTES - Buffer.byteLength(JSON.stringify(content));
  const { militaryAchievements, certifications, awards, projects, volunteering, languages } = content;
  const lists = [
    ...[militaryAchievements, certifications, awards, projects, volunteering, languages],
    ...content.experience.map(({ lines }) => lines),
  ];
  // A line to each in turn, until the body is full.
  for (let row = 0; row < RESUME_LIMITS.lines; row++)
    for (const lines of lists) {
      const line = text(lineLength, 'achievements').trim();
      room -= Buffer.byteLength(JSON.stringify(line)) + 1;
      if (room < 0) return content;
      lines.push(line);
    }
  return content;
}
