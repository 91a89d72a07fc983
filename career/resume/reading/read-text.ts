import {
  emptyResumeContent,
  RESUME_LIMITS,
  type ResumeContent,
  resumeContent,
  skillsFromText,
  upgradeResumeContent,
} from '../document.ts';
import { headingOf, type TextSection } from './headings.ts';
import { readHeader } from './read-contact.ts';
import { BULLET, readEntries } from './read-entries.ts';

/** A document read from a text, and which of its parts were longer than a document holds and were cut. */
export interface ReadResume {
  readonly content: ResumeContent;
  readonly cut: readonly (keyof ResumeContent)[];
}

/** The document of `readResumeText` alone. */
export function resumeContentFromText(text: string, title: string): ResumeContent {
  return readResumeText(text, title).content;
}

/**
 * Reads the plain text of a resume into a document by its headings. What stands above the first heading is the
 * header; what no heading covers joins the summary, so that nothing is lost but what exceeds the limits. The lines
 * of the first period of service become the militaryAchievements.
 */
export function readResumeText(text: string, title: string): ReadResume {
  const sections = sectionsOf(text);
  const lines = (name: TextSection) => (sections.get(name) ?? []).map((line) => line.replace(BULLET, ''));
  const header = readHeader([...(sections.get('header') ?? []), ...(sections.get('contact') ?? [])]);
  const entries = readEntries(sections.get('experience') ?? []);
  const service = entries.find((entry) => entry.kind === 'military');
  const content = {
    ...emptyResumeContent(title),
    summary: [...header.rest, ...lines('summary')].join(' '),
    militaryAchievements: service?.lines ?? [],
    militaryEducation: lines('militaryEducation').join('\n'),
    civilianEducation: studiesOf(lines('civilianEducation')).join('\n'),
    certifications: lines('certifications'),
    skills: skillsFromText(
      [...lines('skills'), ...lines('equipment')].join('\n').replace(/\s+[|\u2022\u00b7]\s+/g, '\n'),
    ),
    contact: header.contact,
    experience: entries.map((entry) => (entry === service ? { ...entry, lines: [] } : entry)),
    awards: lines('awards'),
    languages: lines('languages'),
    volunteering: lines('volunteering'),
    projects: lines('projects'),
    clearance: lines('clearance').join(' '),
    links: header.links.map((url) => ({ label: '', url })),
  };
  const checked = resumeContent.safeParse(content);
  if (checked.success) return { content, cut: [] };
  const parts = new Set(checked.error.issues.map(({ path }) => path[0] as keyof ResumeContent));
  return { content: upgradeResumeContent(withinLimits(content)), cut: [...parts] };
}

type Sections = Map<TextSection | 'header', string[]>;

/** The lines of a text by the heading they stand under, what is above the first heading as 'header'. */
function sectionsOf(text: string): Sections {
  const sections: Sections = new Map([['header', []]]);
  let current: TextSection | 'header' = 'header';
  for (const line of text.replaceAll('\u0000', '').split(/\r\n?|\n|\f/)) {
    const heading = isEntry(line) ? undefined : headingOf(line);
    if (heading) current = heading;
    else if (line.trim() !== '') {
      const known = sections.get(current);
      if (known) known.push(line.trim());
      else sections.set(current, [line.trim()]);
    }
  }
  return sections;
}

/** The entries under one heading of a resume, without their marks; empty where it has no such heading. */
export function sectionLines(text: string, section: TextSection): string[] {
  return (sectionsOf(text).get(section) ?? []).flatMap((line) => skillsFromText(line.replace(BULLET, '')));
}

/** A school above a degree with its years, as LinkedIn prints them. */
const STUDY_UNDER_SCHOOL = /^(.+?)\s*·\s*\((?:.*[-–]\s*)?(?:[A-Z][a-z]+\s+)?((?:19|20)\d{2})\)$/;

const SCHOOL = /\b(?:University|College|Institute|School|Academy|Tech)\b/;

/** Studies with the school behind the degree, and nothing set apart by tabs. */
function studiesOf(lines: readonly string[]): string[] {
  const studies: string[] = [];
  for (const line of lines) {
    const [, degree, year] = STUDY_UNDER_SCHOOL.exec(line) ?? [];
    const last = studies.at(-1) ?? '';
    const isSchool = SCHOOL.test(line) && last !== '' && !SCHOOL.test(last) && !/(?:19|20)\d{2}/.test(last);
    if (last !== '' && /^(?:[A-Z][a-z]{2,8}\.? |\d{1,2}\/)?(?:19|20)\d{2}$/.test(line.trim()))
      studies.push(`${studies.pop()}, ${line.trim()}`);
    else if (degree === undefined && isSchool)
      studies.push(`${studies.pop()}, ${line.replace(/\s*\t\s*/g, ', ')}`);
    else if (degree === undefined) studies.push(line.replace(/\s*\t\s*/g, ', '));
    else {
      const school = studies.pop();
      studies.push([degree.replace(/,\s+/, ' in '), school, year].filter(Boolean).join(', '));
    }
  }
  return studies;
}

/** "- Training" in a list of skills is a skill; "* TRAINING *" is a heading with ornaments. */
function isEntry(line: string): boolean {
  return BULLET.test(line) && line !== line.toUpperCase();
}

/** Headings too long for a title go to the entry's lines, so that the entries as such are kept. */
function withinLimits(content: ResumeContent): ResumeContent {
  const experience = content.experience.map((entry) =>
    entry.title.length <= RESUME_LIMITS.shortText
      ? entry
      : { ...entry, title: '', lines: [entry.title, ...entry.lines] },
  );
  return { ...content, experience };
}
