import { expect, it } from 'vitest';
import type { RecordLineReply } from '#contract/record.ts';
import { decisionOn, keyOf, nextOpen, progressOf, withDecisions } from './review-state.ts';

const line = (source: string, changes: Partial<RecordLineReply> = {}): RecordLineReply => ({
  place: { key: 'achievements', field: 'achievements', period: '' },
  source,
  suggestion: source,
  changes: [],
  question: null,
  caution: null,
  isUnchanged: false,
  isRepeat: false,
  canBeWorded: false,
  decision: null,
  text: null,
  answer: null,
  ...changes,
});

const lines = [
  line('one', { isUnchanged: true }),
  line('two', { decision: 'accepted', text: 'two' }),
  line('three', { suggestion: null }),
  line('four', { isRepeat: true, isUnchanged: true }),
  line('five', { isUnchanged: true, caution: 'Employers may not know “BN”' }),
];

it('counts what gives a line, and what can be taken with one tap', () => {
  const { all, reviewed, unchanged } = progressOf(lines);
  expect([all, reviewed, unchanged.map(({ source }) => source)]).toEqual([3, 1, ['one']]);
});

it('goes on with the next open line, then from the top', () => {
  expect(nextOpen(lines, keyOf(line('one')))?.source).toBe('five');
  expect(nextOpen(lines, keyOf(line('five')))?.source).toBe('one');
  const open = [line('one'), line('two'), line('three')];
  expect(nextOpen(open, keyOf(line('two')))?.source).toBe('three');
  expect(nextOpen([line('one')], keyOf(line('one')))).toBeUndefined();
});

it('shows decisions before they are saved, and answers only after', () => {
  const record = { lines, changed: [] };
  const shown = withDecisions(record, [
    decisionOn(line('one'), { decision: 'own-words' }),
    decisionOn(line('two'), { decision: null }),
    decisionOn(line('five'), { decision: null, answer: '14' }),
  ]);
  expect(shown.lines[0]).toMatchObject({ decision: 'own-words', text: 'one' });
  expect(shown.lines[1]).toMatchObject({ decision: null, text: null });
  expect(shown.lines[4]).toEqual(lines[4]);
});
