import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ON_DEMAND_NAMES } from '#career/places/tables.ts';
import { configFromEnvironment } from '#server/platform/config.ts';
import { factsDir, factsOnDemand, loadMatching, readFactsTables } from '#server/platform/facts.ts';
import { writeFacts } from './facts-build/build-facts.ts';
import { assertSound } from './facts-import/check-facts.ts';
import { importCrosswalk } from './facts-import/crosswalk-release.ts';
import { importLocalPay, localReleaseOf } from './facts-import/local-pay-release.ts';
import { importOnet, isOnetRelease } from './facts-import/onet-release.ts';
import { ReleaseRefused, readReleaseFile } from './facts-import/release-file.ts';

/**
 * npm run facts:import -- FILE [WHEN]: takes a newer official O*NET text release, a crosswalk, or a table of pay by place
 * (WHEN says of when it is: "May 2026") into DATA_DIR/facts, where
 * the server finds it at its next start. Everything is built and checked beside; only then do the directories change
 * places, and what was there stays as DATA_DIR/facts-before.
 */
function run(path: string | undefined, ofWhen: string | undefined): void {
  if (path === undefined) {
    process.stderr.write('Say which release: npm run facts:import -- FILE (docs/operating.md says which)\n');
    process.exit(2);
  }
  const { dataDir } = configFromEnvironment();
  const before = readFactsTables(factsDir(dataDir));
  const file = readReleaseFile(path);
  const pay = localReleaseOf(file);
  const local =
    pay === null ? null : importLocalPay(file, pay, ofWhen, before.sources, factsOnDemand(factsDir(dataDir)));
  const after =
    local !== null
      ? { ...before, sources: local.sources }
      : isOnetRelease(file)
        ? importOnet(file, before)
        : importCrosswalk(file, before);
  assertSound(after, before);

  const [now, next, last] = ['facts', 'facts-next', 'facts-before'].map((name) => join(dataDir, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(dataDir, { recursive: true });
  rmSync(next, { recursive: true, force: true });
  writeFacts({ ...after, ...local?.tables }, next);
  // What an earlier import brought of the tables on demand stays.
  for (const name of ON_DEMAND_NAMES) {
    const [known, renewed] = [join(now, `${name}.json`), join(next, `${name}.json`)];
    if (existsSync(known) && !existsSync(renewed)) copyFileSync(known, renewed);
  }
  loadMatching(next);
  rmSync(last, { recursive: true, force: true });
  if (existsSync(now)) renameSync(now, last);
  renameSync(next, now);
  const source = after.sources.sources.find(({ inputs }) =>
    inputs.some(({ sha256 }) => sha256 === file.sha256),
  );
  process.stdout.write(
    `${source?.label ?? file.name}, ${source?.version ?? ''}: ${after.occupations.code.length} occupations, ` +
      `${after.military.code.length} military jobs. The server uses them from its next start.\n`,
  );
}

try {
  run(process.argv[2], process.argv[3]);
} catch (error) {
  if (!(error instanceof ReleaseRefused)) throw error;
  process.stderr.write(`Refused, and nothing was changed. ${error.message}\n`);
  process.exit(1);
}
