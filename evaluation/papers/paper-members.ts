import { z } from 'zod';
import { MILITARY_BRANCHES, SERVICE_COMPONENTS } from '#career/service.ts';
import members from './members.json' with { type: 'json' };

const member = z.strictObject({
  id: z.string(),
  /** The papers of 'final' members are kept apart, to be tried once. */
  set: z.enum(['tune', 'final']),
  last: z.string(),
  first: z.string(),
  middle: z.string(),
  branch: z.enum(MILITARY_BRANCHES),
  component: z.enum(SERVICE_COMPONENTS),
  department: z.string(),
  form: z.enum(['nco', 'officer', 'epr', 'eval', 'usmc', 'eer']),
  rank: z.string(),
  grade: z.string(),
  code: z.string(),
  title: z.string(),
  duty: z.string(),
  duties: z.array(z.string()),
  leads: z.array(z.string()),
  deeds: z.array(z.string()),
  /** "2016 03 01". */
  from: z.string(),
  to: z.string(),
  medal: z.string(),
  otherAwards: z.array(z.string()),
  courses: z.array(
    z.strictObject({
      title: z.string(),
      /** "05/2011". */
      date: z.string(),
      id: z.string(),
      ace: z.string(),
      hours: z.number(),
      /** "Brake systems 2": the subject and its semester hours. */
      credits: z.array(z.string()),
    }),
  ),
  entered: z.string(),
  separated: z.string(),
  ssn: z.string(),
  birth: z.string(),
  dodId: z.string(),
});
export type PaperMember = z.infer<typeof member>;

export const PAPER_MEMBERS: readonly PaperMember[] = z
  .object({ about: z.string(), people: z.array(member) })
  .parse(members).people;
