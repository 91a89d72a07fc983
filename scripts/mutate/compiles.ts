import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Draw } from './choose.ts';
import { type Fault, withFault } from './faults.ts';

/** What a fault leaves unused is no reason to pass it over: the tests should see it all the same. */
const TSC = [
  ...['--noEmit', '--pretty', 'false', '--noUnusedLocals', 'false', '--noUnusedParameters', 'false'],
  ...['--incremental', '--tsBuildInfoFile', 'mutate.tsbuildinfo'],
];

const SPARE = 1.7;

/** In lines: closer than this, an error may be either's. */
const NEAR = 2;

export interface Drawn {
  readonly group: string;
  readonly grave: boolean;
  readonly fault: Fault;
}

/**
 * Draws faults that the compiler lets pass, as many as are wanted or as there are. Many are tried at once in
 * the tree copied to `root`; where an error is tells whose it is.
 */
export function drawCompiling(draws: readonly Draw[], root: string): Drawn[] {
  const kept: Drawn[] = [];
  const room = draws.map(({ wanted }) => wanted);
  let waiting: (Drawn & { readonly draw: number })[] = [];
  /** With some to spare: each round costs a run of the compiler. */
  const refill = () => {
    for (const [draw, { group, grave, faults }] of draws.entries()) {
      const under = waiting.filter((one) => one.draw === draw).length;
      for (let missing = Math.ceil((room[draw] ?? 0) * SPARE) - under; missing > 0; missing--) {
        const { value, done } = faults.next();
        if (done) break;
        waiting.push({ group, grave, fault: value, draw });
      }
    }
  };
  for (refill(); waiting.length > 0; refill()) {
    const now = apart(waiting);
    const bad = refused(
      now.map(({ fault }) => fault),
      root,
    );
    for (const { draw, ...drawn } of now) {
      const left = room[draw] ?? 0;
      if (bad.has(drawn.fault) || left === 0) continue;
      kept.push(drawn);
      room[draw] = left - 1;
    }
    waiting = waiting.filter((one) => !now.includes(one) && (room[one.draw] ?? 0) > 0);
  }
  return kept;
}

/** As many as can be tried at once: none within another or on the same lines. */
function apart<T extends Drawn>(waiting: readonly T[]): T[] {
  const taken: T[] = [];
  for (const one of waiting) {
    const near = ({ fault }: Drawn) =>
      fault.file === one.fault.file &&
      (Math.abs(fault.line - one.fault.line) <= NEAR ||
        (fault.start < one.fault.end && one.fault.start < fault.end));
    if (!taken.some(near)) taken.push(one);
  }
  return taken;
}

/** Which of the faults the compiler refuses: all of a file when an error there is near none of them. */
function refused(faults: readonly Fault[], root: string): ReadonlySet<Fault> {
  const files = Map.groupBy(faults, ({ file }) => file);
  const before = new Map([...files.keys()].map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  for (const [file, own] of files) {
    const lastFirst = own.toSorted((one, other) => other.start - one.start);
    const text = lastFirst.reduce(
      (whole, fault) => withFault(whole, linesKept(whole, fault)),
      before.get(file) ?? '',
    );
    writeFileSync(join(root, file), text);
  }
  const { stdout } = spawnSync('node_modules/.bin/tsc', TSC, { cwd: root, encoding: 'utf8' });
  for (const [file, text] of before) writeFileSync(join(root, file), text);
  const bad = new Set<Fault>();
  for (const [, file = '', line] of stdout.matchAll(/^([^\s(]+)\((\d+),\d+\): error/gm)) {
    const own = files.get(file) ?? [];
    const nearby = own.filter((fault) => Math.abs(fault.line - Number(line)) <= NEAR);
    for (const fault of nearby.length > 0 ? nearby : own) bad.add(fault);
  }
  return bad;
}

/** The same fault over as many lines as before, so that errors below keep their numbers. */
function linesKept(text: string, fault: Fault): Fault {
  const lines = (part: string) => part.split('\n').length;
  const lost = lines(text.slice(fault.start, fault.end)) - lines(fault.with);
  return { ...fault, with: fault.with + '\n'.repeat(Math.max(0, lost)) };
}
