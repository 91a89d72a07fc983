import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#server/testing/test-database.ts';
import type { Database } from './database.ts';
import { installationSecrets } from './schema/users.ts';
import { installationSecret } from './secrets.store.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

describe('the database', () => {
  it('answers a ping', async () => {
    await expect(db.ping()).resolves.toBeUndefined();
  });

  it('refuses the outer handle inside a transaction instead of waiting for ever', async () => {
    const work = db.transaction(async () => db.query.execute(sql`select 1`));
    await expect(work).rejects.toThrow('use its Tx');
    const nested = db.transaction(async () => db.transaction(async () => 1));
    await expect(nested).rejects.toThrow('use its Tx');
  });

  it('rolls back what a throwing transaction wrote', async () => {
    const failing = db.transaction(async (tx) => {
      await installationSecret(tx, 'rolled-back');
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await db.query.$count(installationSecrets, eq(installationSecrets.name, 'rolled-back'))).toBe(0);
  });

  it.each(['40001', '40P01'])(
    'runs again what the database broke off for another’s sake: %s',
    async (code) => {
      const breakOff = sql.raw(`do $$ begin raise exception 'broken off' using errcode = '${code}'; end $$`);
      let attempts = 0;
      const work = (failing: number) =>
        db.transaction(async (tx) => {
          attempts++;
          if (attempts <= failing) await tx.execute(breakOff);
          return attempts;
        });
      expect(await work(2)).toBe(3);
      attempts = 0;
      await expect(work(99)).rejects.toMatchObject({ cause: { code } });
      expect(attempts).toBe(4);
    },
  );

  it('runs nothing again that failed of itself', async () => {
    let attempts = 0;
    const work = db.transaction(async (tx) => {
      attempts++;
      await tx.execute(sql`select 1 / 0`);
    });
    await expect(work).rejects.toThrow();
    expect(attempts).toBe(1);
  });

  it('makes a secret once, however many ask for it at the same time', async () => {
    const asked = await Promise.all(Array.from({ length: 8 }, () => installationSecret(db.query, 'shared')));
    expect(new Set(asked).size).toBe(1);
    expect(asked[0]).toMatch(/^[\w-]{43}$/);
    expect(await installationSecret(db.query, 'another')).not.toBe(asked[0]);
  });
});
