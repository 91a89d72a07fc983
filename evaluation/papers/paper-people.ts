import { z } from 'zod';
import people from './people.json' with { type: 'json' };

const told = z.strictObject({
  title: z.string(),
  employer: z.string(),
  place: z.string(),
  /** "01/2020", "2008" or "Present". */
  start: z.string(),
  end: z.string(),
  lines: z.array(z.string()).min(1),
});

const person = z.strictObject({
  id: z.string(),
  /** The papers of 'final' people are kept apart, to be tried once. */
  set: z.enum(['tune', 'final']),
  firstName: z.string(),
  lastName: z.string(),
  city: z.string(),
  state: z.string(),
  email: z.string(),
  phone: z.string(),
  linkedIn: z.string(),
  headline: z.string(),
  summary: z.string(),
  service: told.extend({ branch: z.string(), rank: z.string(), code: z.string() }),
  jobs: z.array(told).min(1),
  education: z.array(
    z.strictObject({ degree: z.string(), field: z.string(), school: z.string(), year: z.string() }),
  ),
  skills: z.array(z.string()),
  certificates: z.array(z.string()),
  awards: z.array(z.string()),
});
export type PaperPerson = z.infer<typeof person>;

export const PAPER_PEOPLE: readonly PaperPerson[] = z
  .object({ about: z.string(), people: z.array(person) })
  .parse(people).people;
