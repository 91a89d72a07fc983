import { type Study, studyTitle } from '#career/record/study.ts';
import type { ResumeContact, ResumeExperience, ResumeLayout } from '../document.ts';
import { jobDates, newestFirst } from '../job-order.ts';
import type { ShownResume } from '../shown-resume.ts';
import { yearsOfService } from '../writing/years-served.ts';
import { employersBlock, isBare } from './bare-employers.ts';
import { emailLink, phoneLink, webLink } from './contact-links.ts';
import { jobLines, type LayoutBlock, type TextLink } from './layout-block.ts';

/** The header of a resume from the profile, for where the document has none of its own. */
export interface ResumeHeader {
  readonly contact: ResumeContact;
  readonly links: readonly string[];
  /** What the profile says of the service, as it was told there: branch, rank, occupation, years. */
  readonly service: readonly string[];
}

/** What the line about the service begins with, by which an uploaded file of ours is read back. */
export const SERVICE_LABEL = 'Military service: ';

/** What a header is made of, as the profile has it; null where nothing was said. */
export type ProfileHeader = Readonly<
  Record<
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phone'
    | 'city'
    | 'state'
    | 'linkedIn'
    | 'github'
    | 'website'
    | 'militaryBranch'
    | 'militaryRank'
    | 'militaryOccupation'
    | 'yearsServed'
    | 'militaryStartDate'
    | 'militaryEndDate',
    string | null
  >
> & { readonly earlierService: readonly unknown[] };

/** The header from the profile, for where a document has none of its own. */
export function headerOfProfile(profile: ProfileHeader): ResumeHeader {
  const { firstName, lastName, email, phone, city, state, linkedIn, github, website } = profile;
  const { militaryBranch, militaryRank, militaryOccupation, militaryStartDate, militaryEndDate } = profile;
  const years = yearsOfService({ ...profile, startDate: militaryStartDate, endDate: militaryEndDate });
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
    service: [militaryBranch, militaryRank, asCode(militaryOccupation), years].flatMap((part) =>
      part ? [part] : [],
    ),
  };
}

/** "68w": a code alone stands in capitals, as in every list. */
const asCode = (occupation: string | null) =>
  occupation !== null && /^(?=\S*\d)[a-z\d-]{2,7}$/i.test(occupation.trim())
    ? occupation.trim().toUpperCase()
    : occupation;

type Section =
  | 'summary'
  | 'skills'
  | 'experience'
  | 'training'
  | 'education'
  | 'certifications'
  | 'awards'
  | 'clearance'
  | 'languages'
  | 'projects'
  | 'volunteering';

/**
 * The order of the sections. Skills-first brings everything that shows what someone can do before where they did it,
 * but leaves each line with its job: readers and tracking systems distrust lines without an employer. Federal readers
 * look for the clearance first, then the work with its hours and grade.
 */
const ORDERS: Readonly<Record<ResumeLayout, readonly Section[]>> = {
  chronological: [
    'summary',
    'skills',
    'experience',
    'training',
    'education',
    'certifications',
    'projects',
    'languages',
    'volunteering',
    'awards',
    'clearance',
  ],
  'skills-first': [
    'summary',
    'skills',
    'certifications',
    'languages',
    'clearance',
    'training',
    'education',
    'experience',
    'projects',
    'volunteering',
    'awards',
  ],
  federal: [
    'summary',
    'clearance',
    'experience',
    'education',
    'training',
    'certifications',
    'skills',
    'languages',
    'projects',
    'volunteering',
    'awards',
  ],
};

/**
 * The blocks of a resume in a layout: nothing but what the document holds. Empty sections don't appear, so that no
 * sample or placeholder can.
 */
export function resumeBlocks(
  content: ShownResume,
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
      links: known([phoneLink(contact.phone.trim()), emailLink(contact.email.trim())]),
    },
    { kind: 'contact', text: filled(links, ' | '), links: known(links.map((link) => webLink(link.trim()))) },
    {
      kind: 'contact',
      text: header.service.length === 0 ? '' : `${SERVICE_LABEL}${header.service.join(', ')}`,
      links: [],
    },
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
  if (block.kind === 'job') {
    const { name, role, details } = block;
    return { ...block, name: clean(name), role: clean(role), details: details.map(clean) };
  }
  return { ...block, text: clean(block.text) };
}

function sectionBlocks(section: Section, content: ShownResume, layout: ResumeLayout): LayoutBlock[] {
  switch (section) {
    case 'summary':
      return under('SUMMARY', paragraphs(content.summary));
    case 'skills':
      return layout === 'skills-first'
        ? under('SKILLS', bullets(content.skills))
        : under('SKILLS', paragraphs(content.skills.join(', ')));
    case 'experience':
      return experienceBlocks(content, layout);
    case 'training':
      return under('MILITARY TRAINING', paragraphs(content.militaryEducation));
    case 'education':
      return under('EDUCATION', content.education.map(studyBlock));
    case 'certifications':
      return under('CERTIFICATIONS', bullets(content.certifications));
    case 'awards':
      return under('AWARDS', bullets(content.awards));
    case 'languages':
      return under('LANGUAGES', bullets(content.languages));
    case 'projects':
      return under('PROJECTS', bullets(content.projects));
    case 'volunteering':
      return under('VOLUNTEERING', bullets(content.volunteering));
    case 'clearance':
      return under('SECURITY CLEARANCE', paragraphs(content.clearance));
  }
}

/**
 * All jobs in one order. The resume's achievements stand under the job they belong to, the first period of service of
 * the document; without one they stand above all jobs. Work that names neither position nor employer stands apart, so
 * that no line is taken for another employer's.
 */
function experienceBlocks(content: ShownResume, layout: ResumeLayout): LayoutBlock[] {
  const service = content.experience.find(({ kind }) => kind === 'military');
  const jobs = newestFirst(content.experience).map((entry) => ({
    isNamed: entry === service || entry.title.trim() !== '' || entry.organization.trim() !== '',
    employer: entry.organization.trim(),
    blocks: [
      ...jobBlock(entry, layout),
      ...bullets(entry === service ? [...content.militaryAchievements, ...entry.lines] : entry.lines),
    ],
  }));
  const named = jobs.filter(({ isNamed }) => isNamed);
  const told = named.filter((job) => !isBare(job)).flatMap(({ blocks }) => blocks);
  const work = [...(service === undefined ? bullets(content.militaryAchievements) : []), ...told];
  const employers = named.filter(isBare).map(({ employer }) => employer);
  return [
    ...under('EXPERIENCE', [
      ...work,
      ...(employers.length === 0 ? [] : [employersBlock(employers, work.length > 0)]),
    ]),
    ...under(
      'ADDITIONAL EXPERIENCE',
      jobs.filter(({ isNamed }) => !isNamed).flatMap(({ blocks }) => blocks),
    ),
  ];
}

/** Degree, school and year a line each, a school alone first; a study that could not be read stands word for word. */
function studyBlock(one: Study): LayoutBlock {
  const [name, ...details] = present([studyTitle(one), one.school, one.year, one.remarks]);
  const isRead = one.school !== '' || studyTitle(one) !== '';
  return isRead
    ? { kind: 'job', name: name ?? '', role: '', details }
    : { kind: 'paragraph', text: one.remarks };
}

/** What a grade is called behind a job: a rank in the service, a grade elsewhere. */
export const GRADE_LABELS: Readonly<Record<ResumeExperience['kind'], string>> = {
  military: 'Rank: ',
  civilian: 'Grade: ',
};

function jobBlock(entry: ResumeExperience, layout: ResumeLayout): LayoutBlock[] {
  const hours =
    layout === 'federal' && entry.hoursPerWeek !== null ? `${entry.hoursPerWeek} hours a week` : '';
  const grade = entry.grade.trim() === '' ? '' : `${GRADE_LABELS[entry.kind]}${entry.grade.trim()}`;
  const [name = '', role = ''] = present([entry.organization, entry.title]);
  const details = present([entry.location, jobDates(entry), filled([grade, hours], ' | ')]);
  const job: LayoutBlock = { kind: 'job', name, role, details };
  return hasText(job) ? [job] : [];
}

const known = (links: readonly (TextLink | undefined)[]) => links.filter((link) => link !== undefined);

const present = (parts: readonly string[]) => parts.map((part) => part.trim()).filter((part) => part !== '');

function filled(parts: readonly string[], joint: string): string {
  return present(parts).join(joint);
}

function paragraphs(text: string): LayoutBlock[] {
  return text
    .split('\n')
    .map((line): LayoutBlock => ({ kind: 'paragraph', text: line.trim() }))
    .filter(hasText);
}

function bullets(lines: readonly string[]): LayoutBlock[] {
  const given = present(lines);
  return given.length === 0 ? [] : [{ kind: 'bullets', lines: given }];
}

function under(heading: string, blocks: readonly LayoutBlock[]): LayoutBlock[] {
  return blocks.length === 0 ? [] : [{ kind: 'heading', text: heading }, ...blocks];
}

function hasText(block: LayoutBlock): boolean {
  if (block.kind === 'job') return jobLines(block).length > 0;
  return block.kind === 'bullets' || block.text !== '';
}
