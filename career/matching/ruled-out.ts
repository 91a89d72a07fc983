import { z } from 'zod';
import { codeBeginning } from '#career/knowledge/entry-fields.ts';
import { entryOf, noRepeats, tableOf, wordList, words } from '#career/knowledge/read-table.ts';
import { lazily, oncePer } from '#career/lazily.ts';
import type { VeteranRecord } from '#career/service.ts';
import { literally } from '#career/text/phrase-index.ts';
import rows from '#knowledge/matching/no-longer.json' with { type: 'json' };
import refusalRows from '#knowledge/matching/refusals.json' with { type: 'json' };

/** What somebody cannot or will not do any more, and the work that it rules out. */
export const noLongerTable = tableOf(
  'matching/no-longer.json',
  rows,
  () =>
    entryOf({
      what: words,
      says: z.array(words),
      work: wordList.optional(),
      when: wordList.optional(),
      rulesOut: z.array(codeBeginning).min(1),
    }),
  noRepeats('what', ({ what }) => what),
  (entries, fault) =>
    entries.forEach(({ says, work, when }, at) => {
      if (says.length === 0 && work === undefined) fault(at, 'says', 'says nothing, and names no work');
      if (when !== undefined && work === undefined) fault(at, 'when', 'needs the work that it is said of');
    }),
);

/** Words of refusal, and how near the work they stand. */
export const refusalTable = tableOf('matching/refusals.json', refusalRows, () =>
  entryOf({ stands: z.enum(['before', 'behind']), within: z.int().min(0).max(8), words: wordList }),
);

/** A pattern for any of some phrases, whatever apostrophe they were typed with. */
const anyOf = (phrases: readonly string[]) =>
  `(?:${phrases.map((phrase) => literally(phrase).replaceAll("'", "['’]?")).join('|')})`;

/** What stands between two words of one sentence. */
const GAP = '[^\\w.;!?\\n]+';

/** Words between, of which none takes the refusal back: "don't want to leave nursing". */
const between = (most: number) =>
  `(?:${GAP}(?!(?:leave|quit|lose|give|stop|but)\\b)\\w+(?:['’]\\w+)?){0,${most}}?${GAP}`;

const nearEach = (work: string, other: string) =>
  `${work}\\b${between(3)}${other}(?!\\w)|(?<!\\w)${other}${between(3)}${work}`;

/** "I don't want to leave the classroom" closes nothing. */
const NOT_DENIED = "(?<!\\b(?:not|never|do ?n['’]?t|won['’]?t) (?:want to |going to )?)";

/** What a text says that refuses some work, given as a pattern. */
const refusing = (work: string) =>
  refusalTable
    .entries()
    .map(({ stands, within, words: said }) =>
      stands === 'before'
        ? `(?<!\\w)${anyOf(said)}${between(within)}${work}`
        : `${work}\\b${between(within)}${anyOf(said)}`,
    )
    .join('|');

/** Whether a text refuses some work by this name: "I do not want to be a project manager". */
export const refusesByName = (text: string, name: string): boolean =>
  new RegExp(refusing(`\\b${anyOf([name])}s?\\b`), 'i').test(text);

const closings = lazily(() => {
  return noLongerTable.entries().map(({ says, work, when, rulesOut }) => {
    const named = work === undefined ? undefined : `\\b${anyOf(work)}s?\\b`;
    const patterns = [
      ...(says.length === 0 ? [] : [`${NOT_DENIED}\\b${anyOf(says)}\\b`]),
      ...(named === undefined ? [] : [when === undefined ? refusing(named) : nearEach(named, anyOf(when))]),
    ];
    return { said: new RegExp(patterns.join('|'), 'i'), rulesOut };
  });
});

/** Where people say what they can no longer do. */
const TOLD_IN = [
  'postMilitaryExperience',
  'responsibilities',
  'achievements',
  'skills',
  'education',
] as const;

/** Whether a record itself rules out an occupation: "hurt my back", "lost my medical", "burned out on the classroom". */
export const ruledOutBy = oncePer((record: VeteranRecord): ((code: string) => boolean) => {
  const text = TOLD_IN.map((field) => record[field] ?? '').join('\n');
  const closed = closings().flatMap(({ said, rulesOut }) => (said.test(text) ? rulesOut : []));
  return (code) => closed.some((beginning) => code.startsWith(beginning));
});
