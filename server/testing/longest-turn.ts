/**
 * The longest turn of the event loop while `work` goes on, in milliseconds of the processor that this thread took for it:
 * what nobody else was answered in. Another process beside it is not counted.
 */
export async function longestTurn<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly ms: number; readonly result: Result }> {
  let longest = 0;
  let before = usedMs();
  let probe: NodeJS.Immediate;
  const turn = () => {
    const now = usedMs();
    longest = Math.max(longest, now - before);
    before = now;
    probe = setImmediate(turn);
  };
  await new Promise(setImmediate);
  before = usedMs();
  probe = setImmediate(turn);
  try {
    const result = await work();
    longest = Math.max(longest, usedMs() - before);
    return { ms: longest, result };
  } finally {
    clearImmediate(probe);
  }
}

function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
