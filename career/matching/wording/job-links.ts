import { isCurrent, type MilitaryHit } from '#career/occupations/find-military.ts';
import { spokenTitle } from '#career/occupations/military-nicknames.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import { listsTitle } from '../fields/standing.ts';
import type { WorkField } from '../fields/work-field.ts';
import type { Ranking } from '../rank-occupations.ts';
import { GUESSED, type ServiceJob } from '../service/service-jobs.ts';
import { article } from './sentence.ts';

/** How one military job of a veteran is tied to one occupation. */
export interface JobLink {
  readonly job: ServiceJob;
  /** "68W Health Care Specialist (Combat Medic)"; the reading of the code that the tie rests on. */
  readonly name: string;
  /** The official crosswalk names this occupation. */
  readonly official: boolean;
  /** The group of occupations that the official crosswalk names and the title stands in or next to. */
  readonly group: Occupation | null;
  /** The official crosswalk names some other civilian occupation for the job. */
  readonly officialElsewhere: boolean;
  /** The job's field, when it lists the occupation. */
  readonly field: WorkField | null;
  /** The official description of the job reads like this work. */
  readonly near: boolean;
}

const MOST_OF_IT = 0.6;

/** The job's name; where it was guessed from a title, with what was typed, so that nobody is told they were what they were not. */
function nameAsRead({ text }: ServiceJob, hit: MilitaryHit | undefined): string {
  if (hit === undefined) return '';
  const { code, title } = hit.job;
  const spoken = [code, spokenTitle({ ...hit.job, current: isCurrent(hit.job) })]
    .filter((part) => part !== '')
    .join(' ');
  const name = [code, title].filter((part) => part !== '').join(' ');
  if (hit.by === 'other-service')
    return `${name} (${article(hit.job.branch)} ${hit.job.branch} code, as we read “${text.replace(/[“”]/g, '"')}”)`;
  if (hit.by !== 'title' || hit.certainty >= GUESSED) return spoken;
  const typed = text.toLowerCase();
  // A title that is little more than what was typed needs no telling; "Sergeant" is little of "Marine Senior Sergeant".
  if (title.toLowerCase().includes(typed) && typed.length >= title.length * MOST_OF_IT) return spoken;
  return `${name} (as we read “${text.replace(/[“”]/g, '"')}”)`;
}

/** The veteran's military jobs that lead to an occupation, strongest tie first. */
export function jobLinks({ evidence, standIns }: Ranking, occupation: Occupation): JobLink[] {
  return evidence.jobs
    .map((job) => linkOf(job, standIns, occupation))
    .filter((link) => link.official || link.group !== null || link.field !== null || link.near)
    .toSorted((a, b) => strength(b) - strength(a));
}

const strength = ({ job, official, group, field }: JobLink) =>
  job.weight * (official ? 3 : field ? 2 : group !== null ? 1.5 : 1);

function linkOf(job: ServiceJob, standIns: Ranking['standIns'], occupation: Occupation): JobLink {
  const by = (tied: (to: Occupation) => boolean) =>
    job.hits.find(({ job: { crosswalk, seniorCrosswalk } }) => [...crosswalk, ...seniorCrosswalk].some(tied));
  const official = by((to) => to === occupation);
  const group = by((to) => standIns.get(to)?.includes(occupation) ?? false);
  const headings = group === undefined ? [] : [...group.job.crosswalk, ...group.job.seniorCrosswalk];
  const field = job.fields.find((found) => listsTitle(found, occupation.code)) ?? null;
  // A field is that of the whole job, so the surest reading names it, not a code that only a group ties here.
  const hit = official ?? (field === null ? group : undefined) ?? job.hits[0];
  const nearest = job.hits[0]?.job.near().slice(0, NEAREST) ?? [];
  return {
    job,
    name: nameAsRead(job, hit),
    official: official !== undefined,
    group: headings.find((heading) => standIns.get(heading)?.includes(occupation)) ?? null,
    officialElsewhere: by((to) => to !== occupation && to.civilian) !== undefined,
    field,
    near: nearest.some((near) => near.occupation === occupation),
  };
}

/** Further down the list the likeness of descriptions is one of common words. */
const NEAREST = 4;
