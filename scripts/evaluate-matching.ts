/**
 * Holds the matches of people with a counselor's lists, and of people whose titles were graded one by one, against
 * those grades, with two baselines in the same run. `npm run evaluate:matching`; `-- --lists` prints every list.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniSearch from 'minisearch';
import { matchVeteran } from '#career/matching/match-veteran.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import { crosswalkLookUp, ownWords } from '#evaluation/matching/baselines.ts';
import { type GradedPerson, peopleWithGrades } from '#evaluation/matching/graded-people.ts';
import { gradedSets } from '#evaluation/matching/graded-sets.ts';
import {
  type Bounds,
  gradeLists,
  type Report,
  reportOn,
  type Suggester,
} from '#evaluation/matching/grading.ts';
import type { Matcher } from '#evaluation/matching/score.ts';
import { loadMatching } from '#server/platform/facts.ts';
import { cell, readTable } from './facts-build/read-table.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RELEASES = join(ROOT, '..', 'shared', 'data', 'onet-29.3');
const SHARED = join(ROOT, '..', 'shared', 'evaluation', 'matching-graded.json');
const say = (line = '') => process.stdout.write(`${line}\n`);

/** Baseline 2: MiniSearch over O*NET titles, alternate titles, descriptions and tasks. Null without the release. */
function fullTextSearch(facts: CareerFacts): Matcher | null {
  if (!existsSync(RELEASES)) return null;
  const texts = (file: string, column: string) => {
    const byCode = new Map<string, string[]>();
    for (const row of readTable(join(RELEASES, file), '\t', ['O*NET-SOC Code', column])) {
      const list = byCode.get(cell(row, 'O*NET-SOC Code')) ?? [];
      byCode.set(cell(row, 'O*NET-SOC Code'), list);
      list.push(cell(row, column));
    }
    return byCode;
  };
  const descriptions = texts('Occupation Data.tsv', 'Description');
  const tasks = texts('Task Statements.tsv', 'Task');
  const search = new MiniSearch({
    fields: ['title', 'alternate', 'description', 'tasks'],
    searchOptions: { boost: { title: 4, alternate: 2 }, prefix: true, fuzzy: 0.2 },
  });
  search.addAll(
    facts.occupations
      .filter(({ civilian }) => civilian)
      .map(({ code, title, reportedTitles, alternateTitles }) => ({
        id: code,
        title,
        alternate: [...reportedTitles, ...alternateTitles].join(' '),
        description: (descriptions.get(code) ?? []).join(' '),
        tasks: (tasks.get(code) ?? []).join(' '),
      })),
  );
  return (record) => search.search(ownWords(record)).map((result) => String(result.id));
}

const share = (value: number) => value.toFixed(3);
const bounds = ({ least, most, graded }: Bounds) => `${share(graded)} (${share(least)} to ${share(most)})`;

function print(name: string, report: Report): void {
  say(name);
  say(`  titles of the first ten without a grade   ${report.ungraded} of ${report.shown}`);
  say(
    `  titles a person, readily among ten        ${report.titlesAPerson.toFixed(1)}, ${report.readilyAPerson.toFixed(2)}`,
  );
  say(`  precision of the first ten, grade 1 up    ${bounds(report.precision)}`);
  say(`  readily suggested among the first ten     ${bounds(report.readily)}`);
  say(`  reciprocal rank of the first readily      ${share(report.reciprocalRank)}`);
  say(`  NDCG at 10                                ${share(report.ndcg)}`);
  say(`  lists with a wrong title                  ${report.listsWithWrong} of ${report.people}`);
  say(`  first title wrong, without a grade        ${report.wrongFirst}, ${report.firstUngraded}`);
  const { strong } = report;
  if (strong) {
    say(
      `  strong list: readily suggested            ${bounds(strong.readily)}, ${strong.ungraded} of ${strong.titles} without a grade`,
    );
    say(
      `  strong list: titles a person              ${strong.aPerson.toFixed(2)}; ${strong.belowThree} have fewer than three, ${strong.none} none`,
    );
  }
  if (report.bands.length > 0)
    say('  calibration: the number shown, and how many of such titles were readily suggested');
  for (const { from, titles, ungraded, readily } of report.bands)
    say(
      `  shown ${String(from).padStart(2)} and up: ${String(titles).padStart(4)} titles, ${String(ungraded).padStart(4)} without a grade, readily ${bounds(readily)}`,
    );
  say();
}

const matching = loadMatching(join(ROOT, 'facts'));
const { facts } = matching;
const byCode =
  (matcher: Matcher): Suggester =>
  (record) =>
    matcher(record).map((code) => ({ code, shown: null, fit: null }));
const search = fullTextSearch(facts);
const ways: readonly (readonly [string, Suggester])[] = [
  [
    'Mission Ready',
    (record) =>
      matchVeteran(record, null, matching).map((match) => ({
        code: match.onetSocCode,
        shown: match.relevanceScore,
        fit: match.fit,
      })),
  ],
  ['Baseline 1: look-up in the official crosswalk', byCode((record) => crosswalkLookUp(facts, record))],
  ...(search ? [['Baseline 2: full-text search over O*NET', byCode(search)] as const] : []),
];

/** Every list with its grades, for whoever reads what is at fault. */
function printLists(people: readonly GradedPerson[], suggest: Suggester): void {
  for (const { person, titles } of gradeLists(people, suggest)) {
    say(person.id);
    for (const { code, shown, fit, grade } of titles.slice(0, 10))
      say(
        `  ${grade ?? '?'} ${fit === 'strong' ? '*' : ' '} ${shown ?? ''} ${code} ${facts.occupationByCode.get(code)?.shownTitle ?? ''}`,
      );
  }
}

function printAll(name: string, people: readonly GradedPerson[]): void {
  const unread = new Set(people.flatMap((person) => person.unread));
  const read = people.flatMap(({ grades }) => [...grades.keys()]).length;
  say(`${name}: ${people.length} people, ${read} grades, ${unread.size} titles that stand for no occupation`);
  say('A share is of the graded titles; in brackets with ungraded ones counted as wrong, and as right.');
  if (unread.size > 0) say(`not read: ${[...unread].join('; ')}`);
  say();
  for (const [way, suggest] of ways) {
    print(way, reportOn(gradeLists(people, suggest)));
  }
  const [ours] = ways;
  if (ours && process.argv.includes('--lists')) printLists(people, ours[1]);
}

for (const { name, atFirst, people } of gradedSets(facts))
  printAll(
    atFirst === null
      ? 'People with a counselor’s lists (tuned on)'
      : `${name} people graded one by one (spent on 2026-11-22: ${atFirst} at that one measurement; learned from since)`,
    people,
  );
if (existsSync(SHARED))
  printAll('People with graded titles', peopleWithGrades(JSON.parse(readFileSync(SHARED, 'utf8'))));
else say(`People with graded titles are left out: ${SHARED} is not there.`);
if (!search) say(`Baseline 2 (full-text search over O*NET) is left out: ${RELEASES} is not there.`);
