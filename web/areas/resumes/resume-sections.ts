import type { ResumeContent } from '#career/resume/document.ts';
import type { UserReply } from '#contract/user.ts';

export interface ResumeSectionView {
  readonly title: string;
  /** A line under the title: the post and its dates. */
  readonly subtitle?: string;
  readonly paragraphs: readonly string[];
  readonly lines: readonly string[];
}

export interface ResumeHeaderView {
  readonly name: string;
  /** E-mail, phone, place, links: what is known, in that order. */
  readonly contact: readonly string[];
  /** "Army, Sergeant First Class, 25B, 7-10 years" */
  readonly service: string;
}

/** The header of a resume: from the resume itself where it differs, else from the profile. */
export function headerOf(content: ResumeContent, user: UserReply): ResumeHeaderView {
  const own = content.contact ?? user;
  const name = [own.firstName, own.lastName].filter(Boolean).join(' ');
  const place = [own.city, own.state].filter(Boolean).join(', ');
  const links =
    content.links.length > 0
      ? content.links.map((link) => link.url)
      : [user.linkedIn, user.github, user.website];
  return {
    name: name === '' ? user.username : name,
    contact: present([own.email, own.phone, place, ...links]),
    service: present([
      user.militaryBranch,
      user.militaryRank,
      user.militaryOccupation,
      user.yearsServed,
    ]).join(', '),
  };
}

/** The parts of a resume that say something, in reading order. An empty part is left out, never filled. */
export function sectionsOf(content: ResumeContent): ResumeSectionView[] {
  const jobs = content.experience.map((job) => ({
    title: present([job.title, job.organization]).join(', '),
    subtitle: present([
      [job.start, job.current ? 'present' : job.end].filter(Boolean).join(' to '),
      job.location,
    ]).join(' · '),
    paragraphs: [],
    lines: job.lines,
  }));
  const sections: ResumeSectionView[] = [
    { title: 'Summary', paragraphs: paragraphsOf(content.summary), lines: [] },
    {
      title: 'Skills',
      paragraphs: content.skills.length === 0 ? [] : [content.skills.join(', ')],
      lines: [],
    },
    { title: 'Military achievements', paragraphs: [], lines: content.militaryAchievements },
    ...jobs,
    {
      title: 'Military education and training',
      paragraphs: paragraphsOf(content.militaryEducation),
      lines: [],
    },
    { title: 'Education', paragraphs: paragraphsOf(content.civilianEducation), lines: [] },
    { title: 'Certifications', paragraphs: [], lines: content.certifications },
    { title: 'Awards', paragraphs: [], lines: content.awards },
    { title: 'Clearance', paragraphs: paragraphsOf(content.clearance), lines: [] },
  ];
  return sections.filter(({ paragraphs, lines }) => paragraphs.length > 0 || lines.length > 0);
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function present(parts: readonly (string | null | undefined)[]): string[] {
  return parts.filter((part): part is string => part !== null && part !== undefined && part !== '');
}
