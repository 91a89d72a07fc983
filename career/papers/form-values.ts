import { calmedNames } from '#career/record/calm.ts';
import type { PaperEntry, PaperField } from './paper.ts';
import { STRUCK_OUT } from './strike-numbers.ts';

/** The value of a box in one line. */
export const oneLine = (value: string): string =>
  value.replaceAll(STRUCK_OUT, ' ').replace(/\s+/g, ' ').trim();

/** A bullet without the double dashes and slashes that end it, and without what was struck out of it. */
export const cleanBullet = (bullet: string): string =>
  oneLine(bullet)
    .replace(/\s*\/{2,}\s*(?:nothing follows)?\s*$/i, '')
    .trim();

/** Lines for a field; none where there is nothing to say. What forms label is certain. */
export function listEntry(field: PaperField, lines: readonly string[], certain = true): PaperEntry[] {
  const value = lines.filter((line) => line.trim() !== '').join('\n');
  return value === '' ? [] : [{ field, value, certain }];
}

/** A name in capitals as names are written. */
export const calmed = (text: string): string => calmedNames(text);

const SUFFIX = /^(?:JR|SR|I{2,3}|IV)\.?$/i;
const cased = (name: string) =>
  name === name.toUpperCase()
    ? name.replace(/\p{L}[\p{L}’']*/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    : name;

/** "DOE, JANE M.", as forms have names: first and last name as people write them. */
export function nameEntries(name: string): PaperEntry[] {
  const [last = '', given = ''] = name.includes(',')
    ? name.split(/,\s*/)
    : [name.split(' ').slice(1).join(' '), name];
  const [first = ''] = given
    .trim()
    .split(/\s+/)
    .filter((part) => !SUFFIX.test(part));
  if (!/^[\p{L}’' -]{2,50}$/u.test(last.trim()) || !/^[\p{L}’'-]{2,50}$/u.test(first)) return [];
  return [...listEntry('firstName', [cased(first)]), ...listEntry('lastName', [cased(last.trim())])];
}

/** Items of a box that parts them by double slashes or semicolons. */
export const itemsOf = (value: string): string[] =>
  value
    .replace(/\s*\n\s*/g, ' ')
    .split(/\s*\/{2,}\s*|;\s+/)
    .map((item) => cleanBullet(item).replace(/[.,]$/, ''))
    .filter(
      (item) =>
        /\p{L}/u.test(item) && !/^(?:nothing follows|see remarks|none|n\/a|cont(?:inued)?\b.*)$/i.test(item),
    );
