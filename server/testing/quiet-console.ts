import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

/** A test that prints has found something nobody looked at; it fails. */
const METHODS = ['log', 'info', 'warn', 'error'] as const;
let spies: MockInstance[] = [];

beforeEach(() => {
  spies = METHODS.map((method) => vi.spyOn(console, method));
});

afterEach(() => {
  const printed = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(printed, 'unexpected output on the console').toEqual([]);
});
