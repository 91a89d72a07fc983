import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createBackup,
  downloadBackup,
  exportUsers,
  inviteUser,
  listAuditLog,
  listBackups,
} from '#contract/admin.ts';
import { changePassword } from '#contract/auth.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { recordAct } from './audit.service.ts';
import { createManualBackup } from './backups.service.ts';

let site: TestApp;
let dataDir: string;
let admin: TestClient;
let username: string;
let adminId: number;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mission-ready-audit-'));
  site = await startTestApp({ dataDir });
  ({ client: admin, username, id: adminId } = await site.administrator());
});
afterAll(async () => {
  await site.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const tick = () => {
  site.now = new Date(site.now.getTime() + 1000);
};

it('records each administrative act, by whom and to whom, and nothing of other people', async () => {
  const { client } = await site.newcomer();
  await client.call(changePassword, { body: { currentPassword: PASSWORD, newPassword: 'another password' } });
  await admin.call(exportUsers);
  tick();
  await admin.call(inviteUser, { body: { email: 'guest@example.org', username: 'guest' } });
  tick();
  const { body: backup } = await admin.call(createBackup);
  expect((await admin.call(listBackups)).body).toEqual([backup]);
  tick();
  const download = await admin.call(downloadBackup, { params: { name: backup.name } });
  expect(download.headers['content-length']).toBe(String(backup.size));
  tick();
  await admin.call(changePassword, { body: { currentPassword: PASSWORD, newPassword: 'another password' } });
  const entries = (await admin.call(listAuditLog)).body;
  expect(entries.map(({ action, actor, subject }) => [action, actor, subject])).toEqual([
    ['password-changed', username, null],
    ['backup-downloaded', username, backup.name],
    ['backup-created', username, backup.name],
    ['user-invited', username, 'guest'],
    ['users-exported', username, null],
  ]);
});

it('records nothing of what was refused', async () => {
  const before = (await admin.call(listAuditLog)).body.length;
  await admin.call(inviteUser, { body: { email: 'guest@example.org', username: 'guest' } });
  const missing = await admin.call(downloadBackup, {
    params: { name: '2020-01-01T00-00-00.000Z-daily.ndjson.gz' },
  });
  expect(missing.status).toBe(404);
  expect((await admin.call(downloadBackup, { params: { name: '../../package.json' } })).status).toBe(404);
  expect((await admin.call(listAuditLog)).body).toHaveLength(before);
});

it('gives every entry once, newest first, page after page, also those of one instant', async () => {
  for (let number = 0; number < 120; number++) {
    if (number % 30 === 0) tick();
    await recordAct(site.context, site.db.query, {
      actorId: null,
      action: 'users-exported',
      subject: String(number),
    });
  }
  const seen: { id: string; at: string; actor: string | null }[] = [];
  for (;;) {
    const after = seen.at(-1)?.id;
    const { body: page } = await admin.call(listAuditLog, { query: after ? { after } : {} });
    if (page.length === 0) break;
    expect(page.length).toBeLessThanOrEqual(50);
    seen.push(...page);
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(125);
  expect(seen).toHaveLength(125);
  expect(seen.map(({ at }) => at)).toEqual(
    seen
      .map(({ at }) => at)
      .sort()
      .reverse(),
  );
  expect(seen[0]?.actor).toBeNull();
});

it('writes one backup for all who ask while it is being written', async () => {
  tick();
  // Not by two calls: the second may come when the first is done.
  const [one, other] = await Promise.all([
    createManualBackup(site.context, adminId),
    createManualBackup(site.context, adminId),
  ]);
  expect(one).toEqual(other);
  const created = (await admin.call(listAuditLog, { query: {} })).body.filter(
    ({ subject }) => subject === one.name,
  );
  expect(created).toHaveLength(1);
});
