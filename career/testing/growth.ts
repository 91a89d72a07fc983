/** Milliseconds of the processor that some work takes at its best of three: another process beside it is not counted. */
function bestOf(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const begin = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** What the machine itself adds now and then: a collection of garbage, a page of memory. */
const NOISE_MS = 8;
/** Work in step with its input takes four times as long for four times as much, work with its square sixteen. */
const TIMES_THE_INPUT = 4;
const MOST_GROWTH = 8;

/** Chance may slow down one comparison, or two; work with the square of its input fails each. */
const ATTEMPTS = 4;

/**
 * Whether work grows in step with its input, compared between an input and one four times as long; for tests. `size`
 * must be enough for quadratic work to take some ten milliseconds.
 */
export function growsInStep<Input>(
  size: number,
  make: (size: number) => Input,
  work: (input: Input) => unknown,
): boolean {
  const [one, four] = [make(size), make(size * TIMES_THE_INPUT)];
  // What is made once, and the compiler's own work, belong to neither.
  work(one);
  return Array.from({ length: ATTEMPTS }).some(
    () => bestOf(() => work(four)) <= bestOf(() => work(one)) * MOST_GROWTH + NOISE_MS,
  );
}
