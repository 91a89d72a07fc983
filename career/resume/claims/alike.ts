import { z } from 'zod';
import { entryOf, tableOf, wordList } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import { shorthandTable } from '#career/record/record-tables.ts';
import rows from '#knowledge/claims/alike.json' with { type: 'json' };
import { stemOf, stemsOf } from '../writing/word-stems.ts';

/** Words that a line may use for each other without saying something new. */
export const alikeTable = tableOf('claims/alike.json', rows, () =>
  entryOf({ words: wordList, people: z.enum(['anyone', 'service']).optional() }),
);

interface Alike {
  /** From a stem to the groups it stands in. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
  /** Stems of words for people, and of those for people of any kind. */
  readonly people: ReadonlySet<string>;
  readonly anyone: ReadonlySet<string>;
}

const alike = lazily((): Alike => {
  const groups = new Map<string, string[]>();
  const people = new Set<string>();
  const anyone = new Set<string>();
  alikeTable.entries().forEach(({ words, people: who }, at) => {
    for (const word of words) {
      const stem = stemOf(word);
      groups.set(stem, [...(groups.get(stem) ?? []), `~${at}`]);
      if (who) people.add(stem);
      if (who === 'anyone') anyone.add(stem);
    }
  });
  return { groups, people, anyone };
});

const shorthand = lazily(
  () =>
    new Map(
      shorthandTable
        .entries()
        .flatMap(({ short, words, beforeNoun = '' }) =>
          short.map((form) => [form.toLowerCase(), stemsOf(`${words} ${beforeNoun}`)] as const),
        ),
    ),
);

/** What short forms among the words of a text stand for, as stems. */
export function spelledOut(text: string): string[] {
  return (text.toLowerCase().match(/[a-z][a-z'’]*/g) ?? []).flatMap(
    (word) => shorthand().get(word.replaceAll('’', "'")) ?? [],
  );
}

/** Stems with the groups of words that they may stand for, for comparing. */
export function withAlike(stems: Iterable<string>): Set<string> {
  const all = new Set<string>();
  for (const stem of stems) {
    all.add(stem);
    for (const group of alike().groups.get(stem) ?? []) all.add(group);
  }
  return all;
}

/** Whether a stem, or one that may stand for it, is among stems that `withAlike` made. */
export function hasAlike(stems: ReadonlySet<string>, stem: string): boolean {
  return (
    stems.has(stem) ||
    (alike()
      .groups.get(stem)
      ?.some((group) => stems.has(group)) ??
      false)
  );
}

/** Whether two stems are the same word or may stand for each other. */
export function areAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const groups = alike().groups.get(one);
  return groups?.some((group) => alike().groups.get(other)?.includes(group)) ?? false;
}

/** Whether a stem is the other cut short, as people do in notes: "classrms" for "classrooms", "veh" for "vehicle". */
export function cutsShort(short: string, long: string): boolean {
  if (short.length < 3 || short.length >= long.length || short.charAt(0) !== long.charAt(0)) return false;
  if (short.length * 2 < long.length || /\d/.test(short)) return false;
  let at = 0;
  for (const letter of long) if (letter === short.charAt(at)) at += 1;
  return at === short.length;
}

export const namesPeople = (stem: string): boolean => alike().people.has(stem);
export const namesAnyone = (stem: string): boolean => alike().anyone.has(stem);
