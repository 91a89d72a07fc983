import { z } from 'zod';
import { givenRecord, readPeople } from '../read-people.ts';

const veteranEntry = z.strictObject({
  id: z.string().min(1),
  /** The posting in the set that this person would apply for. */
  aimsAt: z.string().min(1),
  record: givenRecord,
});

/** A veteran of the evaluation set: invented people, written the way real ones fill in the form. */
export type EvaluationVeteran = z.output<typeof veteranEntry>;

const postingEntry = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1),
  company: z.string().min(1),
  /** Line by line. */
  description: z.array(z.string()).min(1),
});

/** A posting of the evaluation set: invented employers, written the way real postings read. */
export interface EvaluationPosting {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly description: string;
}

/** The veterans of a file. */
export function veteransIn(name: string, json: unknown): readonly EvaluationVeteran[] {
  return readPeople(`resumes/${name}`, veteranEntry, json);
}

/** The postings of a file. */
export function postingsIn(name: string, json: unknown): EvaluationPosting[] {
  return readPeople(`resumes/${name}`, postingEntry, json).map((posting) => ({
    ...posting,
    description: posting.description.join('\n'),
  }));
}
