import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a run of tests reported. */
export interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** One a failed test: its file, its sentence and the beginning of why. */
  readonly failures: readonly string[];
  /** One a test that passed only when it was tried again, in the same words. */
  readonly flaky: readonly string[];
  /** The files with a failed test, from the root of the repository. */
  readonly failedFiles: readonly string[];
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[] | null;
  }[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests?: number;
  readonly testResults: readonly VitestFile[];
}

/** How Vitest's report calls what it did not run. */
const NOT_RUN: ReadonlySet<string> = new Set(['skipped', 'pending']);

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  readonly suites: readonly PlaywrightSuite[];
}

/** Reads Vitest's or Playwright's JSON report; undefined where there is none. */
/**
 * What a file of results says, of Vitest or Playwright; undefined where there is none. Tests of the files in `provenFiles` that were
 * not run are not counted as skipped: they have passed with all that they read (decision 0102).
 */
export function readResults(file: string, provenFiles: readonly string[] = []): Results | undefined {
  if (!existsSync(file)) return undefined;
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  return 'stats' in report ? ofPlaywright(report) : ofVitest(report, provenFiles);
}

function ofVitest(report: VitestReport, provenFiles: readonly string[]): Results {
  const known = report.testResults
    .filter(({ name }) => provenFiles.includes(fromRoot(name)))
    .flatMap((file) => file.assertionResults.filter(({ status }) => NOT_RUN.has(status))).length;
  const files = report.testResults.filter(({ status }) => status === 'failed');
  const failures = files.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    const name = fromRoot(file.name);
    // A file that broke before its tests has none, and says so itself.
    if (failed.length === 0) return [described(name, 'the file itself', file.message)];
    return failed.map((test) => described(name, test.fullName, test.failureMessages?.[0] ?? ''));
  });
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0) - known,
    failures,
    flaky: [],
    failedFiles: files.map(({ name }) => fromRoot(name)),
  };
}

function ofPlaywright({ stats, suites }: PlaywrightReport): Results {
  const named = (wanted: string) =>
    suites
      .flatMap(specsOf)
      .flatMap(({ file, spec }) =>
        spec.tests
          .filter(({ status }) => status === wanted)
          .map(({ results }) =>
            described(
              `${file}:${spec.line}`,
              spec.title,
              results.find(({ error }) => error)?.error?.message ?? '',
            ),
          ),
      );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: named('unexpected'),
    flaky: named('flaky'),
    failedFiles: [],
  };
}

function specsOf(
  suite: PlaywrightSuite,
): { file: string; spec: NonNullable<PlaywrightSuite['specs']>[number] }[] {
  const own = (suite.specs ?? []).map((spec) => ({ file: suite.file, spec }));
  return [...own, ...(suite.suites ?? []).flatMap(specsOf)];
}

/** Enough of a message to know what happened: CI keeps only the end of what is printed. */
const MESSAGE_LINES = 12;

function described(place: string, sentence: string, message: string): string {
  const own = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !line.includes('node_modules/'));
  const lines = own.slice(0, MESSAGE_LINES);
  return `${place} › ${sentence}\n${lines.map((line) => `    ${line}`.trimEnd()).join('\n')}`;
}

const fromRoot = (path: string) => relative(process.cwd(), path);
