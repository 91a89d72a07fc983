import type { Occupation } from '#career/occupations/occupation.ts';
import type { Ranking } from './rank-occupations.ts';
import { turnsAway } from './wishes.ts';

/** 0-1 each: how surely somebody turns away from the code's work, from their civilian work, and from both. */
export interface TurnsFrom {
  readonly code: number;
  readonly civil: number;
  readonly all: number;
}

/**
 * How surely somebody turns away from what they do: they refuse work or want out of theirs, and nothing they want next is
 * in it. "Not management" of an investigator who wants to stay one turns from nothing.
 */
export function turnsFromOf({ evidence: { record }, scores, ranked }: Ranking): TurnsFrom {
  const turns = turnsAway(record);
  const stays = (own: (occupation: Occupation) => number) =>
    ranked.reduce(
      (most, { occupation }) => Math.max(most, scores.wished.of(occupation) * own(occupation)),
      0,
    );
  const inCode = Math.min(
    1,
    stays((occupation) => scores.codeField.of(occupation)),
  );
  const inCivil = Math.min(
    1,
    stays((occupation) => civilOf(scores, occupation)),
  );
  return {
    code: turns * (1 - inCode),
    civil: turns * (1 - inCivil),
    all: turns * (1 - Math.max(inCode, inCivil)),
  };
}

/** 0-1: how far an occupation is the person's civilian work. */
export const civilOf = (
  { civilianWork, profession, besideProfession }: Ranking['scores'],
  occupation: Occupation,
) => Math.max(civilianWork.of(occupation), profession.of(occupation), besideProfession.of(occupation));
