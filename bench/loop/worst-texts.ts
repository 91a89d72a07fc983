import { POSTINGS, recordOf, VETERANS } from '#evaluation/resumes/evaluation-set.ts';

/** A text of `most` characters for a field; `nth` says which of several in one request. */
export type Shape = (most: number, field: string, nth: number) => string;

const filled =
  (piece: string, end = ''): Shape =>
  (most) =>
    piece.repeat(Math.ceil(most / piece.length)).slice(0, Math.max(0, most - end.length)) +
    end.slice(0, most);

const records = VETERANS.map(recordOf);
/** What the profile's fields are called in a record. */
const IN_RECORD: Readonly<Record<string, string>> = {
  educationHistory: 'education',
  duties: 'responsibilities',
};
const told = new Map<string, string>();

/** All that the evaluation's people wrote in a field, one after the other. */
function toldIn(field: string): string {
  const name = IN_RECORD[field] ?? field.replace(/^military(.)/, (_, first: string) => first.toLowerCase());
  let text = told.get(name);
  if (text === undefined) {
    text = records
      .map((record) => (record as unknown as Record<string, unknown>)[name] ?? '')
      .filter((part) => part !== '')
      .join('\n');
    if (field === 'jobDescription' || field === 'description')
      text = POSTINGS.map(({ description }) => description).join('\n');
    told.set(name, text);
  }
  return text;
}

const everything = records
  .flatMap(({ responsibilities, achievements, postMilitaryExperience }) => [
    responsibilities,
    achievements,
    postMilitaryExperience,
  ])
  .filter((text) => text)
  .join('\n');

const real: Shape = (most, field, nth) => {
  const own = toldIn(field);
  const from = own.length > most ? own : everything;
  const start = (nth * 7919) % Math.max(1, from.length - most);
  return (from + from)
    .slice(start, start + most)
    .trim()
    .padEnd(Math.min(most, 1), 'x');
};

/** Texts that have held the thread, or could: each at a field's limit. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  real,
  'real on one line': (most, field, nth) => real(most, field, nth).replaceAll('\n', ' '),
  'real capitals': (most, field, nth) => real(most, field, nth).toUpperCase(),
  'real without points': (most, field, nth) => real(most, field, nth).replace(/[.;:!?\n]/g, ' '),
  'short words': filled('a to it '),
  letters: filled('a'),
  capitals: filled('LED THE NCO OF 12 '),
  blanks: (most) => (most < 3 ? 'ab'.slice(0, most) : `a${' '.repeat(most - 2)}b`),
  tabs: (most) => (most < 3 ? 'ab'.slice(0, most) : `a${'\t\u00a0'.repeat(most).slice(0, most - 2)}b`),
  'line ends': filled('a\n'),
  points: filled('. ', 'x'),
  dashes: filled('- ', 'x'),
  digits: filled('12,345 '),
  thens: filled('then and ther '),
  bullets: filled('\u2022 Led 3\n'),
  brackets: filled('<b>(x) ', 'x'),
  commas: filled('it, '),
  codes: filled('11B 68W HM '),
  dates: filled('01/2010 - 02/2012 '),
  sentences: filled('Led 12. '),
  'worked as': filled('worked as a manager at '),
};
