import { setImmediate } from 'node:timers/promises';
import type { Steps } from '#career/steps.ts';

/** How long work goes on before the requests that wait are served, in milliseconds. */
const SLICE_MS = 15;

/**
 * Runs the steps of some work, with the requests that wait served in between: for what takes long altogether and needs
 * what this thread holds anyway. One step may still take longer than a slice. Not for within a transaction: the embedded
 * database has one connection, which the others would wait for.
 */
export async function inSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await othersTurn();
  }
}

let lastTurn = 0;

/** Lets the requests that wait be served, unless they just were. */
export async function othersTurn(): Promise<void> {
  if (performance.now() - lastTurn < SLICE_MS) return;
  await setImmediate();
  lastTurn = performance.now();
}
