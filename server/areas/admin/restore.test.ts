import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#career/durations.ts';
import { createBackup, listAuditLog, restoreBackup } from '#contract/admin.ts';
import { getUser, login } from '#contract/auth.ts';
import { getHealth } from '#contract/health.ts';
import { updateProfile } from '#contract/profile.ts';
import { getSystem } from '#contract/system.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let site: TestApp;
let admin: { client: TestClient; username: string };
let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mission-ready-web-restore-'));
  site = await startTestApp({ dataDir, metricsToken: TOKEN });
  admin = await site.administrator();
});
afterEach(async () => {
  await site.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const TOKEN = 'a token for tests alone';
const body = { reason: 'A listing import went wrong', password: PASSWORD };
const healthy = async () => (await site.visitor().call(getHealth)).status === 200;

it('a backup is restored from the page, with everybody turned away until it is done', async () => {
  const { client, username } = await site.newcomer({ city: 'Austin' });
  const { name } = (await admin.client.call(createBackup)).body;
  await client.call(updateProfile, { body: { city: 'Boise' } });
  await site.newcomer();
  const params = { name };
  const wrong = await admin.client.call(restoreBackup, { params, body: { ...body, password: 'not it' } });
  expect(wrong.body).toMatchObject({ fields: { password: expect.any(String) } });
  expect((await admin.client.call(restoreBackup, { params: { name: 'x' }, body })).status).toBe(404);

  site.now = new Date(site.now.getTime() + 1000);
  expect((await admin.client.call(restoreBackup, { params, body })).status).toBe(200);
  const turnedAway = await client.call(getUser);
  expect(turnedAway.status).toBe(503);
  expect(turnedAway.body).toMatchObject({ code: 'unavailable', message: expect.stringContaining('backup') });
  expect(turnedAway.headers['retry-after']).toBe('60');
  const page = await site.visitor().send({ method: 'GET', url: '/dashboard' });
  expect(page.status).toBe(503);
  const watcher = { authorization: `Bearer ${TOKEN}` };
  const metrics = await site.visitor().send({ method: 'GET', url: '/metrics', headers: watcher });
  expect(String(metrics.body)).toContain('mission_ready_maintenance 1\n');
  expect(page.body).toContain('<h1>Back in a few minutes</h1>');
  await vi.waitUntil(healthy, { timeout: 60_000 });

  // Everyone signs in again, to what was there at the backup.
  expect((await client.call(getUser)).status).toBe(401);
  const again = await site.visitor().call(login, { body: { username, password: PASSWORD } });
  expect(again.body).toMatchObject({ city: 'Austin' });
  const back = site.visitor();
  await back.call(login, { body: { username: admin.username, password: PASSWORD } });
  expect((await back.call(listAuditLog, { query: {} })).body[0]).toMatchObject({
    action: 'backup-restored',
    subject: `${name}, by ${admin.username}`,
    reason: body.reason,
  });
  expect((await back.call(getSystem)).body.operations.restore).toMatchObject({
    succeeded: true,
    backup: name,
  });
  expect(
    readdirSync(join(dataDir, 'backups')).filter((file) => file.includes('before-restore')),
  ).toHaveLength(1);
});

it('a backup that is damaged is refused before anybody is turned away', async () => {
  const { name } = (await admin.client.call(createBackup)).body;
  const file = join(dataDir, 'backups', name);
  writeFileSync(file, readFileSync(file).subarray(0, -40));
  const answer = await admin.client.call(restoreBackup, { params: { name }, body });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({ message: expect.stringContaining('cut off') });
  expect(await healthy()).toBe(true);
});

it('a restore that fails leaves everything as it was, lets everybody in again and says why', async () => {
  const { name } = (await admin.client.call(createBackup)).body;
  // The copy of what is there can't be written: its name is taken.
  site.now = new Date(site.now.getTime() + 1000);
  const copy = `${site.now.toISOString().replaceAll(':', '-')}-before-restore.ndjson.gz.part`;
  writeFileSync(join(dataDir, 'backups', copy), 'in the way');
  expect((await admin.client.call(restoreBackup, { params: { name }, body })).status).toBe(200);
  await vi.waitUntil(healthy, { timeout: 60_000 });
  await vi.waitUntil(async () => (await admin.client.call(getSystem)).body.operations.restore !== null, {
    timeout: 60_000,
  });
  expect((await admin.client.call(getSystem)).body.operations.restore).toMatchObject({
    succeeded: false,
    detail: expect.stringContaining('Nothing was changed.'),
  });
});

it('a restore that fails at a row says so without a word of it', async () => {
  await site.newcomer({ city: 'Austin' });
  const { name } = (await admin.client.call(createBackup)).body;
  const file = join(dataDir, 'backups', name);
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const { manifest } = JSON.parse(lines.pop() ?? '');
  // Whole and summed up, and no database takes it: an account without anything in it.
  const place = lines.findIndex((line) => line.startsWith('{"table":"users"')) + 1;
  const nothing = JSON.parse(lines[place] ?? '').map(() => null);
  lines[place] = JSON.stringify(nothing);
  const text = lines.map((line) => `${line}\n`).join('');
  manifest.sha256 = createHash('sha256').update(text).digest('hex');
  writeFileSync(file, gzipSync(`${text}${JSON.stringify({ manifest })}\n`));
  site.now = new Date(site.now.getTime() + 1000);
  expect((await admin.client.call(restoreBackup, { params: { name }, body })).status).toBe(200);
  await vi.waitUntil(healthy, { timeout: 60_000 });
  const outcome = async () => (await admin.client.call(getSystem)).body.operations.restore;
  await vi.waitUntil(async () => (await outcome()) !== null, { timeout: 60_000 });
  expect((await outcome())?.detail).toBe('Nothing was changed. SQLSTATE 23502');
});

it('a restore whose tidying up fails is still said to have gone well', async () => {
  const { name } = (await admin.client.call(createBackup)).body;
  const backups = join(dataDir, 'backups');
  // An old copy that can't be removed: a directory under the name of what a crash left half written.
  const stuck = join(backups, 'old.ndjson.gz.part');
  mkdirSync(stuck);
  writeFileSync(join(stuck, 'in the way'), '');
  const long = new Date(site.now.getTime() - 48 * HOUR_MS);
  utimesSync(stuck, long, long);
  site.now = new Date(site.now.getTime() + 1000);
  expect((await admin.client.call(restoreBackup, { params: { name }, body })).status).toBe(200);
  await vi.waitUntil(healthy, { timeout: 60_000 });
  const back = site.visitor();
  await back.call(login, { body: { username: admin.username, password: PASSWORD } });
  expect((await back.call(getSystem)).body.operations.restore).toMatchObject({ succeeded: true });
});
