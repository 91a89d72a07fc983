import { z } from 'zod';
import { RECORD_TEXTS, type RecordText } from '#career/profile-fields.ts';
import { MILITARY_BRANCHES, SERVICE_COMPONENTS, type VeteranRecord, YEARS_SERVED } from '#career/service.ts';

const said = z.string().nullable();

const texts = Object.fromEntries(RECORD_TEXTS.map(({ record }) => [record, said])) as Record<
  RecordText,
  typeof said
>;

const earlierPeriod = z.strictObject({
  branch: z.enum(MILITARY_BRANCHES),
  component: z.enum(SERVICE_COMPONENTS).nullable(),
  rank: said,
  occupation: z.string(),
  startDate: said,
  endDate: said,
  duties: said,
});

const whole = z.strictObject({
  branch: z.enum(MILITARY_BRANCHES).nullable(),
  component: z.enum(SERVICE_COMPONENTS).nullable(),
  yearsServed: z.enum(YEARS_SERVED).nullable(),
  ...texts,
  earlierService: z.array(earlierPeriod),
}) satisfies z.ZodType<VeteranRecord>;

/** What an invented veteran has filled in; the rest of the record is empty. */
export const givenRecord = whole.partial();
export type GivenRecord = z.output<typeof givenRecord>;

/** The entries of a file of the evaluation. Throws with the file and the place of what is wrong. */
export function readPeople<Schema extends z.ZodType>(
  name: string,
  entry: Schema,
  json: unknown,
): readonly z.output<Schema>[] {
  const read = z.strictObject({ about: z.string().min(1), entries: z.array(entry).min(1) }).safeParse(json);
  if (!read.success) throw new Error(`evaluation/${name}: ${z.prettifyError(read.error)}`);
  return read.data.entries;
}
