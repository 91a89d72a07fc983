import { z } from 'zod';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { VeteranRecord } from '#career/service.ts';
import { givenRecord, readPeople } from '../read-people.ts';
import { getFitting, getNever } from './fitting.ts';

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

const personEntry = z.strictObject({
  name: z.string().min(1),
  groups: z.array(z.enum(GROUPS)).min(1),
  record: givenRecord,
  /** With the official title, for whoever reads the file. */
  must: z.array(z.strictObject({ code: z.string(), title: z.string() })).min(1),
  /** A list of fitting.json. */
  fitting: z.string(),
  /** Beginnings of codes that suit this person besides. */
  also: z.array(z.string()).optional(),
  /** A list of levels.json. */
  level: z.string(),
});

/** The people of a file with what a good answer holds for each. */
export function expectationsIn(name: string, json: unknown): Expectation[] {
  return readPeople(`matching/${name}`, personEntry, json).map((person) => {
    const must = person.must.map(({ code }) => code);
    // "15-1299" among the codes that must be there lets all its parts fit.
    const kinds = must.map((code) => code.replace(/\.00$/, ''));
    return {
      name: person.name,
      groups: person.groups,
      record: { ...EMPTY_RECORD, ...(person.record as Partial<VeteranRecord>) },
      must,
      fitting: [...getFitting(person.fitting), ...(person.also ?? []), ...kinds],
      never: getNever(person.level).filter((prefix) => !kinds.some((code) => code.startsWith(prefix))),
    };
  });
}
