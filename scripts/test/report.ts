import type { Results } from './results.ts';

export interface Outcome {
  readonly ok: boolean;
  /** Shown when it failed, when it did not run, and where `show` says so. */
  readonly detail?: string;
  readonly show?: 'always';
  /** Left out because something is missing here; `detail` says what. Neither passed nor failed. */
  readonly notRun?: true;
  /** Tests that ran, where the part consists of tests. */
  readonly tests?: Results;
}

interface Line {
  readonly name: string;
  readonly seconds: string;
  readonly verdict: string;
}

/**
 * Says of each part when it begins and how it ended and, at the end, how long each took. What stands beside another
 * part took its time with that one at work too.
 */
export class Report {
  private readonly started = Date.now();
  private readonly lines: Line[] = [];
  private readonly failedParts: string[] = [];
  private readonly totals = { passed: 0, failed: 0, skipped: 0 };
  private readonly failures: string[] = [];
  private readonly flaky: string[] = [];

  async part(name: string, run: () => Promise<Outcome>): Promise<boolean> {
    const began = Date.now();
    process.stdout.write(`\n== ${name}\n`);
    const outcome = await run().catch(
      (error: unknown): Outcome => ({
        ok: false,
        detail: error instanceof Error ? (error.stack ?? '') : String(error),
      }),
    );
    this.count(name, outcome);
    const isShown = !outcome.ok || outcome.notRun || outcome.show;
    if (outcome.detail && isShown) process.stdout.write(`${outcome.detail}\n`);
    const verdict = verdictOf(outcome);
    const seconds = secondsSince(began);
    this.lines.push({ name, seconds, verdict });
    process.stdout.write(`-- ${name}: ${verdict}, ${seconds} s\n`);
    return outcome.ok;
  }

  /** Prints the table and the totals, and sets the exit code. */
  close(leftOut: readonly string[] = []): void {
    const all = { name: 'all of it', seconds: secondsSince(this.started), verdict: '' };
    const rows = [{ name: 'part', seconds: 'seconds', verdict: 'verdict' }, ...this.lines, all];
    const width = Math.max(...rows.map(({ name }) => name.length));
    const table = rows.map(({ name, seconds, verdict }) =>
      `${name.padEnd(width)}  ${seconds.padStart(7)}  ${verdict}`.trimEnd(),
    );
    const failed = this.failedParts.length > 0;
    const { passed, failed: red, skipped } = this.totals;
    const totals = `${passed} passed, ${red} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
    const verdict = failed ? `Failed: ${this.failedParts.join('; ')}` : 'All parts that ran passed';
    const without = leftOut.length > 0 ? `Left out:\n${leftOut.map((part) => `  ${part}\n`).join('')}` : '';
    const flaky = listed('Passed only when tried again', this.flaky);
    const failures = listed('Failed', this.failures);
    process.stdout.write(`\n${table.join('\n')}\n\n${without}${flaky}${failures}${verdict}: ${totals}.\n`);
    process.exitCode = failed ? 1 : 0;
  }

  private count(name: string, { ok, notRun, tests }: Outcome): void {
    if (!ok) this.failedParts.push(name);
    this.failures.push(...(tests?.failures ?? []));
    this.flaky.push(...(tests?.flaky ?? []));
    if (notRun && ok) return;
    // A part is one check; one that consists of tests counts as its tests.
    const counted = tests ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
    for (const key of ['passed', 'failed', 'skipped'] as const) this.totals[key] += counted[key];
  }
}

function verdictOf({ ok, notRun, tests }: Outcome): string {
  const word = notRun && ok ? 'NOT RUN' : ok ? 'ok' : 'FAILED';
  if (!tests) return word;
  const { passed, failed, skipped } = tests;
  const rest = [failed > 0 ? `${failed} failed` : '', skipped > 0 ? `${skipped} skipped` : ''].filter(
    Boolean,
  );
  return `${word} (${[`${passed} passed`, ...rest].join(', ')})`;
}

const listed = (title: string, tests: readonly string[]) =>
  tests.length > 0 ? `${title}:\n${tests.map((test) => `  ${test}\n`).join('')}\n` : '';

const secondsSince = (began: number) => ((Date.now() - began) / 1000).toFixed(1);
