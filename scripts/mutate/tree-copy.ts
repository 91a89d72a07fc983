import { type ChildProcess, fork } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Verdict } from './runner.ts';

/** What a copy can do without: made, fetched, or no test's concern. */
const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', 'data', 'demo-data', 'test-results']);

/** A fault that keeps its tests busy for longer than this has been noticed. */
const LIMIT_MS = 420_000;

/** A copy of the tree to plant faults in, with a Vitest that runs there; the tree itself is only read. */
export class TreeCopy {
  readonly root: string;
  #runner: ChildProcess | undefined;
  /** Read otherwise by the tests before; the next ones read them anew. */
  #touched = new Set<string>();

  constructor() {
    this.root = realpathSync(mkdtempSync(join(tmpdir(), 'mission-ready-mutate-')));
    for (const name of readdirSync('.'))
      if (!LEFT_OUT.has(name)) cpSync(name, join(this.root, name), { recursive: true });
    symlinkSync(realpathSync('node_modules'), join(this.root, 'node_modules'));
  }

  /** Runs the steps while a file reads otherwise: the first test file that fails, "no end" when they never end, or null. */
  async failing(file: string, text: string, steps: readonly (readonly string[])[]): Promise<string | null> {
    const path = join(this.root, file);
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, text);
    this.#touched.add(file);
    try {
      for (const tests of steps) {
        const failed = await this.run(tests);
        if (failed.length > 0) return failed[0] ?? null;
      }
      return null;
    } finally {
      writeFileSync(path, before);
      this.#touched.add(file);
    }
  }

  /** Runs test files until one fails. The files that failed. */
  async run(tests: readonly string[], stopAtFirst = true): Promise<readonly string[]> {
    this.#runner ??= await this.#started();
    const runner = this.#runner;
    const changed = [...this.#touched];
    this.#touched.clear();
    return new Promise((resolve) => {
      // All tests of the site take longer, and without a fault they do end.
      const limit = stopAtFirst ? setTimeout(() => end(['no end']), LIMIT_MS) : undefined;
      const end = (failed: readonly string[]) => {
        clearTimeout(limit);
        runner.removeAllListeners();
        if (failed[0] === 'no end') {
          this.#stop();
          this.#touched.clear();
        }
        resolve(failed);
      };
      runner.once('message', ({ failed }: Verdict) => end(failed));
      runner.once('exit', () => end(['no end']));
      runner.send({ changed, tests, stopAtFirst });
    });
  }

  async #started(): Promise<ChildProcess> {
    // A group of its own, so that its workers end with it; what Vitest prints is of no use here.
    const runner = fork(join(this.root, 'scripts/mutate/runner.ts'), {
      cwd: this.root,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await new Promise((resolve) => runner.once('message', resolve));
    return runner;
  }

  #stop(): void {
    const pid = this.#runner?.pid;
    this.#runner = undefined;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }

  /** Ends the tests and removes the copy. */
  close(): void {
    this.#stop();
    rmSync(this.root, { recursive: true, force: true });
  }
}
