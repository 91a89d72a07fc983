// Plain JavaScript on purpose: see start.js.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, ownNode, root } from './prepare.js';

ensureInstalled();
const result = spawnSync(ownNode, ['scripts/test/run.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = result.status ?? 1;
