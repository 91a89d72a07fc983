import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniSearch from 'minisearch';
import { matchVeteran } from '#career/matching/match-veteran.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import { crosswalkLookUp, ownWords } from '#evaluation/matching/baselines.ts';
import {
  evaluate,
  type Matcher,
  type Outcome,
  type Score,
  scoreOf,
  scoresByGroup,
} from '#evaluation/matching/score.ts';
import { VETERANS } from '#evaluation/matching/veterans.ts';
import { loadMatching } from '#server/platform/facts.ts';
import { cell, readTable } from './facts-build/read-table.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RELEASES = join(ROOT, '..', 'shared', 'data', 'onet-29.3');
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

const percent = (value: number) => `${(value * 100).toFixed(1)}%`.padStart(6);
const line = (name: string, score: Score) =>
  `  ${name.padEnd(22)} ${String(score.veterans).padStart(4)}   ${percent(score.right)}     ${score.precision.toFixed(3)}      ${score.reciprocalRank.toFixed(3)}`;

function report(name: string, outcomes: readonly Outcome[]): void {
  say(`${name}`);
  say(`  ${'group'.padEnd(22)}    n    right   precision@10   recip. rank`);
  for (const [group, score] of scoresByGroup(outcomes)) say(line(group, score));
  say(line('all', scoreOf(outcomes)));
  say();
}

const matching = loadMatching(join(ROOT, 'facts'));
const { facts } = matching;
const title = (code: string) => facts.occupationByCode.get(code)?.title ?? code;
const ours = evaluate(VETERANS, (record) =>
  matchVeteran(record, null, matching).map((match) => match.onetSocCode),
);
report('Mission Ready', ours);
report(
  'Baseline 1: look-up in the official crosswalk',
  evaluate(VETERANS, (record) => crosswalkLookUp(facts, record)),
);
const search = fullTextSearch(facts);
if (search) report('Baseline 2: full-text search over O*NET', evaluate(VETERANS, search));
else say(`Baseline 2 (full-text search over O*NET) skipped: ${RELEASES} is not there.`);

const misses = ours.filter((outcome) => !outcome.right);
for (const { expectation, wrong, top } of misses)
  say(`wrong: ${expectation.name} | ${wrong.join('; ')} | ${top.join(' ')}`);
if (process.argv.includes('--late')) {
  for (const { expectation, top, reciprocalRank } of ours.filter((outcome) => outcome.reciprocalRank < 1)) {
    const place = reciprocalRank === 0 ? 'nowhere' : `place ${Math.round(1 / reciprocalRank)}`;
    say(
      `late: ${expectation.name} | ${place} | wanted ${expectation.must.join(' ')} | ${top.slice(0, 4).map(title).join('; ')}`,
    );
  }
}
if (process.argv.includes('--unfitting')) {
  for (const { expectation, top } of ours) {
    const odd = top.filter((code) => !expectation.fitting.some((prefix) => code.startsWith(prefix)));
    if (odd.length > 1)
      say(`unfitting: ${expectation.name} | ${odd.map((code) => `${code} ${title(code)}`).join('; ')}`);
  }
}
