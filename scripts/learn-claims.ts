/**
 * Learns from the claims under evaluation/claims/written which words and lines say what a record does not hold, and
 * writes what was learned into knowledge/claims. `npm run learn:claims`. Before that it says how each set fares that
 * nothing is learned from; `-- --measure` says only that, `-- --write` writes only.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  claimLessons,
  countWords,
  doubtsOf,
  type Lesson,
  learnDoubting,
} from '#evaluation/claims/learning.ts';

const KNOWLEDGE = new URL('../knowledge/claims/', import.meta.url);
const SOURCE = 'evaluation/claims/written';
const say = (line = '') => process.stdout.write(`${line}\n`);

const lessons = claimLessons();
const sets = [...new Set(lessons.map(({ set }) => set))];
say(`${lessons.length} claims of ${sets.length} writers.`);

if (!process.argv.includes('--write')) {
  say('Each set as judged by what was learned from all the others, beside what the rules alone say.');
  const all = sets.flatMap((set) => {
    const doubting = learnDoubting(lessons.filter((lesson) => lesson.set !== set));
    const judged = doubtsOf(
      lessons.filter((lesson) => lesson.set === set),
      doubting,
    );
    sayOf(set, judged);
    return judged;
  });
  sayOf('All', all);
}
if (!process.argv.includes('--measure')) write();

function sayOf(name: string, judged: readonly (Lesson & { readonly doubt: number })[]): void {
  const untrue = judged.filter(({ isTrue }) => !isTrue);
  const honest = judged.filter(({ isTrue }) => isTrue);
  const share = (some: readonly unknown[], of: readonly unknown[]) => (some.length / of.length).toFixed(3);
  const ruled = ({ claims }: Lesson) => claims.length > 0;
  const above = (least: number) => (one: { readonly doubt: number }) => one.doubt >= least;
  say(
    [
      name.padEnd(5),
      `rules: caught ${share(untrue.filter(ruled), untrue)}, held back ${share(honest.filter(ruled), honest)}`,
      ...[0.4, 0.5, 0.6, 0.7].map(
        (least) =>
          `${least}: ${share(untrue.filter(above(least)), untrue)}, ${share(honest.filter(above(least)), honest)}`,
      ),
    ].join('  '),
  );
}

function write(): void {
  const { word, line } = learnDoubting(lessons);
  update('doubt-trees.json', [
    { of: 'word', source: SOURCE, ...word },
    { of: 'line', source: SOURCE, ...line },
  ]);
  update(
    'doubted-words.json',
    [...countWords(lessons)]
      .filter(([, counted]) => counted.untrue + counted.true > 1)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([stem, counted]) => ({ stem, ...counted, source: SOURCE })),
  );
}

/** Gives a table new entries; what it is about stays. */
function update(file: string, entries: readonly unknown[]): void {
  const path = fileURLToPath(new URL(file, KNOWLEDGE));
  const { about } = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, `${JSON.stringify({ about, entries }, null, 2)}\n`);
  say(`written: knowledge/claims/${file}`);
}
