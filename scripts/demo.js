// Plain JavaScript on purpose: see start.js.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, ownNode, root } from './prepare.js';

ensureInstalled();
const { status } = spawnSync(ownNode, ['scripts/demo/fill-directory.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
