import type { Point } from './point.ts';

/** An area that wages are published for. */
export interface WageArea {
  /** Five figures: a metropolitan area; more: the rest of a state, or a part of it. */
  readonly code: string;
  readonly name: string;
  /** Whether BLS publishes medians of its own for it (OEWS, metropolitan areas). */
  readonly metro: boolean;
  /** Postal codes, the first one first. */
  readonly states: readonly string[];
}

/** What prices are, United States = 100; `wider` where the figure is of all that lies in no metropolitan area. */
export interface PriceLevel {
  readonly level: number;
  readonly of: string;
  readonly wider: boolean;
}

/** A place that someone wants to work in, or serves at, with what the official lists know of it. */
export interface Place {
  /** What is stored: "zip:23510", "city:Norfolk, VA", "county:51710", "area:47260", "housing:VA298", "state:VA", "anywhere". */
  readonly key: string;
  readonly kind: 'anywhere' | 'zip' | 'city' | 'county' | 'area' | 'housing' | 'state';
  /** As a sentence names it: "Norfolk, VA", "ZIP 23510 (Norfolk city, VA)". */
  readonly name: string;
  /** Null for an area in several states, and for anywhere. */
  readonly state: { readonly code: string; readonly name: string } | null;
  readonly county: { readonly fips: string; readonly name: string } | null;
  readonly area: WageArea | null;
  /** Military housing area; null outside the states, and where the place lies in several. */
  readonly housing: { readonly code: string; readonly name: string } | null;
  readonly prices: PriceLevel | null;
  /** Where it is, about, and what that was measured from: addresses in its ZIP code, its county or its whole area. */
  readonly point: (Point & { readonly of: 'zip' | 'county' | 'area' }) | null;
  /** What someone should know about how the place was read, in sentences. */
  readonly notes: readonly string[];
}

/** What a text may mean: one place, several to choose from, or none with the reason. */
export type PlaceAnswer =
  | { readonly place: Place }
  | { readonly choices: readonly Place[] }
  | { readonly reason: string };
