import { expect, it } from 'vitest';
import { mergedLists, mergedValue } from './three-way.ts';

const merged = (base: string, mine: string, theirs: string) =>
  mergedLists([...base], [...mine], [...theirs])?.join('') ?? null;

it('keeps what each side did to different entries', () => {
  expect(merged('abc', 'Abc', 'abC')).toBe('AbC');
  expect(merged('abc', 'aBc', 'abC')).toBe('aBC');
  expect(merged('abc', 'ac', 'abcd')).toBe('acd');
  expect(merged('abc', 'xabc', 'bc')).toBe('xbc');
  expect(merged('abc', 'abc', 'ab')).toBe('ab');
});

it('keeps both entries that were added in one place, and once what both did alike', () => {
  expect(merged('ab', 'abm', 'abt')).toBe('abtm');
  expect(merged('', 'm', 't')).toBe('tm');
  expect(merged('abc', 'aBc', 'aBc')).toBe('aBc');
  expect(merged('ab', 'abx', 'abx')).toBe('abx');
});

it('is nothing where both changed one entry, or one changed what the other took out', () => {
  expect(merged('abc', 'aMc', 'aTc')).toBeNull();
  expect(merged('abc', 'aMc', 'ac')).toBeNull();
});

it('takes the value that changed', () => {
  expect(mergedValue('a', 'b', 'a')).toEqual({ value: 'b' });
  expect(mergedValue('a', 'a', 'b')).toEqual({ value: 'b' });
  expect(mergedValue('a', 'b', 'b')).toEqual({ value: 'b' });
  expect(mergedValue('a', 'b', 'c')).toBeNull();
});
