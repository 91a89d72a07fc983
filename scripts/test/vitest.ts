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
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultsFile}`];
  return command('node_modules/.bin/vitest', ['run', ...reporters, ...args], {
    environment,
    quiet,
    resultsFile,
  });
}
