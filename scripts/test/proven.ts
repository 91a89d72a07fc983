import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Which of the tests that learn or measure for minutes have passed with exactly these bytes of all that they read: their
 * own text, whatever they import however far away, the tables among it, the facts, and the packages (decision 0102).
 * They are pure, so they would pass again. `npm run prove` runs those that something has changed for, and records them.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const PROVEN_FILE = 'evaluation/proven.json';

/** The test files of which this is recorded: each learns, or measures hundreds of people, from files alone. */
export const PROVABLE = [
  'evaluation/claims/learning.test.ts',
  'evaluation/jobs/learning.test.ts',
  'evaluation/lists/learning.test.ts',
  'evaluation/matching/learning.test.ts',
  'evaluation/postings/evaluate.test.ts',
  'evaluation/resumes/labelled-facts.test.ts',
] as const;
export type Provable = (typeof PROVABLE)[number];

/** What the files that read something else than their imports read; any other that could is refused. */
const READS: Readonly<Record<string, readonly string[]>> = {
  'career/testing/repository-facts.ts': ['facts'],
  'scripts/test/proven.ts': [],
};

/** Packages come as the lockfile says, Node among them. */
const PACKAGES = 'package-lock.json';

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*(['"])([^'"]+)\1/g;
const READS_ELSEWHERE =
  /['"](?:node:|fs\b|child_process\b)|\bprocess\.|import\.meta(?!\.filename\b)|new Date\(\)|Date\.now\(|Math\.random\(|\bfetch\(|\bimport\(\s*[^'"\s]/;

/** A file's text by its path from the root. Other readers are for tests. */
export type Read = (file: string) => string | Buffer;
const fromDisk: Read = (file) => readFileSync(join(ROOT, file));

/** Every file that a test reads, in one order. Throws where one reads what can't be known from its text. */
export function inputsOf(test: string, read: Read = fromDisk): string[] {
  const found = new Set([test]);
  for (const file of found) {
    for (const folder of READS[file] ?? []) for (const each of filesUnder(folder)) found.add(each);
    if (!/\.[jt]sx?$/.test(file)) continue;
    const text = String(read(file));
    if (READS[file] === undefined && READS_ELSEWHERE.test(codeOf(text)))
      throw new Error(
        `${file} reads something that is not imported: ${READS_ELSEWHERE.exec(codeOf(text))?.[0]}`,
      );
    for (const [, , name = ''] of text.matchAll(IMPORT)) {
      if (name.startsWith('#')) found.add(name.slice(1));
      else if (name.startsWith('.')) found.add(join(dirname(file), name));
    }
  }
  return [...found, PACKAGES].toSorted();
}

/** What is said in comments reads nothing. */
const codeOf = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

const filesUnder = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(join(ROOT, file)).isFile());

/** The digest of all that a test reads. */
export function digestOf(test: string, read: Read = fromDisk): string {
  const whole = createHash('sha256');
  for (const file of inputsOf(test, read))
    whole.update(`${file}\0${createHash('sha256').update(read(file)).digest('hex')}\n`);
  return whole.digest('hex');
}

/** The digests with which tests have passed. */
export const recorded = (): Readonly<Record<string, string>> => JSON.parse(String(fromDisk(PROVEN_FILE)));

/** Whether the test file at this path has passed with all that it reads as it is. `PROVE_ANEW` says of none that it has. */
export function isProven(path: string): boolean {
  if (process.env.PROVE_ANEW) return false;
  const test = relative(ROOT, path);
  if (!(PROVABLE as readonly string[]).includes(test)) throw new Error(`${test} is none of PROVABLE`);
  return recorded()[test] === digestOf(test);
}

/** The tests that need not run, and those that do. */
export function provenHere(): { readonly proven: readonly string[]; readonly anew: readonly string[] } {
  const isKnown = (test: string) => isProven(join(ROOT, test));
  return { proven: PROVABLE.filter(isKnown), anew: PROVABLE.filter((test) => !isKnown(test)) };
}
