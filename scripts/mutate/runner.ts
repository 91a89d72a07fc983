import { createVitest } from 'vitest/node';

/** What is asked of a runner: read these files anew, run these tests. Paths from the root. */
interface Order {
  readonly changed: readonly string[];
  readonly tests: readonly string[];
  readonly stopAtFirst: boolean;
}

/** The test files that failed, or could not be loaded. */
export interface Verdict {
  readonly failed: readonly string[];
}

/**
 * A Vitest that stays, so that what has not changed is read once. Runs in the copied tree; its parent plants the faults
 * there and ends it when one keeps it from ever answering.
 */
const vitest = await createVitest('test', {
  watch: false,
  maxWorkers: 1,
  testTimeout: 300_000,
  hookTimeout: 300_000,
  reporters: [{}],
});
await vitest.standalone();
const all = await vitest.globTestSpecifications();
const fromRoot = (path: string) => path.slice(process.cwd().length + 1);

process.on('message', async ({ changed, tests, stopAtFirst }: Order) => {
  for (const file of changed) vitest.invalidateFile(`${process.cwd()}/${file}`);
  vitest.config.bail = stopAtFirst ? 1 : 0;
  for (const project of vitest.projects) project.config.bail = stopAtFirst ? 1 : 0;
  const wanted = all.filter(({ moduleId }) => tests.includes(fromRoot(moduleId)));
  // What earlier runs found is kept, and would be told again.
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted);
  const failed = testModules
    .filter((module) => module.state() === 'failed')
    .map(({ moduleId }) => fromRoot(moduleId));
  if (failed.length === 0 && unhandledErrors.length > 0) failed.push('an error nobody caught');
  process.send?.({ failed });
});
process.send?.('ready');
