import type { EditorValues, JobValues } from './editor-values.ts';
import { mergedLists, mergedValue } from './three-way.ts';

/** What stands between the entries of a part that is a list; the summary is one text, to be chosen whole. */
const BETWEEN: Partial<Record<keyof EditorValues, string>> = {
  militaryAchievements: '\n',
  militaryEducation: '\n',
  civilianEducation: '\n',
  certifications: '\n',
  skills: ', ',
  languages: '\n',
  volunteering: '\n',
  projects: '\n',
};

/** Of the parts that both sides changed, those in which they changed different entries, with what each of them did. */
export function joinedParts(
  keys: readonly (keyof EditorValues)[],
  base: EditorValues,
  mine: EditorValues,
  theirs: EditorValues,
): Partial<EditorValues> {
  const joined = keys.flatMap((key) => {
    const value =
      key === 'experience'
        ? joinedJobs(base[key], mine[key], theirs[key])
        : joinedText(BETWEEN[key], base[key], mine[key], theirs[key]);
    return value === null ? [] : [[key, value]];
  });
  return Object.fromEntries(joined);
}

function joinedText(between: string | undefined, base: string, mine: string, theirs: string): string | null {
  if (between === undefined) return null;
  const entries = (text: string) =>
    text
      .split(between.trim() || between)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
  return mergedLists(entries(base), entries(mine), entries(theirs))?.join(between) ?? null;
}

type Jobs = readonly JobValues[];

/** Jobs as texts, so that two are the same when all of their parts are. */
const asTexts = (jobs: Jobs) => jobs.map((job) => JSON.stringify(Object.entries(job).sort()));

function joinedJobs(base: Jobs, mine: Jobs, theirs: Jobs): Jobs | null {
  const merged = mergedLists(asTexts(base), asTexts(mine), asTexts(theirs));
  if (merged !== null) return merged.map((text) => Object.fromEntries(JSON.parse(text)) as JobValues);
  // Both changed one job. While none was added, moved or taken out, each is known by its place.
  if (mine.length !== base.length || theirs.length !== base.length) return null;
  const jobs = base.map((job, at) => joinedJob(job, mine[at] ?? job, theirs[at] ?? job));
  return jobs.every((job) => job !== null) ? jobs : null;
}

/** A job in which each side changed other parts of it, or other lines. */
function joinedJob(base: JobValues, mine: JobValues, theirs: JobValues): JobValues | null {
  // Another kind or title with another employer is another job, whatever its place.
  const isOther = (one: JobValues) => one.title !== base.title && one.organization !== base.organization;
  if (isOther(mine) || isOther(theirs)) return null;
  const lines = joinedText('\n', base.lines, mine.lines, theirs.lines);
  if (lines === null) return null;
  const parts = (Object.keys(base) as (keyof JobValues)[])
    .filter((key) => key !== 'lines')
    .map((key) => [key, mergedValue(base[key], mine[key], theirs[key])] as const);
  if (parts.some(([, merged]) => merged === null)) return null;
  return { ...base, ...Object.fromEntries(parts.map(([key, merged]) => [key, merged?.value])), lines };
}
