// Plain JavaScript on purpose: see start.js.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Node 24 as the package `node` brings it: the same on every machine, whatever Node started this script. */
export const ownNode = join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/**
 * The arguments that start the server (decision 0093). Node would let young objects grow to three times 32 MB before it
 * looks at them, and old ones to twice what is needed; it looks after three times 8 MB, and after a fifth more than is
 * needed. It would also compile what the embedded database runs often a second time: for one function of 105 KB
 * that takes 600 MB and two seconds of an idle core, at every start.
 */
export const serverArguments = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=20',
  '--no-wasm-dynamic-tiering',
  '--no-wasm-tier-up',
  'server/main.ts',
];

/**
 * Has the C library of Linux give back what was freed instead of keeping it for later; other systems take no notice. And
 * has Node keep what it compiles, the first file included: what makes JavaScript of TypeScript takes 17 MB, and is
 * loaded for a single file that isn't kept.
 */
export const serverEnvironment = {
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MALLOC_MMAP_THRESHOLD_: '65536',
};

const digest = (parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

const stampSays = (path, value) => existsSync(path) && readFileSync(path, 'utf8') === value;

/** Runs a step with its output shown; ends this process when the step fails. */
function step(title, command, args) {
  process.stdout.write(`${title}\n`);
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.error || result.status !== 0) {
    const why = result.error ? result.error.message : `it ended with code ${result.status}`;
    process.stderr.write(`\n${title} failed: ${why}\n`);
    process.exit(1);
  }
}

/** Installs the packages of the lockfile, unless they are there already. */
export function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    process.stderr.write(`Mission Ready needs Node 20 or later; this is ${process.version}.\n`);
    process.exit(1);
  }
  const stamp = join(root, 'node_modules/.installed');
  const wanted = digest([
    readFileSync(join(root, 'package.json')),
    readFileSync(join(root, 'package-lock.json')),
  ]);
  if (stampSays(stamp, wanted) && existsSync(ownNode)) return;
  // Build tools are development packages; a server that exports NODE_ENV=production needs them all the same.
  step('Installing packages (the first time takes a minute)', 'npm', [
    'ci',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    // Its warnings are about the Node that runs npm, forty lines of them; the packages run under ours. Errors stay.
    '--loglevel=error',
  ]);
  writeFileSync(stamp, wanted);
}

const WEB_SOURCES = [
  'web',
  'contract',
  'career',
  'knowledge',
  'scripts/build',
  'vite.config.ts',
  'package-lock.json',
];

function* filesUnder(path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  const entries = readdirSync(full, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.isDirectory()) yield* filesUnder(`${path}/${entry.name}`);
    else if (!entry.name.includes('.test.')) yield `${path}/${entry.name}`;
  }
}

function* webSources() {
  for (const path of WEB_SOURCES) {
    if (/\.(ts|json)$/.test(path)) yield path;
    else yield* filesUnder(path);
  }
}

/** Builds the web pages, unless nothing they are made of has changed since the last time. */
export function ensureBuilt() {
  const stamp = join(root, 'dist/web.built-from');
  const files = [...webSources()];
  const wanted = digest(files.flatMap((file) => [file, '\0', readFileSync(join(root, file))]));
  if (stampSays(stamp, wanted) && existsSync(join(root, 'dist/web/app.html'))) return;
  step('Building the web pages', ownNode, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
  writeFileSync(stamp, wanted);
}
