import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ownNode, root, serverArguments, serverEnvironment } from '../scripts/prepare.js';

/** How often each is started; the median counts. */
const STARTS = 5;
/** Memory and processor time are read this long after the first answer, when what waits for it has been prepared. */
const SETTLED_MS = 3000;

/** The floor: what no start of ours can do without. Opens the same database, and answers. */
const FLOOR = `
  import { createServer } from 'node:http';
  import { PGlite } from '@electric-sql/pglite';
  await PGlite.create(process.env.DATA_DIR + '/postgres');
  const server = createServer((_, reply) => reply.end('ok'));
  server.listen(0, '127.0.0.1', () => console.log('serving on http://127.0.0.1:' + server.address().port));
`;

interface Started {
  readonly readyMs: number;
  readonly processorSeconds: number;
  readonly residentMb: number;
  readonly peakMb: number;
}

async function started(args: readonly string[], dataDir: string): Promise<Started> {
  const began = performance.now();
  const child = spawn(ownNode, args, {
    cwd: root,
    env: { ...serverEnvironment, ...process.env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const site = await addressOf(child);
  await fetch(`${site}/api/health`);
  const readyMs = performance.now() - began;
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  const figures = { readyMs, ...ofProcess(child.pid ?? 0) };
  child.kill('SIGTERM');
  await new Promise((resolve) => child.on('exit', resolve));
  return figures;
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`the process ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const site = /serving on (http\S+)/.exec(chunk.toString())?.[1];
      if (site) resolve(site);
    });
  });
}

/** What Linux says of a process: hundredths of a second of processor time, and kilobytes. */
function ofProcess(pid: number): Omit<Started, 'readyMs'> {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return {
    processorSeconds: (Number(fields[11]) + Number(fields[12])) / 100,
    residentMb: megabytes('VmRSS'),
    peakMb: megabytes('VmHWM'),
  };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

function told(name: string, starts: readonly Started[]): string {
  const of = (figure: keyof Started, digits: number) =>
    median(starts.map((start) => start[figure])).toFixed(digits);
  return (
    `${name.padEnd(28)} answers after ${of('readyMs', 0)} ms; ${SETTLED_MS / 1000} s later: ` +
    `${of('processorSeconds', 1)} s of processor, ${of('residentMb', 0)} MB (at most ${of('peakMb', 0)})`
  );
}

ensureBuilt();
const dataDir = mkdtempSync(join(tmpdir(), 'mission-ready-start-'));
try {
  const first = await started(serverArguments, dataDir);
  const ours: Started[] = [];
  const floor: Started[] = [];
  for (let turn = 0; turn < STARTS; turn++) {
    ours.push(await started(serverArguments, dataDir));
    floor.push(await started(['--input-type=module', '-e', FLOOR], dataDir));
  }
  for (const line of [
    told('first start, new database', [first]),
    told('started again', ours),
    told('floor: the database alone', floor),
  ])
    process.stdout.write(`${line}\n`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
