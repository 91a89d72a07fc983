import { expect, it } from 'vitest';
import { entryStep } from './entry-education.ts';

it('reads the wordings of BLS and nothing else', () => {
  expect(entryStep("Bachelor's degree")).toBe(4);
  expect(entryStep('No formal educational credential')).toBe(0);
  expect(entryStep('')).toBeNull();
});
