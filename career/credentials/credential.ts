import type { VeteranRecord } from '#career/service.ts';

export const CREDENTIAL_KINDS = ['certificate', 'licence', 'clearance', 'degree', 'course'] as const;
export type CredentialKind = (typeof CREDENTIAL_KINDS)[number];

export const CREDENTIAL_STATUSES = ['held', 'expired', 'in-progress', 'permit', 'eligible', 'none'] as const;
export type CredentialStatus = (typeof CREDENTIAL_STATUSES)[number];

/** A field of the record in which credentials may stand. */
export type CredentialField = Exclude<keyof VeteranRecord, 'earlierService' | 'saidJobs' | 'readOn'>;

/** What a record says of one credential. */
export interface Credential {
  /** As the tables call it; what they do not know, as the veteran wrote it. */
  readonly name: string;
  readonly kind: CredentialKind;
  /** The levels it may be (see `levels.ts`), as one short form can stand for two; empty for an unknown one. */
  readonly ids: readonly string[];
  /** "A" of a license, "II" of an operator; null where none is said. */
  readonly class: string | null;
  /** The level of its family or the level of a degree: "Green Belt", "bachelor". */
  readonly level: string | null;
  /** Polygraph of a clearance: "CI" or "full scope". */
  readonly polygraph: string | null;
  /** The code of the state that gave it. */
  readonly state: string | null;
  readonly status: CredentialStatus;
  /** The year or month named with it, as year or year-month: "2019", "2026-03". */
  readonly date: string | null;
  /** Whether `date` is the day it ends. */
  readonly ends: boolean;
  readonly source: { readonly field: CredentialField; readonly quote: string };
}
