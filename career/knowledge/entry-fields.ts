import { z } from 'zod';
import { MILITARY_BRANCHES } from '#career/service.ts';
import { words } from './read-table.ts';

/** A branch of service, as the screens name it. */
export const branch = z.enum(MILITARY_BRANCHES);

/** A civilian occupation: its O*NET-SOC code, and the official title for whoever reads the table. */
export const occupation = z.strictObject({
  code: z.string().regex(/^\d\d-\d{4}\.\d\d$/, 'must be an O*NET-SOC code such as 11-1021.00'),
  title: words,
});

/** How a title fits the people of a line of work: a counselor suggests it to each of them, or it is worth a look. */
const LISTED_FITS = ['readily', 'stretch'] as const;

/** An occupation of a list, with how it fits whom the list is for. */
export const listedOccupation = occupation.extend({ fit: z.enum(LISTED_FITS) });

export type Listed = Pick<z.output<typeof listedOccupation>, 'code' | 'fit'>;

/** The beginning of an O*NET-SOC code: all occupations whose codes begin so. */
export const codeBeginning = z
  .string()
  .regex(/^\d\d(?:-\d{0,4}(?:\.\d\d)?)?$/, 'must begin an O*NET-SOC code');

/** The codes of a list of occupations. */
export const codesOf = (list: readonly { readonly code: string }[]): string[] => list.map(({ code }) => code);
