import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { type ImportRule, importRules } from './import-rules.ts';
import type { Outcome } from './report.ts';

const ROOMS = ['career', 'contract', 'evaluation', 'server', 'web'];
/** Fewer than these cannot be the whole tree: dependency-cruiser passes what it cannot read. */
const LEAST_MODULES = 100;

/** Checks the import rules on the tree, after proving on planted violations that each of them bites. */
export async function checkImports(): Promise<Outcome> {
  const blunt = await rulesThatMissTheirPlant();
  if (blunt.length > 0)
    return { ok: false, detail: `These rules did not see their planted violation: ${blunt.join(', ')}` };
  const { summary } = await inspect(process.cwd(), ROOMS);
  if (summary.totalCruised < LEAST_MODULES) {
    return {
      ok: false,
      detail: `Only ${summary.totalCruised} modules were read: the sources were not understood.`,
    };
  }
  const detail = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`).join('\n');
  return { ok: summary.violations.length === 0, detail };
}

/** Lays out a tiny tree in which every rule is broken once, and gives the rules that did not notice. */
async function rulesThatMissTheirPlant(): Promise<string[]> {
  const tree = mkdtempSync(join(tmpdir(), 'mission-ready-imports-'));
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), `${text}\n`);
  };
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8'));
  put('package.json', JSON.stringify({ type: 'module', imports }));
  for (const target of [
    'server/target.ts',
    'server/utils.ts',
    'server/testing/target.ts',
    'web/lib/target.ts',
  ]) {
    put(target, 'export {};');
  }
  for (const target of [
    'server/areas/one/one.service.ts',
    'server/areas/one/one.store.ts',
    'web/areas/one/one.queries.ts',
  ]) {
    put(target, 'export {};');
  }
  put('knowledge/target.json', '{}');
  for (const { planted } of importRules) put(planted.file, planted.line);
  try {
    const { summary } = await inspect(tree, ROOMS);
    const seen = ({ name, planted }: ImportRule) =>
      summary.violations.some(({ rule, from }) => rule.name === name && from === planted.file);
    return importRules.filter((rule) => !seen(rule)).map((rule) => rule.name);
  } finally {
    rmSync(tree, { recursive: true });
  }
}

async function inspect(baseDir: string, rooms: string[]): Promise<ICruiseResult> {
  const forbidden = importRules.map(({ name, from, to }) => ({ name, severity: 'error' as const, from, to }));
  const { output } = await cruise(rooms, {
    baseDir,
    validate: true,
    ruleSet: { forbidden },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js'],
      conditionNames: ['import', 'node', 'default'],
    },
  });
  if (typeof output === 'string') throw new Error(output);
  return output;
}
