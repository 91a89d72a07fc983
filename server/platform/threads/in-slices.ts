import { setImmediate } from 'node:timers/promises';

/** How long work goes on before the requests that wait are served, in milliseconds. */
const SLICE_MS = 15;

/**
 * What `work` makes of each item, in order, with the requests that wait served in between: for what takes long altogether
 * and needs what this thread holds anyway. One item may still take longer than a slice.
 */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const item of items) {
    if (performance.now() - began >= SLICE_MS) {
      await setImmediate();
      began = performance.now();
    }
    results.push(work(item));
  }
  return results;
}
