import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DirectoryInUse, lockDirectory } from './lock.ts';

async function inTemporaryDirectory(work: (directory: string) => Promise<void>, deep = '') {
  const directory = await mkdtemp(join(tmpdir(), 'mission-ready-lock-'));
  await work(join(directory, deep)).finally(() => rm(directory, { recursive: true, force: true }));
}

it('keeps a second one out until the first lets go, and says which directory', () =>
  inTemporaryDirectory(async (directory) => {
    const unlock = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
    await expect(lockDirectory(directory)).rejects.toThrow(directory);
    await unlock();
    await (await lockDirectory(directory))();
  }));

it('takes over what a dead process left behind', () =>
  inTemporaryDirectory(async (directory) => {
    await writeFile(join(directory, 'server.lock'), '');
    await (await lockDirectory(directory))();
  }));

it('lets exactly one of several in that start at once', () =>
  inTemporaryDirectory(async (directory) => {
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => lockDirectory(directory)));
    const won = tries.filter((result) => result.status === 'fulfilled');
    expect(won).toHaveLength(1);
    for (const { value: unlock } of won) await unlock();
  }));

it('works where the path is too long for a socket', () =>
  inTemporaryDirectory(async (directory) => {
    const unlock = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
    await unlock();
  }, 'x'.repeat(120)));
