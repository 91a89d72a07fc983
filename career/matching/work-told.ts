import { lazily } from '#career/lazily.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import { OccupationScores } from '#career/occupations/occupation-scores.ts';
import type { VeteranRecord } from '#career/service.ts';
import { literally } from '#career/text/phrase-index.ts';
import { refusalTable } from './ruled-out.ts';
import { PARTS_OF_WISH } from './wishes.ts';
import type { WorkModel } from './work-model.ts';

/** What a person's clauses tell of work, occupation by occupation. */
export interface WorkTold {
  /** 0-1: how likely the clause is about this work that is so most. */
  readonly most: OccupationScores;
  /** 0-1: the mean over all clauses. */
  readonly mean: OccupationScores;
  /** 0-1: how likely what they want, liked or were good at is this work. */
  readonly wanted: OccupationScores;
  /** 0-1: how likely what they refuse is this work. */
  readonly refused: OccupationScores;
  /** The clause that tells most of a work, as typed; undefined where none tells of it. */
  readonly clauseFor: (occupation: Occupation) => string | undefined;
}

/** Where people tell of their work. Names of courses and credentials tell of nobody's day; they are read as what is held. */
const TOLD_IN = [
  'responsibilities',
  'achievements',
  'skills',
  'leadership',
  'equipment',
  'postMilitaryExperience',
  'priorExperience',
] as const satisfies readonly (keyof VeteranRecord)[];

const BETWEEN_CLAUSES = /[.;!?\n]+|,(?= (?:and|but|then|so)\b)| - /;
const SHORTEST = 4;
/** So many clauses tell a life; what stands behind them is passed over. */
const MOST_CLAUSES = 120;

/** From a word of refusal on, a clause says what somebody will not do. */
const refusal = lazily(() => {
  const said = refusalTable
    .entries()
    .filter(({ stands }) => stands === 'before')
    .flatMap(({ words }) => words)
    .sort((one, other) => other.length - one.length)
    .map((words) => literally(words).replaceAll("'", "['’]?"));
  return new RegExp(`(?<!\\w)(?:${said.join('|')})(?!\\w).*$`, 'is');
});

/** Reads every clause of a record, and what it says they want and liked. */
export function workTold(
  model: WorkModel,
  occupations: readonly Occupation[],
  record: VeteranRecord,
  wanted: readonly string[],
): WorkTold {
  const told = {
    most: new OccupationScores(occupations),
    mean: new OccupationScores(occupations),
    wanted: new OccupationScores(occupations),
    refused: new OccupationScores(occupations),
  };
  const clauses = new Map<Occupation, { text: string; share: number }>();
  const read = (text: string, visit: (occupation: Occupation, share: number) => void) => {
    const shares = model.told(text);
    if (shares === null) return false;
    model.occupations.forEach((occupation, at) => {
      const share = shares[at] as number;
      visit(occupation, share);
      if (share >= NAMED && share > (clauses.get(occupation)?.share ?? 0))
        clauses.set(occupation, { text, share });
    });
    return true;
  };
  let count = 0;
  for (const text of clausesOf(record)) {
    const isRead = read(text, (occupation, share) => {
      told.most.raise(occupation, share);
      told.mean.add(occupation, share);
    });
    if (isRead) count++;
  }
  for (const occupation of model.occupations)
    told.mean.set(occupation, told.mean.of(occupation) / Math.max(1, count));
  for (const text of wanted.flatMap((wish) => [wish, ...partsOf(wish)]))
    read(text, (occupation, share) => told.wanted.raise(occupation, share));
  for (const text of refusalsOf(record)) {
    const shares = model.told(text);
    model.occupations.forEach((occupation, at) => {
      told.refused.raise(occupation, shares?.[at] ?? 0);
    });
  }
  return { ...told, clauseFor: (occupation) => clauses.get(occupation)?.text };
}

/** The parts of a wish that say something by themselves: "plan reviewer, code official, sprinkler design". */
function partsOf(wish: string): string[] {
  const parts = wish.split(PARTS_OF_WISH).map((part) => part.trim());
  return parts.length < 2 ? [] : parts.filter((part) => part.includes(' '));
}

/** What a record says from a word of refusal on, to the end of the clause. */
const refusalsOf = (record: VeteranRecord): string[] =>
  TOLD_IN.flatMap((field) => (record[field] ?? '').split(BETWEEN_CLAUSES)).flatMap(
    (clause) => refusal().exec(clause)?.[0] ?? [],
  );

/** A clause is quoted for a work from here on. */
const NAMED = 0.3;

/** What a record tells, clause by clause, without what it refuses. */
function clausesOf(record: VeteranRecord): string[] {
  return TOLD_IN.flatMap((field) => (record[field] ?? '').split(BETWEEN_CLAUSES))
    .map((clause) => clause.replace(refusal(), '').trim())
    .filter((clause) => clause.length >= SHORTEST)
    .slice(0, MOST_CLAUSES);
}
