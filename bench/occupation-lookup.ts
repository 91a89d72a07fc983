import { fileURLToPath } from 'node:url';
import { findMilitaryOccupations } from '#career/occupations/find-military.ts';
import { loadMatching } from '#server/platform/facts.ts';

/** What the product promises: a keystroke in the search for a military occupation is answered within this. */
const KEYSTROKE_MS = 15;
const ROUNDS = 40;

const TYPED = [
  '25b',
  '3D152',
  'information technology specialist',
  'logistcs oficer',
  'infantrymn',
  'hm',
  'avi',
];
/** Every beginning of what is typed, as the keys are struck. */
const KEYSTROKES = TYPED.flatMap((text) => [...text].map((_, index) => text.slice(0, index + 1)));

const { militaryJobs } = loadMatching(fileURLToPath(new URL('../facts', import.meta.url))).facts;
militaryJobs.prepare();
const titles = militaryJobs.all.map(({ title }) => title);

/** The floor: reading every title once, which the plainest search without an index has to do. */
const floor = (query: string) => titles.filter((title) => title.includes(query)).length;
const ours = (query: string) => findMilitaryOccupations(militaryJobs, { query, branch: 'Army' }).length;

function p95(work: (query: string) => number): number {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const query of KEYSTROKES) {
      const start = performance.now();
      work(query);
      times.push(performance.now() - start);
    }
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.95)] ?? 0;
}

const [least, measured] = [p95(floor), p95(ours)];
process.stdout.write(`floor, reading every title once: ${least.toFixed(2)} ms at the 95th percentile\n`);
process.stdout.write(
  `ours, ${KEYSTROKES.length} keystrokes x ${ROUNDS}: ${measured.toFixed(2)} ms at the 95th percentile\n`,
);
if (measured > KEYSTROKE_MS) {
  process.stdout.write(`more than the ${KEYSTROKE_MS} ms promised\n`);
  process.exitCode = 1;
}
