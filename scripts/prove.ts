/**
 * `npm run prove`: runs the tests that learn or measure for minutes and read something that has changed since they last
 * passed; records of those that pass with what (evaluation/proven.json), so that `npm test` need not run them again.
 * `-- --all` runs all of them. Decision 0102.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { digestOf, PROVABLE, PROVEN_FILE, recorded } from './test/proven.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const isAll = process.argv.includes('--all');
const digests = new Map(PROVABLE.map((test) => [test, digestOf(test)]));
const known: Record<string, string> = { ...recorded() };
const changed = PROVABLE.filter((test) => isAll || known[test] !== digests.get(test));
say(changed.length === 0 ? 'Nothing has changed.' : `To be run:\n  ${changed.join('\n  ')}`);

for (const test of changed) {
  const { status } = spawnSync('node_modules/.bin/vitest', ['--run', '--project', 'domain', test], {
    stdio: 'inherit',
    env: { ...process.env, PROVE_ANEW: '1' },
  });
  delete known[test];
  const digest = digestOf(test);
  if (status !== 0) process.exitCode = 1;
  else if (digest !== digests.get(test)) say(`${test}: something it reads changed while it ran`);
  else known[test] = digest;
  const rows = PROVABLE.flatMap((each) => (known[each] === undefined ? [] : [[each, known[each]]]));
  writeFileSync(PROVEN_FILE, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
}
