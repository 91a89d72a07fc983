import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/longest-first.ts';

const quiet = './server/testing/quiet-console.ts';

export default defineConfig({
  test: {
    // Two cores, and each file of the API tests holds a database of its own.
    maxWorkers: 2,
    // The files of a worker share its modules: loading them anew for each file took as long as the tests (decision 0020).
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // For what hangs, not for what is slow on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          include: ['{career,contract,evaluation,web,scripts}/**/*.test.{ts,tsx}'],
          setupFiles: [quiet],
          // One test learns for a minute on a quiet machine, and took four with a load of fifteen.
          testTimeout: 900_000,
        },
      },
      {
        extends: true,
        test: { name: 'releases', include: ['scripts/facts-build/*.check.ts'], setupFiles: [quiet] },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['server/**/*.test.ts'],
          globalSetup: ['./server/testing/global-setup.ts'],
          setupFiles: [quiet],
        },
      },
    ],
  },
});
