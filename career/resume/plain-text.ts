import type { ResumeContact, ResumeContent, ResumeExperience } from './document.ts';

/** The header of a resume, from the profile or from the document itself. */
export interface PlainTextHeader {
  readonly contact: ResumeContact;
  readonly links: readonly string[];
}

function filled(parts: readonly string[], joint: string): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(joint);
}

function block(heading: string, lines: readonly string[]): string[] {
  const given = lines.map((line) => line.trimEnd()).filter((line) => line.trim() !== '');
  return given.length === 0 ? [] : ['', heading, ...given];
}

function bullets(lines: readonly string[]): string[] {
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `- ${line}`);
}

function entryLines(entry: ResumeExperience): string[] {
  const dates = filled([entry.start, entry.current ? 'Present' : entry.end], ' - ');
  const hours = entry.hoursPerWeek === null ? '' : `${entry.hoursPerWeek} hours a week`;
  return [
    filled([entry.title, entry.organization, entry.location], ', '),
    filled([dates, hours, entry.grade], ' | '),
    ...bullets(entry.lines),
  ];
}

/**
 * The resume as plain text that applicant tracking systems read: one column, headings in capitals with the names
 * they look for, a hyphen a line, nothing but what the document holds. Empty sections don't appear, so that no
 * sample or placeholder can.
 */
export function resumeAsPlainText(content: ResumeContent, header: PlainTextHeader): string {
  const contact = content.contact ?? header.contact;
  const military = content.experience.filter((entry) => entry.kind === 'military');
  const civilian = content.experience.filter((entry) => entry.kind === 'civilian');
  const links = content.links.length > 0 ? content.links.map((link) => link.url) : header.links;
  const lines = [
    filled([contact.firstName, contact.lastName], ' '),
    filled([filled([contact.city, contact.state], ', '), contact.phone, contact.email], ' | '),
    filled(links, ' | '),
    ...block('SUMMARY', [content.summary]),
    ...block('SKILLS', [content.skills.join(', ')]),
    ...block('EXPERIENCE', [
      ...military.slice(0, 1).flatMap(entryLines),
      ...bullets(content.militaryAchievements),
      ...military.slice(1).flatMap(entryLines),
    ]),
    ...block('ADDITIONAL EXPERIENCE', civilian.flatMap(entryLines)),
    ...block('MILITARY TRAINING', content.militaryEducation.split('\n')),
    ...block('EDUCATION', content.civilianEducation.split('\n')),
    ...block('CERTIFICATIONS', bullets(content.certifications)),
    ...block('AWARDS', bullets(content.awards)),
    ...block('SECURITY CLEARANCE', [content.clearance]),
  ];
  return `${dropLeadingBlanks(lines).join('\n')}\n`;
}

function dropLeadingBlanks(lines: readonly string[]): string[] {
  const kept = lines.filter((line, index) => line !== '' || index > 2);
  return kept.slice(kept.findIndex((line) => line !== ''));
}
