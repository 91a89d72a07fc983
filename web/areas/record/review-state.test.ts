import { expect, it } from 'vitest';
import type { RecordLineReply } from '#contract/record.ts';
import {
  decisionOn,
  keyOf,
  nextOpen,
  progressOf,
  standingOf,
  urgentFirst,
  withDecisions,
} from './review-state.ts';

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
  const { all, reviewed, unchanged, waiting } = progressOf(lines);
  expect([all, reviewed, unchanged.map(({ source }) => source), waiting]).toEqual([3, 1, ['one'], 1]);
});

it('puts first what waits for a look, place by place, then what is open, then what is reviewed', () => {
  const elsewhere = { key: 'leadership', field: 'leadership', period: '' } as const;
  const all = [
    ...lines.filter(({ caution }) => caution === null),
    line('six', { place: elsewhere, decision: 'accepted' }),
    line('seven', { place: elsewhere }),
    line('eight', { place: elsewhere, caution: 'Employers may not know “S4”' }),
  ];
  const sources = urgentFirst(all, standingOf).map(({ source }) => source);
  expect(sources).toEqual(['eight', 'seven', 'six', 'one', 'two', 'three', 'four']);
  // What it was when the page was drawn decides, so that nothing moves under one's hands.
  expect(urgentFirst(all, () => 'open').map(({ source }) => source)).toEqual(all.map(({ source }) => source));
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
