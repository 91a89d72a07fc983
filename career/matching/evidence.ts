import { lazily } from '#career/lazily.ts';
import type { MilitaryHit } from '#career/occupations/find-military.ts';
import type { PayGrade } from '#career/occupations/military-job.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import { payGradeOf, type Ranks } from '#career/occupations/pay-grade.ts';
import type { Term } from '#career/occupations/term.ts';
import type { VeteranRecord } from '#career/service.ts';
import { educationStep } from './education.ts';
import { type FieldFound, fieldsInText, type Vocabulary } from './field-evidence.ts';
import { isOfficer, type Tier, tierOf } from './level.ts';
import type { Matching } from './matching.ts';
import { civilianJobsOf } from './professions/civilian-work.ts';
import { openedWork } from './professions/opened-work.ts';
import { type CivilianLife, civilianLifeOf, isPassing, isSettled } from './professions/professions-told.ts';
import { isOtherSide } from './service/roles.ts';
import { type ServiceJob, serviceJobs } from './service/service-jobs.ts';
import { type TitleTold, titlesRefused, titlesTold } from './title-evidence.ts';
import type { ToolFound } from './tool-evidence.ts';
import { likedOf, wishesOf } from './wishes.ts';
import { type WorkTold, workTold } from './work-told.ts';

/** What a record says that matching can use. Built once a veteran; scoring and wording both read it. */
export interface Evidence {
  readonly record: VeteranRecord;
  /** Military jobs that were recognised, the weightiest first. */
  readonly jobs: readonly ServiceJob[];
  /** Military occupations behind the weightiest job, surest first; only those that are sure enough to speak. */
  readonly hits: readonly MilitaryHit[];
  readonly grade: PayGrade | null;
  readonly tier: Tier;
  readonly education: number;
  /** Professions outside the service, by licenses, degrees and civilian jobs. */
  readonly life: CivilianLife;
  /** What they say they want next, each in their words. */
  readonly wishes: readonly string[];
  /** What they liked doing or say they were good at, each in their words. */
  readonly liked: readonly string[];
  /** What their clauses tell of work. */
  readonly work: WorkTold;
  /** They have worked for years, or lead, in something that nothing here recognises, and that isn't their service's work. */
  readonly unreadCareer: boolean;
  /** Codes of licensed work whose license, certificate or degree the record shows. */
  readonly opened: ReadonlySet<string>;
  /** Fields that the veteran's own words speak of. */
  readonly textFields: readonly FieldFound[];
  /** Civilian titles that the record names. */
  readonly titles: readonly TitleTold[];
  /** Occupations that the record refuses by name. */
  readonly refusedTitles: ReadonlySet<Occupation>;
  /** Technologies that the record names. */
  readonly tools: readonly ToolFound[];
  /** Duties, skills, tools and the like, those of earlier service after them, in one text. */
  readonly duties: string;
  /** By stem of that text, slips mended. */
  readonly terms: ReadonlyMap<string, TermTold>;
  /** Whether few enough occupations are described with a term for it to be a reason for one. */
  readonly tells: (term: Term) => boolean;
}

/** A word of the record. */
export interface TermTold {
  /** How much it stands there. */
  readonly count: number;
  /** As typed. */
  readonly word: string;
  /** Its use in descriptions of occupations; null where none has it. */
  readonly term: Term | null;
}

/** A word that one occupation in seven is described with ("team", "safety", "reports") is no reason for any. */
const EVERYWHERE = 1 / 7;

/**
 * Reads a record. Who asks for the military jobs alone, or for rank and schooling, doesn't wait for the rest: it is read
 * at its first use, and once.
 */
export function gatherEvidence(record: VeteranRecord, matching: Matching): Evidence {
  const { facts, vocabulary } = matching;
  const duties = joined([
    record.responsibilities,
    record.skills,
    record.achievements,
    record.equipment,
    record.training,
    record.leadership,
    record.certifications,
    record.education,
  ]);
  const all = serviceJobs(record, matching);
  const jobs = all.filter((job) => job.hits.length > 0);
  const hits = jobs[0]?.hits ?? [];
  const grade = gradeOf(record, facts.ranks);
  const officerHit = hits[0]?.job.category === 'Officer';
  const served = tierOf(grade, record.yearsServed, officerHit && grade === null);
  const texts = tellings(record, duties, all);
  const life = lazily(() => civilianLifeOf(record, facts.titles()));
  const wishes = lazily(() => wishesOf(record));
  const liked = lazily(() => likedOf(record));
  const work = lazily(() => workTold(matching.work(), facts.occupations, record, wishes(), liked()));
  const unreadCareer = lazily(() => hasUnreadCareer(record, life(), all, vocabulary));
  const opened = lazily(() => openedWork(record, life()));
  const textFields = lazily(() =>
    fieldsToldOf(vocabulary, texts).filter(
      ({ field, hinted }) =>
        !isOtherSide(field.id, jobs, record) &&
        (!hinted || jobs.length === 0 || jobs.some((job) => job.fields.some(({ id }) => id === field.id))),
    ),
  );
  const titles = lazily(() => titlesTold(facts.titles(), record, jobs));
  const refusedTitles = lazily(() => titlesRefused(facts.titles(), record));
  const tools = lazily(() => matching.tools().within(toldWithTools(record, duties, all)));
  const terms = lazily(() => countTerms(vocabulary, facts.terms, texts));
  return {
    record,
    jobs,
    hits,
    grade,
    // Who runs others in civilian work today is no junior, whatever the last rank.
    get tier() {
      return life().leads && !isOfficer(served) ? 'senior' : served;
    },
    get life() {
      return life();
    },
    get wishes() {
      return wishes();
    },
    get liked() {
      return liked();
    },
    get work() {
      return work();
    },
    get unreadCareer() {
      return unreadCareer();
    },
    get opened() {
      return opened();
    },
    education: educationStep(record.education, isOfficer(served)),
    get textFields() {
      return textFields();
    },
    get titles() {
      return titles();
    },
    get refusedTitles() {
      return refusedTitles();
    },
    get tools() {
      return tools();
    },
    duties: joined(texts.map(({ typed, told }) => joined([typed, told]))),
    get terms() {
      return terms();
    },
    tells: ({ userCount }) => userCount <= facts.occupations.length * EVERYWHERE,
  };
}

/** Fewer characters say no more than what the work is called. */
const TOLD = 60;

/** Whether a record tells no more than a code or what the work is called. */
export const tellsCodeAlone = ({ duties }: Evidence): boolean => duties.length < TOLD;

/** Where people name what they work with: their duties, those of every period, and their civilian work. */
function toldWithTools(record: VeteranRecord, duties: string, jobs: readonly ServiceJob[]): string {
  return joined([
    duties,
    ...jobs.map((job) => job.duties),
    record.priorExperience,
    record.postMilitaryExperience,
  ]);
}

function hasUnreadCareer(
  record: VeteranRecord,
  life: CivilianLife,
  jobs: readonly ServiceJob[],
  vocabulary: Vocabulary,
): boolean {
  if (life.professions.some(({ today }) => today)) return false;
  const work = civilianJobsOf(record).jobs.filter(
    (job) => job.now && isSettled(job, life.leads) && !isPassing(job, life.leads),
  );
  const own = new Set(jobs.flatMap(({ fields }) => fields.map(({ id }) => id)));
  return work.some(
    ({ heading, told }) =>
      !fieldsInText(vocabulary, joined([heading, told])).some(({ field }) => own.has(field.id)),
  );
}

/** The rank of the record; where it says none, the rank of the latest period that does. */
function gradeOf(record: VeteranRecord, ranks: Ranks): PayGrade | null {
  for (const period of [record, ...(record.earlierService ?? [])]) {
    const grade = payGradeOf(ranks, period.branch, period.rank);
    if (grade !== null) return grade;
  }
  return null;
}

/** A job as typed, what was done in it, and how much that counts. */
interface Telling {
  readonly typed: string;
  readonly told: string;
  readonly weight: number;
}

/** The record's duties go with the last job; earlier jobs stand for themselves. */
function tellings(record: VeteranRecord, duties: string, jobs: readonly ServiceJob[]): Telling[] {
  const last = jobs.filter((job) => !job.earlier);
  const earlier = jobs.filter((job) => job.earlier);
  const typed = last.length === 1 ? (last[0]?.text ?? '') : last.map((job) => job.text).join(', ');
  return [
    {
      typed: last.length === 0 && earlier.length === 0 ? (record.occupation?.trim() ?? '') : typed,
      told: duties,
      weight: 1,
    },
    ...earlier.map(({ text, duties: told, weight }) => ({ typed: text, told, weight })),
  ];
}

/** Fields over all tellings, strongest first, each as strong as in the telling that speaks of it most. */
function fieldsToldOf(vocabulary: Vocabulary, texts: readonly Telling[]): FieldFound[] {
  const found = new Map<string, FieldFound>();
  for (const { typed, told, weight } of texts) {
    // Letters around a code are its title; the title says what field it is when the code is unknown.
    for (const field of fieldsInText(vocabulary, joined([typed, typed, told]))) {
      const strength = field.strength * weight;
      const known = found.get(field.field.id);
      const words = [...new Set([...(known?.words ?? []), ...field.words])];
      const hinted = field.hinted && (known?.hinted ?? true);
      found.set(field.field.id, {
        field: field.field,
        words,
        hinted,
        strength: Math.max(known?.strength ?? 0, strength),
      });
    }
  }
  return [...found.values()].sort((a, b) => b.strength - a.strength || (a.field.id < b.field.id ? -1 : 1));
}

function countTerms(
  vocabulary: Vocabulary,
  terms: ReadonlyMap<string, Term>,
  texts: readonly Telling[],
): Map<string, TermTold> {
  const told = new Map<string, TermTold>();
  for (const { typed, told: duties, weight } of texts) {
    const { stems, words } = vocabulary.mended(joined([typed, duties]));
    stems.forEach((stem, at) => {
      const known = told.get(stem) ?? { count: 0, word: words[at] ?? '', term: terms.get(stem) ?? null };
      told.set(stem, { ...known, count: known.count + weight });
    });
  }
  return told;
}

function joined(texts: readonly (string | null)[]): string {
  return texts.filter((text) => text !== null && text.trim() !== '').join('\n');
}
