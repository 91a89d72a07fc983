import { command } from './command.ts';
import type { Outcome } from './report.ts';

/** Runs Vitest and counts its tests. */
export function vitest(
  name: string,
  args: string[],
  environment: Record<string, string> = {},
  quiet = false,
): Promise<Outcome> {
  const resultsFile = `test-results/${name}.json`;
  // A line a file and what failed; the name of every test is in the results file.
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${resultsFile}`];
  return command('node_modules/.bin/vitest', ['run', ...reporters, ...args], {
    environment,
    quiet,
    resultsFile,
  });
}
