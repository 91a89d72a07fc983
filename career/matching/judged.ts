import type { Occupation } from '#career/occupations/occupation.ts';
import type { Evidence } from './evidence.ts';
import type { EvidenceScores } from './evidence-scores.ts';
import { isLicensed, isOfficer, type Tier } from './level.ts';
import { leadsPeople } from './prospects.ts';
import type { Named } from './readily.ts';

/** The counselors who drew up the lists judged the level too: what they name needs no second judgement. */
const JUDGED = { readily: 0.97, stretch: 0.85 } as const;

/** The lists are for people without a degree: who holds one is not sent where none is asked for. */
const BACHELOR = 4;
const UNSCHOOLED = 2;
const BELOW_DEGREE = 0.7;
/** The level of helpers and clerks, for who has led for years. */
const HELPS_OUT = 0.5;

/** Who has commanded hundreds is not looked for as one of the specialists they led. */
const TOO_SENIOR = 0.75;
/** Management, computing, engineering and protective work: who led its specialists is looked for as who leads them. */
const SPECIALISTS = /^(?:13|15|17|27|33|43)-/;
const tooSenior = (occupation: Occupation, tier: Tier) =>
  (tier === 'senior-officer' || tier === 'executive-officer') &&
  SPECIALISTS.test(occupation.code) &&
  !leadsPeople(occupation) &&
  !isLicensed(occupation.code);

/** Who has just begun is not in charge yet, whatever the list of their field says. */
const BEGINNERS: ReadonlySet<Tier> = new Set(['junior', 'new-officer']);

/** How well the level of a title sits with the person: by the lists that name it, else by the table of levels. */
export function levelOf(
  occupation: Occupation,
  factor: number,
  { tier, education }: Evidence,
  { readily, listed }: Named,
): number {
  if (tier === 'leading' && factor < HELPS_OUT) return factor * HELPS_OUT;
  if (education >= BACHELOR && !isOfficer(tier) && (occupation.jobZone ?? 0) <= UNSCHOOLED)
    return factor * BELOW_DEGREE;
  if (factor === 0 || (BEGINNERS.has(tier) && leadsPeople(occupation))) return factor;
  const [sure, some] = [readily.of(occupation), listed.of(occupation)];
  const senior = tooSenior(occupation, tier) ? TOO_SENIOR : 1;
  if (sure >= SURE) return JUDGED.readily * senior;
  return Math.max(factor, sure * JUDGED.readily * senior, some * JUDGED.stretch * senior);
}

/** What is left of a title that stands in no list of the person's own, however like it reads. */
const UNLISTED = 0.45;
/** A title worth a look stands behind those that are suggested readily. */
const STRETCH = 0.8;

/** How surely a title is readily suggested, 0-1: by a list that is the person's, or by what they do today. */
export function readilyOf(occupation: Occupation, scores: EvidenceScores, { readily }: Named): number {
  return Math.max(readily.of(occupation), scores.civilianWork.of(occupation) >= HELD_NOW ? 1 : 0);
}

/** As surely as this a list that names a title readily is the person's own. */
export const OWN_LIST = 0.5;

/** What is left of a score by whether a list of the person's own names the title. */
export function standsBy(occupation: Occupation, scores: EvidenceScores, named: Named): number {
  const sure = readilyOf(occupation, scores, named);
  const least = named.listed.of(occupation) >= IN_LIST ? STRETCH : UNLISTED;
  return least + (1 - least) * Math.min(1, sure / SURE);
}

/** A title that the person goes by today, word for word. */
export const HELD_NOW = 0.9;
const IN_LIST = 0.3;
const SURE = 0.6;
