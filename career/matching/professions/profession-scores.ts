import type { Occupation } from '#career/occupations/occupation.ts';
import { OccupationScores } from '#career/occupations/occupation-scores.ts';
import { findLicense } from './licensed-work.ts';
import type { CivilianLife, ProfessionTold } from './professions-told.ts';

/** How far a title deep in a list stands behind the first one. */
const STEP_DOWN = 0.03;

/** What each list says: of who runs others, and of who does not. */
const LIST_WEIGHT = { leads: { working: 0.55, lead: 1 }, works: { working: 1, lead: 0.45 } } as const;

/** 0-1 an occupation: how strongly a profession of the person leads to it. */
export function professionScores(
  occupations: readonly Occupation[],
  byCode: ReadonlyMap<string, Occupation>,
  { professions, leads }: CivilianLife,
  leadsInService: boolean,
): OccupationScores {
  const scores = new OccupationScores(occupations);
  for (const { profession, strength, today } of professions) {
    const weight = LIST_WEIGHT[(today ? leads : leadsInService) ? 'leads' : 'works'];
    for (const list of ['working', 'lead'] as const) {
      profession[list].forEach(({ code }, place) => {
        const occupation = byCode.get(code);
        if (occupation) scores.raise(occupation, strength * weight[list] * (1 - place * STEP_DOWN));
      });
    }
  }
  return scores;
}

/** The codes of licensed work that a held license opens, and those that a degree does. */
export function openedBy({ professions }: CivilianLife): ReadonlySet<string> {
  const opened = new Set<string>();
  for (const { licensed, proofs, profession } of professions) {
    const studied = proofs.some(({ kind, weight }) => kind === 'education' && weight >= FINISHED);
    for (const { code } of [...profession.working, ...profession.lead])
      if (licensed || (studied && findLicense(code)?.byDegree)) opened.add(code);
  }
  return opened;
}

/** The least that a finished degree says, beside other work of today. */
const FINISHED = 0.35;

/**
 * What is left of the evidence of a military job for who works in another profession today, holds the license
 * of one, and has studied for one.
 * Any other certificate adds titles and takes none away.
 */
const LEFT = { today: 0.12, licensed: 0.6, studied: 0.7 } as const;

/** Who works in a profession today goes on from the service only where it leads to one of its first titles. */
const FIRST = 3;

/**
 * How much of the military job's own evidence stands, 0-1: whole where no profession is told or the service leads to
 * the same work, least for who has gone on to other work.
 */
export function serviceShare({ professions }: CivilianLife, leadsTo: (code: string) => boolean): number {
  const goesOn = ({ today, profession: { working, licenseIsCareer } }: ProfessionTold) =>
    !(today && licenseIsCareer) &&
    working.slice(0, today ? FIRST : undefined).some(({ code }) => leadsTo(code));
  let share = 1;
  for (const told of professions) {
    if (told.strength < TELLING) continue;
    if (goesOn(told)) return share;
    if (told.today) share = Math.min(share, LEFT.today);
    else if (told.licensed && told.profession.licenseIsCareer) share = Math.min(share, LEFT.licensed);
    else if (told.proofs.some(({ kind }) => kind === 'education')) share = Math.min(share, LEFT.studied);
  }
  return share;
}

/** A past job or an unfinished degree takes nothing from the service. */
const TELLING = 0.6;
