import { type ResumeContent, type ResumeExperience, skillsText } from './document.ts';
import { jobDates } from './job-order.ts';

/** A run of words that stands in both texts, only in the newer, or only in the older. */
export interface WordRun {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** A line that is not in both texts. Of a changed one, the runs say what of it stayed. */
export interface LineDifference {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly runs: readonly WordRun[];
}

export interface PartDifference {
  /** What people call that part of a resume: "Summary". */
  readonly part: string;
  readonly lines: readonly LineDifference[];
}

interface Step<T> {
  readonly kind: WordRun['kind'];
  readonly item: T;
}

/** The shortest way from one list to another, by the longest common subsequence; removals before additions. */
export function listSteps<T>(before: readonly T[], after: readonly T[]): Step<T>[] {
  const width = after.length + 1;
  const common = new Uint32Array((before.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      common[i * width + j] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const found: Step<T>[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      found.push({ kind: 'same', item: before[i++] as T });
      j++;
    } else if (i < before.length && (j === after.length || at(i + 1, j) >= at(i, j + 1))) {
      found.push({ kind: 'removed', item: before[i++] as T });
    } else {
      found.push({ kind: 'added', item: after[j++] as T });
    }
  }
  return found;
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** What became of a text, word by word: its runs in reading order. Spaces and line ends are not compared. */
export function wordDifference(before: string, after: string): WordRun[] {
  const runs: { kind: WordRun['kind']; words: string[] }[] = [];
  for (const { kind, item } of listSteps(wordsIn(before), wordsIn(after))) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.words.push(item);
    else runs.push({ kind, words: [item] });
  }
  return runs.map(({ kind, words }) => ({ kind, text: words.join(' ') }));
}

/** Two lines are one that was changed when at least this share of the longer one's words stayed. */
const SAME_LINE_SHARE = 0.4;

function changed(before: string, after: string): LineDifference | undefined {
  const runs = wordDifference(before, after);
  const kept = runs.filter(({ kind }) => kind === 'same').flatMap(({ text }) => wordsIn(text)).length;
  const longer = Math.max(wordsIn(before).length, wordsIn(after).length);
  return kept >= longer * SAME_LINE_SHARE ? { kind: 'changed', runs } : undefined;
}

const whole = (kind: 'added' | 'removed', text: string): LineDifference => ({ kind, runs: [{ kind, text }] });

/** The lines that are not in both lists, in reading order; a line that was reworded shows as one. */
export function lineDifference(before: readonly string[], after: readonly string[]): LineDifference[] {
  const found: LineDifference[] = [];
  let removed: string[] = [];
  const letGo = () => {
    found.push(...removed.map((line) => whole('removed', line)));
    removed = [];
  };
  for (const { kind, item } of listSteps(before, after)) {
    if (kind === 'removed') removed.push(item);
    if (kind === 'same') letGo();
    if (kind !== 'added') continue;
    const pair = removed
      .map((line, place) => ({ place, difference: changed(line, item) }))
      .find(({ difference }) => difference !== undefined);
    if (pair?.difference === undefined) {
      found.push(whole('added', item));
      continue;
    }
    found.push(...removed.splice(0, pair.place).map((line) => whole('removed', line)), pair.difference);
    removed.shift();
  }
  letGo();
  return found;
}

const textLines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

function jobLines(job: ResumeExperience): string[] {
  const hours = job.hoursPerWeek === null ? '' : `${job.hoursPerWeek} hours a week`;
  const named = [job.title, job.organization, job.location, jobDates(job), hours, job.grade];
  return [...named, ...job.lines].filter((text) => text !== '');
}

const PARTS: readonly (readonly [part: string, lines: (content: ResumeContent) => readonly string[]])[] = [
  ['Title', ({ title }) => textLines(title)],
  ['Header', ({ contact }) => (contact === null ? [] : Object.values(contact).filter((text) => text !== ''))],
  ['Summary', ({ summary }) => textLines(summary)],
  ['Skills', ({ skills }) => (skills.length === 0 ? [] : [skillsText(skills)])],
  ['Military achievements', ({ militaryAchievements }) => militaryAchievements],
  ['Experience', ({ experience }) => experience.flatMap(jobLines)],
  ['Military education', ({ militaryEducation }) => textLines(militaryEducation)],
  ['Civilian education', ({ civilianEducation }) => textLines(civilianEducation)],
  ['Certifications', ({ certifications }) => certifications],
  ['Awards', ({ awards }) => awards],
  ['Clearance', ({ clearance }) => textLines(clearance)],
  ['Links', ({ links }) => links.map(({ label, url }) => `${label} ${url}`.trim())],
  ['Languages', ({ languages }) => languages],
  ['Volunteering', ({ volunteering }) => volunteering],
  ['Projects', ({ projects }) => projects],
  ['Layout', ({ layout }) => [layout]],
];

/** What changed from one text of a resume to another, part by part; parts that are the same are left out. */
export function resumeDifference(before: ResumeContent, after: ResumeContent): PartDifference[] {
  return PARTS.map(([part, lines]) => ({ part, lines: lineDifference(lines(before), lines(after)) })).filter(
    ({ lines }) => lines.length > 0,
  );
}

/** The parts that differ, by name alone: told quickly, for a list of many texts. */
export function changedParts(before: ResumeContent, after: ResumeContent): string[] {
  return PARTS.filter(([, lines]) => lines(before).join('\n') !== lines(after).join('\n')).map(
    ([part]) => part,
  );
}
