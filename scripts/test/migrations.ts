import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The schema in code and the checked-in migrations must say the same: generating once more may add nothing. Done on
// a copy, so that the check changes nothing in the tree.
const source = 'server/platform/database/migrations';
const copy = mkdtempSync(join(tmpdir(), 'mission-ready-migrations-'));
cpSync(source, copy, { recursive: true });
const args = [
  'generate',
  '--dialect=postgresql',
  '--casing=snake_case',
  '--schema=./server/platform/database/schema',
];
const result = spawnSync('node_modules/.bin/drizzle-kit', [...args, `--out=${copy}`], { encoding: 'utf8' });
const before = readdirSync(source).length;
const after = readdirSync(copy).length;
rmSync(copy, { recursive: true });
if (result.status !== 0 || before !== after) {
  process.stdout.write(`${result.stdout}${result.stderr}\n`);
  process.stdout.write(
    'The schema has changed without a migration: run "npm run db:migration -- --name what-changed".\n',
  );
  process.exitCode = 1;
}
