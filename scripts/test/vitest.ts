import { command } from './command.ts';
import type { Outcome } from './report.ts';

/** Runs Vitest and counts its tests; arguments that begin with `related` and files take the tests that import one of them. */
export function vitest(
  name: string,
  args: string[],
  environment: Record<string, string> = {},
  quiet = false,
): Promise<Outcome> {
  const resultsFile = `test-results/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultsFile}`];
  return command('node_modules/.bin/vitest', [...args, '--run', ...reporters], {
    environment,
    quiet,
    resultsFile,
  });
}
