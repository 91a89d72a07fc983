import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { digestOf, inputsOf, isProven, PROVABLE, type Read, recorded } from './proven.ts';

const JOBS = 'evaluation/jobs/learning.test.ts';
const MATCHING = 'evaluation/matching/learning.test.ts';
const onDisk: Read = (file) => readFileSync(file);
const withOther =
  (other: string, text: string): Read =>
  (file) =>
    file === other ? text : onDisk(file);

describe('what a test reads', () => {
  it('is what it imports however far away, the tables, the people and the facts', () => {
    expect(inputsOf(JOBS)).toEqual(
      expect.arrayContaining([
        JOBS,
        'evaluation/jobs/told.json',
        'career/sequence-tagger.ts',
        'knowledge/record/job-tags.json',
        'package-lock.json',
      ]),
    );
    expect(inputsOf(MATCHING)).toEqual(
      expect.arrayContaining([
        'evaluation/boosting.ts',
        'evaluation/matching/verdicts/2026-11-22-final.json',
        'knowledge/matching/judgment-trees.json',
        'facts/occupations.json',
      ]),
    );
  });

  it.each([JOBS, MATCHING])('holds every module that node loads for %s', (test) => {
    const script = `import { registerHooks } from 'node:module';
      registerHooks({ load: (url, context, next) => { console.log(url); return next(url, context); } });
      await import(process.cwd() + '/${test.replace('.test.ts', '.ts')}');`;
    const loaded = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
      .split('\n')
      .filter((url) => url.startsWith('file:') && !url.includes('/node_modules/'))
      .map((url) => relative(process.cwd(), fileURLToPath(url)));
    expect(loaded.length).toBeGreaterThan(10);
    const inputs = new Set(inputsOf(test));
    expect(loaded.filter((file) => !inputs.has(file))).toEqual([]);
  });

  it.each([
    "import { readFileSync } from 'node:fs';",
    "import fs from 'fs';",
    'const today = new Date();',
    'const now = Date.now();',
    'const one = Math.random();',
    'const zone = process.env.TZ;',
    'const here = import.meta.url;',
    'const other = await import(name);',
  ])('is refused where it cannot be known: %s', (line) => {
    expect(() => inputsOf(JOBS, withOther('career/sequence-tagger.ts', line))).toThrow(
      'career/sequence-tagger.ts reads something that is not imported',
    );
  });
});

describe('the digest of what a test reads', () => {
  it('is another with any one of these files changed', () => {
    const now = digestOf(JOBS);
    const inputs = inputsOf(JOBS);
    const others = inputs.map((file) => digestOf(JOBS, withOther(file, `${onDisk(file)} `)));
    expect(digestOf(JOBS)).toBe(now);
    expect(new Set([now, ...others]).size).toBe(inputs.length + 1);
  });

  it('is another with a module more', () => {
    const tagger = 'career/sequence-tagger.ts';
    const more = withOther(tagger, `${onDisk(tagger)}\nexport * from './boosted-trees.ts';`);
    expect(inputsOf(JOBS, more)).toContain('career/boosted-trees.ts');
    expect(inputsOf(JOBS)).not.toContain('career/boosted-trees.ts');
  });
});

describe('a test that has passed with all that it reads', () => {
  it('is known by its own path, and never when it has to pass anew', () => {
    vi.stubEnv('PROVE_ANEW', '');
    expect(isProven(`${process.cwd()}/${JOBS}`)).toBe(recorded()[JOBS] === digestOf(JOBS));
    expect(() => isProven(`${process.cwd()}/evaluation/boosting.test.ts`)).toThrow('none of PROVABLE');
    vi.stubEnv('PROVE_ANEW', '1');
    expect(isProven(`${process.cwd()}/${JOBS}`)).toBe(false);
    vi.unstubAllEnvs();
  });

  it('is one of those that are there and ask for it', () => {
    for (const test of PROVABLE) {
      expect(existsSync(test), test).toBe(true);
      expect(readFileSync(test, 'utf8'), test).toContain('skipIf(isProven(import.meta.filename))');
    }
    expect(Object.keys(recorded()).filter((test) => !(PROVABLE as readonly string[]).includes(test))).toEqual(
      [],
    );
  });
});
