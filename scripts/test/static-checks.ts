import { existsSync } from 'node:fs';
import { command } from './command.ts';
import type { Outcome, Report } from './report.ts';
import { vitest } from './vitest.ts';

const bin = (name: string) => `node_modules/.bin/${name}`;
const script = (name: string) =>
  command(process.execPath, [`scripts/test/${name}.ts`], { output: 'if it fails' });

/** Three seconds instead of nine where little has changed; what is relied on is checked whole. */
const SINCE_LAST_TIME = [
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/mission-ready/types.json',
];

/** Runs what can be told without running the site, `atOnce` at a time: most of it uses one core. */
export async function runChecks(
  report: Report,
  also: { releases: boolean; fresh: boolean; atOnce: number },
): Promise<void> {
  const parts: [string, () => Promise<Outcome>][] = [
    ['types', () => command(bin('tsc'), also.fresh ? [] : SINCE_LAST_TIME, { output: 'if it fails' })],
    [
      'format and lint',
      () => command(bin('biome'), ['check', '--error-on-warnings', '.'], { output: 'if it fails' }),
    ],
    ['import rules', () => script('check-imports')],
    ['dead code', () => command(bin('knip'), ['--no-progress'], { output: 'if it fails' })],
    ['migrations match the schema', () => script('migrations')],
  ];
  if (also.releases) parts.unshift(['facts against the official releases', againstReleases]);
  const waiting = parts.values();
  const lane = async () => {
    for (const [name, run] of waiting) await report.part(name, run);
  };
  await Promise.all(Array.from({ length: also.atOnce }, lane));
}

/** Builds the pages, which the journeys walk through. */
export const buildPages = (): Promise<Outcome> => script('build');

async function againstReleases(): Promise<Outcome> {
  if (existsSync('../shared/data')) return vitest('releases', ['--project', 'releases'], {}, 'if it fails');
  const detail = '../shared/data is not here, so the committed facts were not built again.';
  return { ok: true, notRun: true, detail };
}
