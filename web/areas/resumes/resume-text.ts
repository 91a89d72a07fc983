import type { ResumeContent } from '#career/resume/document.ts';
import type { UserReply } from '#contract/user.ts';
import { headerOf, sectionsOf } from './resume-sections.ts';

/** A resume as plain text, for applicant tracking systems: no columns, no marks but a hyphen before each line of a list. */
export function resumeText(content: ResumeContent, user: UserReply): string {
  const header = headerOf(content, user);
  const blocks = sectionsOf(content).map(({ title, subtitle, paragraphs, lines }) =>
    [
      title.toUpperCase(),
      ...(subtitle ? [subtitle] : []),
      ...paragraphs,
      ...lines.map((line) => `- ${line}`),
    ].join('\n'),
  );
  const top = [header.name, header.contact.join(' | '), header.service, content.title].filter(
    (line) => line !== '',
  );
  return `${[top.join('\n'), ...blocks].join('\n\n')}\n`;
}

/**
 * The name of the downloaded file, from first name, last name and day: "Ana_Ruiz_Resume_2026-11-20.txt". Characters that
 * a file system could refuse are left out.
 */
export function resumeFileName(
  user: Pick<UserReply, 'firstName' | 'lastName' | 'username'>,
  day: string,
): string {
  const name = [user.firstName, user.lastName].filter(Boolean).join('_') || user.username;
  const safe = name.replace(/[^\p{L}\p{N}_.-]+/gu, '_').replace(/^[._]+|[._]+$/g, '');
  return `${safe || 'My'}_Resume_${day}.txt`;
}
