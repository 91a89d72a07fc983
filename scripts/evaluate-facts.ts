/**
 * Holds the resumes of labelled people against what readers say they may state: certificates and how they stand, jobs,
 * schools, awards, training, component, and what no resume should print. `npm run evaluate:facts`; `-- --list` prints each.
 */

import { reportOnSet } from '#evaluation/resumes/labelled-facts.ts';
import { LABELLED_SETS } from '#evaluation/resumes/labelled-people.ts';

const write = (line: string) => process.stdout.write(`${line}\n`);
const isListed = process.argv.includes('--list');

for (const set of LABELLED_SETS) {
  const { people, withoutFault, faults, counts, facts, printed } = reportOnSet(set);
  const kinds = Object.entries(counts).flatMap(([kind, count]) => (count > 0 ? [`${kind} ${count}`] : []));
  write(
    `final-${set}: ${withoutFault} of ${people} resumes without a fault; ${faults.length} faults (${kinds.join(', ')}); ${printed} of ${facts} facts printed`,
  );
  if (isListed)
    for (const { person, kind, text, because } of faults)
      write(`    ${person} | ${kind} | ${text} | ${because}`);
}
