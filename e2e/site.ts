import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The real server, as `npm start` runs it, on a data directory and a port of its own. */
export interface Site {
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** All it has printed so far. */
  output(): string;
}

/** A data directory as no start has seen it. */
export const emptyDataDir = (): string => mkdtempSync(join(tmpdir(), 'mission-ready-e2e-'));

/** A data directory with a database in it, and nothing in that. */
export function newDataDir(): string {
  const directory = emptyDataDir();
  const { PREPARED_DATA } = process.env;
  if (PREPARED_DATA === undefined) throw new Error('e2e/prepared-data.ts has not run.');
  cpSync(PREPARED_DATA, directory, { recursive: true });
  return directory;
}

export const removeDataDir = (dataDir: string): void => rmSync(dataDir, { recursive: true, force: true });

/** A port that was free just now, for a site whose settings have to name its address before it starts. */
export async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return String(port);
}

/** Starts the server and waits until it says where it serves. Throws with its output when it ends instead. */
export async function startSite(
  dataDir: string,
  settings: Record<string, string> = {},
  entry: 'main' | 'testing/serve' = 'main',
  directory = process.cwd(),
): Promise<Site> {
  const { server, output } = spawnServer(dataDir, settings, entry, directory);
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const said = /serving on (http\S+)/.exec(output());
      if (said?.[1]) resolve(said[1]);
    };
    server.stdout?.on('data', look);
    server.once('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${output()}`)));
  });
  return { url, dataDir, process: server, output };
}

/** Starts the server and waits until it ends by itself. */
export async function runToEnd(dataDir: string, settings: Record<string, string>) {
  const { server, output } = spawnServer(dataDir, settings);
  const [code] = await once(server, 'exit');
  return { code: code as number | null, output: output() };
}

/** The embedded database is compiled once and not again, better, while it runs: few sites live long enough to gain. */
const COMPILE_ONCE = '--liftoff-only';

/** What `npm start` keeps of its modules, compiled; `testing/serve` has it by this alone. */
const COMPILED = 'node_modules/.cache/compiled';

function spawnServer(dataDir: string, settings: Record<string, string>, entry = 'main', cwd = process.cwd()) {
  const server = spawn(process.execPath, [COMPILE_ONCE, `server/${entry}.ts`], {
    cwd,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: COMPILED,
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  return { server, output: () => text };
}

/** Ends the server the given way and gives the code and signal it ended with. */
export async function stopSite(site: Site, signal: NodeJS.Signals = 'SIGTERM') {
  const ended = once(site.process, 'exit');
  site.process.kill(signal);
  const [code, by] = await ended;
  return { code: code as number | null, signal: by as NodeJS.Signals | null };
}
