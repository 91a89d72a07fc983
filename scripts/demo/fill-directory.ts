import { existsSync, readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { openEmbeddedDatabase } from '#server/platform/database/embedded.ts';
import { factsDir, loadMatching } from '#server/platform/facts.ts';
import { DEMO_ADMIN, DEMO_PASSWORD, DEMO_PEOPLE } from './demo-people.ts';
import { fillDemo } from './fill-demo.ts';

/**
 * Fills an empty data directory of its own for demonstrations. The settings of the server are not read: whatever they
 * say, no directory or database that holds anything is ever touched.
 */
const dataDir = resolve(process.argv[2] ?? './demo-data');
if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
  process.stderr.write(`${dataDir} is not empty. Name another directory: npm run demo -- DIRECTORY\n`);
  process.exit(1);
}
const db = await openEmbeddedDatabase(dataDir);
try {
  const sendMail = async () => {};
  const matching = loadMatching(factsDir(dataDir));
  const config = readConfig({ DATA_DIR: dataDir });
  await fillDemo({ config, db, clock: systemClock, matching, sendMail, payments: null });
} finally {
  await db.close();
}
const people = DEMO_PEOPLE.map(({ username, stage }) => `  ${username.padEnd(12)} ${stage}`);
process.stdout.write(`The demonstration is in ${dataDir}. Everyone in it is made up.

Start it:  DATA_DIR=${relative(process.cwd(), dataDir) || '.'} npm start
Sign in with the password ${DEMO_PASSWORD} as
  ${DEMO_ADMIN.username.padEnd(12)} administrator
${people.join('\n')}
`);
