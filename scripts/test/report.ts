import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export interface Outcome {
  readonly ok: boolean;
  /** Shown when it failed, and when `loud`. */
  readonly detail?: string;
  readonly loud?: boolean;
  /** Tests that ran, where the part consists of tests. */
  readonly tests?: { passed: number; failed: number; skipped: number };
}

/** Prints a line for each part and, at the end, the totals. */
export class Report {
  private readonly started = Date.now();
  private readonly failedParts: string[] = [];
  private readonly totals = { passed: 0, failed: 0, skipped: 0 };

  async part(name: string, run: () => Promise<Outcome>): Promise<void> {
    const began = Date.now();
    process.stdout.write(`\n== ${name}\n`);
    const outcome = await run().catch(
      (error: unknown): Outcome => ({
        ok: false,
        detail: error instanceof Error ? (error.stack ?? '') : String(error),
      }),
    );
    const { tests } = outcome;
    // A part is one check; one that consists of tests counts as its tests.
    const counted = tests ?? { passed: outcome.ok ? 1 : 0, failed: outcome.ok ? 0 : 1, skipped: 0 };
    for (const key of ['passed', 'failed', 'skipped'] as const) this.totals[key] += counted[key];
    if (!outcome.ok) this.failedParts.push(name);
    if (outcome.detail && (!outcome.ok || outcome.loud)) process.stdout.write(`${outcome.detail}\n`);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    const figures = tests
      ? ` (${tests.passed} passed, ${tests.failed} failed, ${tests.skipped} skipped)`
      : '';
    process.stdout.write(`-- ${outcome.ok ? 'ok    ' : 'FAILED'} ${name}${figures}, ${seconds} s\n`);
  }

  /** Prints the totals and sets the exit code. */
  close(): void {
    const seconds = Math.round((Date.now() - this.started) / 1000);
    const verdict =
      this.failedParts.length === 0 ? 'All parts passed' : `Failed: ${this.failedParts.join('; ')}`;
    process.stdout.write(`\n${verdict} after ${Math.floor(seconds / 60)} min ${seconds % 60} s.\n`);
    const { passed, failed, skipped } = this.totals;
    process.stdout.write(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
    process.exitCode = this.failedParts.length === 0 ? 0 : 1;
  }
}

/**
 * Runs a command with its output shown. With `resultsFile`, the tests it reports there are counted; a run that
 * reports none, or skips any, has failed whatever its exit code says.
 */
export function command(
  name: string,
  args: string[],
  environment: Record<string, string> = {},
  resultsFile?: string,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (!resultsFile) return resolve({ ok: code === 0 });
      const tests = existsSync(resultsFile) ? countTests(resultsFile) : undefined;
      if (!tests) return resolve({ ok: false, detail: `No results in ${resultsFile}` });
      const ran = tests.passed + tests.failed > 0 && tests.skipped === 0;
      const detail = ran ? '' : 'No test ran, or some were skipped: both count as failure.';
      resolve({ ok: code === 0 && ran, tests, detail });
    });
  });
}

/** Reads the totals of Vitest's or Playwright's JSON report. */
function countTests(file: string): { passed: number; failed: number; skipped: number } {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    if (flaky > 0) process.stdout.write(`${flaky} passed only when tried again: named as flaky above.\n`);
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.numFailedTestSuites > 0 && report.numFailedTests === 0 ? 1 : 0),
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}
