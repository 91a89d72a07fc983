import { spawnSync } from 'node:child_process';

/** Installs a Debian package when this process may. Says whether it did. */
export function installThroughApt(name: string): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  process.stdout.write(`Installing ${name} through apt\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (spawnSync('apt-get', ['update'], { env }).status !== 0) return false;
  return spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { env }).status === 0;
}

/** Whether a program is there, or could be installed with its Debian package. */
export function ensureProgram(program: string, debianPackage: string): boolean {
  const isThere = () => spawnSync(program, ['-v']).error === undefined;
  return isThere() || (installThroughApt(debianPackage) && isThere());
}
