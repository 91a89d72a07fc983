import type { CareerFacts } from '#career/occupations/facts.ts';
import type { MilitaryHit } from '#career/occupations/find-military.ts';
import type { Evidence } from '../evidence.ts';
import type { WorkField } from '../fields/work-field.ts';
import { GUESSED, type ServiceJob } from '../service/service-jobs.ts';

/** How one military job of a veteran is tied to one occupation. */
export interface JobLink {
  readonly job: ServiceJob;
  /** "42A Human Resources Specialist"; the reading of the code that the tie rests on. */
  readonly name: string;
  /** The official crosswalk names this occupation. */
  readonly official: boolean;
  /** The official crosswalk names a group of occupations that the title stands in or next to. */
  readonly group: boolean;
  /** The official crosswalk names some other civilian occupation for the job. */
  readonly officialElsewhere: boolean;
  /** The job's field, when it lists the occupation. */
  readonly field: WorkField | null;
  /** The official description of the job reads like this work. */
  readonly near: boolean;
}

/** "25B Information Technology Specialist". */
export function nameOfMilitaryRow({ tables: { military } }: CareerFacts, row: number): string {
  return [military.code[row], military.title[row]].filter((part) => part).join(' ');
}

const MOST_OF_IT = 0.6;

/** The job's name; where it was guessed from a title, with what was typed, so that nobody is told they were what they were not. */
function nameAsRead(facts: CareerFacts, job: ServiceJob, hit: MilitaryHit | undefined): string {
  const name = nameOfMilitaryRow(facts, hit?.row ?? -1);
  if (hit?.by !== 'title' || hit.certainty >= GUESSED) return name;
  const title = facts.tables.military.title[hit.row] ?? '';
  const typed = job.text.toLowerCase();
  // A title that is little more than what was typed needs no telling; "Sergeant" is little of "Marine Senior Sergeant".
  if (title.toLowerCase().includes(typed) && typed.length >= title.length * MOST_OF_IT) return name;
  return `${name} (as we read “${job.text.replace(/[“”]/g, '"')}”)`;
}

/** True when a field lists the occupation at any level. */
export function listsOccupation(field: WorkField, code: string): boolean {
  return field.working.includes(code) || field.lead.includes(code) || field.officer.includes(code);
}

/** The veteran's military jobs that lead to an occupation, strongest tie first. */
export function jobLinks(
  facts: CareerFacts,
  evidence: Evidence,
  groupRows: (crosswalkRow: number) => readonly number[],
  row: number,
): JobLink[] {
  const code = facts.tables.occupations.code[row] ?? '';
  return evidence.jobs
    .map((job) => linkOf(facts, job, groupRows, row, code))
    .filter((link) => link.official || link.group || link.field !== null || link.near)
    .toSorted((a, b) => strength(b) - strength(a));
}

const strength = ({ job, official, group, field }: JobLink) =>
  job.weight * (official ? 3 : field ? 2 : group ? 1.5 : 1);

function linkOf(
  facts: CareerFacts,
  job: ServiceJob,
  groupRows: (crosswalkRow: number) => readonly number[],
  row: number,
  code: string,
): JobLink {
  const { crosswalk, seniorCrosswalk, near } = facts.tables.military;
  const rowsOf = (hit: number) => [...(crosswalk[hit] ?? []), ...(seniorCrosswalk[hit] ?? [])];
  const by = (tied: (rows: readonly number[]) => boolean) => job.hits.find((hit) => tied(rowsOf(hit.row)));
  const official = by((rows) => rows.includes(row));
  const group = by((rows) => rows.some((to) => facts.residual[to] && groupRows(to).includes(row)));
  const hit = official ?? group ?? job.hits[0];
  return {
    job,
    name: nameAsRead(facts, job, hit),
    official: official !== undefined,
    group: group !== undefined,
    officialElsewhere: by((rows) => rows.some((to) => to !== row && !facts.militaryOnly[to])) !== undefined,
    field: job.fields.find((field) => listsOccupation(field, code)) ?? null,
    near: (near[job.hits[0]?.row ?? -1] ?? []).slice(0, NEAREST).includes(row),
  };
}

/** Further down the list the likeness of descriptions is one of common words. */
const NEAREST = 4;
