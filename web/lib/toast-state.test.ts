import { expect, test } from 'vitest';
import { nextToasts, type ToastEntry } from './toast-state.ts';

const shown: ToastEntry = { id: 1, title: 'Saved', open: true, shownAtMs: 0 };

test('a new toast takes the place of the one before: one is visible at a time', () => {
  const toasts = nextToasts([shown], { kind: 'show', id: 2, content: { title: 'Deleted' }, nowMs: 7 });
  expect(toasts).toEqual([{ id: 2, title: 'Deleted', open: true, shownAtMs: 7 }]);
});

test('a dismissed toast is closed but still there, so that it can leave with its animation', () => {
  expect(nextToasts([shown], { kind: 'dismiss', id: 1 })).toEqual([{ ...shown, open: false }]);
});

test('removing takes away the one that is named', () => {
  expect(nextToasts([shown], { kind: 'remove', id: 2 })).toEqual([shown]);
  expect(nextToasts([shown], { kind: 'remove', id: 1 })).toEqual([]);
});

test('leaving a page takes its toasts, but not the one that reports what led away', () => {
  expect(nextToasts([shown], { kind: 'leave', nowMs: 4000 })).toEqual([]);
  expect(nextToasts([shown], { kind: 'leave', nowMs: 200 })).toEqual([shown]);
});
