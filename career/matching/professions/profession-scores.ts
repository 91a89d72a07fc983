import type { Listed } from '#career/knowledge/entry-fields.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import { OccupationScores } from '#career/occupations/occupation-scores.ts';
import { standsNextTo } from './next-to.ts';
import type { CivilianLife, ProfessionTold } from './professions-told.ts';

/** What the fit of a title is worth; the place only orders titles of one fit. */
const WORTH = { readily: 1, stretch: 0.5 } as const;
const STEP_DOWN = 0.03;
/** A profession is its first title; its neighbors follow at a distance. */
const NEIGHBOR = 0.06;

/** What the list says that is not of the person's own level: of who runs others what they ran from, and the other way round. */
const OTHER_LEVEL = 0.45;

/** The lists of a profession: that of the person's level, and the other one. */
export function listsOf(
  { profession: { working, lead, licenseIsCareer }, today, licensed }: ProfessionTold,
  { leads, professions }: CivilianLife,
  leadsInService: boolean,
): { readonly own: readonly Listed[]; readonly other: readonly Listed[] } {
  // Who runs a water plant and holds a truck license neither drives trucks nor runs those who do.
  const aside = licensed && !today && !licenseIsCareer;
  const elsewhere = leads && aside && professions.some((other) => other.today);
  if (elsewhere) return { own: [], other: lead };
  return (today ? leads : leadsInService) ? { own: lead, other: working } : { own: working, other: lead };
}

/** 0-1 an occupation: how strongly a profession of the person leads to it. */
export function professionScores(
  occupations: readonly Occupation[],
  byCode: ReadonlyMap<string, Occupation>,
  life: CivilianLife,
  leadsInService: boolean,
): OccupationScores {
  const scores = new OccupationScores(occupations);
  for (const told of life.professions) {
    const { own, other } = listsOf(told, life, leadsInService);
    const add = (titles: readonly Listed[], weight: number) => {
      titles.forEach(({ code, fit }, place) => {
        const occupation = byCode.get(code);
        if (occupation)
          scores.raise(
            occupation,
            told.strength * weight * (WORTH[fit] - place * STEP_DOWN - (place === 0 ? 0 : NEIGHBOR)),
          );
      });
    };
    add(own, 1);
    add(other, OTHER_LEVEL);
  }
  return scores;
}

/** How strongly work next to a profession of today is meant, beside that profession itself. */
const NEXT_TO = 0.4;

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
const LEFT = { today: 0.12, goesOn: 0.5, licensedOn: 0.75, licensed: 0.6, studied: 0.7 } as const;

/** Who works in a profession today goes on from the service only where it leads to one of its first titles. */
const FIRST = 3;

/** How the service is tied to the occupation of a code. */
interface Ties {
  readonly leadsTo: (code: string) => boolean;
  /** Both stand in one major group of the classification. */
  readonly sameTrade: (code: string) => boolean;
}

/**
 * How much of the military job's own evidence stands, 0-1: whole where no profession is told or the service leads to
 * the same work, least for who has gone on to other work.
 */
export function serviceShare({ professions }: CivilianLife, { leadsTo, sameTrade }: Ties): number {
  const goesOn = ({ today, profession: { working, licenseIsCareer } }: ProfessionTold) =>
    !(today && licenseIsCareer) &&
    working.slice(0, today ? FIRST : undefined).some(({ code }) => leadsTo(code));
  let share = 1;
  for (const told of professions) {
    if (told.strength < TELLING) continue;
    const career = told.licensed && told.profession.licenseIsCareer === true;
    if (goesOn(told)) return Math.min(share, told.today ? LEFT.goesOn : career ? LEFT.licensedOn : share);
    const studied = told.proofs.some(({ kind }) => kind === 'education');
    if (told.today) share = Math.min(share, LEFT.today);
    else if (career) share = Math.min(share, LEFT.licensed);
    else if (studied && !told.profession.working.slice(0, FIRST).some(({ code }) => sameTrade(code)))
      share = Math.min(share, LEFT.studied);
  }
  return share;
}

/** A past job or an unfinished degree takes nothing from the service. */
const TELLING = 0.6;
