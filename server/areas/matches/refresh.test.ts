import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listJobMatches } from '#contract/matches.ts';
import { changeProfile } from '#server/areas/profile/profile.service.ts';
import { forgetJob, sayJob } from '#server/areas/profile/said-jobs.service.ts';
import { getVeteranRecord } from '#server/areas/profile/veteran-record.service.ts';
import type { RouteContext } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { matchAhead, refreshMatches } from './refresh.service.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const MEDIC = { militaryBranch: 'Army', militaryOccupation: '68W', militaryRank: 'SGT' } as const;
const COOK = { militaryBranch: 'Navy', militaryOccupation: 'CS', militaryRank: 'PO2' } as const;
const titlesOf = async ({ client }: Pick<Awaited<ReturnType<TestApp['newcomer']>>, 'client'>) =>
  (await client.call(listJobMatches)).body.map(({ jobTitle }) => jobTitle);

/** The site as it is, but that nothing can be matched while one of its transactions is under way. */
function withoutMatchingInside(): RouteContext {
  let isInside = false;
  const db: Database = Object.create(site.db, {
    transaction: {
      value: async (work: Parameters<Database['transaction']>[0]) => {
        isInside = true;
        return site.db.transaction(work).finally(() => {
          isInside = false;
        });
      },
    },
  });
  const matching = new Proxy(site.context.matching, {
    get: (whole, part, receiver) => {
      if (isInside) throw new Error('matching within the transaction');
      return Reflect.get(whole, part, receiver);
    },
  });
  return { ...site.context, db, matching } as unknown as RouteContext;
}

describe('saving a profile', () => {
  it('matches before its transaction and not within it, and stores the titles', async () => {
    const person = await site.newcomer();
    await changeProfile(withoutMatchingInside(), person.id, MEDIC, '127.0.0.1');
    const { body } = await person.client.call(listJobMatches);
    expect(body.length).toBeGreaterThan(4);
  });

  it('so does saying what a job is, saying it otherwise, and taking it back', async () => {
    const person = await site.newcomer(MEDIC);
    const before = await titlesOf(person);
    const context = withoutMatchingInside();
    const job = {
      ...{ field: 'postMilitaryExperience' as const, readAs: null, isJob: true, title: 'Electrician' },
      ...{ employer: 'City of Tulsa', place: '', start: '2012', end: '', current: true },
    };
    const { jobs } = await sayJob(context, person.id, job);
    const id = jobs[0]?.id ?? 0;
    expect(await titlesOf(person)).not.toEqual(before);
    await sayJob(context, person.id, { ...job, title: 'Registered nurse', id });
    await forgetJob(context, person.id, id);
    expect(await titlesOf(person)).toEqual(before);
  });

  it('stores what the record says in the end, whatever was found ahead of a save that came between', async () => {
    const now = site.now;
    const cook = await site.newcomer(COOK);
    const medic = await site.newcomer(MEDIC);
    const { db, matching } = site.context;
    const stale = await matchAhead(
      db.query,
      matching,
      cook.id,
      await getVeteranRecord(db.query, medic.id, now),
    );
    expect(stale?.suggested.map(({ jobTitle }) => jobTitle)).toEqual(await titlesOf(medic));
    const before = await titlesOf(cook);
    await db.transaction(async (tx) =>
      refreshMatches(tx, matching, cook.id, await getVeteranRecord(tx, cook.id, now), stale),
    );
    expect(await titlesOf(cook)).toEqual(before);
    expect(before).not.toEqual(await titlesOf(medic));
  });

  it('and another one at once end with the titles of both', async () => {
    const both = await site.newcomer();
    const change = (body: Parameters<typeof changeProfile>[2]) =>
      changeProfile(site.context as RouteContext, both.id, body, '127.0.0.1');
    await Promise.all([change(MEDIC), change({ militarySkills: 'Welding. Repairing diesel engines.' })]);
    const alone = await site.newcomer({ ...MEDIC, militarySkills: 'Welding. Repairing diesel engines.' });
    expect(await titlesOf(both)).toEqual(await titlesOf(alone));
  });
});
