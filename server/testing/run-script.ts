import { spawnSync } from 'node:child_process';

/** Where `npm start` keeps what it has compiled. */
const COMPILED = 'node_modules/.cache/compiled';

/**
 * Runs one of our scripts to its end in a process of its own, with these settings and no others. As for the sites of
 * the journeys, the embedded database is compiled once: the process ends before more would pay.
 */
export const runScript = (script: string, words: readonly string[], settings: Record<string, string>) =>
  spawnSync(process.execPath, ['--liftoff-only', script, ...words], {
    env: { NODE_COMPILE_CACHE: COMPILED, ...settings },
    encoding: 'utf8',
  });
