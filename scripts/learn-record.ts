/**
 * Learns how a record is read: jobs from what people tell of their work, and which items of lists are none.
 * `npm run learn:record` prints how well what is learned without a set reads that set; with `--write` it writes
 * `knowledge/record/job-tags.json` and `item-tags.json`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ITEM_FEATURES } from '#career/record/item-features.ts';
import { JOB_FEATURES } from '#career/record/job-features.ts';
import type { TaggerWeights } from '#career/sequence-tagger.ts';
import { learnedItems, reportOnItems } from '#evaluation/items/learning.ts';
import { learnedJobs, reportOnJobs } from '#evaluation/jobs/learning.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const write = (line: string) => process.stdout.write(`${line}\n`);

function writeTable(
  name: string,
  about: string,
  features: Readonly<Record<string, string>>,
  { weights }: TaggerWeights,
): void {
  const entries = Object.entries(features).map(([of, reason]) => {
    const own = Object.entries(weights).filter(([feature]) => feature.startsWith(`${of} `));
    const rest = own.map(([feature, row]) => [feature.slice(of.length + 1), row] as const);
    return { of, weights: Object.fromEntries(rest), reason };
  });
  writeFileSync(join(ROOT, 'knowledge/record', name), JSON.stringify({ about, entries }));
  write(`knowledge/record/${name} written`);
}

if (process.argv.includes('--write')) {
  writeTable(
    'job-tags.json',
    'What stands around a word of a text about work says whether it is of a title, an employer, a place or a date: learned from evaluation/jobs by `npm run learn:record -- --write`, never written by hand. Of each feature a weight for each tag, in the order of career/record/job-tags.ts.',
    JOB_FEATURES,
    learnedJobs(),
  );
  writeTable(
    'item-tags.json',
    'What an item of a list is made of says whether it names a certificate, a skill, an award or a course: learned from evaluation/items by `npm run learn:record -- --write`, never written by hand. Of each feature a weight for each tag, in the order of career/record/item-doubt.ts.',
    ITEM_FEATURES,
    learnedItems(),
  );
  write('then: biome check --write knowledge');
} else {
  const { jobs, found, right, wrongEmployer, told, dated, rightlyDated } = reportOnJobs();
  write(
    `${told} jobs told, ${jobs} read: ${found} titles, ${right} with the right employer (or rightly none), ${wrongEmployer} with a wrong one; dates for ${dated}, ${rightlyDated} as readers give them`,
  );
  const { items, faulty, held, rightlyHeld } = reportOnItems();
  write(
    `${items} items, ${faulty} that readers would not let stand: ${held} held back, ${rightlyHeld} of them rightly`,
  );
}
