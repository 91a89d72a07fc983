import { z } from 'zod';
import { jobFeatures } from '#career/record/job-features.ts';
import { surePartsIn } from '#career/record/job-parts.ts';
import { JOB_TAGS, type PartKind } from '#career/record/job-tags.ts';
import { linkedJobs } from '#career/record/linked-jobs.ts';
import { kindOfTag } from '#career/record/tagged-parts.ts';
import { tokensOf } from '#career/record/token-features.ts';
import { learnTagger, surelyTagged, type TaggedText, type TaggerWeights } from '#career/sequence-tagger.ts';
import { nearest, placesOf } from '#evaluation/lists/label-tokens.ts';
import { readPeople } from '#evaluation/read-people.ts';
import told from './told.json' with { type: 'json' };

const piece = z.string().min(1).nullable();
const toldJob = z.strictObject({
  ...{ title: piece, employer: piece, place: piece },
  dates: z.array(z.string().min(1)),
  current: z.boolean(),
});
const toldText = z.strictObject({ set: z.string(), text: z.string().min(1), jobs: z.array(toldJob) });
type ToldText = z.output<typeof toldText>;

/** What people tell of their work, and the jobs that readers found in it. */
export const toldTexts: readonly ToldText[] = readPeople('jobs/told.json', toldText, told);

/** Rounds of learning, and of how many texts a feature has to be; more of either changed little. */
const ROUNDS = 10;
const LEAST_TEXTS = 3;
const FOLDS = 5;

/** The tags of a text's tokens, by where the pieces of its jobs stand: each nearest to its title. */
function labelled({ text, jobs }: ToldText): TaggedText {
  const tokens = tokensOf(text);
  const tags = tokens.map(() => 'O');
  const mark = (words: string, kind: PartKind, near: number) => {
    const place = nearest(placesOf(text, words), near);
    if (place === undefined) return near;
    let begun = false;
    for (const [at, { from, to }] of tokens.entries()) {
      if (from >= place + words.length || to <= place) continue;
      if (tags[at] === 'O' || kind === 'T') tags[at] = `${begun ? 'I' : 'B'}${kind}`;
      begun = true;
    }
    return place;
  };
  let behind = 0;
  for (const { title, employer, place, dates } of jobs) {
    let near = behind;
    if (title !== null) {
      const places = placesOf(text, title);
      near = mark(title, 'T', places.find((at) => at >= behind) ?? places[0] ?? behind);
      behind = near + 1;
    }
    if (employer !== null) {
      const at = mark(employer, 'E', near);
      if (title === null) behind = at;
    }
    if (place !== null) mark(place, 'P', near);
    for (const date of dates) mark(date, 'D', near);
  }
  return { tokens: jobFeatures(text, tokens), tags };
}

/**
 * The ways in which lists and papers name a job, one a line. People of the evaluation write few of them, and everybody
 * else many: each job that is told is learned in some of these as well. T, E, P, D: title, employer, place, dates.
 */
const FORMS = [
  'T, E, P, D',
  'T, E, D',
  'E, T, D',
  'T - E (D)',
  'T at E, D',
  'D T, E',
  'D: T, E',
  'T | E | D',
  'E - T, D',
  'T, E, P (D)',
  'E, P, T, D',
  'T / E / D',
  'D - T - E',
  'T for E in P D',
  'T w/ E D',
  'E, P. T, D.',
  'T (D), E',
  'T D',
  'T D, E',
  'T, D',
  'T, D, E, P',
  'E T D',
  'T\nE\nD',
  'T\nE · Full-time\nD ·',
  'E\nT\nD (2 years)\nP, United States\n• Duty',
  'T\nDuty',
  'T, E, D\nDuty',
  'E\nT D\nDuty',
  'I was T at E D',
  'T, E, Inc., P, D. Duty',
  'T, E LLC, D',
  'T, E, D. Duty',
  'T, E, P, D\n- Duty',
  'E, D\n- T',
  'D T, E. Duty',
  'T, E D, Duty',
] as const;

/** What stands behind such a heading; no part of it. */
const DUTIES = [
  'Ran the register and closed the store.',
  'Trained 12 new people, 2 shifts',
  'budgets, schedules and ordering',
  'Led a crew of 9',
  '$1.2M in sales, 112% of quota',
  'night shift',
  'Helped frame houses',
  'Counted cash',
  'Answered phones and scheduled visits',
  'Drove a forklift',
  'cut overtime 15%, 22 techs',
  'Patrolled a hospital',
] as const;

/** The jobs of a text in forms of lists, in turn. */
function listed({ set, jobs }: ToldText, at: number): ToldText[] {
  const whole = jobs.filter(({ title, employer }) => title !== null && employer !== null);
  return whole.flatMap((job, place) =>
    [0, 1].map((turn): ToldText => {
      const form = FORMS[(at * 7 + place * 3 + turn * 17) % FORMS.length] ?? FORMS[0];
      const parts = {
        T: job.title,
        E: job.employer,
        P: job.place,
        D: job.dates.find((date) => /\d{2}/.test(date)) ?? null,
      };
      const duty = DUTIES[(at + place) % DUTIES.length] ?? '';
      const text = form
        .replace(/[TEPD](?![a-z])|Duty/g, (part) =>
          part === 'Duty' ? duty : `\uE001${parts[part as 'T'] ?? ''}`,
        )
        // A part that was not told leaves no sign behind.
        .replace(/(?:, | in | \(|: | - | \| | \/ |\n)\uE001(?=[,.) \n-]|$)\)?/g, '')
        .replaceAll('\uE001', '')
        .trim();
      const dates = parts.D === null || !text.includes(parts.D) ? [] : [parts.D];
      const where = job.place !== null && text.includes(job.place) ? job.place : null;
      const legal = /, Inc\.| LLC/.exec(form)?.[0] ?? '';
      const employer = text.includes(`${job.employer}${legal}`) ? `${job.employer}${legal}` : job.employer;
      return {
        set,
        text,
        jobs: [{ ...job, employer: text.includes(employer ?? '') ? employer : null, place: where, dates }],
      };
    }),
  );
}

/** Learned from all texts, or from those of the sets that count. */
export const learnedJobs = (counts: (set: string) => boolean = () => true): TaggerWeights =>
  learnTagger(
    JOB_TAGS,
    toldTexts
      .filter(({ set }) => counts(set))
      .flatMap((told, at) => [told, ...listed(told, at)])
      .map(labelled),
    ROUNDS,
    LEAST_TEXTS,
  );

export interface JobsReport {
  /** Jobs that readers found. */
  readonly told: number;
  /** Jobs read. */
  readonly jobs: number;
  /** Of those found, whose title is read letter for letter. */
  readonly found: number;
  /** Of those, with the employer that the reader gives, or rightly none. */
  readonly right: number;
  readonly wrongEmployer: number;
  /** Of those found, to which dates are given; and those of them to which the reader gives the same. */
  readonly dated: number;
  readonly rightlyDated: number;
}

const plain = (text: string | null) =>
  (text ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Dates as one text: those with a figure, without signs. */
const allOf = (dates: readonly string[]) =>
  dates
    .filter((date) => /\d{2}/.test(date))
    .map(plain)
    .toSorted()
    .join(' ');

/** How well each fifth of the sets is read by what was learned from the others; of those asked for. */
export function reportOnJobs(folds: readonly number[] = [0, 1, 2, 3, 4]): JobsReport {
  const sets = [...new Set(toldTexts.map(({ set }) => set))].toSorted();
  const report = { told: 0, jobs: 0, found: 0, right: 0, wrongEmployer: 0, dated: 0, rightlyDated: 0 };
  for (const fold of folds) {
    const isOut = (set: string) => sets.indexOf(set) % FOLDS === fold;
    const model = learnedJobs((set) => !isOut(set));
    for (const { text, jobs } of toldTexts.filter(({ set }) => isOut(set))) {
      const tokens = tokensOf(text);
      const parts = surePartsIn(text, tokens, surelyTagged(model, jobFeatures(text, tokens), kindOfTag));
      const words = (part: { from: number; to: number } | null) =>
        part === null ? '' : plain(text.slice(part.from, part.to));
      const read = linkedJobs(text, parts).map(({ title, employer, dates }) => ({
        title: words(title),
        employer: words(employer),
        dates: allOf(dates.map((date) => text.slice(date.from, date.to))),
      }));
      report.told += jobs.length;
      report.jobs += read.length;
      for (const { title, employer, dates } of jobs) {
        const alike = read.filter((one) => one.title !== '' && one.title === plain(title));
        const best = alike.find((one) => one.employer === plain(employer)) ?? alike[0];
        if (best === undefined) continue;
        read.splice(read.indexOf(best), 1);
        report.found++;
        if (best.employer === plain(employer)) report.right++;
        else if (best.employer !== '') report.wrongEmployer++;
        if (best.dates !== '') report.dated++;
        if (best.dates !== '' && best.dates === allOf(dates)) report.rightlyDated++;
      }
    }
  }
  return report;
}
