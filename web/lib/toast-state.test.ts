import { expect, test } from 'vitest';
import { nextToasts, type ToastEntry } from './toast-state.ts';

const shown: ToastEntry = { id: 1, title: 'Saved', open: true };

test('a new toast takes the place of the one before: one is visible at a time', () => {
  const toasts = nextToasts([shown], { kind: 'show', id: 2, content: { title: 'Deleted' } });
  expect(toasts).toEqual([{ id: 2, title: 'Deleted', open: true }]);
});

test('a dismissed toast is closed but still there, so that it can leave with its animation', () => {
  expect(nextToasts([shown], { kind: 'dismiss', id: 1 })).toEqual([{ ...shown, open: false }]);
});

test('removing takes away the one that is named', () => {
  expect(nextToasts([shown], { kind: 'remove', id: 2 })).toEqual([shown]);
  expect(nextToasts([shown], { kind: 'remove', id: 1 })).toEqual([]);
});
