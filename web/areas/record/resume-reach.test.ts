import { expect, it } from 'vitest';
import type { RecordLineReply } from '#contract/record.ts';
import { reachOf, reachRest, reachTitle } from './resume-reach.ts';

const line = (source: string, changes: Partial<RecordLineReply> = {}): RecordLineReply => ({
  place: { key: 'achievements', field: 'achievements', period: '' },
  ...{ source, suggestion: source, changes: [], question: null, caution: null, isUnchanged: false },
  ...{ isRepeat: false, canBeWorded: false, decision: null, text: null, answer: null },
  ...changes,
});
const caution = 'Employers may not know “S4”';
const lines = [
  line('in it'),
  line('in it, though it has a caution', { caution }),
  line('held back', { caution }),
  line('held back, too', { caution }),
  line('no deed', { suggestion: null }),
  line('approved since', { decision: 'accepted', text: 'Approved' }),
  line('left out', { decision: 'left-out' }),
  line('said twice', { isRepeat: true }),
];
const quotes = new Set(['in it', 'in it, though it has a caution']);

it('counts what is in a resume, what waits, and what gives no line', () => {
  const reach = reachOf(lines, { quotes, own: 1 });
  expect(reach).toEqual({ all: 6, inIt: 2, waiting: 2, withoutLine: 1, decided: 1, own: 1 });
  expect(reachTitle(reach)).toBe('2 of the 6 statements in your record are in this resume');
  expect(reachRest(reach)).toBe(
    '2 wait for a look from you. 1 doesn’t say what you did yet. You wrote or changed 1 line here.',
  );
});

it('says so where all of it is in', () => {
  const reach = reachOf(lines.slice(0, 2), { quotes, own: 0 });
  expect(reachTitle(reach)).toBe('All 2 statements in your record are in this resume');
  expect(reachRest(reach)).toBe('');
});
