import { z } from 'zod';
import { type Study, saysUnfinished, studyLine } from '#career/record/study.ts';
import {
  emptyResumeContent,
  type ResumeContent,
  type ResumeExperience,
  upgradeResumeContent,
} from './document.ts';
import { newestFirst } from './job-order.ts';
import { isoDate, typedDate } from './json-resume-dates.ts';
import type { ResumeHeader } from './layouts/resume-blocks.ts';
import { SERVICE } from './reading/read-entries.ts';
import type { ShownResume } from './shown-resume.ts';

/** Where the official schema stands (JSON Resume, version 1.0.0). */
const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';
const TRAINING = 'Military training';
/** The employer of achievements that stand without a period of service. */
const SERVICE_ALONE = 'Military service';
const CLEARANCE = 'Security clearance: ';
const HOURS = /^(\d{1,3}) hours a week$/;

/** Leaves out what is empty, null or undefined: the schema knows no empty dates or addresses. */
function given(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== '' &&
        value !== null &&
        value !== undefined &&
        !(Array.isArray(value) && value.length === 0) &&
        !(typeof value === 'object' && Object.keys(value).length === 0),
    ),
  );
}

const webAddress = (url: string) => (/^https?:\/\//i.test(url) ? url : `https://${url}`);
/** RFC 3986, as far as web addresses go: what the schema's own check of an address accepts. */
const PART = "(?:[\\w\\-.~:/@!$&'()*+,;=]|%[0-9a-f]{2})*";
const WEB_ADDRESS = new RegExp(
  `^https?://[a-z0-9.-]+(?::\\d+)?(?:/${PART})?(?:\\?${PART})?(?:#${PART})?$`,
  'i',
);
const isWebAddress = (url: string) => WEB_ADDRESS.test(url);

function profileOf(url: string): Record<string, unknown> {
  const host = /^https?:\/\/(?:www\.)?([^/]+)/i.exec(url)?.[1] ?? '';
  const network = /linkedin/i.test(host) ? 'LinkedIn' : /github/i.test(host) ? 'GitHub' : host;
  return { network, url };
}

function workOf(entry: ResumeExperience, lines: readonly string[]): Record<string, unknown> {
  const hours = entry.hoursPerWeek === null ? '' : `${entry.hoursPerWeek} hours a week`;
  return given({
    position: entry.title,
    name: entry.organization,
    location: entry.location,
    startDate: isoDate(entry.start),
    endDate: entry.current ? null : isoDate(entry.end),
    description: [hours, entry.grade].filter(Boolean).join(' | '),
    highlights: lines,
  });
}

/** A study that could not be read stands as a whole where schools stand. */
function studyOf({ degree, field, school, year, unfinished, remarks }: Study): Record<string, unknown> {
  if (degree === '' && school === '') return { institution: remarks };
  return given({
    institution: school,
    studyType: degree,
    area: field,
    endDate: isoDate(year),
    courses: [unfinished, remarks].filter((part) => part !== ''),
  });
}

/**
 * The resume as JSON Resume 1.0.0 (jsonresume.org/schema), for other resume sites. What the schema has no place for
 * goes where other sites show it: hours and grade into a job's description, the clearance among the certificates.
 * Dates that cannot be read as such are left out. `modified` is an ISO instant.
 */
export function toJsonResume(
  content: ShownResume,
  header: ResumeHeader,
  modified: string,
): Record<string, unknown> {
  const contact = content.contact ?? header.contact;
  const links = (content.links.length > 0 ? content.links.map(({ url }) => url) : header.links)
    .map(webAddress)
    .filter(isWebAddress);
  const service = content.experience.find((entry) => entry.kind === 'military');
  const alone = service === undefined && content.militaryAchievements.length > 0;
  const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  return given({
    $schema: SCHEMA,
    basics: given({
      name: [contact.firstName, contact.lastName].filter(Boolean).join(' '),
      label: content.title,
      email: z.email().safeParse(contact.email).success ? contact.email : '',
      phone: contact.phone,
      summary: content.summary,
      location: given({ city: contact.city, region: contact.state }),
      profiles: links.map(profileOf),
    }),
    work: [
      ...(alone ? [{ name: SERVICE_ALONE, highlights: content.militaryAchievements }] : []),
      ...newestFirst(content.experience).map((entry) =>
        workOf(entry, entry === service ? [...content.militaryAchievements, ...entry.lines] : entry.lines),
      ),
    ],
    education: [
      ...content.education.map(studyOf),
      ...lines(content.militaryEducation).map((institution) => ({ institution, studyType: TRAINING })),
    ],
    certificates: [
      ...content.certifications.map((name) => ({ name })),
      ...(content.clearance === '' ? [] : [{ name: `${CLEARANCE}${content.clearance}` }]),
    ],
    awards: content.awards.map((title) => ({ title })),
    skills: content.skills.map((name) => ({ name })),
    languages: content.languages.map((language) => ({ language })),
    volunteer: content.volunteering.map((summary) => ({ summary })),
    projects: content.projects.map((description) => ({ description })),
    meta: { version: 'v1.0.0', lastModified: modified },
  });
}

const said = z.string().catch('');
const list = <T extends z.ZodType>(item: T) => z.array(item).catch([]);
const words = list(said);

/** What is read of a JSON Resume; anything else in it is passed over. */
const jsonResume = z.object({
  basics: z
    .object({
      name: said,
      label: said,
      email: said,
      phone: said,
      url: said,
      summary: said,
      location: z.object({ city: said, region: said }).catch({ city: '', region: '' }),
      profiles: list(z.object({ url: said })),
    })
    .optional()
    .catch(undefined),
  work: list(
    z.object({
      position: said,
      name: said,
      location: said,
      startDate: said,
      endDate: said,
      description: said,
      summary: said,
      highlights: words,
    }),
  ),
  education: list(
    z.object({
      institution: said,
      area: said,
      studyType: said,
      startDate: said,
      endDate: said,
      courses: words,
    }),
  ),
  certificates: list(z.object({ name: said, issuer: said, date: said })),
  awards: list(z.object({ title: said, awarder: said, date: said })),
  skills: list(z.object({ name: said, keywords: words })),
  languages: list(z.object({ language: said, fluency: said })),
  volunteer: list(z.object({ position: said, organization: said, summary: said, highlights: words })),
  projects: list(z.object({ name: said, description: said, highlights: words })),
});
type JsonResume = z.infer<typeof jsonResume>;

const joined = (parts: readonly string[], joint = ', ') => parts.filter((part) => part !== '').join(joint);

function entryOf(work: JsonResume['work'][number]): ResumeExperience {
  const [hours, ...rest] = work.description.split(' | ');
  const found = HOURS.exec(hours ?? '');
  const isOurs = found !== null || SERVICE.test(work.name);
  const end = typedDate(work.endDate);
  return {
    kind: SERVICE.test(`${work.position} ${work.name}`) ? 'military' : 'civilian',
    title: work.position,
    organization: work.name,
    location: work.location,
    start: typedDate(work.startDate),
    end,
    current: end === '' && work.startDate !== '',
    hoursPerWeek: found ? Number(found[1]) : null,
    grade: isOurs ? (found ? rest.join(' | ') : work.description) : '',
    lines: [...(isOurs ? [] : [work.description]), work.summary, ...work.highlights].filter(Boolean),
  };
}

/** Reads a JSON Resume of any version into a document; null when it is none. What exceeds our limits is cut. */
export function fromJsonResume(json: unknown): ResumeContent | null {
  const parsed = jsonResume.safeParse(json);
  if (!parsed.success || (!parsed.data.basics && parsed.data.work.length === 0)) return null;
  const { basics, work, education, certificates, awards, skills, languages, volunteer, projects } =
    parsed.data;
  const [firstName = '', ...lastName] = (basics?.name ?? '').split(/\s+/);
  const entries = work.map(entryOf);
  const service = entries.find((entry) => entry.kind === 'military');
  const isTraining = ({ studyType }: (typeof education)[number]) => studyType === TRAINING;
  const isClearance = ({ name }: (typeof certificates)[number]) => name.startsWith(CLEARANCE);
  const dates = (start: string, end: string) => joined([typedDate(start), typedDate(end)], ' - ');
  return upgradeResumeContent({
    ...emptyResumeContent(basics?.label ?? ''),
    summary: basics?.summary ?? '',
    contact: basics && {
      firstName,
      lastName: lastName.join(' '),
      email: basics.email,
      phone: basics.phone,
      city: basics.location.city,
      state: basics.location.region,
    },
    links: [basics?.url ?? '', ...(basics?.profiles ?? []).map(({ url }) => url)]
      .filter((url) => url !== '')
      .map((url) => ({ label: '', url })),
    experience: entries
      .filter((entry) => !(entry.organization === SERVICE_ALONE && entry.title === ''))
      .map((entry) => (entry === service ? { ...entry, lines: [] } : entry)),
    militaryAchievements: service?.lines ?? [],
    civilianEducation: education
      .filter((entry) => !isTraining(entry))
      .map((entry) =>
        studyLine({
          degree: entry.studyType,
          field: entry.area,
          school: entry.institution,
          year: dates(entry.startDate, entry.endDate),
          unfinished: entry.courses.find(saysUnfinished) ?? '',
          remarks: joined(entry.courses.filter((course) => !saysUnfinished(course))),
        }),
      )
      .join('\n'),
    militaryEducation: education
      .filter(isTraining)
      .map(({ institution }) => institution)
      .join('\n'),
    certifications: certificates
      .filter((entry) => !isClearance(entry))
      .map(({ name, issuer, date }) => joined([name, issuer, typedDate(date)])),
    clearance: certificates.find(isClearance)?.name.slice(CLEARANCE.length) ?? '',
    awards: awards.map(({ title, awarder, date }) => joined([title, awarder, typedDate(date)])),
    languages: languages.map(({ language, fluency }) =>
      fluency === '' ? language : `${language} (${fluency})`,
    ),
    volunteering: volunteer.flatMap(({ position, organization, summary, highlights }) => [
      joined([position, organization, summary]),
      ...highlights,
    ]),
    projects: projects.flatMap(({ name, description, highlights }) => [
      joined([name, description], ': '),
      ...highlights,
    ]),
    skills: skills.flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name])).filter(Boolean),
  });
}
