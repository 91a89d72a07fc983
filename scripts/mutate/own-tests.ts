import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { scopeOf } from '../test/quick-scope.ts';

/** Rooms whose files import each other. */
const ROOMS = ['career', 'contract', 'evaluation', 'server', 'web', 'scripts'];
const TEST = /\.test\.tsx?$/;
const IMPORT = /(?:from|import\()\s*'([^']+)'/g;

/** Each finds every endpoint, table and text of all areas by itself. */
const SWEEPS: readonly { readonly test: string; readonly over: RegExp }[] = [
  { test: 'server/areas/field-limits.test.ts', over: /^contract\// },
  { test: 'server/areas/store-owners.test.ts', over: /\.store\.ts$/ },
  { test: 'server/areas/ownership.test.ts', over: /\.(?:store|service|routes)\.ts$/ },
  {
    test: 'server/areas/every-endpoint.test.ts',
    over: /^contract\/|\.routes\.ts$|^server\/platform\/http\//,
  },
];

/** More areas than these stand on a file: it is everybody's, and its own folder's tests answer for it. */
const FEW_AREAS = 2;

/** The tree as tests see it: its test files, and who imports whom. */
export interface Tree {
  readonly tests: readonly string[];
  importersOf(file: string): readonly string[];
}

/** Reads the tree in the working directory. */
export function readTree(): Tree {
  const files = ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(room, name)),
  );
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path));
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return {
    tests: files.filter((file) => TEST.test(file)),
    importersOf: (file) => importers.get(file) ?? [],
  };
}

/**
 * The tests that should notice a fault in a file, nearest first, in steps: what is left of them runs only while none
 * has failed. For the server: the tests of its area and the sweeps over all areas; on the platform those of its folder
 * and of the few areas that alone use the file. Elsewhere: the unit tests that import it, in its room however far away, and
 * the API tests of the few areas that use it.
 */
export function ownTests(
  file: string,
  tree: Tree,
  areasOf = (path: string) => scopeOf([path]).areas,
): string[][] {
  const steps: ((test: string) => boolean)[] = [];
  const sameName = (test: string) => dirname(test) === dirname(file) && stem(test) === stem(file);
  const area = /^server\/areas\/[^/]+\//.exec(file)?.[0];
  const areas = area ? [area] : areasThatUse(file, tree, areasOf);
  const inAreas = (test: string) => areas.some((folder) => test.startsWith(folder));
  if (area) {
    steps.push(sameName, inAreas, sweepsOf(file));
  } else if (file.startsWith('server/')) {
    const folder = /^server\/platform\/[^/]+\//.exec(file)?.[0] ?? 'server/platform/';
    steps.push(sameName, (test) => test.startsWith(folder), inAreas, sweepsOf(file));
  } else {
    const importers = new Set(tree.importersOf(file));
    const reached = reaching(file, tree);
    const room = file.split('/')[0];
    steps.push(
      sameName,
      (test) => importers.has(test) || (reached.has(test) && dirname(test) === dirname(file)),
      (test) => reached.has(test) && test.split('/')[0] === room,
      (test) => room === 'contract' && sweepsOf(file)(test),
      inAreas,
    );
  }
  const taken = new Set<string>();
  return steps
    .map((isIn) => {
      const step = tree.tests.filter((test) => !taken.has(test) && isIn(test));
      for (const test of step) taken.add(test);
      return step;
    })
    .filter((step) => step.length > 0);
}

const sweepsOf = (file: string) => (test: string) =>
  SWEEPS.some(({ over, test: sweep }) => test === sweep && over.test(file));

/** "shares" of shares.store.ts and shares.test.ts. */
const stem = (file: string) => basename(file).split('.')[0];

function areasThatUse(file: string, tree: Tree, areasOf: (file: string) => readonly string[]): string[] {
  if (file.startsWith('web/')) return [];
  const named = file.startsWith('server/')
    ? tree.importersOf(file).flatMap((name) => /^server\/areas\/[^/]+\//.exec(name)?.[0] ?? [])
    : areasOf(file).map((name) => `server/areas/${name}/`);
  const areas = [...new Set(named)];
  return areas.length <= FEW_AREAS ? areas : areas.filter((name) => name.endsWith(`/${stem(file)}/`));
}

/** Whatever imports a file, however far away. */
function reaching(file: string, tree: Tree): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [file];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const importer of tree.importersOf(next)) {
      if (found.has(importer)) continue;
      found.add(importer);
      waiting.push(importer);
    }
  }
  return found;
}
