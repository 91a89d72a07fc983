import { type ChildProcess, spawn } from 'node:child_process';
import { ownNode, root, serverArguments, serverEnvironment } from '../../scripts/prepare.js';

export interface Site {
  readonly port: number;
  readonly child: ChildProcess;
}

/** A process of the site as `npm start` runs it, without limits, on a free port; resolves when it serves. */
export async function startSite(settings: Readonly<Record<string, string>>): Promise<Site> {
  const child = spawn(ownNode, serverArguments, {
    cwd: root,
    env: { ...serverEnvironment, ...process.env, PORT: '0', RATE_LIMITS: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`a process ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const found = /serving on http:\S+:(\d+)/.exec(chunk.toString())?.[1];
      if (found) resolve(Number(found));
    });
  });
  return { port, child };
}

/** Resolves when a process has ended, at once where it has already. */
export const ended = (child: ChildProcess) =>
  new Promise((resolve) =>
    child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve(null),
  );
