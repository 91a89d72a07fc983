import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sourceInWords } from '#career/occupations/source-words.ts';
import { ON_DEMAND_NAMES } from '#career/places/tables.ts';
import { configFromEnvironment } from '#server/platform/config.ts';
import { factsDir, factsOnDemand, loadMatching, readFactsTables } from '#server/platform/facts.ts';
import { writeFacts } from './facts-build/build-facts.ts';
import { assertSound } from './facts-import/check-facts.ts';
import { importCrosswalk } from './facts-import/crosswalk-release.ts';
import { datedFiles } from './facts-import/dated-files.ts';
import { importOnet, isOnetRelease } from './facts-import/onet-release.ts';
import { ReleaseRefused, readReleaseFile } from './facts-import/release-file.ts';
import { importTables, isTableRelease } from './facts-import/table-release.ts';

/**
 * npm run facts:import -- FILE [WHEN] [FILE [WHEN]]…: takes a newer official O*NET text release, a crosswalk, or the
 * releases of tables on demand (WHEN says of when the files before it are: "May 2026") into DATA_DIR/facts, where
 * the server finds it at its next start. Everything is built and checked beside; only then do the directories change
 * places, and what was there stays as DATA_DIR/facts-before.
 */
function run(words: readonly string[]): void {
  const files = datedFiles(words).map(({ path, when }) => ({ ...readReleaseFile(path), when }));
  const [file] = files;
  if (file === undefined) {
    process.stderr.write('Say which release: npm run facts:import -- FILE (docs/data.md says which)\n');
    process.exit(2);
  }
  const { dataDir } = configFromEnvironment();
  const before = readFactsTables(factsDir(dataDir));
  const isAlone = files.length === 1;
  const after =
    isAlone && isOnetRelease(file)
      ? importOnet(file, before)
      : isAlone && !isTableRelease(file)
        ? importCrosswalk(file, before)
        : importTables(files, before, factsOnDemand(factsDir(dataDir)));
  assertSound(after, before);

  const [now, next, last] = ['facts', 'facts-next', 'facts-before'].map((name) => join(dataDir, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(dataDir, { recursive: true });
  rmSync(next, { recursive: true, force: true });
  writeFacts(after, next);
  // What an earlier import brought of the tables on demand stays.
  for (const name of ON_DEMAND_NAMES) {
    const [known, renewed] = [join(now, `${name}.json`), join(next, `${name}.json`)];
    if (existsSync(known) && !existsSync(renewed)) copyFileSync(known, renewed);
  }
  loadMatching(next);
  rmSync(last, { recursive: true, force: true });
  if (existsSync(now)) renameSync(now, last);
  renameSync(next, now);
  const named = after.sources.sources
    .filter(({ inputs }) => inputs.some(({ sha256 }) => files.some((one) => one.sha256 === sha256)))
    .map(sourceInWords);
  process.stdout.write(
    `${named.join('\n')}\n${after.occupations.code.length} occupations, ` +
      `${after.military.code.length} military jobs. The server uses them from its next start.\n`,
  );
}

try {
  run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ReleaseRefused)) throw error;
  process.stderr.write(`Refused, and nothing was changed. ${error.message}\n`);
  process.exit(1);
}
