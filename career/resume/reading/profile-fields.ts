import type { MILITARY_BRANCHES } from '#career/service.ts';
import type { ResumeContent, ResumeExperience } from '../document.ts';
import { isoDate } from '../json-resume-dates.ts';

/** A field of the profile and what a resume says of it. */
export interface ProfileSuggestion {
  readonly field:
    | 'firstName'
    | 'lastName'
    | 'phone'
    | 'city'
    | 'state'
    | 'linkedIn'
    | 'github'
    | 'website'
    | 'militaryBranch'
    | 'militaryStartDate'
    | 'militaryEndDate'
    | 'militaryAchievements'
    | 'militarySkills'
    | 'militaryTraining'
    | 'militaryAwards'
    | 'priorExperience'
    | 'postMilitaryExperience'
    | 'educationHistory'
    | 'certifications';
  readonly value: string;
}

const BRANCH_WORDS: readonly (readonly [RegExp, (typeof MILITARY_BRANCHES)[number]])[] = [
  [/\barmy\b/i, 'Army'],
  [/\bair force\b|\bUSAF\b/i, 'Air Force'],
  [/\bmarines?\b|\bUSMC\b/i, 'Marines'],
  [/\bcoast guard\b|\bUSCG\b/i, 'Coast Guard'],
  [/\bspace force\b/i, 'Space Force'],
  [/\bnavy\b|\bUSN\b/i, 'Navy'],
];

function jobText(entry: ResumeExperience): string {
  const dates = [entry.start, entry.current ? 'Present' : entry.end].filter(Boolean).join(' - ');
  const heading = [entry.title, entry.organization, entry.location].filter(Boolean).join(', ');
  // A mark tells what was done there from the next position.
  return [heading, dates, ...entry.lines.map((line) => `- ${line}`)].filter((line) => line !== '').join('\n');
}

/**
 * Whether a job came after the service: by the dates where both are told, else by the place, since resumes begin with
 * what is newest.
 */
function isAfter(job: ResumeExperience, service: ResumeExperience, standsAbove: boolean): boolean {
  const [begin, end] = [isoDate(job.start), isoDate(job.end)];
  const [enlisted, left] = [isoDate(service.start), isoDate(service.end)];
  if (begin && left && begin >= left.slice(0, begin.length)) return true;
  if (end && enlisted && end <= enlisted) return false;
  return job.current || standsAbove;
}

/** What a resume says that the profile has a field for, word for word; fields it says nothing of are left out. */
export function profileSuggestions(content: ResumeContent): ProfileSuggestion[] {
  const { contact, experience, links } = content;
  const at = experience.findIndex((entry) => entry.kind === 'military');
  const service = experience[at];
  const jobs = (after: boolean) =>
    experience
      .filter((entry, place) => {
        if (entry.kind !== 'civilian') return false;
        return service === undefined ? !after : isAfter(entry, service, place < at) === after;
      })
      .map(jobText)
      .join('\n\n');
  const link = (pattern: RegExp) => links.find(({ url }) => pattern.test(url))?.url ?? '';
  const other = links.find(({ url }) => !/linkedin\.com|github\.com/i.test(url))?.url ?? '';
  const heading = service ? `${service.title} ${service.organization}` : '';
  const found: Record<ProfileSuggestion['field'], string> = {
    firstName: contact?.firstName ?? '',
    lastName: contact?.lastName ?? '',
    phone: contact?.phone ?? '',
    city: contact?.city ?? '',
    state: contact?.state ?? '',
    linkedIn: link(/linkedin\.com/i),
    github: link(/github\.com/i),
    website: other,
    militaryBranch: BRANCH_WORDS.find(([pattern]) => pattern.test(heading))?.[1] ?? '',
    militaryStartDate: service?.start ?? '',
    militaryEndDate: service?.end ?? '',
    militaryAchievements: content.militaryAchievements.join('\n'),
    militarySkills: content.skills.join(', '),
    militaryTraining: content.militaryEducation,
    militaryAwards: content.awards.join('\n'),
    postMilitaryExperience: jobs(true),
    priorExperience: jobs(false),
    educationHistory: content.civilianEducation,
    certifications: content.certifications.join('\n'),
  };
  return (Object.keys(found) as ProfileSuggestion['field'][])
    .map((field) => ({ field, value: found[field].trim() }))
    .filter(({ value }) => value !== '');
}
