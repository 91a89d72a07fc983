import type { Certification, CertificationField, Funding } from '../certification.ts';

/** What a catalogue line may add to the plain facts; what is left out is unknown. */
interface Extra {
  /** Typical weeks of a course or of part-time preparation. */
  readonly weeks?: number;
  /** Dollars and the year the price was known in. */
  readonly cost?: readonly [dollars: number, year: number];
  readonly giBill?: Funding;
  readonly cool?: Funding;
  /** Other spellings, '|' between them. */
  readonly as?: string;
  /** Military training or codes that count towards it, '|' between them. */
  readonly training?: string;
}

/** Makes catalogue entries of one field. `occupations`: O*NET-SOC codes or their beginnings, nearest first. */
export function entriesOf(field: CertificationField) {
  return (
    id: string,
    name: string,
    provider: string,
    url: string | null,
    occupations: string,
    description: string,
    extra: Extra = {},
  ): Certification => ({
    id,
    name,
    provider,
    field,
    description,
    url,
    durationWeeks: extra.weeks ?? null,
    cost: extra.cost ? { dollars: extra.cost[0], year: extra.cost[1] } : null,
    giBill: extra.giBill ?? 'unknown',
    serviceProgramme: extra.cool ?? 'unknown',
    occupations: occupations.split(' '),
    alsoWritten: (extra.as ?? '').split('|').filter((text) => text !== ''),
    militaryTraining: (extra.training ?? '').split('|').filter((text) => text !== ''),
  });
}

/** Examinations that the VA's license and certification test benefit and the services' programmes commonly pay. */
export const PAID = { giBill: 'usually', cool: 'usually' } as const;

/** Programmes where it depends on the school, state or approval of the particular course. */
export const DEPENDS = { giBill: 'sometimes', cool: 'sometimes' } as const;
