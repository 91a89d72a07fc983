import { expect, test } from 'vitest';
import { mergeKept, readKept, unsentAnswers, withAnswer, withoutSent } from './kept-answers.ts';

const IDS = ['q1', 'q2', 'q3'];

test('what the device holds is read without trust', () => {
  expect(readKept({ answers: { q1: 'A', q2: 'E', other: 'A' }, unsent: ['q1', 'q2', 7] }, IDS)).toEqual({
    answers: { q1: 'A' },
    unsent: ['q1'],
  });
  for (const broken of [null, 'text', 7, [], { answers: 'A', unsent: {} }]) {
    expect(readKept(broken, IDS)).toEqual({ answers: {}, unsent: [] });
  }
});

test('the account wins over the device, but not over an answer it never received', () => {
  const device = { answers: { q1: 'A', q2: 'A' }, unsent: ['q2'] } as const;
  expect(mergeKept(device, { q1: 'B', q2: 'B', q3: 'B' }, IDS).answers).toEqual({
    q1: 'B',
    q2: 'A',
    q3: 'B',
  });
});

test('an answer is to be sent until the server has confirmed that very letter', () => {
  let kept = withAnswer({ answers: {}, unsent: [] }, 'q1', 'A');
  const sent = unsentAnswers(kept);
  kept = withAnswer(kept, 'q1', 'B');
  kept = withAnswer(kept, 'q2', 'C');
  expect(withoutSent(kept, sent).unsent).toEqual(['q1', 'q2']);
  expect(withoutSent(kept, unsentAnswers(kept))).toEqual({ answers: { q1: 'B', q2: 'C' }, unsent: [] });
});
