import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What has changed, and since when. */
export interface Change {
  readonly since: string;
  readonly files: readonly string[];
}

/** Which API tests a change asks for: some areas' own, or all of them, because of `all`. */
export interface Scope {
  readonly areas: readonly string[];
  readonly all?: string;
}

/**
 * What differs from where the branch left main, committed or not; on main itself what is not committed; and when that
 * is nothing, the last commit. Undefined where git cannot say.
 */
export function changeHere(): Change | undefined {
  const main = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main') ?? ['HEAD'];
  const fresh = git('ls-files', '--others', '--exclude-standard');
  const differing = git('diff', '--name-only', main[0] ?? 'HEAD');
  if (!fresh || !differing) return undefined;
  const files = [...new Set([...differing, ...fresh])];
  if (files.length > 0) return { since: 'main', files };
  const last = git('diff', '--name-only', 'HEAD~1', 'HEAD');
  return last && { since: 'the commit before the last one', files: last };
}

function git(...args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : undefined;
}

/** Reaches every test of the API, whatever area it is of. */
const FOUNDATION =
  /^(server\/(?!areas\/)|facts\/|package(-lock)?\.json$|vitest\.config\.ts$|tsconfig\.json$)/;

/** The areas whose server a change touches: their own files, and what they import by name. */
export function scopeOf(files: readonly string[], rooms: readonly Room[] = roomsHere()): Scope {
  const areas = new Set<string>();
  for (const file of files) {
    if (FOUNDATION.test(file)) return { areas: [], all: `${file} is what every area stands on` };
    const own = /^server\/areas\/([^/]+)\//.exec(file)?.[1];
    if (own) areas.add(own);
    if (/\.test\.tsx?$/.test(file)) continue;
    const name = importedAs(file);
    for (const { area, text } of rooms) {
      // What stands under every area names a type or two of a folder: only the file it names is its concern.
      if (area === null && text.includes(`#${file}'`))
        return { areas: [], all: `${file} is used by what every area stands on` };
      if (area !== null && name && text.includes(name)) areas.add(area);
    }
  }
  return { areas: [...areas].sort() };
}

/** Whatever the unit tests run on, or read without importing it, some of them follow from no import. */
const BESIDE_IMPORTS = /^(facts\/|package(-lock)?\.json$|vitest\.config\.ts$|tsconfig\.json$)/;

/**
 * The files whose unit tests a change asks for: those that import one of them, however far away. Tests that read the
 * disk always are among them. Undefined where all unit tests are asked for.
 */
export function relatedTo(files: readonly string[]): string[] | undefined {
  if (files.some((file) => BESIDE_IMPORTS.test(file))) return undefined;
  return [...files, ...UNIT_FOLDERS.flatMap(testsThatReadFiles)];
}

/** Of the project "domain" in vitest.config.ts. */
const UNIT_FOLDERS = ['career', 'contract', 'evaluation', 'web', 'scripts'];

function testsThatReadFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .filter((path) => readFileSync(path, 'utf8').includes("from 'node:fs"));
}

/** How files elsewhere name what is in this one: a call's contract by file, the domain and an area by folder. */
function importedAs(file: string): string | undefined {
  if (/^contract\/[^/]+\.ts$/.test(file)) return `#${file}'`;
  const folder = /^(career\/[^/]+|server\/areas\/[^/]+)\//.exec(file)?.[1];
  if (folder) return `#${folder}/`;
  return /^career\/[^/]+\.ts$/.test(file) ? `#${file}'` : undefined;
}

/** The text of an area's server; `area` is null for what is no area's. */
export interface Room {
  readonly area: string | null;
  readonly text: string;
}

function roomsHere(): Room[] {
  const areas = folders('server/areas').map((area) => ({ area, text: sources(`server/areas/${area}`) }));
  // What mounts the calls and tests them all; what an area alone imports is that area's.
  return [...areas, { area: null, text: sources('server/platform/http') + sources('server/testing') }];
}

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

function sources(path: string): string {
  if (!existsSync(path)) return '';
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(path, name), 'utf8'))
    .join('\n');
}
