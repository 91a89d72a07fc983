import type { CivilianTitles, TitleFound, TitleOwner } from '#career/occupations/civilian-titles.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import { OccupationScores } from '#career/occupations/occupation-scores.ts';
import type { VeteranRecord } from '#career/service.ts';
import { clausesIn, refusedIn } from './clauses.ts';
import { civilianJobsOf } from './professions/civilian-work.ts';
import { isPassing, stagesOf } from './professions/professions-told.ts';
import { refusesByName } from './ruled-out.ts';
import type { ServiceJob } from './service/service-jobs.ts';
import { textsTold } from './wishes.ts';

/** A civilian title that a record names, whose it is, and how much its place in the record counts (0-1). */
export interface TitleTold {
  readonly text: string;
  readonly owners: readonly TitleOwner[];
  readonly words: number;
  readonly weight: number;
  /** True for a job held before or after service. */
  readonly civilian: boolean;
}

/** A title that so many occupations go by names none of them. */
const MANY_OWNERS = 14;

/** A text that may name civilian titles, the fewest words of such a title, and how much it counts. */
interface TitleText {
  readonly text: string | null;
  readonly shortest: number;
  readonly weight: number;
  /** In running text, and of one word, only a title as written: "boats painted" names no boat painter, "Guardian" no guard. */
  readonly prose: boolean;
  readonly civilian: boolean;
}

/** A military job this sure speaks for itself; one word of its title does not name civilian work besides. */
const SURE_JOB = 0.75;

/** What a job held says by when it was. */
const WORKED = { now: 1, since: 0.8, before: 0.75, passing: 0.5 } as const;

function textsOf(record: VeteranRecord, jobs: readonly ServiceJob[]): TitleText[] {
  const known = (jobs[0]?.hits[0]?.certainty ?? 0) >= SURE_JOB;
  const typed = { prose: false, civilian: false, shortest: known ? 2 : 1 };
  const told = { prose: true, civilian: false, shortest: 2 };
  const worked = { prose: true, civilian: true };
  const life = civilianJobsOf(record);
  return [
    { ...typed, text: record.occupation, weight: known ? 0.6 : 0.9 },
    { ...told, text: record.responsibilities, weight: 0.55 },
    { ...told, text: record.skills, weight: 0.5 },
    ...jobs
      .filter((job) => job.earlier)
      .flatMap(({ text, duties, weight }) => [
        { ...typed, text, shortest: 2, weight: 0.6 * weight },
        { ...told, text: duties, weight: 0.55 * weight },
      ]),
    ...life.jobs.flatMap((job) => {
      const { heading, told: done, now, before } = job;
      const since = before ? WORKED.before : WORKED[now ? 'now' : 'since'];
      const weight = isPassing(job, life.leads) ? WORKED.passing : since;
      // A position is named in the heading; one word of what was done there is a colleague, or nothing.
      return [
        ...stagesOf(heading).map((text, stage) => ({
          ...worked,
          text,
          shortest: 1,
          weight: stage === 0 ? weight : Math.min(weight, WORKED.since),
        })),
        { ...worked, text: done, shortest: 2, weight },
      ];
    }),
  ];
}

/** Every civilian title that the record names: as the occupation typed, in the duties, as jobs held. */
export function titlesTold(
  titles: CivilianTitles,
  record: VeteranRecord,
  jobs: readonly ServiceJob[],
): TitleTold[] {
  return textsOf(record, jobs).flatMap(({ text, shortest, weight, prose, civilian }) =>
    (prose ? (text ?? '').split(/[.,;:!?()\n]+/) : [text ?? ''])
      .flatMap((part) => titles.within(part, shortest).map((found) => ({ ...found, part })))
      .filter(
        (found) =>
          found.owners.length <= MANY_OWNERS &&
          !isOfOthers(found) &&
          ((!prose && found.words > 1) || titles.isWritten(found)),
      )
      .map(({ part, ...found }) => ({ ...found, text: inFull(part, found.text), weight, civilian })),
  );
}

/** What work is usually called, and no other name of it, is refused. */
const USUAL = 3;

/** Occupations that somebody refuses by name. */
export function titlesRefused(titles: CivilianTitles, record: VeteranRecord): ReadonlySet<Occupation> {
  const refused = textsTold(record)
    .flatMap(clausesIn)
    .filter((clause) => refusedIn(clause) !== null);
  return new Set(
    refused
      .flatMap((clause) =>
        titles
          .within(clause, 2)
          .filter((found) => titles.isWritten(found) && refusesByName(clause, found.text)),
      )
      .flatMap(({ owners }) => owners.filter(({ weight }) => weight >= USUAL))
      .map(({ occupation }) => occupation),
  );
}

/** One word in the plural names those one worked with or led, or something else: "18 techs", "closed out registers". */
const isOfOthers = ({ text, words }: TitleFound) => words === 1 && /[^su]s$/.test(text);

/** "Assistant Night Manager": whoever helps one is told so, and not that they were one. */
function inFull(part: string, title: string): string {
  const before = part.toLowerCase().split(title)[0] ?? '';
  const helps = /\b(assistant|asst|deputy)[\s.]+$/.exec(before)?.[1];
  return helps === undefined || before.length === part.length ? title : `${helps} ${title}`;
}

/** How strongly other evidence points to an occupation, 0-1. */
type Support = (occupation: Occupation) => number;

/** 0-1 an occupation: civilian titles that the veteran writes as their occupation or inside their duties. */
export function titleScores(
  occupations: readonly Occupation[],
  titles: readonly TitleTold[],
  support: Support,
): OccupationScores {
  return scoresOf(
    occupations,
    titles.filter((title) => !title.civilian),
    support,
  );
}

/** 0-1 an occupation: civilian jobs held before or after service. */
export function civilianWorkScores(
  occupations: readonly Occupation[],
  titles: readonly TitleTold[],
  support: Support,
): OccupationScores {
  return scoresOf(
    occupations,
    titles.filter((title) => title.civilian),
    support,
  );
}

/**
 * O*NET's reported and alternate titles name much that nobody calls so: a surgical technologist is one "tech" of many, "facilities
 * tech" stands with meter readers alone. By such a name an occupation needs a second support.
 */
const REPORTED = 2;
const SUPPORTED = 0.3;
const UNSUPPORTED = 0.35;

function scoresOf(
  occupations: readonly Occupation[],
  titles: readonly TitleTold[],
  support: Support,
): OccupationScores {
  const scores = new OccupationScores(occupations);
  for (const { owners, words, weight } of titles) {
    const most = Math.max(...owners.map((owner) => owner.weight));
    for (const owner of owners) {
      const share = (owner.weight / most) * (0.7 + 0.3 / owners.length) * (words > 1 ? 1 : 0.8);
      const sure = owner.weight > REPORTED || support(owner.occupation) >= SUPPORTED;
      scores.raise(owner.occupation, weight * share * (sure ? 1 : UNSUPPORTED));
    }
  }
  return scores;
}

/** Those of the titles that an occupation goes by, in lower case, the longest first, each once. */
export function titlesFor(titles: readonly TitleTold[], occupation: Occupation, civilian: boolean): string[] {
  const own = titles.filter(
    (title) =>
      title.civilian === civilian &&
      // One word that O*NET lists only among the alternate names may mean anything: a builder of models, or of houses.
      title.owners.some(
        (owner) => owner.occupation === occupation && (civilian || title.words > 1 || owner.weight > 1),
      ),
  );
  return [...new Set(own.toSorted((a, b) => b.words - a.words).map(({ text }) => text))];
}
