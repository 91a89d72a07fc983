import type { PaperEntry, PaperField } from '#career/papers/paper.ts';
import { readCivilianJobs } from '#career/record/civilian-jobs.ts';
import { readDate, type TypedDate } from '#career/record/dates.ts';
import { readEducation } from '#career/record/education.ts';
import type { PaperPerson } from './paper-people.ts';

/** One field of a paper that was looked for: right or not, and what was there instead. */
export interface JudgedField {
  readonly name: string;
  readonly right: boolean;
  readonly wanted: string;
  readonly read: string;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

/** Texts that say the same but for case, signs and blanks. */
export const same = (one: string, other: string): boolean => plain(one) === plain(other);

/** What the entries say for a field, joined as the profile would hold it. */
export const valueIn = (entries: readonly PaperEntry[], field: PaperField, joint = '\n'): string =>
  entries
    .filter((entry) => entry.field === field)
    .map(({ value }) => value)
    .join(joint);

const field = (name: string, wanted: string, read: string, right = same(wanted, read)): JudgedField => ({
  ...{ name, wanted, read, right },
});

const sameDate = (wanted: string, read: TypedDate | null): boolean => {
  const date = readDate(wanted);
  return date !== null && read !== null && date.year === read.year && date.month === read.month;
};

/** Items of a list: each that was wanted, and each that was read and nobody wanted. */
export function judgeList(name: string, wanted: readonly string[], read: readonly string[]): JudgedField[] {
  const extra = read.filter((item) => !wanted.some((each) => same(each, item)));
  return [
    ...wanted.map((item) => {
      const found = read.find((each) => same(each, item));
      return field(name, item, found ?? '', found !== undefined);
    }),
    ...extra.map((item) => field(`${name}, too much`, '', item, false)),
  ];
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** Holds what was read of a resume against the person it was made for, as the record reads it: field by field. */
export function judgeResume(
  entries: readonly PaperEntry[],
  person: PaperPerson,
  hasPhone: boolean,
  skills: readonly string[],
): JudgedField[] {
  const value = (name: PaperField, joint?: string) => valueIn(entries, name, joint);
  const { service } = person;
  const occupation = value('militaryOccupation');
  const told = readCivilianJobs(
    [value('postMilitaryExperience', '\n\n'), value('priorExperience', '\n\n')].join('\n\n'),
  );
  const studies = readEducation(value('educationHistory'));
  const state = value('state');
  return [
    field('name', person.firstName, value('firstName')),
    field('name', person.lastName, value('lastName')),
    field('city', person.city, value('city')),
    field(
      'state',
      person.state,
      state,
      state === person.state || (state.length > 3 && STATES[person.state] === state),
    ),
    ...(hasPhone ? [field('phone', person.phone, value('phone'))] : []),
    field('branch', service.branch, value('militaryBranch')),
    field('rank', service.rank, value('militaryRank')),
    field(
      'occupation',
      `${service.title} ${service.code}`,
      occupation,
      plain(occupation).includes(plain(service.title)) &&
        plain(occupation).includes(plain(service.code)) &&
        occupation.length < service.title.length + 10,
    ),
    field(
      'service dates',
      service.start,
      value('militaryStartDate'),
      sameDate(service.start, readDate(value('militaryStartDate'))),
    ),
    field(
      'service dates',
      service.end,
      value('militaryEndDate'),
      sameDate(service.end, readDate(value('militaryEndDate'))),
    ),
    ...judgeList('service lines', service.lines, [
      ...linesOf(value('militaryAchievements')),
      ...linesOf(value('militaryResponsibilities')),
    ]),
    ...person.jobs.flatMap((job) => {
      const read = told.find(({ title, employer }) => same(title, job.title) || same(employer, job.employer));
      return [
        field('title', job.title, read?.title ?? ''),
        field('employer', job.employer, read?.employer ?? ''),
        field(
          'job dates',
          job.start,
          read?.span ? JSON.stringify(read.span.start) : '',
          sameDate(job.start, read?.span?.start ?? null),
        ),
        field(
          'job dates',
          job.end,
          read?.current ? 'Present' : JSON.stringify(read?.span?.end ?? ''),
          job.end === 'Present' ? read?.current === true : sameDate(job.end, read?.span?.end ?? null),
        ),
        ...judgeList('job lines', job.lines, linesOf(read?.duties ?? '')),
      ];
    }),
    ...told
      .filter(
        ({ title, employer }) =>
          !person.jobs.some((job) => same(title, job.title) || same(employer, job.employer)),
      )
      .map(({ title, employer }) => field('job, too much', '', `${title}, ${employer}`, false)),
    ...person.education.flatMap((study) => {
      const read = studies.find(
        ({ school, remarks }) => same(school, study.school) || plain(remarks).includes(plain(study.school)),
      );
      const whole = read
        ? plain([read.degree, read.field, read.school, read.year, read.remarks].join(' '))
        : '';
      return [
        field(
          'degree',
          `${study.degree} ${study.field}`,
          whole,
          plain(`${study.degree} in ${study.field}`)
            .replace(/ in$/, '')
            .split(' ')
            .every((word) => word === 'in' || whole.split(' ').includes(word)),
        ),
        field('school', study.school, whole, whole.includes(plain(study.school))),
        field('school year', study.year, whole, whole.includes(study.year)),
      ];
    }),
    ...judgeList('skills', skills, value('militarySkills', ', ').split(/,\s+/).filter(Boolean)),
    ...judgeList('certificates', person.certificates, linesOf(value('certifications'))),
    ...judgeList('awards', person.awards, linesOf(value('militaryAwards'))),
  ];
}

const STATES: Readonly<Record<string, string>> = {
  ...{ TX: 'Texas', VA: 'Virginia', CO: 'Colorado', CA: 'California', NC: 'North Carolina', AL: 'Alabama' },
  ...{ GA: 'Georgia', OH: 'Ohio' },
};
