import { rmSync } from 'node:fs';
import { installMissing } from './apt.ts';
import { chromiumTool, findChromium } from './chromium.ts';
import { pdftotextTool, runJourneys } from './journeys.ts';
import { postgresTool, startPostgres } from './postgres.ts';
import { provenHere } from './proven.ts';
import { changeHere, relatedTo, scopeOf } from './quick-scope.ts';
import { type Outcome, Report } from './report.ts';
import { buildPages, runChecks } from './static-checks.ts';
import { vitest } from './vitest.ts';

/** Everything that must hold before main moves; `npm test -- quick` what a change in one area asks for. */
const report = new Report();

/** Files are read and written in the same way whatever the database, and two commands are tried on the embedded one. */
const NOT_ON_POSTGRES = [
  'server/platform/documents/**',
  'server/areas/admin/operator-command.test.ts',
  'server/platform/backups/restore-script.test.ts',
].flatMap((files) => ['--exclude', files]);

/** Only a server can go away and come back. */
const ON_POSTGRES_ALONE = ['--exclude', 'server/platform/http/database-away.test.ts'];

/** The long run of the fuzz is on PGlite; here other requests, and fewer of them. */
const FUZZ_ON_POSTGRES = { FUZZ_REQUESTS: '1000', FUZZ_SEED: '2' };

rmSync('test-results', { recursive: true, force: true });
if (process.argv.includes('quick')) await quick();
else await everything();

/** Part by part: each has work for both cores by itself, and journeys beside the rest made all of it slower (decision 0079). */
async function everything(): Promise<void> {
  installMissing([postgresTool, chromiumTool, pdftotextTool]);
  const built = await report.part('the pages are built', buildPages);
  await runChecks(report, { releases: true, fresh: true, atOnce: 2 });
  const embedded = ['--project', 'domain', '--project', 'api', ...ON_POSTGRES_ALONE];
  await report.part('unit and API tests on embedded PGlite', () => vitest('embedded', embedded));
  await report.part('API tests on PostgreSQL', onPostgres);
  await report.part('browser journeys', async () =>
    built ? runJourneys(findChromium()) : { ok: false, detail: 'The pages were not built: see above.' },
  );
  const { proven, anew } = provenHere();
  if (anew.length > 0)
    process.stdout.write(
      `\nRun anew, since something that they read has changed; npm run prove records it:\n${anew.map((test) => `  ${test}\n`).join('')}`,
    );
  report.close(
    proven.map((test) => `${test}: it passed with all that it reads as it is now (decision 0102)`),
  );
}

async function onPostgres(): Promise<Outcome> {
  const postgres = await startPostgres();
  // Without a PostgreSQL this cannot run: that fails where it counts, and is loud everywhere else.
  if (postgres.kind === 'none') return { ok: !process.env.CI, notRun: true, detail: postgres.why };
  try {
    const environment = { ...FUZZ_ON_POSTGRES, TEST_DATABASE_URL: postgres.url };
    return await vitest('postgres', ['--project', 'api', ...NOT_ON_POSTGRES], environment);
  } finally {
    await postgres.stop();
  }
}

async function quick(): Promise<void> {
  const change = changeHere();
  const { areas, all } = change
    ? scopeOf(change.files)
    : { areas: [], all: 'git does not say what has changed' };
  const related = change && relatedTo(change.files);
  const units = related ? 'the unit tests that reach them' : 'all unit tests';
  const api = all ? `all API tests, for ${all}` : `the API tests of ${listed(areas)}`;
  const why = change
    ? `${change.files.length} files have changed since ${change.since}`
    : 'What has changed is unknown';
  process.stdout.write(`${why}: the checks, ${units} and ${api}.\n`);
  const tests = async () => {
    const reaching = related ? ['related', ...related] : [];
    await report.part('unit tests', () =>
      vitest('quick-unit', [...reaching, '--project', 'domain'], {}, 'if it fails'),
    );
    if (!all && areas.length === 0) return;
    const folders = areas.map((area) => `server/areas/${area}/`);
    await report.part(all ? 'all API tests' : `API tests of ${listed(areas)}`, () =>
      vitest('quick-api', ['--project', 'api', ...folders, ...ON_POSTGRES_ALONE], {}, 'if it fails'),
    );
  };
  // Each of the checks uses one core, and so, for most of its time, does a handful of tests.
  await Promise.all([tests(), runChecks(report, { releases: false, fresh: false, atOnce: 1 })]);
  report.close([
    ...(related ? ['unit tests that reach nothing of what has changed'] : []),
    ...(all ? [] : [`API tests of other areas than ${listed(areas)}, and of the platform`]),
    'API tests on PostgreSQL',
    'facts against the official releases',
    'browser journeys (one file: npm run build, then node_modules/.bin/playwright test e2e/NAME)',
  ]);
}

function listed(names: readonly string[]): string {
  return names.length > 0 ? names.join(', ') : 'no area';
}
