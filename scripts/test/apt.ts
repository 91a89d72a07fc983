import { spawnSync } from 'node:child_process';

/** A program that a part of the tests needs. */
export interface Tool {
  readonly debianPackage: string;
  /** What for, after "for". */
  readonly use: string;
  isThere(): boolean;
}

/**
 * Installs what is missing, where this process may, and says what and why before it does. What it may not or cannot
 * install stays missing: the part that needs it says so.
 */
export function installMissing(tools: readonly Tool[]): void {
  const missing = tools.filter((tool) => !tool.isThere());
  const mayInstall = process.getuid?.() === 0 && answers('apt-get', '--version');
  if (missing.length === 0 || !mayInstall) return;
  const list = missing.map(({ debianPackage, use }) => `${debianPackage} (for ${use})`).join(', ');
  process.stdout.write(`Installing through apt: ${list}\n`);
  if (!aptGet('update')) return;
  // One by one: a package that this distribution does not have must not keep the others away.
  for (const { debianPackage } of missing) aptGet('install', '-y', '--no-install-recommends', debianPackage);
}

/** Says what went wrong where something does. */
function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
  if (status !== 0) process.stdout.write(`apt-get ${args.join(' ')} failed:\n${stderr}\n`);
  return status === 0;
}

/** Whether a program runs at all; some answer a question for their version with a code other than 0. */
export const answers = (program: string, question: string): boolean =>
  spawnSync(program, [question]).error === undefined;
