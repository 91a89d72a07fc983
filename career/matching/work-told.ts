import { lazily } from '#career/lazily.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import { OccupationScores } from '#career/occupations/occupation-scores.ts';
import type { VeteranRecord } from '#career/service.ts';
import { refusedIn, withoutRefused } from './clauses.ts';
import { asToldIn, tellingPart } from './telling-part.ts';
import { clausesTold, PARTS_OF_WISH, textsTold } from './wishes.ts';
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

/** Fewer characters tell nothing. */
const SHORTEST = 4;

/** So surely refused, a clause tells of nothing they do. */
const SURELY_REFUSED = 0.5;
/** So hardly refused, a clause says nothing against its work. */
const HARDLY_REFUSED = 0.2;

/** Reads every clause of a record, and what it says they want, liked and refuse. */
export function workTold(
  model: WorkModel,
  occupations: readonly Occupation[],
  record: VeteranRecord,
  wishes: readonly string[],
  liked: readonly string[],
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
  const clauses = clausesTold(record).filter(({ text }) => text.length >= SHORTEST);
  const told = clauses
    .filter(({ stances }) => stances.refuse < SURELY_REFUSED)
    .map(({ text }) => withoutRefused(text).trim())
    .flatMap((text) => (text.length < SHORTEST ? [] : (read(text) ?? [])));
  const wanted = [
    ...wishes.flatMap((wish) => [wish, ...partsOf(wish)]),
    // One word of what they liked is as likely a thing: "Blender", "a model run".
    ...liked.flatMap((wish) => [wish, ...partsOf(wish).filter((part) => part.includes(' '))]),
  ].flatMap((text) => read(text) ?? []);
  const refused = clauses
    .map(({ text, stances }) => {
      const said = refusedIn(text);
      return said === null ? { text, likely: stances.refuse } : { text: said, likely: 1 };
    })
    .filter(({ likely }) => likely >= HARDLY_REFUSED)
    .flatMap(({ text, likely }) => {
      const shares = model.told(text);
      return shares === null ? [] : [ofGroups(model, shares).map((share) => share * likely)];
    });
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
    wanted: scoresOf((at) => mostOf(wanted, at)),
    refused: scoresOf((at) => mostOf(refused, at)),
    clauseFor: (occupation) => {
      const at = placeOf().get(occupation) ?? -1;
      const text = texts[clause[at] ?? -1];
      return text === undefined ? undefined : tellingPart(model, asToldIn(textsTold(record), text), at);
    },
  };
}

/** Who refuses a work refuses what is close to it: to each the shares of its whole minor group (SOC), all of them. */
function ofGroups({ occupations }: WorkModel, shares: Float32Array): Float32Array {
  const groups = new Map<string, number>();
  const groupOf = (at: number) => occupations[at]?.code.slice(0, 4) ?? '';
  shares.forEach((share, at) => {
    groups.set(groupOf(at), (groups.get(groupOf(at)) ?? 0) + share);
  });
  return shares.map((_, at) => groups.get(groupOf(at)) ?? 0);
}

const mostOf = (all: readonly Float32Array[], at: number) =>
  all.reduce((most, shares) => Math.max(most, shares[at] as number), 0);

/** The parts of a wish that say something by themselves: "plan reviewer, code official, sprinkler design". */
function partsOf(wish: string): string[] {
  const parts = wish.split(PARTS_OF_WISH).map((part) => part.trim());
  return parts.length < 2 ? [] : parts.filter((part) => part.length >= SHORTEST);
}

/** A clause is quoted for a work from here on. */
const NAMED = 0.08;
