import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, text } from './fields.ts';
import { LIMITS } from './limits.ts';

/** Rows of each list; how many there are in all is said with them. */
export const TRAINING_ROWS_MOST = 10;
/** A state can license one occupation in a dozen ways. */
export const LICENSE_ROWS_MOST = 20;

const sourceReply = z.object({ label: z.string(), version: z.string(), date: z.string() });

const licenseReply = z.object({
  id: z.number(),
  title: z.string(),
  federal: z.boolean(),
  type: z.string().nullable(),
  exam: z.string().nullable(),
  education: z.string().nullable(),
  experience: z.string().nullable(),
  background: z.string().nullable(),
  agency: z.string(),
  address: z.string().nullable(),
  /** The row's own date. */
  updated: z.string().nullable(),
  /** What the person's record says of it; null: nothing. */
  own: z
    .object({
      status: z.enum(['held', 'expired', 'in-progress']),
      name: z.string(),
      /** The code of the state the record names with it. */
      state: z.string().nullable(),
    })
    .nullable(),
});
export type LicenseReply = z.input<typeof licenseReply>;

const collegeReply = z.object({
  id: z.number(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  /** As the crow flies; null where the place is a whole state. */
  miles: z.number().nullable(),
  programs: z.array(z.object({ title: z.string(), awards: z.array(z.string()) })),
  facilityCode: z.string().nullable(),
  /** The last year VA's list names; "?" where it names none; null: not on it, or not known. */
  yellowRibbon: z.string().nullable(),
});
export type CollegeReply = z.input<typeof collegeReply>;

const sponsorReply = z.object({
  id: z.number(),
  name: z.string(),
  city: z.string().nullable(),
  state: z.string(),
  miles: z.number().nullable(),
  /** What it trains for, of the title's occupations. */
  occupations: z.array(z.string()),
});
export type SponsorReply = z.input<typeof sponsorReply>;

const stateReply = z.object({ code: z.string(), name: z.string() });
export type StateReply = z.infer<typeof stateReply>;

export const trainingReply = z.object({
  place: z.object({
    name: z.string(),
    /** One, or those that a metropolitan area lies in. */
    states: z.array(stateReply).min(1),
    /** What miles are measured from; null: the whole state. */
    measuredFrom: z.enum(['zip', 'county', 'area']).nullable(),
    /** How far around it is looked, in miles. */
    within: z.number(),
  }),
  /** Of each of the states. */
  licenses: z.array(
    z.object({
      state: stateReply,
      /** Whether the release has the state. */
      covered: z.boolean(),
      rows: z.array(licenseReply),
      total: z.number().int(),
      source: sourceReply,
    }),
  ),
  colleges: z.object({
    /** Those of the states that the release lacks. */
    missing: z.array(stateReply),
    rows: z.array(collegeReply),
    total: z.number().int(),
    /** Schools nearby that VA put a caution flag on, whatever they teach. */
    flagged: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        miles: z.number(),
        reason: z.string(),
        on: z.string().nullable(),
      }),
    ),
    source: sourceReply,
    schoolsSource: sourceReply,
    flagsSource: sourceReply,
  }),
  apprenticeships: z.object({
    missing: z.array(stateReply),
    rows: z.array(sponsorReply),
    total: z.number().int(),
    /** Occupations that can be apprenticed and belong to this title. */
    occupations: z.array(z.object({ code: z.string(), title: z.string() })),
    source: sourceReply,
    occupationsSource: sourceReply,
  }),
  /** Federal series that do the title's work, in our judgment. */
  federalSeries: z.array(z.object({ series: z.string(), title: z.string(), system: z.string() })),
  /** Null where no state is known. */
  federal: z
    .object({
      year: z.number().int(),
      locality: z.string(),
      percent: z.number(),
      /** False: the lowest rate there is, since the place's locality can't be told. */
      isSure: z.boolean(),
      isTerritory: z.boolean(),
      /** Dollars a year, first and last step. */
      grades: z.array(z.object({ grade: z.number().int(), from: z.number(), to: z.number() })),
      source: sourceReply,
    })
    .nullable(),
});
export type TrainingReply = z.input<typeof trainingReply>;

export const getTraining = endpoint({
  method: 'GET',
  path: '/api/job-matches/:id/training',
  access: 'user',
  summary:
    'Licenses, public colleges, apprenticeships and federal pay for a suggested title in and around a place; of each state where a place lies in several; null for a title without an occupation and for “anywhere”',
  params: idParams,
  query: z.object({ place: text(LIMITS.placeKeyMax).default('anywhere') }),
  reply: z.object({ training: trainingReply.nullable() }),
});
