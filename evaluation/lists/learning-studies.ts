import { z } from 'zod';
import { listFeatures } from '#career/record/lists/list-features.ts';
import type { ListModel } from '#career/record/lists/listed-names.ts';
import { standingFeatures } from '#career/record/lists/standing-features.ts';
import {
  STUDY_STANDINGS,
  STUDY_TAGS,
  type StudyPart,
  type StudyStanding,
  studiesBy,
} from '#career/record/lists/told-studies.ts';
import { tokensOf } from '#career/record/token-features.ts';
import { learnTagger } from '#career/sequence-tagger.ts';
import { readPeople } from '#evaluation/read-people.ts';
import { STUDY_FORMS } from './forms.ts';
import { type LabelledPart, nearest, placesOf, tagsOf } from './label-tokens.ts';
import told from './studies.json' with { type: 'json' };
import talkative from './talkative-studies.json' with { type: 'json' };

const piece = z.string().min(1).nullable();
const studiedText = z.strictObject({
  set: z.string(),
  text: z.string().min(1),
  studies: z.array(
    z.strictObject({
      ...{ degree: piece, field: piece, school: piece, date: piece, amount: piece },
      standing: z.enum(STUDY_STANDINGS),
    }),
  ),
});
type StudiedText = z.output<typeof studiedText>;

/** What people tell of their education, and the studies that readers found in it. */
export const studiedTexts: readonly StudiedText[] = [
  ...readPeople('lists/studies.json', studiedText, told),
  ...readPeople('lists/talkative-studies.json', studiedText, talkative),
];

/** Rounds of learning, and of how many texts a feature has to be. */
const ROUNDS = 12;
const LEAST_TEXTS = 2;
const FOLDS = 5;

interface LabelledStudy {
  readonly from: number;
  readonly to: number;
  readonly parts: readonly LabelledPart<StudyPart>[];
  readonly standing: StudyStanding;
}

/** Where the parts of each study stand: names behind those of the study before, the rest nearest to them. */
function labelled({ text, studies }: StudiedText): LabelledStudy[] {
  let behind = 0;
  return studies.flatMap(({ degree, field, school, date, amount, standing }): LabelledStudy[] => {
    const firstOf = (words: string | null) => {
      const places = words === null ? [] : placesOf(text, words);
      return places.find((place) => place >= behind) ?? places[0];
    };
    const names = [degree, school, field].map(firstOf).filter((place) => place !== undefined);
    const near = names.length > 0 ? Math.min(...names) : behind;
    const pieces: [StudyPart, string | null][] = [
      ['G', degree],
      ['F', field],
      ['S', school],
      ['Y', date],
      ['A', amount],
    ];
    const parts = pieces.flatMap(([kind, words]): LabelledPart<StudyPart>[] => {
      if (words === null) return [];
      const places = placesOf(text, words);
      const own = kind === 'Y' || kind === 'A' ? places : places.filter((place) => place >= behind);
      const from = nearest(own.length > 0 ? own : places, near);
      return from === undefined ? [] : [{ kind, from, to: from + words.length }];
    });
    if (names.length > 0) behind = Math.max(behind, near + 1);
    if (parts.length === 0) return [];
    return [
      {
        from: Math.min(...parts.map(({ from }) => from)),
        to: Math.max(...parts.map(({ to }) => to)),
        parts,
        standing,
      },
    ];
  });
}

const AMOUNTS = [
  '42 credits',
  '94 of 120 credits',
  '3 semesters',
  '12 credits left',
  'two classes short',
  '1 year',
];
/** Degrees as files print them; every other study gets one of these. */
const DEGREES = [
  'Bachelor of Science',
  'B.S.',
  'Associate of Applied Science',
  "Bachelor's degree",
  'Master of Arts',
  'B.A.',
  'Bachelor of Arts',
  'Associate of Arts',
  'Master of Science',
  'M.S.',
  "Master's degree",
  'A.A.S.',
  'B.B.A.',
  'MBA',
];
const TURNS = ['finished', 'finished', 'stopped', 'finished', 'open'] as const;
/** Of so many studies each makes a list; the next one stands alone. */
const IN_A_LIST = 3;

/** Studies of the same people in the forms of files and resumes. */
function inForms(texts: readonly StudiedText[]): StudiedText[] {
  const whole = texts.flatMap(({ set, studies }) =>
    studies.flatMap(({ degree, field, school }) =>
      degree !== null && school !== null ? [{ set, degree, field, school }] : [],
    ),
  );
  const made = whole.map(({ set, degree: typed, field, school }, at): StudiedText => {
    const degree = at % 2 === 0 ? typed : (DEGREES[(at >> 1) % DEGREES.length] ?? typed);
    const turn = TURNS[at % TURNS.length] ?? 'finished';
    const forms = STUDY_FORMS[turn];
    const form = forms[(at * 7) % forms.length] ?? 'D F, S';
    const year = String(turn === 'open' ? 2027 + (at % 3) : 1988 + ((at * 7) % 36));
    const amount = AMOUNTS[at % AMOUNTS.length] ?? '';
    const parts = { D: degree, F: field ?? '', S: school, Y: year, A: amount };
    const text = form
      // A study without a field leaves no joint behind.
      .replace(field === null ? /(?:,| in)? F(?![A-Za-z])/ : /$^/, '')
      .replace(/(?<![A-Za-z])[DFSYA](?![A-Za-z.])/g, (part) => parts[part as 'D']);
    const has = (words: string | null) =>
      words !== null && words !== '' && text.includes(words) ? words : null;
    const own = {
      degree: form.includes('D') ? degree : null,
      field: form.includes('F') ? has(field) : null,
      school: form.includes('S') ? school : null,
      date: has(year),
      amount: form.includes('A') ? has(amount) : null,
    };
    return { set, text, studies: [{ ...own, standing: turn }] };
  });
  return made.map((one, at) => {
    const before = made[at - 1];
    if (before === undefined || at % IN_A_LIST !== 0 || /\n/.test(before.text)) return one;
    return { ...one, text: `${before.text}\n${one.text}`, studies: [...before.studies, ...one.studies] };
  });
}

/** Learned from all texts, or from those of the sets that count. */
export function learnedStudies(counts: (set: string) => boolean = () => true): ListModel {
  const told = studiedTexts.filter(({ set }) => counts(set));
  const texts = [...told, ...inForms(told)];
  const parts = learnTagger(
    STUDY_TAGS,
    texts.map((one) => {
      const tokens = tokensOf(one.text);
      const found = labelled(one).flatMap((study) => study.parts);
      return { tokens: listFeatures('studies', one.text, tokens), tags: tagsOf(tokens, found) };
    }),
    ROUNDS,
    LEAST_TEXTS,
  );
  const standings = learnTagger(
    STUDY_STANDINGS,
    texts.map((one) => {
      const found = labelled(one);
      return {
        tokens: standingFeatures('studies', one.text, found),
        tags: found.map(({ standing }) => standing),
      };
    }),
    ROUNDS,
    LEAST_TEXTS,
  );
  return { parts, standings };
}

export interface StudiesReport {
  /** Studies that readers found. */
  readonly told: number;
  /** Studies read. */
  readonly read: number;
  /** Of those found, the ones whose degree, field and school are read letter for letter. */
  readonly whole: number;
  /** Of those found, the ones read to stand as readers say. */
  readonly standing: number;
  /** Degrees that readers don't take for finished; and of those, the ones that would be printed as finished. */
  readonly unfinished: number;
  readonly wronglyFinished: number;
  /** Studies read that readers didn't find, neither by degree nor by school. */
  readonly made: number;
}

const plain = (text: string | null) =>
  (text ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim();

/** How well each fifth of the sets is read by what was learned from the others; of those asked for. */
export function reportOnStudies(folds: readonly number[] = [0, 1, 2, 3, 4]): StudiesReport {
  const sets = [...new Set(studiedTexts.map(({ set }) => set))].toSorted();
  const report = { told: 0, read: 0, whole: 0, standing: 0, unfinished: 0, wronglyFinished: 0, made: 0 };
  for (const fold of folds) {
    const isOut = (set: string) => sets.indexOf(set) % FOLDS === fold;
    const model = learnedStudies((set) => !isOut(set));
    for (const { text, studies } of studiedTexts.filter(({ set }) => isOut(set))) {
      const read = studiesBy(model, text);
      report.told += studies.length;
      report.read += read.length;
      for (const study of studies) {
        const isLike = (one: (typeof read)[number]) =>
          (plain(one.degree) === plain(study.degree) ? 2 : 0) +
          (plain(one.school) === plain(study.school) ? 2 : 0) +
          (plain(one.field) === plain(study.field) ? 1 : 0);
        if (study.standing !== 'finished') report.unfinished++;
        const best = read.toSorted((one, other) => isLike(other) - isLike(one))[0];
        if (best === undefined || isLike(best) < 2) continue;
        read.splice(read.indexOf(best), 1);
        if (isLike(best) === 5) report.whole++;
        if (best.standing === study.standing) report.standing++;
        if (study.standing !== 'finished' && best.standing === 'finished' && best.degree !== '')
          report.wronglyFinished++;
      }
      report.made += read.filter(({ degree, school }) => degree !== '' || school !== '').length;
    }
  }
  return report;
}
