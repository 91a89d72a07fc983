import type { RecordJobReply } from '#contract/record.ts';

/** A job before anything of it is known. */
export const EMPTY_JOB: RecordJobReply = {
  ...{ id: null, state: 'read', field: 'postMilitaryExperience', readAs: null, told: '' },
  ...{ title: '', employer: '', place: '', start: '', end: '', current: false },
};

/** What tells a job from the others on the page, whatever is said of it. */
export const jobId = ({ field, readAs, id }: RecordJobReply): string =>
  readAs === null ? `said ${id ?? ''}` : `${field} ${readAs}`;

/** Whether a job says as what or for whom. */
export const isNamed = ({ title, employer }: RecordJobReply): boolean => title !== '' || employer !== '';

/** "Area Manager, Amazon"; a job that isn't named has its first words. */
export function jobName({ title, employer, told }: RecordJobReply): string {
  const named = [title, employer].filter((part) => part !== '').join(', ');
  return named === '' ? `“${told}”` : named;
}

/** "Seattle, WA · Aug 2020 to May 2022"; empty where neither is known. */
export function jobDetails({ place, start, end, current }: RecordJobReply): string {
  const until = current ? 'now' : end;
  const dates = start === '' ? '' : [start, until].filter((date) => date !== '').join(' to ');
  return [place, dates].filter((part) => part !== '').join(' · ');
}
