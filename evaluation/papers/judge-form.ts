import type { PaperEntry, PaperField, PaperKind } from '#career/papers/paper.ts';
import { type JudgedField, judgeList, same, valueIn } from './judge-resume.ts';
import type { PaperMember } from './paper-members.ts';

const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** "2009 06 15" as "06/2009". */
const monthOf = (day: string) => day.replace(/^(\d{4}) (\d{2}) \d{2}$/, '$2/$1');

const courseWithCredits = ({ title, date, credits }: PaperMember['courses'][number]) =>
  `${title}, ${date} (ACE credit: ${credits.map((credit) => `${credit} SH`).join(', ')})`;

/** Holds what was read of a form against the member it was made for: each field that this kind of paper has. */
export function judgeForm(
  kind: PaperKind,
  entries: readonly PaperEntry[],
  period: string,
  member: PaperMember,
): JudgedField[] {
  const value = (field: PaperField) => valueIn(entries, field);
  const one = (name: string, wanted: string, read: string, right = same(wanted, read)): JudgedField => ({
    ...{ name, wanted, read, right },
  });
  const person = [
    one('name', member.first, value('firstName')),
    one('name', member.last, value('lastName')),
    one('branch', member.branch, value('militaryBranch')),
    one('rank', member.rank, value('militaryRank')),
  ];
  const occupation = value('militaryOccupation');
  const coded = (withTitle: boolean) =>
    one(
      'occupation',
      withTitle ? `${member.code} ${member.title}` : member.code,
      occupation,
      occupation.includes(member.code.replace('X', '')) ||
        (occupation.includes(member.code.slice(0, 3)) &&
          (!withTitle || same(occupation.replace(/^\S+\s/, ''), member.title))),
    );
  const readPeriod = period.match(/\d{4}[ -]?\d{2}[ -]?\d{2}/g)?.map((day) => day.replace(/\D/g, '')) ?? [];
  const days = [member.from, member.to].map((day) => day.replace(/\D/g, ''));
  const judged: Readonly<Record<Exclude<PaperKind, 'resume'>, () => JudgedField[]>> = {
    evaluation: () => [
      ...person,
      coded(false),
      one('period', days.join(' '), period, readPeriod.join(' ') === days.join(' ')),
      ...judgeList('duties', [member.duty, ...member.duties], lines(value('militaryResponsibilities'))),
      ...judgeList('leading', member.leads, lines(value('militaryLeadership'))),
      ...judgeList('achievements', member.deeds, lines(value('militaryAchievements'))),
    ],
    award: () => [
      one('branch', member.branch, value('militaryBranch')),
      one('award', member.medal, value('militaryAwards')),
      one(
        'period',
        'from to',
        period,
        period.includes(member.from.slice(0, 4)) && period.includes(member.to.slice(0, 4)),
      ),
      ...judgeList(
        'achievements',
        member.deeds,
        lines(value('militaryAchievements')).map((line) =>
          line.replace(
            /^(?:Sergeant|Captain|Petty Officer|He|She)\s.*? (?=\w+ed\b|found\b|saw\b|kept\b)/,
            '',
          ),
        ),
      ),
    ],
    training: () => [
      ...person.slice(0, 2),
      ...judgeList(
        'courses',
        member.courses.map(({ title, date, hours }) => `${title}, ${date}, ${hours} hours`),
        lines(value('militaryTraining')),
      ),
    ],
    transcript: () => [
      ...person,
      coded(true),
      ...judgeList('courses', member.courses.map(courseWithCredits), lines(value('militaryTraining'))),
    ],
    vmet: () => [
      ...person,
      coded(true),
      ...judgeList(
        'duties',
        member.duties.map((duty) => `${duty}.`),
        lines(value('militaryResponsibilities')),
      ),
      ...judgeList(
        'courses',
        member.courses.map(({ title, date }) => `${title}, ${date}`),
        lines(value('militaryTraining')),
      ),
    ],
    dd214: () => [
      ...person,
      one('component', member.component, value('militaryComponent')),
      coded(true),
      one('service dates', monthOf(member.entered), value('militaryStartDate')),
      one('service dates', monthOf(member.separated), value('militaryEndDate')),
      ...judgeList('awards', [member.medal, ...member.otherAwards], lines(value('militaryAwards'))),
      ...judgeList(
        'courses',
        member.courses.map(({ title }) => title),
        lines(value('militaryTraining')).map((line) => line.replace(/, \d+ weeks.*$/i, '')),
      ),
    ],
  };
  return kind === 'resume' ? [] : judged[kind]();
}
