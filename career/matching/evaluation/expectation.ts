import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { VeteranRecord } from '#career/service.ts';
import { FITTING, type FittingName } from './fitting.ts';

/** The groups that results are told by; a veteran may stand in several. */
export const GROUPS = [
  'code only',
  'title only',
  'duties only',
  'typos',
  'combat arms',
  'senior enlisted',
  'officers',
  'full record',
  'several codes',
  'held-out 2026-11-21',
] as const;
export type Group = (typeof GROUPS)[number];

/**
 * A veteran and what a good answer holds, chosen before looking at any output. `must`: one of these in the top 5.
 * `fitting`: beginnings of codes that suit this person; a second of them must be in the top 10, and they count for
 * precision. `never`: beginnings of codes that must not be in the top 10.
 */
export interface Expectation {
  readonly name: string;
  readonly groups: readonly Group[];
  readonly record: VeteranRecord;
  readonly must: readonly string[];
  readonly fitting: readonly string[];
  readonly never: readonly string[];
}

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** Work that is wrong for a level, whatever the occupation. */
const NEVER = {
  /** E-1 to E-4: no directors, no licensed professions. */
  junior: '55- 11-1011 11-1021 11-30 11-90 11-91 23-10 29-121 29-122 29-124 25-10 25-111 25-112 11-31',
  /** E-5 and E-6: no chief executives, no licensed professions. */
  middle: '55- 11-1011 23-10 29-121 29-122 29-124 25-10 25-111 25-112',
  /** E-7 and up, warrant officers: no entry-level work either. */
  senior:
    '55- 11-1011 23-10 29-121 29-122 29-124 43-9061 43-4071 53-7062 53-7065 35-3023 35-2021 41-2011 33-9091 37-2011 53-7064 47-2061 33-9093',
  /** Officers: no entry-level work, no trades helpers. */
  officer:
    '55- 43-9061 43-4071 43-6014 53-70 35-2 35-3 41-2011 33-9091 33-9032 37-2 47-2061 31- 53-3033 33-9093',
} as const;

export type Level = keyof typeof NEVER;

/**
 * Shapes one line of the evaluation. `must` holds full codes without ".00"; `also` adds fitting codes to a named set.
 */
export function expectation(
  groups: readonly Group[],
  name: string,
  given: Partial<VeteranRecord>,
  must: string,
  fitting: FittingName,
  level: Level,
  also = '',
): Expectation {
  return {
    name,
    groups,
    record: { ...EMPTY_RECORD, ...given },
    must: words(must).map((code) => (code.includes('.') ? code : `${code}.00`)),
    fitting: [...words(FITTING[fitting]), ...words(also), ...words(must)],
    never: words(NEVER[level]).filter((prefix) => !words(must).some((code) => code.startsWith(prefix))),
  };
}
