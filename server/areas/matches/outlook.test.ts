import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addJobMatch, getJobOutlook } from '#contract/matches.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

/** Accountants and auditors: well measured, and AI reaches much of it. */
const ACCOUNTANT = { body: { onetSocCode: '13-2011.00' } };

async function outlookOf(profile: Record<string, unknown>) {
  const { client } = await site.newcomer(profile);
  const { id } = (await client.call(addJobMatch, ACCOUNTANT)).body;
  return (await client.call(getJobOutlook, { params: { id } })).body;
}

describe('the outlook of a match', () => {
  it('names each AI measure with its source, a reading, what resists, and less exposed neighbors', async () => {
    const { ai } = await outlookOf({});
    expect(ai?.level).toBe('High');
    expect(ai?.measures.length).toBeGreaterThanOrEqual(3);
    for (const { percentile, source } of ai?.measures ?? []) {
      expect(percentile).toBeGreaterThanOrEqual(0);
      expect(percentile).toBeLessThanOrEqual(100);
      expect(source).toMatchObject({ label: expect.any(String), date: expect.any(String) });
    }
    expect(ai?.reading).toContain('not whether jobs will be lost');
    expect(ai?.paySource?.date).toBe('2025-05');
    for (const { place } of ai?.lessExposed ?? []) expect(place).toBeLessThan(ai?.place ?? 0);
  });

  it('gives an Army enlisted veteran the federal series and earnings of their own job', async () => {
    const army = { militaryBranch: 'Army', militaryOccupation: '25B', militaryRank: 'SGT' };
    const { federal, earnings } = await outlookOf(army);
    expect(federal?.military).toContain('25B');
    expect(federal?.series).toContainEqual(expect.objectContaining({ series: '2210', system: 'GS' }));
    expect(federal?.source?.date).toBe('2016');
    expect(earnings?.military).toContain('25B');
    expect(earnings?.source?.label).toContain('Army enlisted');
    expect(earnings?.year10.median).toBeGreaterThan(earnings?.year1.median ?? Infinity);
  });

  it("never gives another service's earnings, and nothing of a job it does not know", async () => {
    const navy = { militaryBranch: 'Navy', militaryOccupation: 'HM', militaryRank: 'HM2' };
    expect((await outlookOf(navy)).earnings).toBeNull();
    const unknown = await outlookOf({ militaryBranch: 'Army' });
    expect([unknown.federal, unknown.earnings]).toEqual([null, null]);
  });
});
