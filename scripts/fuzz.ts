/**
 * Sends requests made from the contract to a site of its own: `npm run fuzz`, or with their number and a seed behind
 * `--` (100,000 and the time of day otherwise). What fails can be sent again with the same two numbers.
 */

import { spawnSync } from 'node:child_process';

const [requests = '100000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
process.stdout.write(`${requests} requests, seed ${seed}\n`);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', 'server/areas/fuzz.test.ts'],
  { stdio: 'inherit', env: { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed } },
);
process.exitCode = status ?? 1;
