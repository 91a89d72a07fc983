/**
 * Learns how a record is read: jobs from what people tell of their work, certificates, courses and studies from their lists, and
 * which items of lists are none.
 * `npm run learn:record` prints how well what is learned without a set reads that set; with `--write` it writes
 * `knowledge/record/*-tags.json` and `*-standings.json`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ITEM_FEATURES } from '#career/record/item-features.ts';
import { JOB_FEATURES } from '#career/record/job-features.ts';
import { LIST_FEATURES } from '#career/record/lists/list-features.ts';
import { STANDING_FEATURES } from '#career/record/lists/standing-features.ts';
import type { TaggerWeights } from '#career/sequence-tagger.ts';
import { learnedItems, reportOnItems } from '#evaluation/items/learning.ts';
import { learnedJobs, reportOnJobs } from '#evaluation/jobs/learning.ts';
import { learnedNames, reportOnNames } from '#evaluation/lists/learning-names.ts';
import { learnedStudies, reportOnStudies } from '#evaluation/lists/learning-studies.ts';

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
  const names = learnedNames();
  writeTable(
    'name-tags.json',
    'What stands around a word of a list of certificates or courses says whether it is of a name or a date: learned from evaluation/lists by `npm run learn:record -- --write`, never written by hand. Of each feature a weight for each tag, in the order of career/record/lists/listed-names.ts.',
    LIST_FEATURES,
    names.parts,
  );
  writeTable(
    'name-standings.json',
    'What is said around the name of a certificate or course says how it stands: learned and ordered in the same way.',
    STANDING_FEATURES,
    names.standings,
  );
  const studies = learnedStudies();
  writeTable(
    'study-tags.json',
    'What stands around a word of a text about education says whether it is of a degree, a field, a school, a date or an amount: learned from evaluation/lists by `npm run learn:record -- --write`, never written by hand. Of each feature a weight for each tag, in the order of career/record/lists/told-studies.ts.',
    LIST_FEATURES,
    studies.parts,
  );
  writeTable(
    'study-standings.json',
    'What is said around a study says how it stands: learned and ordered in the same way.',
    STANDING_FEATURES,
    studies.standings,
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
  for (const list of ['certificates', 'courses', 'skills'] as const) {
    const names = reportOnNames(list);
    write(
      `${names.told} ${list}, ${names.read} read: ${names.found} letter for letter, ${names.right} of them rightly said to be held or not; ${names.notHeld} that are not held, ${names.wronglyHeld} of them said to be`,
    );
  }
  const studies = reportOnStudies();
  write(
    `${studies.told} studies, ${studies.read} read: ${studies.whole} with degree, field and school letter for letter, ${studies.standing} rightly said to be finished or not; ${studies.unfinished} that are not finished, ${studies.wronglyFinished} of them said to be`,
  );
}
