import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readResults } from './results.ts';

const folder = mkdtempSync(join(tmpdir(), 'mission-ready-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

function saved(report: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const test = (status: string, fullName: string, failureMessages: string[] = []) => ({
  ...{ status, fullName, failureMessages },
});

describe('what a run of tests reported', () => {
  it('is nothing where there is no report', () => {
    expect(readResults(join(folder, 'none.json'))).toBeUndefined();
  });

  it('names each test of Vitest that failed and why, and the file that broke before its tests', () => {
    const report = {
      ...{ numPassedTests: 1, numPendingTests: 2, numTodoTests: 1 },
      testResults: [
        {
          name: join(process.cwd(), 'career/a.test.ts'),
          status: 'passed',
          message: '',
          assertionResults: [],
        },
        {
          ...{ name: join(process.cwd(), 'career/b.test.ts'), status: 'failed', message: '' },
          assertionResults: [
            test('passed', 'b holds'),
            test('failed', 'b bites', [
              '\u001b[31mexpected 1\u001b[39m\n    at node_modules/vitest/run.js:1',
            ]),
          ],
        },
        {
          ...{ name: join(process.cwd(), 'career/c.test.ts'), status: 'failed', message: 'SyntaxError' },
          assertionResults: [],
        },
      ],
    };
    expect(readResults(saved(report))).toEqual({
      ...{
        passed: 1,
        failed: 2,
        skipped: 3,
        flaky: [],
        failedFiles: ['career/b.test.ts', 'career/c.test.ts'],
      },
      failures: [
        'career/b.test.ts › b bites\n    expected 1',
        'career/c.test.ts › the file itself\n    SyntaxError',
      ],
    });
  });

  it('counts no test as skipped that has passed with all that it reads, and every other', () => {
    const skipping = (name: string) => ({
      ...{ name: join(process.cwd(), name), status: 'passed', message: '' },
      assertionResults: [test('skipped', 'holds')],
    });
    const report = {
      ...{ numPassedTests: 5, numPendingTests: 2, numTodoTests: 0 },
      testResults: [skipping('evaluation/jobs/learning.test.ts'), skipping('career/b.test.ts')],
    };
    expect(readResults(saved(report), ['evaluation/jobs/learning.test.ts'])).toMatchObject({
      passed: 5,
      skipped: 1,
    });
    expect(readResults(saved(report))).toMatchObject({ passed: 5, skipped: 2 });
  });

  it('tells journeys that failed from those that passed only the second time', () => {
    const spec = (title: string, status: string) => ({
      ...{ title, line: 7 },
      tests: [{ status, results: [{ error: { message: `${title} broke` } }, {}] }],
    });
    const report = {
      stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [
        {
          ...{ file: 'pay.journey.ts', specs: [spec('pays', 'unexpected'), spec('waits', 'expected')] },
          suites: [{ file: 'pay.journey.ts', specs: [spec('wavers', 'flaky')] }],
        },
      ],
    };
    expect(readResults(saved(report))).toEqual({
      ...{ passed: 5, failed: 1, skipped: 0, failedFiles: [] },
      failures: ['pay.journey.ts:7 › pays\n    pays broke'],
      flaky: ['pay.journey.ts:7 › wavers\n    wavers broke'],
    });
  });
});
