import { readDate, type TypedDate } from '#career/record/dates.ts';
import type { VeteranRecord, YearsServed } from '#career/service.ts';
import type { ResumeContent, ResumeExperience } from '../document.ts';
import { searched, showsWording } from '../writing/wording-match.ts';
import { fieldWords } from './field-words.ts';
import { termsIn } from './lexicon-index.ts';

/** How long somebody worked in a field. The two differ where the profile knows a range of years. */
export interface YearsTold {
  readonly atLeast: number;
  readonly atMost: number;
  /** The jobs that count, for showing. */
  readonly evidence: string;
}

/** The range of years behind each answer of the profile; the upper end of the last is open. */
const SERVED: Readonly<Record<YearsServed, readonly [from: number, to: number]>> = {
  '1-3 years': [1, 3],
  '4-6 years': [4, 6],
  '7-10 years': [7, 10],
  '11-15 years': [11, 15],
  '16-20+ years': [16, 40],
};

/**
 * The years that a resume shows in a field: those of each job whose title or lines speak of it, service among them;
 * time that two jobs share counts once. Of any work where no field is named. Null where no job speaks of it.
 */
export function yearsIn(
  field: string | undefined,
  content: ResumeContent,
  { yearsServed, readOn }: Pick<VeteranRecord, 'yearsServed' | 'readOn'>,
): YearsTold | null {
  const jobs = content.experience.filter((job) => speaksOf(field, jobTexts(job, content)));
  const serves = content.experience.some(({ kind }) => kind === 'military')
    ? jobs.some(({ kind }) => kind === 'military')
    : speaksOf(field, content.militaryAchievements);
  const dated = jobs.flatMap((job) => spanOf(job, readOn));
  const datedService = jobs.some((job) => job.kind === 'military' && spanOf(job, readOn).length > 0);
  const [from, to] = serves && !datedService && yearsServed ? SERVED[yearsServed] : [0, 0];
  const known = covered(dated);
  if (known + to === 0) return null;
  const named = jobs.map(({ title, organization }) =>
    [title, organization].filter((part) => part !== '').join(', '),
  );
  const evidence = named.length > 0 ? named.join('; ') : `${yearsServed ?? ''} of service`;
  return { atLeast: known + from, atMost: known + to, evidence };
}

/** What a job says: lines of the service stand in a section of their own. */
function jobTexts({ kind, title, lines }: ResumeExperience, content: ResumeContent): string[] {
  return [title, ...lines, ...(kind === 'military' ? content.militaryAchievements : [])];
}

/** The share of a field's words that a job must use. */
const SPOKEN = 0.5;

function speaksOf(field: string | undefined, texts: readonly string[]): boolean {
  const wanted = fieldWords(field ?? '');
  if (wanted.length === 0) return true;
  if (texts.length === 0) return false;
  const read = texts.map(searched);
  const terms = termsIn(field ?? '');
  if (
    terms.some(({ term }) =>
      read.some((text) => term.wordings.some((wording) => showsWording(text, wording))),
    )
  )
    return true;
  const used = new Set(read.flatMap(({ stems }) => stems));
  return wanted.filter((stem) => used.has(stem)).length >= wanted.length * SPOKEN;
}

const monthsOf = ({ year, month }: TypedDate, otherwise: number): number =>
  year * 12 + ((month ?? otherwise) - 1);

function spanOf(
  { start, end, current }: ResumeExperience,
  readOn: Date | undefined,
): [from: number, to: number][] {
  const from = readDate(start);
  const to = readDate(end);
  if (from === null || (to === null && !current)) return [];
  const now = readOn ?? new Date(0);
  const until = to === null ? now.getUTCFullYear() * 12 + now.getUTCMonth() : monthsOf(to, 12);
  return until > monthsOf(from, 1) ? [[monthsOf(from, 1), until]] : [];
}

/** The years that spans of months cover together. */
function covered(spans: readonly (readonly [from: number, to: number])[]): number {
  let months = 0;
  let reached = 0;
  for (const [from, to] of spans.toSorted((one, other) => one[0] - other[0])) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return months / 12;
}
