import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillDatabase } from '#server/testing/filled-database.ts';
import { type S3Server, startS3Server } from '#server/testing/s3-server.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import type { Database } from '../database/database.ts';
import { findLastOperation } from './operations.store.ts';
import { verifyBackup } from './read-backup.ts';
import { bringBack, nightlyCopy } from './second-place.ts';
import { takeBackup } from './take-backup.ts';

let db: Database;
let dataDir: string;
let store: S3Server;
beforeEach(async () => {
  db = await openTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'mission-ready-second-place-'));
  store = await startS3Server();
});
afterEach(async () => {
  await store.close();
  await db.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const at = { ms: Date.parse('2026-11-21T03:04:05.678Z') };
const clock = {
  now: () => {
    at.ms += 1000;
    return new Date(at.ms);
  },
};
const context = (secondPlace = store.settings) => ({ db, clock, config: { dataDir, secondPlace } as never });
const lastCopy = () => findLastOperation(db.query, 'copy');

it('every backup is copied once, and comes back from there as it was', async () => {
  await fillDatabase(db);
  const first = await takeBackup(context(), 'daily');
  await nightlyCopy(context()).run({});
  const second = await takeBackup(context(), 'manual');
  await nightlyCopy(context()).run({});
  expect([...store.objects.keys()]).toEqual([first.name, second.name]);
  expect(store.objects.get(first.name)).toEqual(readFileSync(first.path));
  expect(await lastCopy()).toMatchObject({
    succeeded: true,
    backup: second.name,
    detail: '2 backups are there, 1 of them new',
  });
  const elsewhere = join(dataDir, 'backups');
  rmSync(first.path);
  expect(await bringBack(store.settings, first.name, elsewhere)).toBe(true);
  expect((await verifyBackup(first.path, undefined)).manifest.rows.users).toBe(2);
  expect(await bringBack(store.settings, 'nothing.gz', elsewhere)).toBe(false);
  expect(readdirSync(elsewhere).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('a copy that was cut off is made again', async () => {
  const { name, path } = await takeBackup(context(), 'daily');
  store.objects.set(name, readFileSync(path).subarray(0, 10));
  await nightlyCopy(context()).run({});
  expect(store.objects.get(name)).toEqual(readFileSync(path));
});

it('wrong keys and a store that is away are said, and tried again by the queue', async () => {
  await takeBackup(context(), 'daily');
  const wrong = { ...store.settings, secretAccessKey: 'not it' };
  await expect(nightlyCopy(context(wrong)).run({})).rejects.toThrow(/SignatureDoesNotMatch|403/);
  expect(await lastCopy()).toMatchObject({
    succeeded: false,
    detail: expect.stringMatching(/403|Signature/),
  });
  const away = { ...store.settings, url: 'http://127.0.0.1:1/backups' };
  await expect(nightlyCopy(context(away)).run({})).rejects.toThrow();
  expect(await lastCopy()).toMatchObject({ succeeded: false });
  expect(store.objects.size).toBe(0);
});

it('a store that sends us elsewhere gets nothing sent there', async () => {
  await takeBackup(context(), 'daily');
  const asked: string[] = [];
  const elsewhere = createServer((request, response) => {
    asked.push(request.url ?? '');
    // Back to itself, so that a redirect that is followed shows.
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  elsewhere.listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const { port } = elsewhere.address() as AddressInfo;
  const settings = { ...store.settings, url: `http://127.0.0.1:${port}/backups` };
  await expect(nightlyCopy(context(settings)).run({})).rejects.toThrow();
  expect(asked.length).toBeGreaterThan(0);
  expect(asked).not.toContain('/elsewhere');
  elsewhere.closeAllConnections();
  elsewhere.close();
});

it('a night in which there was nothing to copy is no success', async () => {
  await expect(nightlyCopy(context()).run({})).rejects.toThrow('no backup on this machine');
  expect(await lastCopy()).toMatchObject({ succeeded: false });
});

it('once there is a key, no backup leaves the machine unsealed, and an open one is not taken for a sealed one', async () => {
  const open = await takeBackup(context(), 'daily');
  const key = 'a key of the site';
  const sealing = { ...context(), config: { ...(context().config as object), backupKey: key } as never };
  await expect(nightlyCopy(sealing).run({})).rejects.toThrow('no backup on this machine');
  const sealed = await takeBackup(sealing, 'manual');
  await nightlyCopy(sealing).run({});
  expect([...store.objects.keys()]).toEqual([sealed.name]);
  const forged = `${open.path}.sealed`;
  copyFileSync(open.path, forged);
  await expect(verifyBackup(forged, key)).rejects.toThrow('its name says it is encrypted');
  await expect(verifyBackup(forged, undefined)).rejects.toThrow('its name says it is encrypted');
});
