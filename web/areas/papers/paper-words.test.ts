import { expect, test } from 'vitest';
import { progressInWords } from './paper-words.ts';
import { acceptedPapers } from './papers.queries.ts';

test('a paper that could not be read does not count as read', () => {
  const said = (...states: ('waiting' | 'reading' | 'read' | 'failed')[]) =>
    progressInWords(states.map((state) => ({ state }))).said;
  expect(said('read', 'read')).toBe('2 of 2 papers read');
  expect(said('failed')).toBe('0 of 1 paper read. We couldn’t read 1.');
  expect(said('failed', 'read', 'reading')).toBe('Reading: 1 of 3 papers read. We couldn’t read 1.');
});

test('photos are offered only where the site reads them, and never as HEIC, which it cannot', () => {
  expect(acceptedPapers(false)).toEqual({
    names: expect.not.stringContaining('jpg'),
    said: expect.not.stringContaining('photo'),
  });
  expect(acceptedPapers(true).names).toContain('.jpg');
  expect(acceptedPapers(true).names).not.toContain('heic');
});
