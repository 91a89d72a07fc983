import type { Listed } from '#career/knowledge/entry-fields.ts';
import { oncePer } from '#career/lazily.ts';
import type { Tier } from '../level.ts';
import type { WorkField } from './work-field.ts';

/** How a title of a field stands for somebody of a tier. */
export interface Standing {
  /** 0-1. */
  readonly value: number;
  /** A counselor suggests it to everyone of the field at this level. */
  readonly readily: boolean;
  /** It stands in the list of this level. */
  readonly own: boolean;
}

/** What the fit of a title is worth in the list of one's own level; the place only orders titles of one fit. */
const WORTH = { readily: 1, stretch: 0.5 } as const;
const STEP_DOWN = 0.02;
/** Before all the others stands the title that the work is known by. */
const KNOWN_BY = 0.08;

/** What each list says to a tier; of the list of one's own level every word holds. */
const OWN = 1;
type Weights = readonly [working: number, lead: number, officer: number];
const LIST_WEIGHT: Readonly<Record<Tier, Weights>> = {
  junior: [OWN, 0.1, 0],
  middle: [OWN, 0.35, 0],
  leading: [OWN, 0.6, 0],
  senior: [0.35, OWN, 0],
  'new-officer': [0.4, 0.3, OWN],
  officer: [0.2, 0.35, OWN],
  'senior-officer': [0.1, 0.3, OWN],
  'executive-officer': [0.1, 0.3, OWN],
};

/**
 * Who has led for years without a senior rank is taken as a supervisor, not yet as a manager; departments of police and
 * fire promote theirs themselves.
 */
const SUPERVISES = /^(?!11-|33-10[12])(?:\d\d-10|35-1012|53-1041)/;

/** Every title that a field lists for a tier, by code. */
export function standingsIn(field: WorkField, tier: Tier): ReadonlyMap<string, Standing> {
  const byTier = standingsOf(field);
  const known = byTier.get(tier) ?? worked(field, tier);
  byTier.set(tier, known);
  return known;
}

const standingsOf = oncePer((_: WorkField) => new Map<Tier, ReadonlyMap<string, Standing>>());

function worked(field: WorkField, tier: Tier): Map<string, Standing> {
  const [working, lead, officer] = LIST_WEIGHT[tier];
  const standings = new Map<string, Standing>();
  const add = (titles: readonly Listed[], weight: number) => {
    titles.forEach(({ code, fit }, place) => {
      const own = weight === OWN || (tier === 'leading' && titles === field.lead && SUPERVISES.test(code));
      const value = (own ? OWN : weight) * (WORTH[fit] - place * STEP_DOWN - (place === 0 ? 0 : KNOWN_BY));
      const known = standings.get(code);
      const readily = (own && fit === 'readily') || (known?.readily ?? false);
      standings.set(code, {
        value: Math.max(known?.value ?? 0, value),
        readily,
        own: own || (known?.own ?? false),
      });
    });
  };
  add(field.working, working);
  add(field.lead, lead);
  add(field.officer.length > 0 ? field.officer : field.lead, officer);
  return standings;
}

/** True when a field lists the occupation at any level. */
export function listsTitle({ working, lead, officer }: WorkField, code: string): boolean {
  return [working, lead, officer].some((titles) => titles.some((title) => title.code === code));
}
