import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addJobMatch, listJobMatches } from '#contract/matches.ts';
import { migrationsFolder } from '#server/platform/database/embedded.ts';
import { jobMatches } from '#server/platform/database/schema/matches.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const MEDIC = { militaryBranch: 'Army', militaryOccupation: '68W', militaryRank: 'SGT' } as const;
const MIGRATION = readFileSync(join(migrationsFolder, '0011_matches-tell-their-fit.sql'), 'utf8');

describe('the fit of a match', () => {
  it('goes over the wire, strong before possible, and at least one is strong', async () => {
    const { client } = await site.newcomer(MEDIC);
    const { body } = await client.call(listJobMatches);
    const fits = body.map(({ detail }) => detail?.fit);
    expect(fits[0]).toBe('strong');
    expect(fits.lastIndexOf('strong')).toBeLessThan(fits.indexOf('possible'));
    const emt = body.find(({ detail }) => detail?.onetSocCode === '29-2042.00')?.detail;
    expect(emt?.access).toEqual({ kind: 'license', needs: 'an EMT license', weeks: 14 });
    expect(emt?.gaps[0]?.text).toMatch(/^State license: you don’t have it yet/);
  });

  it('puts a strong title first even where a stretch shows the same number', async () => {
    const { client, id } = await site.newcomer(MEDIC);
    await site.db.query.update(jobMatches).set({ relevanceScore: 70 }).where(eq(jobMatches.userId, id));
    const fits = (await client.call(listJobMatches)).body.map(({ detail }) => detail?.fit);
    expect(fits).toContain('strong');
    expect(fits.lastIndexOf('strong')).toBeLessThan(fits.indexOf('possible'));
  });

  it('of a licensed profession added by hand is never strong without the license', async () => {
    const { client } = await site.newcomer(MEDIC);
    const { body } = await client.call(addJobMatch, { body: { onetSocCode: '29-1141.00' } });
    expect(body.detail?.fit).toBe('possible');
    expect(body.detail?.gaps[0]?.text).toMatch(/^State license: you don’t have it yet/);
  });

  it('is made for matches stored before there was any: nothing is lost, and the best is strong', async () => {
    const { client, id } = await site.newcomer(MEDIC);
    for (const onetSocCode of ['29-1141.00', '13-1023.00'])
      await client.call(addJobMatch, { body: { onetSocCode } });
    const before = (await client.call(listJobMatches)).body;
    await site.db.query
      .update(jobMatches)
      .set({
        detail: sql`${jobMatches.detail} - 'fit' - 'access' - 'widerGroup' - 'assessment'`,
        // As the sentence read then.
        growthPotential: sql`replace(${jobMatches.growthPotential}, 'broader group', 'wider group')`,
      })
      .where(eq(jobMatches.userId, id));
    await site.db.query.execute(sql.raw(MIGRATION));
    const after = (await client.call(listJobMatches)).body;
    expect(after.map((match) => match.id).toSorted()).toEqual(before.map((match) => match.id).toSorted());
    expect(after[0]?.detail?.fit).toBe('strong');
    const wider = (list: typeof before) =>
      new Map(list.map(({ detail }) => [detail?.onetSocCode, detail?.widerGroup]));
    expect(wider(after)).toEqual(wider(before));
    expect([...wider(after).values()].some((group) => typeof group === 'string')).toBe(true);
    expect(after[0]?.detail?.reasons).toEqual(before[0]?.detail?.reasons);
    const kinds = new Map(after.map(({ detail }) => [detail?.onetSocCode, detail?.access]));
    expect(kinds.get('29-2042.00')).toEqual({ kind: 'license', needs: null, weeks: null });
    expect(kinds.get('31-9092.00')?.kind).toBe('ready');
    await site.db.query.execute(sql.raw(MIGRATION));
    expect((await client.call(listJobMatches)).body).toEqual(after);
  });
});
