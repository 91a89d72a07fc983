/**
 * Learns to read jobs from what people tell of their work: `npm run learn:jobs` prints how well what is learned without a
 * set reads that set; with `--write` it writes `knowledge/record/job-tags.json`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { JOB_FEATURES } from '#career/record/job-features.ts';
import { learnedJobs, reportOnJobs } from '#evaluation/jobs/learning.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const write = (line: string) => process.stdout.write(`${line}\n`);

if (process.argv.includes('--write')) {
  const about =
    'What stands around a word of a text about work says whether it is of a title, an employer, a place or a date: learned from evaluation/jobs by `npm run learn:jobs -- --write`, never written by hand. Of each feature a weight for each tag, in the order of career/record/job-tags.ts.';
  const { weights } = learnedJobs();
  const entries = Object.entries(JOB_FEATURES).map(([of, reason]) => {
    const own = Object.entries(weights).filter(([feature]) => feature.startsWith(`${of} `));
    return {
      of,
      weights: Object.fromEntries(own.map(([feature, row]) => [feature.slice(of.length + 1), row])),
      reason,
    };
  });
  writeFileSync(join(ROOT, 'knowledge/record/job-tags.json'), JSON.stringify({ about, entries }));
  write('knowledge/record/job-tags.json written; biome check --write knowledge');
} else {
  const { jobs, found, right, wrongEmployer, told } = reportOnJobs();
  write(
    `${told} jobs told, ${jobs} read: ${found} titles, ${right} with the right employer (or rightly none), ${wrongEmployer} with a wrong one`,
  );
}
