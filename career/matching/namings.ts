import type { Evidence } from './evidence.ts';
import type { FieldFound } from './field-evidence.ts';
import { standingsIn } from './fields/standing.ts';
import { leadsOthers } from './level.ts';
import { isCareer, listsOf } from './professions/profession-scores.ts';
import type { ProfessionTold } from './professions/professions-told.ts';
import type { ServiceJob } from './service/service-jobs.ts';

/** A list of occupations that names somebody's work: of a field of service or of a profession. */
export interface ListRead {
  readonly kind: 'field' | 'profession';
  readonly id: string;
}

/** How often counselors suggested a title readily to people of a list, as log-odds beside the usual; 0 where nobody looked. */
export type Counsel = (list: ListRead, code: string) => number;

/** A list of the person's own level that names a title. */
export interface Naming extends ListRead {
  readonly readily: boolean;
  readonly job?: ServiceJob;
  readonly found?: FieldFound;
  readonly told?: ProfessionTold;
}

/** The lists of the person's level that name a title, by its code. */
export function namingsOf({ jobs, textFields, life, tier }: Evidence): Map<string, Naming[]> {
  const namings = new Map<string, Naming[]>();
  const add = (code: string, naming: Naming) => {
    const known = namings.get(code);
    if (known) known.push(naming);
    else namings.set(code, [naming]);
  };
  for (const job of jobs)
    for (const field of job.fields)
      for (const [code, { own, readily }] of standingsIn(field, tier))
        if (own) add(code, { kind: 'field', id: field.id, readily, job });
  for (const found of textFields)
    for (const [code, { own, readily }] of standingsIn(found.field, tier))
      if (own) add(code, { kind: 'field', id: found.field.id, readily, found });
  for (const told of life.professions)
    for (const { code, fit } of listsOf(told, life, leadsOthers(tier)).own)
      add(code, { kind: 'profession', id: told.profession.profession, readily: fit === 'readily', told });
  return namings;
}

const FEW_WORDS = 3;

/** The mean of what counselors said of a title to people of each of the lists that name it. */
export function counseledIn(own: readonly Naming[], code: string, counsel: Counsel): number {
  const lists = [...new Map(own.map((list) => [`${list.kind} ${list.id}`, list])).values()];
  return lists.reduce((sum, list) => sum + counsel(list, code), 0) / Math.max(1, lists.length);
}

/** The share of several military jobs that don’t lead to a title, each as much as it counts; 0 for who has had one. */
export function otherJobs(own: readonly Naming[], jobs: readonly ServiceJob[]): number {
  if (jobs.length < 2) return 0;
  const leading = new Set(own.map(({ job }) => job));
  const weigh = (some: readonly ServiceJob[]) => some.reduce((sum, { weight }) => sum + weight, 0);
  return weigh(jobs.filter((job) => !leading.has(job))) / weigh(jobs);
}

/** Whether a title is of today’s career, and what it rests on where no more than that names it. */
export function namedOnlyBy(own: readonly Naming[]) {
  const byCode = own.flatMap(({ job }) => job ?? []);
  const byText = own.flatMap(({ found }) => found ?? []);
  const byLife = own.flatMap(({ told }) => told ?? []);
  const onlyLife = byCode.length === 0 && byLife.length > 0;
  const proofs = byLife.flatMap((told) => told.proofs.map(({ kind }) => kind));
  return {
    ofCareer: Number(byLife.some(isCareer)),
    fewWords: Number(
      own.length > 0 &&
        own.length === byText.length &&
        byText.every(({ hinted, words }) => hinted || words.length < FEW_WORDS),
    ),
    onlyStudy: Number(onlyLife && proofs.every((kind) => kind === 'education')),
    onlyCertificate: Number(
      onlyLife && !proofs.some((kind) => kind === 'civilian-job' || kind === 'education'),
    ),
    onlyPastJob: Number(
      onlyLife && byLife.every(({ today, licensed, proofs: own }) => !today && !licensed && own.some(isJob)),
    ),
    onlyEarlier:
      byCode.length > 0 && byLife.length === 0 && byCode.every(({ earlier }) => earlier)
        ? 1 - Math.max(...byCode.map(({ weight }) => weight))
        : 0,
  };
}

const isJob = ({ kind }: ProfessionTold['proofs'][number]) => kind === 'civilian-job';
