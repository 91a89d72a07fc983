import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openEmbeddedDatabase } from './embedded.ts';

it('never writes a new database over one that is not whole, and says what to do', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mission-ready-whole-'));
  const directory = join(dataDir, 'postgres');
  await mkdir(join(directory, 'base'), { recursive: true });
  await writeFile(join(directory, 'postgresql.conf'), 'left over');
  await expect(openEmbeddedDatabase(dataDir)).rejects.toThrow(/not whole[\s\S]*npm run restore/);
  expect((await readdir(directory)).sort()).toEqual(['base', 'postgresql.conf']);
  // The directory is let go again: the next try says the same.
  await expect(openEmbeddedDatabase(dataDir)).rejects.toThrow('not whole');
  await rm(dataDir, { recursive: true });
});
