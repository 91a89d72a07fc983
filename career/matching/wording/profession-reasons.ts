import type { Occupation } from '#career/occupations/occupation.ts';
import type { CivilianLife, ProfessionTold, Proof } from '../professions/professions-told.ts';
import type { TitleMatch } from '../title-match.ts';

type Reason = TitleMatch['reasons'][number];

/** A past job or an unfinished degree alone is no reason to name. */
const TELLING = 0.5;

/** Quotes are cut between words. */
const LONGEST_QUOTE = 70;

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

/** What one holds, has studied and has done that leads to an occupation, a sentence a kind of proof. */
export function professionReasons(life: CivilianLife, occupation: Occupation): Reason[] {
  const told = professionFor(life, occupation);
  if (told === undefined) return [];
  const { work } = told.profession;
  const kinds = new Map<Proof['kind'], Proof>();
  for (const proof of told.proofs) if (!kinds.has(proof.kind)) kinds.set(proof.kind, proof);
  return [...kinds.values()].map(({ kind, quote }) => ({ kind, text: SENTENCE[kind](cut(quote), work) }));
}

const SENTENCE: Readonly<Record<Proof['kind'], (quote: string, work: string) => string>> = {
  certificate: (quote, work) => `Your record names “${quote}”, a credential of ${work}.`,
  education: (quote, work) => `Your schooling, “${quote}”, is in ${work} or close to it.`,
  'civilian-job': (quote, work) => `Your civilian work, “${quote}”, is ${work}.`,
};

function cut(quote: string): string {
  const plain = quote.replace(/\s+/g, ' ').trim();
  if (plain.length <= LONGEST_QUOTE) return plain;
  return `${plain.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')} …`;
}
