import { serverEnvironment } from '../prepare.js';
import { command, type How } from './command.ts';
import { provenHere } from './proven.ts';
import type { Outcome } from './report.ts';

/**
 * Runs Vitest and counts its tests; arguments that begin with `related` and files take the tests that import one of
 * them. On CI the files with a failure are run once more by themselves, as journeys are, and a test that passes then is
 * named as flaky at the end.
 */
export async function vitest(
  name: string,
  args: string[],
  environment: Record<string, string> = {},
  output: How['output'] = 'at the end',
): Promise<Outcome> {
  const how = { environment, output };
  const first = await run(name, args, how);
  const { tests } = first;
  if (first.ok || !process.env.CI || !tests || tests.failedFiles.length === 0) return first;
  const again = await run(`${name}-again`, [...args, ...tests.failedFiles], how);
  if (!again.ok) return first;
  const { passed, failed } = tests;
  return {
    ...again,
    detail: `${first.detail}\n${again.detail}`,
    tests: { ...tests, passed: passed + failed, failed: 0, failures: [], flaky: tests.failures },
  };
}

function run(name: string, args: string[], how: How): Promise<Outcome> {
  const resultsFile = `test-results/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultsFile}`];
  // Packages are loaded by each worker, each thread and each process that a test starts.
  const environment = { NODE_COMPILE_CACHE: serverEnvironment.NODE_COMPILE_CACHE, ...how.environment };
  const all = { ...how, environment, resultsFile, provenFiles: provenHere().proven };
  return command('node_modules/.bin/vitest', [...args, '--run', ...reporters], all);
}
