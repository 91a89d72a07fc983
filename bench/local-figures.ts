import { fileURLToPath } from 'node:url';
import { localFigures } from '#career/places/local-figures.ts';
import { loadMatching } from '#server/platform/facts.ts';

/** What local figures may cost a page more than national ones (issue 16). */
const PAGE_MS = 5;
/** A long list of titles, held against each of the three places a veteran may wish for. */
const TITLES = 40;
const PLACES = ['zip:23510', 'area:41740', 'state:TX'];
const PAGES = 500;

const say = (text: string) => process.stdout.write(`${text}\n`);
const megabytes = () => {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1024 / 1024;
};

const began = performance.now();
const { facts } = loadMatching(fileURLToPath(new URL('../facts', import.meta.url)));
const startMs = performance.now() - began;
const before = megabytes();
const occupations = facts.occupations.filter(({ civilian }) => civilian);
const places = PLACES.flatMap((key) => facts.places().byKey(key) ?? []);

/** One page: every title of the list in one place. The floor does the same with the nation's figures. */
function page(round: number, local: boolean): number {
  const place = places[round % places.length];
  let sum = 0;
  for (let at = 0; at < TITLES; at++) {
    const occupation = occupations[(round * TITLES + at) % occupations.length];
    if (occupation === undefined || place === undefined) continue;
    sum += local
      ? (localFigures(facts, occupation, place).median?.dollars ?? 0)
      : (occupation.figures.pay?.median ?? 0);
  }
  return sum;
}

const timed = (work: () => void) => {
  const start = performance.now();
  work();
  return performance.now() - start;
};
const first = timed(() => page(0, true));
const local: number[] = [];
const national: number[] = [];
for (let round = 1; round <= PAGES; round++) {
  local.push(timed(() => page(round, true)));
  national.push(timed(() => page(round, false)));
}
const p95 = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
const more = p95(local) - p95(national);
say(`facts read at a start       ${startMs.toFixed(0)} ms, none of them the tables of places`);
say(
  `first page with a place     ${first.toFixed(1)} ms: it reads the tables, ${(megabytes() - before).toFixed(0)} MB more`,
);
say(
  `${TITLES} titles in a place       p95 ${p95(local).toFixed(2)} ms, national ${p95(national).toFixed(3)} ms: ${more.toFixed(2)} ms more (under ${PAGE_MS})`,
);
if (more >= PAGE_MS) process.exitCode = 1;
