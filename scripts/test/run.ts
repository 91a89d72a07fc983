import { existsSync, rmSync } from 'node:fs';
import { ensureProgram } from './apt.ts';
import { findChromium } from './chromium.ts';
import { checkImports } from './imports.ts';
import { startPostgres } from './postgres.ts';
import { command, type Outcome, Report } from './report.ts';

/**
 * Everything that must hold before main moves, in order from quick to slow. `npm test -- quick` leaves out the
 * second database and the browser while one works; a bare `npm test` leaves out nothing.
 */
const quick = process.argv.includes('quick');
const report = new Report();
const bin = (name: string) => `node_modules/.bin/${name}`;
rmSync('test-results', { recursive: true, force: true });

await report.part('format and lint', () => command(bin('biome'), ['check', '--error-on-warnings', '.']));
await report.part('types', () => command(bin('tsc'), []));
await report.part('import rules', checkImports);
await report.part('dead code', () => command(bin('knip'), ['--no-progress']));
await report.part('migrations match the schema', () =>
  command(process.execPath, ['scripts/test/migrations.ts']),
);
await report.part('unit and API tests on embedded PGlite', () =>
  vitest('embedded', ['--project', 'domain', '--project', 'api']),
);
await report.part('facts against the official releases', () =>
  existsSync('../shared/data')
    ? vitest('releases', ['--project', 'releases'])
    : Promise.resolve({
        ok: true,
        loud: true,
        detail: 'NOT RUN: ../shared/data is not here, so the committed facts were not built again.',
      }),
);

if (!quick) {
  await report.part('API tests on PostgreSQL', async () => {
    const postgres = await startPostgres();
    if (postgres.kind === 'none') return unavailable(postgres.why);
    try {
      return await vitest('postgres', ['--project', 'api'], { TEST_DATABASE_URL: postgres.url });
    } finally {
      await postgres.stop();
    }
  });
  await report.part('the built site in Chromium', async () => {
    const chromium = await findChromium();
    if (chromium.kind === 'none') return { ok: false, detail: chromium.why };
    // The journeys read the PDFs they download with it, as anyone else's tool would.
    if (!ensureProgram('pdftotext', 'poppler-utils')) {
      return { ok: false, detail: 'pdftotext (poppler-utils) is missing and could not be installed.' };
    }
    const built = await command(process.execPath, ['scripts/test/build.ts']);
    if (!built.ok) return built;
    const file = 'test-results/browser.json';
    return command(
      bin('playwright'),
      ['test'],
      { CHROMIUM: chromium.path, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      file,
    );
  });
}
report.close();

function vitest(name: string, args: string[], environment: Record<string, string> = {}): Promise<Outcome> {
  const file = `test-results/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return command(bin('vitest'), ['run', ...reporters, ...args], environment, file);
}

/** Without a PostgreSQL the second pass cannot run: that fails where it counts, and is loud everywhere else. */
function unavailable(why: string): Outcome {
  if (process.env.CI) return { ok: false, detail: why };
  return { ok: true, detail: `NOT RUN: ${why}`, loud: true };
}
