import { calmedNames } from '#career/record/calm.ts';
import { printedDate } from '#career/record/dates.ts';
import { withCapitals } from '#career/record/list-capitals.ts';
import { mended } from '#career/record/mend.ts';
import type { VeteranRecord } from '#career/service.ts';
import { isEnglish } from '#career/text/dictionary.ts';
import { capitalized } from '#career/translation/inflection.ts';
import { cutToLimit, RESUME_LIMITS, type ResumeExperience } from '../document.ts';
import { printedAs } from '../job-order.ts';
import { leadingPosition } from './leading-position.ts';
import type { WrittenLine, WrittenRecord } from './record-lines.ts';
import {
  occupationTitle,
  officerSince,
  rankTitle,
  serviceOf,
  wasEnlistedFirst,
  withRolesSpelledOut,
} from './service-facts.ts';

function entry(kind: ResumeExperience['kind'], parts: Partial<ResumeExperience>): ResumeExperience {
  return {
    kind,
    title: '',
    organization: '',
    location: '',
    start: '',
    end: '',
    current: false,
    hoursPerWeek: null,
    grade: '',
    lines: [],
    ...parts,
  };
}

const printed = (typed: string) => cutToLimit(printedAs(typed), RESUME_LIMITS.date);

/**
 * The periods of service, newest first. The lines of the most recent one are the resume's militaryAchievements and
 * are not repeated here; earlier ones bring their own.
 */
function militaryExperience(record: VeteranRecord, periods: WrittenRecord['periods']): ResumeExperience[] {
  const earlier = periods.map(({ record: period, lines }) => periodEntry(period, within(lines)));
  return [periodEntry(record, []), ...earlier]
    .filter(({ title, organization, start }) => title !== '' || organization !== '' || start !== '')
    .slice(0, RESUME_LIMITS.entries - 2);
}

function periodEntry(record: VeteranRecord, lines: string[]): ResumeExperience {
  const service = serviceOf(record);
  const since = officerSince(record);
  const occupation = capitalized(occupationTitle(record));
  const position = leadingPosition(record);
  const isTold = position.toLowerCase() === occupation.toLowerCase();
  const title = [isTold ? '' : position, occupation].filter((part) => part !== '').join(', ');
  const end = printed(record.endDate ?? '');
  return entry('military', {
    title: cutToLimit(
      since === null || title === '' ? title : `${title} (since ${since})`,
      RESUME_LIMITS.shortText,
    ),
    organization: service === '' ? '' : `U.S. ${service}`,
    start: printed(record.startDate ?? ''),
    end,
    current: /^(?:present|current|now)/i.test(end),
    grade: cutToLimit(
      wasEnlistedFirst(record) ? `${rankTitle(record)} (previously enlisted)` : rankTitle(record),
      RESUME_LIMITS.shortText,
    ),
    lines,
  });
}

/**
 * Service and civilian work, an entry each. A job without dates stays behind the one that is told before it; where work since
 * the service has no dates at all it stands before the service, the last first, as people tell of it from its beginning.
 */
export function workHistory(record: VeteranRecord, { periods, jobs }: WrittenRecord): ResumeExperience[] {
  const since = jobs.filter(({ isSince }) => isSince);
  const first = since.findIndex(({ job }) => job.span !== null || job.current);
  const undated = (first === -1 ? since : since.slice(0, first)).toReversed();
  const dated = first === -1 ? [] : since.slice(first);
  const service = militaryExperience(record, periods);
  const prior = civilianExperience(jobs.filter(({ isSince }) => !isSince));
  return first === -1
    ? [...civilianExperience(undated), ...service, ...prior]
    : [...service, ...civilianExperience(dated.toSpliced(1, 0, ...undated)), ...prior];
}

/** Titles, employers and dates are the veteran's own. */
function civilianExperience(jobs: WrittenRecord['jobs']): ResumeExperience[] {
  return jobs.map(({ job: { title, employer, place, span, current, isSaid }, lines }) =>
    entry('civilian', {
      title: cutToLimit(isSaid ? title : positionInWords(title), RESUME_LIMITS.shortText),
      organization: cutToLimit(
        isSaid ? employer : employerInWords(calmedNames(employer)),
        RESUME_LIMITS.shortText,
      ),
      location: cutToLimit(isSaid ? place : calmedNames(place), RESUME_LIMITS.shortText),
      start: span ? printedDate(span.start) : '',
      end: span?.end && !current ? printedDate(span.end) : '',
      current,
      lines: within(lines),
    }),
  );
}

/**
 * The record with the jobs of which the veteran's text says as what or for whom, and the words of the others: under no
 * name a line would read as done for somebody else, so they wait as a question. What the veteran decided on stays.
 */
export function withNamedJobs(record: WrittenRecord): {
  readonly lines: WrittenRecord;
  readonly nameless: readonly WrittenRecord['jobs'][number][];
} {
  const { true: nameless = [], false: jobs = [] } = Object.groupBy(record.jobs, ({ job, lines }) =>
    String(job.title === '' && job.employer === '' && !lines.some(({ isReviewed }) => isReviewed)),
  );
  return { lines: { ...record, jobs }, nameless };
}

/** "Regional airline mx base": what is cut short in a kind of employer; a name is the veteran's own. */
const employerInWords = (employer: string) =>
  /^[A-Z]?[a-z-]+ [a-z]/.test(employer) ? capitalized(mended(employer, null)) : employer;

/** "Hvac helper": an acronym that opens a title was typed small. */
const withAcronyms = (title: string) =>
  withCapitals(
    title.replace(/^[A-Z][a-z]{2,4}(?= )/, (word) =>
      isEnglish(word.toLowerCase()) ? word : word.toLowerCase(),
    ),
  );

/** "ASST MGR" is "Assistant manager"; a slash between two positions is the veteran's own. */
export function positionInWords(title: string): string {
  const calm = calmedNames(title);
  return title.includes('/') ? calm : capitalized(mended(withAcronyms(withRolesSpelledOut(calm)), null));
}

function within(lines: readonly WrittenLine[]): string[] {
  return lines.slice(0, RESUME_LIMITS.lines).map(({ text }) => cutToLimit(text, RESUME_LIMITS.line));
}
