/**
 * Holds the lines of people who write like real ones against what readers said of them; then writes the resume of every veteran of the evaluation set for every posting, at each tailoring level, and prints
 * what came of it. `npm run evaluate:resumes`. Exits with 1 when a claim, a term or a summary is at fault.
 */

import { TAILORING_LEVELS } from '#career/resume/written-resume.ts';
import { evaluateLevel, type Finding, type LevelReport } from '#evaluation/resumes/evaluate.ts';
import { POSTINGS, VETERANS } from '#evaluation/resumes/evaluation-set.ts';
import { reportOnLines } from '#evaluation/resumes/written-people.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const write = (line: string) => process.stdout.write(`${line}\n`);

/** How many findings of a kind are printed; the first ones tell enough. */
const MOST_FINDINGS = 10;

function printFindings(name: string, findings: readonly Finding[]): void {
  const texts = [...new Set(findings.map(({ veteran, what }) => `${veteran}: ${what}`))];
  for (const text of texts.slice(0, MOST_FINDINGS)) write(`    ${name}: ${text}`);
}

function print(report: LevelReport): void {
  write(
    `${report.level.padEnd(11)} ${report.resumes} resumes, ${report.lines} lines | coverage ${percent(report.coverageAimed)} of the posting aimed at, ${percent(report.coverageAll)} of any, ${percent(report.exactAimed)} letter for letter | figures nobody gave ${report.figures.length} | fillers ${report.fillers.length} | summaries outside 3-5 sentences ${report.summariesOutOfRange.length}`,
  );
  printFindings('figure', report.figures);
  printFindings('filler', report.fillers);
  printFindings('summary', report.summariesOutOfRange);
}

const lines = reportOnLines();
write(
  `${lines.people} people who write like real ones (tuned on): ${lines.printed} of ${lines.statements} statements printed, the rest held back or left out; readers have judged ${lines.judged} of the printed lines and left ${lines.leftAlone} alone (${percent(lines.leftAlone / Math.max(1, lines.judged))}); figures nobody gave ${lines.figures.length}`,
);
for (const figure of lines.figures.slice(0, MOST_FINDINGS)) write(`    figure: ${figure}`);
write('The figure on people not tuned on: evaluation/README.md. What follows guards against change only.');
write(`${VETERANS.length} veterans, ${POSTINGS.length} postings`);
const reports = TAILORING_LEVELS.map((level) => evaluateLevel(level));
for (const report of reports) print(report);
const atFault =
  lines.figures.length > 0 ||
  reports.some(
    ({ figures, fillers, summariesOutOfRange }) =>
      figures.length + fillers.length + summariesOutOfRange.length > 0,
  );
process.exitCode = atFault ? 1 : 0;
