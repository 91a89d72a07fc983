/**
 * Makes papers of invented people in every shape, reads them as an upload is read, and prints which share of their fields
 * came out right. `npm run evaluate:papers`; `-- --fields` prints each wrong one, `-- --final` tries those kept apart.
 */
import type { JudgedField } from '#evaluation/papers/judge-resume.ts';
import { judgedPapers } from './papers/judged-papers.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;
const right = (fields: readonly JudgedField[]) => fields.filter((field) => field.right).length;

const set = process.argv.includes('--final') ? 'final' : 'tune';
const papers = await judgedPapers(set);
for (const [shape, made] of Map.groupBy(papers, (paper) => paper.shape)) {
  const fields = made.flatMap((paper) => paper.fields);
  const kinds = made.filter((paper) => paper.kindRight).length;
  say(
    `${shape}: ${made.length} papers, ${kinds} recognized; of ${fields.length} fields ${percent(right(fields), fields.length)} right`,
  );
  if (!process.argv.includes('--fields')) continue;
  for (const { id, fields: read } of made)
    for (const wrong of read.filter((field) => !field.right))
      say(`    ${id}: ${wrong.name}: wanted “${wrong.wanted}”, read “${wrong.read}”`);
}
const all = papers.flatMap((paper) => paper.fields);
say(`${set}: ${papers.length} papers, ${percent(right(all), all.length)} of ${all.length} fields right`);
const byField = Map.groupBy(all, ({ name }) => name.replace(/, too much$/, ''));
say(
  [...byField]
    .map(([name, some]) => `  ${name}: ${percent(right(some), some.length)} of ${some.length}`)
    .join('\n'),
);
