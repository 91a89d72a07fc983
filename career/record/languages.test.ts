import { expect, it } from 'vitest';
import { isLanguage } from './languages.ts';

it.each([
  ['Spanish (native)', true],
  ['Fluent in Spanish and English', true],
  ['Dari DLPT 2/2', true],
  ['Bilingual Spanish/English', true],
  ['Conversational Korean', true],
  ['Spanish interpreter for the battalion', false],
  ['German shepherd handler', false],
  ['Polish brass', false],
  ['English', false],
  ['Excel', false],
])('of the skill %s whether it is a language: %s', (skill, is) => {
  expect(isLanguage(skill)).toBe(is);
});
