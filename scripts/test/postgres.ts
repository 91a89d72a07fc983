import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tool } from './apt.ts';

export type TestPostgres =
  | { kind: 'started'; url: string; stop(): Promise<void> }
  | { kind: 'none'; why: string };

const DEBIAN_SERVERS = '/usr/lib/postgresql';

export const postgresTool: Tool = {
  debianPackage: 'postgresql',
  use: 'the API tests on a second database',
  isThere: () => process.env.TEST_DATABASE_URL !== undefined || serverPrograms() !== undefined,
};

/** A PostgreSQL to test on: TEST_DATABASE_URL, or a temporary cluster of an installed server. */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { kind: 'started', url: given, stop: async () => {} };
  const bin = serverPrograms();
  if (!bin) {
    return {
      kind: 'none',
      why: 'no PostgreSQL server is installed, and TEST_DATABASE_URL is not set. One connection hides races: run these tests before you rely on the change.',
    };
  }
  return startCluster(bin);
}

function serverPrograms(): string | undefined {
  const versions = existsSync(DEBIAN_SERVERS)
    ? readdirSync(DEBIAN_SERVERS).sort((a, b) => Number(b) - Number(a))
    : [];
  const debian = versions.map((version) => join(DEBIAN_SERVERS, version, 'bin'));
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  return [...debian, configured].find((path) => path && existsSync(join(path, 'initdb')));
}

async function startCluster(bin: string): Promise<TestPostgres> {
  const directory = mkdtempSync(join(tmpdir(), 'mission-ready-pg-'));
  const owner = clusterOwner();
  if (owner) chownSync(directory, owner.uid, owner.gid);
  const data = join(directory, 'data');
  const options = { cwd: directory, ...owner };
  const initArgs = ['-D', data, '-U', 'mission', '--auth=trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(bin, 'initdb'), initArgs, { ...options, stdio: 'ignore' });
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${directory}`,
    'fsync=off',
    'max_connections=200',
  ];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  await readyToAccept(server);
  return {
    kind: 'started',
    url: `postgres://mission@127.0.0.1:${port}/postgres`,
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => {
          rmSync(directory, { recursive: true, force: true });
          resolve();
        });
        server.kill('SIGINT');
      }),
  };
}

/** PostgreSQL refuses to run as root; there it runs as its own user, or as nobody. */
function clusterOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (user: string, what: '-u' | '-g') =>
    Number(execFileSync('id', [what, user], { encoding: 'utf8' }));
  const user = spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody';
  return { uid: idOf(user, '-u'), gid: idOf(user, '-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function readyToAccept(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with code ${code}:\n${said}`)));
  });
}
