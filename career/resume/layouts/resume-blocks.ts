import type { ResumeContact, ResumeContent, ResumeExperience, ResumeLayout } from '../document.ts';

/** The header of a resume from the profile, for where the document has none of its own. */
export interface ResumeHeader {
  readonly contact: ResumeContact;
  readonly links: readonly string[];
}

/** A resume as every file shows it: a list of blocks from top to bottom, one column. */
export type LayoutBlock =
  | { readonly kind: 'name' | 'contact' | 'heading' | 'paragraph'; readonly text: string }
  /** A job: what and where, then dates and what else the layout asks for. Either may be empty. */
  | { readonly kind: 'job'; readonly title: string; readonly detail: string }
  | { readonly kind: 'bullets'; readonly lines: readonly string[] };

/** What a header is made of, as the profile has it; null where nothing was said. */
export type ProfileHeader = Readonly<
  Record<
    'firstName' | 'lastName' | 'email' | 'phone' | 'city' | 'state' | 'linkedIn' | 'github' | 'website',
    string | null
  >
>;

/** The header from the profile, for where a document has none of its own. */
export function headerOfProfile(profile: ProfileHeader): ResumeHeader {
  const { firstName, lastName, email, phone, city, state, linkedIn, github, website } = profile;
  return {
    contact: {
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      email: email ?? '',
      phone: phone ?? '',
      city: city ?? '',
      state: state ?? '',
    },
    links: [linkedIn, github, website].flatMap((link) => (link ? [link] : [])),
  };
}

type Section =
  | 'summary'
  | 'skills'
  | 'service'
  | 'jobs'
  | 'training'
  | 'education'
  | 'certifications'
  | 'awards'
  | 'clearance';

/**
 * The order of the sections. Skills-first brings everything that shows what someone can do before where they did it,
 * but leaves each line with its job: readers and tracking systems distrust lines without an employer. Federal readers
 * look for the clearance first, then the work with its hours and grade.
 */
const ORDERS: Readonly<Record<ResumeLayout, readonly Section[]>> = {
  chronological: [
    'summary',
    'skills',
    'service',
    'jobs',
    'training',
    'education',
    'certifications',
    'awards',
    'clearance',
  ],
  'skills-first': [
    'summary',
    'skills',
    'certifications',
    'clearance',
    'training',
    'education',
    'service',
    'jobs',
    'awards',
  ],
  federal: [
    'summary',
    'clearance',
    'service',
    'jobs',
    'education',
    'training',
    'certifications',
    'skills',
    'awards',
  ],
};

/**
 * The blocks of a resume in a layout: nothing but what the document holds. Empty sections don't appear, so that no
 * sample or placeholder can.
 */
export function resumeBlocks(
  content: ResumeContent,
  header: ResumeHeader,
  layout: ResumeLayout = content.layout,
): LayoutBlock[] {
  const contact = content.contact ?? header.contact;
  const links = content.links.length > 0 ? content.links.map((link) => link.url) : header.links;
  const top: LayoutBlock[] = [
    { kind: 'name', text: filled([contact.firstName, contact.lastName], ' ') },
    {
      kind: 'contact',
      text: filled([filled([contact.city, contact.state], ', '), contact.phone, contact.email], ' | '),
    },
    { kind: 'contact', text: filled(links, ' | ') },
  ];
  const sections = ORDERS[layout].flatMap((section) => sectionBlocks(section, content, layout));
  return [...top.filter(hasText), ...sections].map(printable);
}

/** Without what no file format can hold: control characters and halves of characters, as pasted texts bring them. */
function printable(block: LayoutBlock): LayoutBlock {
  const clean = (text: string) =>
    text
      .toWellFormed()
      .replace(/[\t\n\p{Cc}]+/gu, ' ')
      .replace(/[\uFFFE\uFFFF]/g, '');
  if (block.kind === 'bullets') return { ...block, lines: block.lines.map(clean) };
  if (block.kind === 'job') return { ...block, title: clean(block.title), detail: clean(block.detail) };
  return { ...block, text: clean(block.text) };
}

function sectionBlocks(section: Section, content: ResumeContent, layout: ResumeLayout): LayoutBlock[] {
  switch (section) {
    case 'summary':
      return under('SUMMARY', paragraphs(content.summary));
    case 'skills':
      return layout === 'skills-first'
        ? under('SKILLS', bullets(content.skills))
        : under('SKILLS', paragraphs(content.skills.join(', ')));
    case 'service': {
      const [latest, ...earlier] = content.experience.filter((entry) => entry.kind === 'military');
      return under('EXPERIENCE', [
        ...(latest ? jobBlocks(latest, layout) : []),
        ...bullets(content.militaryAchievements),
        ...earlier.flatMap((entry) => jobBlocks(entry, layout)),
      ]);
    }
    case 'jobs': {
      const jobs = content.experience.filter((entry) => entry.kind === 'civilian');
      return under(
        'ADDITIONAL EXPERIENCE',
        jobs.flatMap((entry) => jobBlocks(entry, layout)),
      );
    }
    case 'training':
      return under('MILITARY TRAINING', paragraphs(content.militaryEducation));
    case 'education':
      return under('EDUCATION', paragraphs(content.civilianEducation));
    case 'certifications':
      return under('CERTIFICATIONS', bullets(content.certifications));
    case 'awards':
      return under('AWARDS', bullets(content.awards));
    case 'clearance':
      return under('SECURITY CLEARANCE', paragraphs(content.clearance));
  }
}

function jobBlocks(entry: ResumeExperience, layout: ResumeLayout): LayoutBlock[] {
  const dates = filled([entry.start, entry.current ? 'Present' : entry.end], ' - ');
  const isFederal = layout === 'federal';
  const hours = isFederal && entry.hoursPerWeek !== null ? `${entry.hoursPerWeek} hours a week` : '';
  const job: LayoutBlock = {
    kind: 'job',
    title: filled([entry.title, entry.organization, entry.location], ', '),
    detail: filled([dates, hours, entry.grade], ' | '),
  };
  return [...(hasText(job) ? [job] : []), ...bullets(entry.lines)];
}

function filled(parts: readonly string[], joint: string): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(joint);
}

function paragraphs(text: string): LayoutBlock[] {
  return text
    .split('\n')
    .map((line): LayoutBlock => ({ kind: 'paragraph', text: line.trim() }))
    .filter(hasText);
}

function bullets(lines: readonly string[]): LayoutBlock[] {
  const given = lines.map((line) => line.trim()).filter((line) => line !== '');
  return given.length === 0 ? [] : [{ kind: 'bullets', lines: given }];
}

function under(heading: string, blocks: readonly LayoutBlock[]): LayoutBlock[] {
  return blocks.length === 0 ? [] : [{ kind: 'heading', text: heading }, ...blocks];
}

function hasText(block: LayoutBlock): boolean {
  if (block.kind === 'job') return block.title !== '' || block.detail !== '';
  return block.kind === 'bullets' || block.text !== '';
}
