import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportAccount } from '#contract/account.ts';
import { LIMITS } from '#contract/limits.ts';
import { listJobMatches, reportJobMatch } from '#contract/matches.ts';
import { updateProfile } from '#contract/profile.ts';
import { matchReports } from '#server/platform/database/schema/matches.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const SIGNAL = { militaryBranch: 'Army', militaryOccupation: '25B', militaryRank: 'SGT' } as const;

async function veteran() {
  const { client, id: userId } = await site.newcomer(SIGNAL);
  const match = (await client.call(listJobMatches)).body.at(-1);
  const params = { id: match?.id ?? 0 };
  const report = (reason: string) => client.call(reportJobMatch, { params, body: { reason } });
  const kept = () => site.db.query.select().from(matchReports).where(eq(matchReports.userId, userId));
  return { client, match, params, report, kept };
}

describe('reporting a wrong match', () => {
  it('keeps what was said last, with the title and its occupation', async () => {
    const { match, params, report, kept } = await veteran();
    expect((await report('  Needs a license I cannot get. ')).status).toBe(200);
    expect((await report('Far too junior.')).body).toEqual({ success: true });
    expect(await kept()).toMatchObject([
      {
        jobMatchId: params.id,
        jobTitle: match?.jobTitle,
        onetSocCode: match?.detail?.onetSocCode,
        reason: 'Far too junior.',
      },
    ]);
  });

  it("is in the export of one's data", async () => {
    const { client, report } = await veteran();
    await report('Far too junior.');
    const { matchReports: exported } = (await client.call(exportAccount)).body;
    expect(exported).toMatchObject([{ reason: 'Far too junior.' }]);
  });

  it('outlives the match', async () => {
    const { client, params, report, kept } = await veteran();
    await report('Not my work.');
    const medic = { militaryBranch: 'Navy', militaryOccupation: 'HM', militaryRank: 'HM2' } as const;
    await client.call(updateProfile, { body: medic });
    const ids = (await client.call(listJobMatches)).body.map(({ id }) => id);
    expect(ids).not.toContain(params.id);
    expect(await kept()).toMatchObject([{ jobMatchId: null, reason: 'Not my work.' }]);
  });

  it.each(['   ', 'x'.repeat(LIMITS.matchReportMax + 1)])(
    'refuses a reason that is empty or too long',
    async (text) => {
      const { report, kept } = await veteran();
      const { status, body } = await report(text);
      expect(status).toBe(400);
      expect(body).toMatchObject({ fields: { reason: expect.any(String) } });
      expect(await kept()).toEqual([]);
    },
  );

  it("knows nobody else's matches", async () => {
    const { params } = await veteran();
    const { client } = await site.newcomer();
    expect((await client.call(reportJobMatch, { params, body: { reason: 'x' } })).status).toBe(404);
  });
});
