import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seeded } from '#server/testing/random-input.ts';
import { drawFrom, surveyOf } from './mutate/choose.ts';
import { type Drawn, drawCompiling } from './mutate/compiles.ts';
import { tell, withFault } from './mutate/faults.ts';
import { ownTests, readTree } from './mutate/own-tests.ts';
import { TreeCopy } from './mutate/tree-copy.ts';
import { changeHere } from './test/quick-scope.ts';

/**
 * npm run mutate -- PATH...: plants small faults in the files (or folders; without any, in what has changed since main),
 * one at a time in a copy of the tree, and says which of them the files' own tests don't notice (decision 0068).
 * --green: the tests have just passed, so they aren't run without a fault first. --faults 40 how many, --seed 1 which; --survey draws them from the whole tree, weighted to what would do harm.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    faults: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    green: { type: 'boolean', default: false },
    survey: { type: 'boolean', default: false },
  },
});

const SOURCE = /^(?:career|contract|server|web)\/.*\.tsx?$/;
const NO_SOURCE = /\.test\.tsx?$|\.d\.ts$|\/testing\//;
const isSource = (file: string) => SOURCE.test(file) && !NO_SOURCE.test(file);

const filesUnder = (path: string): string[] =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
    : [path];

const named = values.survey
  ? ['career', 'contract', 'server', 'web']
  : positionals.length > 0
    ? positionals
    : // What was deleted has changed too.
      (changeHere()?.files ?? []).filter((file) => existsSync(file));
const texts = new Map(
  named
    .flatMap(filesUnder)
    .filter(isSource)
    .map((file) => [file, readFileSync(file, 'utf8')]),
);
const [count, seed] = [Number(values.faults), Number(values.seed)];
const say = (line: string) => process.stdout.write(`${line}\n`);

const tree = readTree();
// Two cores, and each of the two has one at work.
const copies = [new TreeCopy(), new TreeCopy()] as const;
process.on('exit', () => {
  for (const copy of copies) copy.close();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const draws = values.survey ? surveyOf(texts, count, seed) : drawFrom(texts, count, seed);
const random = seeded(seed);
// In no order: what has been tried so far then stands for the rest.
const drawn = drawCompiling(draws, copies[0].root)
  .map((one) => ({ one, at: random() }))
  .toSorted((a, b) => a.at - b.at)
  .map(({ one }) => one);
say(`${drawn.length} faults that compile, seed ${seed}.`);
const asked = new Set(drawn.flatMap(({ fault }) => ownTests(fault.file, tree).flat()));
const red = new Set(values.green ? [] : await copies[0].run([...asked], false));
if (red.size > 0) say(`Left out, because they fail without a fault: ${[...red].join(', ')}`);

const tally = new Map<string, { grave: boolean; planted: number; noticed: number }>();
const waiting = drawn.values();
await Promise.all(
  copies.map(async (copy) => {
    for (const one of waiting) {
      const noticedBy = await noticed(one, copy);
      const sum = tally.get(one.group) ?? { grave: one.grave, planted: 0, noticed: 0 };
      sum.planted++;
      if (noticedBy !== null) sum.noticed++;
      tally.set(one.group, sum);
      const told = `[${one.group}] ${tell(one.fault, texts.get(one.fault.file) ?? '')}`;
      say(noticedBy === null ? `UNNOTICED ${told}` : `noticed   ${told} (${noticedBy})`);
    }
  }),
);

const share = (groups: readonly { planted: number; noticed: number }[]) => {
  const [all, seen] = [sum(groups, 'planted'), sum(groups, 'noticed')];
  return `${seen} of ${all} noticed${all > 0 ? `, ${Math.round((100 * seen) / all)}%` : ''}`;
};
say('');
for (const [group, sum] of tally) say(`${group}: ${share([sum])}`);
const sums = [...tally.values()];
if (values.survey) say(`what would do harm: ${share(sums.filter(({ grave }) => grave))}`);
say(`all: ${share(sums)}`);
process.exit(0);

function sum(groups: readonly { planted: number; noticed: number }[], of: 'planted' | 'noticed'): number {
  return groups.reduce((total, group) => total + group[of], 0);
}

/** The first of its own tests that noticed a fault, or null. */
async function noticed({ fault }: Drawn, copy: TreeCopy): Promise<string | null> {
  const steps = ownTests(fault.file, tree).map((step) => step.filter((test) => !red.has(test)));
  const text = withFault(texts.get(fault.file) ?? '', fault);
  return copy.failing(
    fault.file,
    text,
    steps.filter((step) => step.length > 0),
  );
}
