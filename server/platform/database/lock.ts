import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another process has the directory open. */
export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse';
}

/**
 * Keeps a second process off a directory. Nothing in PGlite does, and two of them destroy it.
 *
 * A listening socket is the lock: unlike a file with a process id it ends with its process, however that ends, and
 * a number used again cannot be mistaken for its owner. The holder answers with a token of its own, so that of two
 * that start over a dead socket at once only the one that really got it goes on.
 *
 * Throws DirectoryInUse when somebody holds it. The returned function lets it go.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const address = addressFor(directory);
  const token = randomUUID();
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.end(token);
  });
  if (!(await listen(server, address))) {
    if ((await askHolder(address)) !== null) throw inUse(directory);
    if (process.platform !== 'win32') await rm(address, { force: true });
    if (!(await listen(server, address))) throw inUse(directory);
  }
  if ((await askHolder(address)) !== token) {
    server.close();
    throw inUse(directory);
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

const inUse = (directory: string) =>
  new DirectoryInUse(
    `${directory} is in use by another Mission Ready process. Stop it first, or set DATA_DIR to another directory.`,
  );

/** Unix socket paths end at about 100 bytes; a longer directory gets a name of its own among the temporary files. */
function addressFor(directory: string): string {
  const name = `mission-ready-${createHash('sha256').update(directory).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = join(directory, 'server.lock');
  return Buffer.byteLength(inside) <= 100 ? inside : join(tmpdir(), `${name}.lock`);
}

function listen(server: Server, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error);
    server.once('error', failed);
    server.listen(address, () => {
      server.off('error', failed);
      resolve(true);
    });
  });
}

/** The holder's token; null when nobody answers. A holder too busy to answer within 2 s still holds it. */
function askHolder(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(address);
    socket.setTimeout(2000, () => {
      socket.destroy();
      resolve('busy');
    });
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('error', () => resolve(null));
    socket.on('close', () => resolve(answer || null));
  });
}
