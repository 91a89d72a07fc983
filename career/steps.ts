/**
 * Work that can be left off between its steps: whoever runs it decides who else has a turn in between. What takes long
 * altogether is written so, and each step within a few milliseconds.
 */
export type Steps<Result> = Generator<undefined, Result>;

/** All the steps at once, for whoever keeps nobody waiting. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** What `work` makes of each item, in order: a step each. */
export function* mapped<Item, Result>(
  items: readonly Item[],
  work: (item: Item, at: number) => Result,
): Steps<Result[]> {
  const results: Result[] = [];
  for (const [at, item] of items.entries()) {
    results.push(work(item, at));
    yield;
  }
  return results;
}
