/**
 * Learns from all verdicts under evaluation/matching how a counselor would judge a title, and writes the trees and the
 * counts into knowledge/matching. `npm run learn:matching`. Before that it says how each set fares that nothing is
 * learned from; `-- --measure` says only that.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { JUDGMENTS, measureTable } from '#career/matching/judgment.ts';
import { gradedSets } from '#evaluation/matching/graded-sets.ts';
import { type GradedList, type Report, reportOn } from '#evaluation/matching/grading.ts';
import {
  countGrades,
  judgingWith,
  learnJudges,
  lessonsOf,
  listsJudgedWith,
  type Signs,
} from '#evaluation/matching/learning.ts';
import { loadMatching } from '#server/platform/facts.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCE = 'evaluation/matching/people and verdicts';
const KNOWLEDGE = join(ROOT, 'knowledge', 'matching');
const say = (line = '') => process.stdout.write(`${line}\n`);

const matching = loadMatching(join(ROOT, 'facts'));
const sets = gradedSets(matching.facts);
const lessons = sets.flatMap((set) => lessonsOf(set, matching));
const signs = Object.fromEntries(
  measureTable.entries().map(({ measure, counts }) => [measure, counts]),
) as Signs;

say(`${lessons.length} graded titles of ${sets.flatMap(({ people }) => people).length} people.`);
say(
  'Each set as judged by what was learned from all the others; the last line: those that hardly anything was tuned on.',
);
const unread: GradedList[] = [];
for (const { name, people, tuned } of sets) {
  const others = lessons.filter(({ set }) => set !== name);
  const judging = judgingWith(learnJudges(others, signs), countGrades(others));
  const lists = listsJudgedWith(people, matching, judging);
  if (tuned === 'hardly') unread.push(...lists);
  sayOf(name, reportOn(lists));
}
const together = reportOn(unread);
sayOf('Hardly tuned', together);
for (const { from, titles, readily } of together.bands)
  say(`  shown ${from} and up: ${titles} titles, readily ${readily.graded.toFixed(3)}`);

function sayOf(name: string, report: Report): void {
  say(
    [
      name.padEnd(10),
      `titles ${report.titlesAPerson.toFixed(1)}`,
      `(${(report.ungraded / report.people).toFixed(1)} of the first ten without a grade)`,
      `precision ${report.precision.graded.toFixed(3)}`,
      `lists with a wrong title ${report.listsWithWrong} of ${report.people}, first ${report.wrongFirst}`,
      `reciprocal rank ${report.reciprocalRank.toFixed(3)}`,
      `strong ${report.strong?.readily.graded.toFixed(3)} at ${report.strong?.aPerson.toFixed(2)}`,
    ].join('  '),
  );
}

if (!process.argv.includes('--measure')) write();

function write(): void {
  const learned = learnJudges(lessons, signs);
  update('judgment-trees.json', () =>
    JUDGMENTS.map((judgment) => ({ judgment, source: SOURCE, ...learned[judgment] })),
  );
  const lists = new Map<
    string,
    { code: string; title: string; readily: number; stretch: number; wrong: number }[]
  >();
  for (const [key, grades] of countGrades(lessons)) {
    const [kind, list, code = ''] = key.split(' ');
    const titles = lists.get(`${kind} ${list}`) ?? [];
    lists.set(`${kind} ${list}`, titles);
    titles.push({ code, title: matching.facts.occupationByCode.get(code)?.title ?? '', ...grades });
  }
  update('graded-titles.json', () =>
    [...lists]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, titles]) => {
        const [kind, list] = key.split(' ');
        return {
          list,
          kind,
          titles: titles.sort((a, b) => (a.code < b.code ? -1 : 1)),
          source: SOURCE,
        };
      }),
  );
}

/** Gives a table new entries; what it is about stays. */
function update(file: string, entries: () => readonly unknown[]): void {
  const path = join(KNOWLEDGE, file);
  const { about } = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, `${JSON.stringify({ about, entries: entries() }, null, 2)}\n`);
  say(`written: knowledge/matching/${file}`);
}
