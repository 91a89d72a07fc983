import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HashedTexts } from './hashed-texts.ts';

it('gives every place of a text, ascending', () => {
  const texts = new HashedTexts([
    ['cook', 7],
    ['clerk', 1],
    ['cook', 0],
  ]);
  expect(texts.placesOf('cook')).toEqual([0, 7]);
  expect(texts.placesOf('clerk')).toEqual([1]);
  expect(texts.placesOf('')).toEqual([]);
});

it('gives the places of another text with the same hash too, which its caller tells apart', () => {
  // The 32-bit FNV-1a hash of both is 0x5e4daa9d.
  expect(new HashedTexts([['costarring', 3]]).placesOf('liquid')).toEqual([3]);
});

it('finds whatever a Map would', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 })), (texts) => {
      const places = new HashedTexts(texts.map((text, place) => [text, place]));
      for (const text of texts)
        expect(places.placesOf(text).filter((place) => texts[place] === text)).toEqual(
          texts.flatMap((other, place) => (other === text ? [place] : [])),
        );
    }),
  );
});
