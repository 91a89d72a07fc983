import type { Occupation } from '#career/occupations/occupation.ts';
import { withoutRefused } from '../clauses.ts';
import { standsNextTo } from '../professions/next-to.ts';
import { isCareer } from '../professions/profession-scores.ts';
import type { CivilianLife, ProfessionTold, Proof } from '../professions/professions-told.ts';
import type { Ranking } from '../rank-occupations.ts';
import type { TitleMatch } from '../title-match.ts';
import { article, cut } from './sentence.ts';
import { sharedTraits, tieTo } from './shared-traits.ts';

type Reason = TitleMatch['reasons'][number];

/** A past job or an unfinished degree alone is no reason to name. */
const TELLING = 0.5;

/** The strongest profession of the person that leads to an occupation; undefined for none. */
export function professionFor(
  { professions }: CivilianLife,
  { code }: Occupation,
): ProfessionTold | undefined {
  return professions.find(
    ({ strength, profession: { working, lead } }) =>
      strength >= TELLING && [...working, ...lead].some((occupation) => occupation.code === code),
  );
}

/** "Clinic work, no ambulance" is no reason for work on one. */
const isMeant = ({ kind, quote }: Proof) => kind !== 'own-words' || withoutRefused(quote) === quote;

/** Titles so near the head of a profession's list are that work; what is further down is work beside it. */
const OWN_TITLES = 3;

/**
 * What one holds, has studied and has done that leads to an occupation: every kind of proof for the work itself, the
 * strongest alone for what stands beside it.
 */
export function professionReasons({ evidence: { life }, byCode }: Ranking, occupation: Occupation): Reason[] {
  const told = professionFor(life, occupation);
  if (told === undefined) return besideReasons(life, byCode, occupation);
  const { profession } = told;
  const kinds = new Map<Proof['kind'], Proof>();
  for (const proof of told.proofs.filter(isMeant)) if (!kinds.has(proof.kind)) kinds.set(proof.kind, proof);
  const own = profession.working.slice(0, OWN_TITLES).some(({ code }) => code === occupation.code);
  const known = byCode.get(profession.working[0]?.code ?? '');
  return [...kinds.values()].slice(0, own ? undefined : 1).map(({ kind, quote }, at) => {
    const sentence = SENTENCE[kind](cut(quote), profession.work);
    return {
      kind,
      text: at > 0 || known === occupation ? sentence : `${sentence} ${tieTo(occupation, known)}`,
    };
  });
}

/** Work next to a profession of today that the profession's own lists do not name. */
function besideReasons(
  { professions }: CivilianLife,
  byCode: ReadonlyMap<string, Occupation>,
  occupation: Occupation,
): Reason[] {
  for (const told of professions.filter(isCareer)) {
    const first = byCode.get(told.profession.working[0]?.code ?? '');
    const [proof] = told.proofs;
    if (first === undefined || proof === undefined || !standsNextTo(first, occupation)) continue;
    const shared = sharedTraits(occupation, first);
    const both = shared === null ? '' : `: both lean on ${shared}`;
    const text = `“${cut(proof.quote)}” makes you known as ${article(first.shownTitle)} ${first.shownTitle}, and ${occupation.shownTitle} is close to it${both}.`;
    return [{ kind: proof.kind, text }];
  }
  return [];
}

const SENTENCE: Readonly<Record<Proof['kind'], (quote: string, work: string) => string>> = {
  certificate: (quote, work) => `Your record lists “${quote}”, a credential in ${work}.`,
  education: (quote, work) => `Your schooling, “${quote}”, is in ${work} or close to it.`,
  'own-words': (quote, work) => `We read “${quote}” as what you want next: ${work} or close to it.`,
  'civilian-job': (quote, work) => `Your civilian work, “${quote}”, is ${work}.`,
};
