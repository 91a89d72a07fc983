import type { RecordLineReply } from '#contract/record.ts';

/** What people call the parts of a record, as the profile's form does. */
const FIELDS: Readonly<Record<RecordLineReply['place']['field'], string>> = {
  achievements: 'What you achieved',
  leadership: 'Who you led',
  responsibilities: 'What you did',
  earlierService: 'Earlier service',
  postMilitaryExperience: 'Work after service',
  priorExperience: 'Work before service',
};

/** The heading over the lines of a place: the period or job, else the part of the record. */
export function placeName({ field, period }: RecordLineReply['place']): { title: string; plain?: string } {
  return period === '' ? { title: FIELDS[field] } : { title: period, plain: FIELDS[field] };
}
