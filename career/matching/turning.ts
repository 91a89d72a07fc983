import type { Occupation } from '#career/occupations/occupation.ts';
import { leadsOthers } from './level.ts';
import { professionScores } from './professions/profession-scores.ts';
import type { ProfessionTold } from './professions/professions-told.ts';
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
export function turnsFromOf(
  { evidence: { record }, scores, ranked }: Ranking,
  lived: (occupation: Occupation) => number,
): TurnsFrom {
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
  const inCivil = Math.min(1, stays(lived));
  return {
    code: turns * (1 - inCode),
    civil: turns * (1 - inCivil),
    all: turns * (1 - Math.max(inCode, inCivil)),
  };
}

/** 0-1 an occupation: how far it is the person's civilian work. */
export const civilOf = (
  { civilianWork, profession, besideProfession }: Ranking['scores'],
  occupation: Occupation,
) => Math.max(civilianWork.of(occupation), profession.of(occupation), besideProfession.of(occupation));

/** 0-1 an occupation: how far it is the civilian work that somebody has done or studied for; a wish is neither. */
export function livedOf({
  evidence: { life, tier },
  scores,
  byCode,
}: Ranking): (occupation: Occupation) => number {
  const professions = life.professions.map(withoutWish).filter(({ strength }) => strength > 0);
  const occupations = [...byCode.values()];
  const lived = professionScores(occupations, byCode, { ...life, professions }, leadsOthers(tier));
  return (occupation) => Math.max(scores.civilianWork.of(occupation), lived.of(occupation));
}

function withoutWish(told: ProfessionTold): ProfessionTold {
  const proofs = told.proofs.filter(({ kind }) => kind !== 'own-words');
  return { ...told, proofs, strength: 1 - proofs.reduce((doubt, { weight }) => doubt * (1 - weight), 1) };
}
