import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest';

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

/** The files of a worker share one process: what one leaves in the environment, the next would find. */
let before: Record<string, unknown>;

beforeAll(() => {
  before = surroundings();
});

afterAll(() => {
  expect(surroundings(), 'left behind for the next file').toEqual(before);
});

const REPLACED = [
  'fetch',
  'Date',
  'setTimeout',
  'setInterval',
  'localStorage',
  'document',
  'window',
] as const;

function surroundings() {
  const globals = REPLACED.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]);
  // The library of pictures says where it lies when it is first used, in whichever file that is.
  const { VIPSHOME: _pictures, ...environment } = process.env;
  return { environment, folder: process.cwd(), globals };
}
