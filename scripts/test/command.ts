import { type ChildProcess, spawn } from 'node:child_process';
import type { Outcome } from './report.ts';
import { readResults } from './results.ts';

export interface How {
  readonly environment?: Record<string, string>;
  /**
   * What runs beside others keeps its output to itself: it is shown whole once the part has ended, or only if it failed.
   */
  readonly output?: 'at the end' | 'if it fails';
  /**
   * Where the tests that ran are reported, to be counted. A run that reports none, or skips any, has failed whatever
   * its exit code says.
   */
  readonly resultsFile?: string;
  /** Files whose tests may be left out, since they have passed with all that they read. */
  readonly provenFiles?: readonly string[];
}

/** Runs a command; what it prints is shown as it comes, unless `output` says when. */
export async function command(name: string, args: string[], how: How = {}): Promise<Outcome> {
  const env = { ...process.env, ...how.environment };
  const child = spawn(name, args, { stdio: how.output ? ['ignore', 'pipe', 'pipe'] : 'inherit', env });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  const ok = await ended(child);
  const show = how.output === 'at the end' ? ({ show: 'always' } as const) : {};
  if (!how.resultsFile) return { ok, detail: text.trimEnd(), ...show };
  const tests = readResults(how.resultsFile, how.provenFiles);
  if (!tests) return { ok: false, detail: `${text}No results in ${how.resultsFile}` };
  const ran = tests.passed + tests.failed > 0 && tests.skipped === 0;
  const detail = ran ? text.trimEnd() : `${text}No test ran, or some were skipped: both count as failure.`;
  return { ok: ok && ran, tests, detail, ...show };
}

function ended(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}
