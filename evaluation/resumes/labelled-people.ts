import { z } from 'zod';
import labels9 from './labels/9.json' with { type: 'json' };
import labels10 from './labels/10.json' with { type: 'json' };
import labels13 from './labels/13.json' with { type: 'json' };
import labels14 from './labels/14.json' with { type: 'json' };
import labels15 from './labels/15.json' with { type: 'json' };
import labels16 from './labels/16.json' with { type: 'json' };
import labels17 from './labels/17.json' with { type: 'json' };
import final9 from './people/final-9.json' with { type: 'json' };
import final10 from './people/final-10.json' with { type: 'json' };
import final13 from './people/final-13.json' with { type: 'json' };
import final14 from './people/final-14.json' with { type: 'json' };
import final15 from './people/final-15.json' with { type: 'json' };
import final16 from './people/final-16.json' with { type: 'json' };
import final17 from './people/final-17.json' with { type: 'json' };

const said = z.string();
const text = z.string().nullable();

const job = z.object({
  ...{ title: text, employer: text, place: text, start: text, end: text, said },
  kind: z.enum(['service', 'civilian', 'volunteer']),
});
const study = z.object({
  ...{ degree: text, field: text, school: text, year: text, said },
  finished: z.boolean().nullable(),
});
const credential = z.object({
  name: z.string(),
  status: z.enum(['held', 'expired', 'in-progress', 'planned', 'none', 'unclear']),
  said,
});
const award = z.object({
  name: z.string(),
  count: z.number(),
  status: z.enum(['received', 'recommended', 'unit award', 'not received']),
  said,
});

/** What a resume may state of one person, by a reader who saw the profile and no code. */
const person = z.object({
  id: z.string(),
  jobs: z.array(job),
  education: z.array(study),
  credentials: z.array(credential),
  clearance: z.object({ level: z.string(), status: z.string(), said }).nullable(),
  languages: z.array(z.object({ language: z.string(), said })),
  awards: z.array(award),
  component: z.string(),
  highestRank: z.string(),
  notForResume: z.array(z.string()),
});

export type LabelledJob = z.output<typeof job>;
export type LabelledStudy = z.output<typeof study>;
export type LabelledCredential = z.output<typeof credential>;
export type LabelledPerson = z.output<typeof person>;

const sets = {
  9: { people: final9, labels: labels9 },
  10: { people: final10, labels: labels10 },
  13: { people: final13, labels: labels13 },
  14: { people: final14, labels: labels14 },
  15: { people: final15, labels: labels15 },
  16: { people: final16, labels: labels16 },
  17: { people: final17, labels: labels17 },
} as const;

/** The sets of people that are labelled, by the number of their file `people/final-N.json`. */
export const LABELLED_SETS = [9, 10, 13, 14, 15, 16, 17] as const satisfies (keyof typeof sets)[];

const profiles = z.array(z.object({ id: z.string(), record: z.record(z.string(), z.unknown()) }));
const labelled = z.object({ people: z.array(person) });

/** The people of a set, each with what they typed and what a reader says of it. */
export function labelledPeople(
  set: keyof typeof sets,
): { readonly profile: Readonly<Record<string, unknown>>; readonly labels: LabelledPerson }[] {
  const { people, labels } = sets[set];
  const typed = new Map(profiles.parse(people).map(({ id, record }) => [id, record]));
  return labelled.parse(labels).people.map((own) => ({ profile: typed.get(own.id) ?? {}, labels: own }));
}
