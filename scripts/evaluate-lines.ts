/**
 * Holds our lines against those that editors would print for the same statements: `npm run evaluate:lines`, or with the
 * name of one set behind `--` (`resumes/final-12`, `made-up`). `--list` prints each line that an editor would change.
 */

import { readFileSync } from 'node:fs';
import {
  type EditedLine,
  editedStatements,
  linesOfSet,
  madeUpLines,
  reportOnLines,
} from '#evaluation/lines/edited-lines.ts';

const write = (line: string) => process.stdout.write(`${line}\n`);
const [asked] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isListed = process.argv.includes('--list');

const sets = [...new Set(editedStatements().map(({ set }) => set)), 'made-up'].filter(
  (set) => asked === undefined || set === asked,
);
const all: EditedLine[] = [];
for (const set of sets) {
  const lines = set === 'made-up' ? madeUpLines() : linesOfSet(set, peopleOfSet(set));
  if (set !== 'made-up') all.push(...lines);
  sayOf(set, lines);
  if (isListed)
    for (const { typed, ours, isHeldBack, editors } of lines)
      if ((ours ?? '') !== (editors ?? '').replace(/\.$/, ''))
        write(
          `  ${isHeldBack || ours === null ? 'held' : 'PRINTED'} | ${typed}\n      ours     ${ours}\n      editor’s ${editors}`,
        );
}
if (sets.length > 1) sayOf('all but what is made up', all);

function peopleOfSet(set: string): unknown {
  const path = set.replace('/', '/people/');
  return JSON.parse(readFileSync(new URL(`../evaluation/${path}.json`, import.meta.url), 'utf8'));
}

function sayOf(name: string, lines: readonly EditedLine[]): void {
  const { statements, printed, same, needless, changed, heldInVain } = reportOnLines(lines);
  write(
    `${name.padEnd(24)} ${statements} statements, ${printed} printed: ${same} as the editor would (${Math.round((100 * same) / Math.max(1, printed))}%), ${needless} where they would print nothing, ${changed.toFixed(1)} of 100 words changed; ${heldInVain} held back that could stand`,
  );
}
