import { expect, it } from 'vitest';
import { closerLooks, DEFAULT_LOOK } from './look.ts';

it('a look is made closer first, then smaller, and begins as it was chosen', () => {
  const words = closerLooks({ ...DEFAULT_LOOK, textSize: 'large', spacing: 'roomy' }).map(
    ({ textSize, spacing }) => `${textSize} ${spacing}`,
  );
  expect(words).toEqual(['large roomy', 'large normal', 'large tight', 'normal tight', 'small tight']);
  expect(closerLooks({ ...DEFAULT_LOOK, textSize: 'small', spacing: 'tight' })).toEqual([
    { template: 'modern', textSize: 'small', spacing: 'tight' },
  ]);
});
