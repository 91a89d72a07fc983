// The server, started again on each change of its files, and Vite in front of it with the pages reloading.
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureInstalled, ownNode, root } from './prepare.js';

ensureInstalled();
ensureBuilt();

const run = (args) => spawn(ownNode, args, { cwd: root, stdio: 'inherit' });
const children = [
  run(['--watch', '--watch-path=server', '--watch-path=contract', '--watch-path=career', 'server/main.ts']),
  run(['node_modules/vite/bin/vite.js', '--host', '127.0.0.1']),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
