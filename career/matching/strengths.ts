import { z } from 'zod';
import { DOMAINS, type Domain, type DomainScores, MAX_DOMAIN_SCORE } from '#career/assessment/domains.ts';
import { entryOf, lazily, noRepeats, tableOf, wordList } from '#career/knowledge/read-table.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import { unpackNumbers } from '#career/occupations/packed.ts';
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
export function demandsOf(facts: CareerFacts, row: number): Readonly<Record<Domain, number>> | null {
  const places = facts.once('style-places', () => stylePlaces(facts));
  const own = places[row];
  if (!own) return null;
  const names = facts.tables.ratings.styleNames;
  const demand = (domain: Domain) => {
    const values = (stylesOf().get(domain) ?? []).map((style) => own[names.indexOf(style)] ?? 0.5);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  return Object.fromEntries(DOMAINS.map((domain) => [domain, demand(domain)])) as Record<Domain, number>;
}

/** Per occupation and style its place among all occupations, 0-1. */
function stylePlaces({ tables: { ratings } }: CareerFacts): (Float32Array | null)[] {
  const rows = ratings.styleImpact.map((packed) => (packed === '' ? null : unpackNumbers(packed, -3, 3)));
  const result = rows.map((row) => (row ? new Float32Array(row.length) : null));
  ratings.styleNames.forEach((_, column) => {
    const sorted = rows.flatMap((row) => (row ? [row[column] ?? 0] : [])).sort((a, b) => a - b);
    const place = new Map<number, number>();
    sorted.forEach((value, at) => {
      if (!place.has(value)) place.set(value, at / Math.max(1, sorted.length - 1));
    });
    rows.forEach((row, at) => {
      const target = result[at];
      if (row && target) target[column] = place.get(row[column] ?? 0) ?? 0.5;
    });
  });
  return result;
}

const share = (strengths: DomainScores, domain: Domain) => strengths[domain] / MAX_DOMAIN_SCORE;

/**
 * Per domain, 0-10 with one decimal: the geometric mean of how strong the veteran is (score over 15) and how much
 * the work calls for it, so that a number is high only where both are. Empty without an assessment or ratings.
 */
export function strengthVectors(
  facts: CareerFacts,
  row: number,
  strengths: DomainScores | null,
): Record<string, number> {
  const demands = demandsOf(facts, row);
  if (!strengths || !demands) return {};
  return Object.fromEntries(
    DOMAINS.map((domain) => [
      DOMAIN_WORDS[domain],
      Math.round(Math.sqrt(share(strengths, domain) * demands[domain]) * 100) / 10,
    ]),
  );
}

/** How far strengths and demands go together, -1 to 1: the correlation over the eight domains; 0 when it says nothing. */
export function strengthFit(facts: CareerFacts, row: number, strengths: DomainScores): number {
  const demands = demandsOf(facts, row);
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

/** The strongest domain that the work also calls for, in words; null when none stands out. */
export function sharedStrength(
  facts: CareerFacts,
  row: number,
  strengths: DomainScores | null,
): string | null {
  const demands = demandsOf(facts, row);
  if (!strengths || !demands) return null;
  const best = DOMAINS.filter((domain) => share(strengths, domain) >= 0.6 && demands[domain] >= 0.6).sort(
    (a, b) => strengths[b] * demands[b] - strengths[a] * demands[a],
  )[0];
  return best ? DOMAIN_WORDS[best] : null;
}
