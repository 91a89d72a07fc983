import type { Occupation } from '#career/occupations/occupation.ts';
import { OccupationScores } from '#career/occupations/occupation-scores.ts';
import { kindred } from '../kindred.ts';
import { isLicensed } from '../level.ts';
import { findLicense } from './licensed-work.ts';
import type { CivilianLife, ProfessionTold } from './professions-told.ts';

/** A profession is its first title; its neighbors follow at a distance, one behind the other. */
const standingAt = (place: number) => (place === 0 ? 1 : NEIGHBOR - (place - 1) * STEP_DOWN);
const NEIGHBOR = 0.82;
const STEP_DOWN = 0.05;

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
        if (occupation) scores.raise(occupation, strength * weight[list] * standingAt(place));
      });
    }
  }
  return scores;
}

/** How strongly work next to a profession of today is meant, beside that profession itself. */
const NEXT_TO = 0.4;

/** Whether work next to a profession can be gone into from it: the same line of work, no lower, without a license of its own. */
export function standsNextTo(profession: Occupation, other: Occupation): boolean {
  return (
    profession.related.includes(other) &&
    (other.jobZone ?? 0) >= (profession.jobZone ?? 0) &&
    findLicense(other.code) === undefined &&
    !isLicensed(other.code) &&
    kindred(profession, other)
  );
}

/** Work next to the profession that a person works in or is licensed for: where they look when its own titles run out. */
export function besideProfession(
  occupations: readonly Occupation[],
  byCode: ReadonlyMap<string, Occupation>,
  { professions }: CivilianLife,
): OccupationScores {
  const scores = new OccupationScores(occupations);
  for (const { profession, strength } of professions.filter(isCareer)) {
    const first = byCode.get(profession.working[0]?.code ?? '');
    if (first === undefined) continue;
    first.related
      .filter((other) => standsNextTo(first, other))
      .forEach((other, place) => {
        scores.raise(other, strength * NEXT_TO * (1 - place * STEP_DOWN));
      });
  }
  return scores;
}

/** What a person does today, or is licensed to do for life. */
export const isCareer = ({ today, licensed, profession }: ProfessionTold) =>
  today || (licensed && profession.licenseIsCareer === true);

/** The job zone of what a person does today or is licensed for, the highest; 0 for none. */
export function zoneOfCareer(byCode: ReadonlyMap<string, Occupation>, { professions }: CivilianLife): number {
  const zones = professions
    .filter(isCareer)
    .map(({ profession }) => byCode.get(profession.working[0]?.code ?? '')?.jobZone ?? 0);
  return Math.max(0, ...zones);
}

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
