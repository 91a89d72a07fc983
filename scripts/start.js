// Plain JavaScript on purpose: on a fresh clone this runs under whatever Node is there, before ours is installed.
import { spawn } from 'node:child_process';
import {
  ensureBuilt,
  ensureInstalled,
  ownNode,
  root,
  serverArguments,
  serverEnvironment,
} from './prepare.js';

ensureInstalled();
ensureBuilt();

// The channel ends when this process does, however it does; the server then stops instead of living on unseen.
const server = spawn(ownNode, serverArguments, {
  cwd: root,
  env: { ...serverEnvironment, ...process.env },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
}
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
});
