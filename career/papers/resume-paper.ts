import type { ResumeContent, ResumeExperience } from '#career/resume/document.ts';
import { isoDate } from '#career/resume/json-resume-dates.ts';
import { profileSuggestions } from '#career/resume/reading/profile-fields.ts';
import type { PaperEntry, PaperField } from './paper.ts';
import { branchIn, occupationIn, rankIn, type ServiceFacts } from './service-words.ts';

/** What is in a resume's own section but in no field of its document: tools and vehicles. */
export interface ResumePaper {
  readonly content: ResumeContent;
  readonly equipment: readonly string[];
}

const TAKEN_AS_TOLD: ReadonlySet<string> = new Set<PaperField>([
  ...(['firstName', 'lastName', 'phone', 'city', 'state', 'linkedIn', 'github', 'website'] as const),
  ...(['militaryTraining', 'militaryAwards', 'certifications'] as const),
]);

/** What a resume says for the profile: service with rank, occupation and dates, each job and each study by itself. */
export function resumeEntries({ content, equipment }: ResumePaper, facts: ServiceFacts): PaperEntry[] {
  const simple = profileSuggestions(content).flatMap(({ field, value }): PaperEntry[] =>
    TAKEN_AS_TOLD.has(field) ? [{ field, value, certain: true }] : [],
  );
  const tools = new Set(equipment.map((tool) => tool.toLowerCase()));
  const skills = content.skills.filter((skill) => !tools.has(skill.toLowerCase()));
  return [
    ...simple.filter(({ field }) => field !== 'certifications'),
    ...serviceEntries(content, facts),
    ...listEntry('militarySkills', skills, ', '),
    ...listEntry('militaryEquipment', equipment, ', '),
    ...jobEntries(content),
    ...listEntry('educationHistory', content.civilianEducation.split('\n'), '\n'),
    ...listEntry(
      'certifications',
      [
        ...content.certifications,
        ...(content.clearance === '' ? [] : [`Security clearance: ${content.clearance}`]),
      ],
      '\n',
    ),
  ];
}

function listEntry(field: PaperField, items: readonly string[], joint: string): PaperEntry[] {
  const value = items.filter((item) => item.trim() !== '').join(joint);
  return value === '' ? [] : [{ field, value, certain: true }];
}

const dateOf = (typed: string) => isoDate(typed) ?? '';
const headingOf = ({ title, organization }: ResumeExperience) => `${title}, ${organization}`;

/** Periods in the same service as the latest are one service: from the first day to the last. */
function serviceEntries(content: ResumeContent, facts: ServiceFacts): PaperEntry[] {
  const periods = content.experience
    .filter(({ kind }) => kind === 'military')
    .toSorted(
      (one, other) =>
        Number(other.current) - Number(one.current) || dateOf(other.end).localeCompare(dateOf(one.end)),
    );
  const [latest] = periods;
  if (latest === undefined) {
    return listEntry('militaryAchievements', content.militaryAchievements, '\n');
  }
  const branch = branchIn(headingOf(latest));
  const same = periods.filter((period) => branchIn(headingOf(period)) === branch);
  const starts = same.map(({ start }) => start).filter((start) => start !== '');
  const start = starts.toSorted((one, other) => dateOf(one).localeCompare(dateOf(other)))[0] ?? '';
  const heading = `${latest.title}${latest.grade === '' ? '' : `, ${latest.grade}`}`;
  const rank = rankIn(facts, heading, branch);
  const bare = withoutService(heading);
  const occupation = occupationIn(facts, bare, branch, rank);
  const first = content.experience.find(({ kind }) => kind === 'military');
  const lines = periods.flatMap((period) =>
    period === first ? [...content.militaryAchievements, ...period.lines] : period.lines,
  );
  const entries: (PaperEntry | false)[] = [
    branch !== null && { field: 'militaryBranch', value: branch, certain: true },
    rank !== null && { field: 'militaryRank', value: rank, certain: true },
    occupation !== null && {
      field: 'militaryOccupation',
      value: occupation.text,
      certain: occupation.certain,
    },
    start !== '' && { field: 'militaryStartDate', value: start, certain: true },
    latest.end !== '' && { field: 'militaryEndDate', value: latest.end, certain: true },
  ];
  return [...entries.filter((entry) => entry !== false), ...deedEntries(lines)];
}

/** The place and the name of the service in a heading of one line. */
const withoutService = (heading: string) =>
  heading
    .replace(
      /,?\s*(?:U\.?S\.?|United States)?\s*\b(?:Army|Navy|Air Force|Marine Corps|Marines|Coast Guard|Space Force)(?: (?:Reserve|National Guard))?\b.*$/i,
      '',
    )
    .trim();

/** What was done, by what it tells: a figure makes it an achievement, else it is a duty. */
export function deedEntries(lines: readonly string[]): PaperEntry[] {
  const deeds = lines.filter((line) => line.trim() !== '');
  const hasFigure = (line: string) => /\d/.test(line);
  return [
    ...listEntry(
      'militaryResponsibilities',
      deeds.filter((line) => !hasFigure(line)),
      '\n',
    ),
    ...listEntry('militaryAchievements', deeds.filter(hasFigure), '\n'),
  ];
}

/** Each civilian job as a text of its own, since or before the service. */
function jobEntries(content: ResumeContent): PaperEntry[] {
  return profileSuggestions(content).flatMap(({ field, value }): PaperEntry[] => {
    if (field !== 'postMilitaryExperience' && field !== 'priorExperience') return [];
    return value.split('\n\n').map((job) => ({ field, value: job, certain: /(?:19|20)\d{2}/.test(job) }));
  });
}
