import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { passkeys } from '#server/platform/database/schema/passkeys.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { findPasskey, insertPasskey, takeUse } from './passkeys.store.ts';
import { replaceCodes, takeCode } from './two-factor.store.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

it('a use of a passkey counts only from the count it was weighed with, so a copy that lags behind is refused', async () => {
  const { id: userId } = await site.newcomer();
  const row = { userId, name: 'Phone', credentialId: 'credential-1', createdAt: site.now, counter: 4 };
  const secret = { publicKey: new Uint8Array([1, 2, 3]), transports: [] };
  await site.db.transaction((tx) => insertPasskey(tx, { ...row, ...secret }, 10));
  const { passkey } = (await findPasskey(site.db.query, row.credentialId)) ?? {};
  if (!passkey) throw new Error('The passkey was not stored');
  const uses = [5, 6].map((count) => takeUse(site.db.query, passkey, count, site.now));
  expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1);
  expect(await takeUse(site.db.query, { id: passkey.id, counter: 4 }, 9, site.now)).toBe(false);
  const [stored] = await site.db.query.select().from(passkeys).where(eq(passkeys.id, passkey.id));
  expect([5, 6]).toContain(stored?.counter);
});

it('a recovery code is taken once, by its owner', async () => {
  const [owner, other] = [await site.newcomer(), await site.newcomer()];
  await site.db.transaction((tx) => replaceCodes(tx, owner.id, ['hash-1', 'hash-2']));
  expect(await takeCode(site.db.query, other.id, 'hash-1')).toBe(false);
  expect(await takeCode(site.db.query, owner.id, 'hash-1')).toBe(true);
  expect(await takeCode(site.db.query, owner.id, 'hash-1')).toBe(false);
});
