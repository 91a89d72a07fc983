import { z } from 'zod';
import { type Listed, listedOccupation } from '#career/knowledge/entry-fields.ts';
import { entryOf, words } from '#career/knowledge/read-table.ts';

/** A word or phrase that tells a field of work in a veteran's own text or in a title. */
export interface FieldPhrase {
  /** Lower case. */
  readonly text: string;
  /** True when it stands in the texts of other fields too; it never speaks against a known job. */
  readonly hint: boolean;
  /** True when it is meant in this form alone: “reactor” is no “react”, “customs” are no “customers”. */
  readonly onlyAsWritten: boolean;
}

/**
 * A field of military work and the civilian work it leads to: our own judgement, used beside the official crosswalk
 * and always labelled as close skills or as inferred, never as official.
 */
export interface WorkField {
  readonly id: string;
  /** The field in words that fit "your work in …". */
  readonly work: string;
  /** Beginnings of the DoD occupation codes that belong here; the longest beginning wins. */
  readonly dod: readonly string[];
  /** Civilian work at the working level, nearest first. */
  readonly working: readonly Listed[];
  /** Where senior enlisted members and warrant officers go, nearest first. */
  readonly lead: readonly Listed[];
  /** Where officers go, nearest first; empty when officers of the field are covered by `lead`. */
  readonly officer: readonly Listed[];
  /** True when the military work has no civilian counterpart, so that every match is inferred. */
  readonly inferred: boolean;
  readonly phrases: readonly FieldPhrase[];
}

const phrase = words.lowercase('must be in lower case');

/** An entry of knowledge/matching/fields. */
export const workFieldEntry = () =>
  entryOf({
    id: words.regex(/^[a-z-]+$/, 'must be lower case letters and hyphens'),
    work: words,
    dodGroups: z.array(words.regex(/^\d{3,6}$/, 'must be three to six figures')),
    noCivilianCounterpart: z.literal(true).optional(),
    working: z.array(listedOccupation).min(1),
    lead: z.array(listedOccupation),
    officer: z.array(listedOccupation),
    tells: z.array(phrase).min(1),
    hints: z.array(phrase),
    onlyAsWritten: z.array(phrase),
  });

type WorkFieldEntry = z.output<ReturnType<typeof workFieldEntry>>;

/** The field that an entry describes. */
export function workFieldOf(entry: WorkFieldEntry): WorkField {
  const phraseOf = (text: string, hint: boolean) => ({
    text,
    hint,
    onlyAsWritten: entry.onlyAsWritten.includes(text),
  });
  const phrases = [
    ...entry.tells.map((text) => phraseOf(text, false)),
    ...entry.hints.map((text) => phraseOf(text, true)),
  ];
  return {
    id: entry.id,
    work: entry.work,
    dod: entry.dodGroups,
    working: entry.working,
    lead: entry.lead,
    officer: entry.officer,
    inferred: entry.noCivilianCounterpart ?? false,
    phrases,
  };
}
