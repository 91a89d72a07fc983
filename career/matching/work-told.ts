import { lazily } from '#career/lazily.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import { OccupationScores } from '#career/occupations/occupation-scores.ts';
import type { VeteranRecord } from '#career/service.ts';
import { clausesIn, refusedIn, withoutRefused } from './clauses.ts';
import { asToldIn, tellingPart } from './telling-part.ts';
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
  /** What tells most of a work, as typed: a clause or a part of it; undefined where none tells of it. */
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

const SHORTEST = 4;
/** So many clauses tell a life; what stands behind them is passed over. */
const MOST_CLAUSES = 120;

/** Reads every clause of a record, and what it says they want, liked and refuse. */
export function workTold(
  model: WorkModel,
  occupations: readonly Occupation[],
  record: VeteranRecord,
  wanted: readonly string[],
): WorkTold {
  const texts: string[] = [];
  const clause = new Int16Array(model.occupations.length).fill(-1);
  const surest = new Float32Array(model.occupations.length).fill(NAMED);
  const read = (text: string) => {
    const shares = model.told(text);
    if (shares === null) return null;
    texts.push(text);
    for (let at = 0; at < shares.length; at++) {
      const share = shares[at] as number;
      if (share <= (surest[at] as number)) continue;
      surest[at] = share;
      clause[at] = texts.length - 1;
    }
    return shares;
  };
  const told = clausesOf(record).flatMap((text) => read(text) ?? []);
  const wishes = wanted.flatMap((wish) => [wish, ...partsOf(wish)]).flatMap((text) => read(text) ?? []);
  const refused = refusalsOf(record).flatMap((text) => model.told(text) ?? []);
  const scoresOf = (of: (at: number) => number) => {
    const scores = new OccupationScores(occupations);
    model.occupations.forEach((occupation, at) => {
      scores.set(occupation, of(at));
    });
    return scores;
  };
  const placeOf = lazily(() => new Map(model.occupations.map((occupation, at) => [occupation, at])));
  return {
    most: scoresOf((at) => mostOf(told, at)),
    mean: scoresOf(
      (at) => told.reduce((sum, shares) => sum + (shares[at] as number), 0) / Math.max(1, told.length),
    ),
    wanted: scoresOf((at) => mostOf(wishes, at)),
    refused: scoresOf((at) => mostOf(refused, at)),
    clauseFor: (occupation) => {
      const at = placeOf().get(occupation) ?? -1;
      const text = texts[clause[at] ?? -1];
      return text === undefined ? undefined : tellingPart(model, asToldIn(textsOf(record), text), at);
    },
  };
}

const mostOf = (all: readonly Float32Array[], at: number) =>
  all.reduce((most, shares) => Math.max(most, shares[at] as number), 0);

/** The parts of a wish that say something by themselves: "plan reviewer, code official, sprinkler design". */
function partsOf(wish: string): string[] {
  const parts = wish.split(PARTS_OF_WISH).map((part) => part.trim());
  return parts.length < 2 ? [] : parts.filter((part) => part.includes(' '));
}

const textsOf = (record: VeteranRecord): string[] => TOLD_IN.map((field) => record[field] ?? '');

/** What a record says from a word of refusal on, to the end of the clause. */
const refusalsOf = (record: VeteranRecord): string[] =>
  textsOf(record)
    .flatMap(clausesIn)
    .flatMap((clause) => refusedIn(clause) ?? []);

/** A clause is quoted for a work from here on. */
const NAMED = 0.3;

/** What a record tells, clause by clause, without what it refuses. */
function clausesOf(record: VeteranRecord): string[] {
  return textsOf(record)
    .flatMap(clausesIn)
    .map((clause) => withoutRefused(clause).trim())
    .filter((clause) => clause.length >= SHORTEST)
    .slice(0, MOST_CLAUSES);
}
