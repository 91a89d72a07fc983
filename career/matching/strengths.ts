import { z } from 'zod';
import { DOMAINS, type Domain, type DomainScores, MAX_DOMAIN_SCORE } from '#career/assessment/domains.ts';
import { STRONG_FROM } from '#career/assessment/labels.ts';
import { entryOf, noRepeats, tableOf, wordList } from '#career/knowledge/read-table.ts';
import { lazily, oncePer } from '#career/lazily.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import rows from '#knowledge/matching/work-styles.json' with { type: 'json' };

/** The domains in plain words, as the vectors of a match name them. */
export const DOMAIN_WORDS: Readonly<Record<Domain, string>> = {
  relationshipBuilding: 'Relationship building',
  strategicThinking: 'Strategic thinking',
  execution: 'Execution',
  influence: 'Influence',
  militaryTranslation: 'Military translation',
  adaptability: 'Adaptability',
  careerDevelopment: 'Career development',
  workplaceReadiness: 'Workplace readiness',
};

/** O*NET work styles that call for each domain: our reading of both models. */
export const workStyles = tableOf(
  'matching/work-styles.json',
  rows,
  () => entryOf({ strength: z.enum(DOMAINS), styles: wordList }),
  noRepeats('strength', (entry) => entry.strength),
  (entries, fault) => {
    const missing = DOMAINS.find((domain) => !entries.some(({ strength }) => strength === domain));
    if (missing !== undefined) fault(0, 'strength', `no entry is about ${missing}`);
  },
);

const stylesOf = lazily(
  () => new Map(workStyles.entries().map(({ strength, styles }) => [strength, styles])),
);

/** How much the work calls for each domain, 0-1: mean place of its styles among all occupations; null when unrated. */
export const demandsOf = oncePer(({ stylePlaces }: Occupation): Readonly<Record<Domain, number>> | null => {
  if (stylePlaces === null) return null;
  const demand = (domain: Domain) => {
    const places = (stylesOf().get(domain) ?? []).flatMap((style) => stylePlaces.get(style) ?? []);
    return places.reduce((sum, place) => sum + place, 0) / places.length;
  };
  return Object.fromEntries(DOMAINS.map((domain) => [domain, demand(domain)])) as Record<Domain, number>;
});

const share = (strengths: DomainScores, domain: Domain) => strengths[domain] / MAX_DOMAIN_SCORE;

/**
 * Per domain, 0-10 with one decimal: the geometric mean of how strong the veteran is (score over 15) and how much
 * the work calls for it, so that a number is high only where both are. Empty without an assessment or ratings.
 */
export function strengthVectors(
  occupation: Occupation,
  strengths: DomainScores | null,
): Record<string, number> {
  const demands = demandsOf(occupation);
  if (!strengths || !demands) return {};
  return Object.fromEntries(
    DOMAINS.map((domain) => [
      DOMAIN_WORDS[domain],
      Math.round(Math.sqrt(share(strengths, domain) * demands[domain]) * 100) / 10,
    ]),
  );
}

/** How far strengths and demands go together, -1 to 1: the correlation over the eight domains; 0 when it says nothing. */
export function strengthFit(occupation: Occupation, strengths: DomainScores): number {
  const demands = demandsOf(occupation);
  if (!demands) return 0;
  const a = centred(DOMAINS.map((domain) => share(strengths, domain)));
  const b = centred(DOMAINS.map((domain) => demands[domain]));
  const product = a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
  const size = Math.hypot(...a) * Math.hypot(...b);
  return size < 1e-9 ? 0 : product / size;
}

function centred(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

/** A domain that is strong and that a piece of work calls for. */
export interface SharedStrength {
  readonly words: string;
  /** 0-15. */
  readonly score: number;
}

/** A place above this among all occupations is more than most work calls for. */
const MORE_THAN_MOST = 0.6;

/** Putting service in civilian words is a skill of the search, not of the work. */
const OF_WORK = DOMAINS.filter((domain) => domain !== 'militaryTranslation');

/** Whether any strength of work stands out at all. */
export function standsOut(strengths: DomainScores): boolean {
  return OF_WORK.some((domain) => strengths[domain] >= STRONG_FROM);
}

/** The strong domain that the work calls for most, more than most work does; null when none is both. */
export function sharedStrength(
  occupation: Occupation,
  strengths: DomainScores | null,
): SharedStrength | null {
  const demands = demandsOf(occupation);
  if (!strengths || !demands) return null;
  const [best] = OF_WORK.filter(
    (domain) => strengths[domain] >= STRONG_FROM && demands[domain] >= MORE_THAN_MOST,
  ).sort((a, b) => strengths[b] * demands[b] - strengths[a] * demands[a]);
  return best === undefined ? null : { words: DOMAIN_WORDS[best], score: strengths[best] };
}
