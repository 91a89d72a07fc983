import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/account.ts';
import { LIMITS } from '#contract/limits.ts';
import { listJobMatches } from '#contract/matches.ts';
import { updateProfile } from '#contract/profile.ts';
import {
  forgetRecordJob,
  getRecordJobs,
  getRecordLines,
  type RecordJobReply,
  sayRecordJob,
} from '#contract/record.ts';
import { createResume } from '#contract/resumes.ts';
import { recordJobs } from '#server/platform/database/schema/record.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const TOLD = {
  militaryBranch: 'Army',
  militaryOccupation: '92Y',
  militaryAchievements: 'o supervised 4 clerks',
  postMilitaryExperience:
    'Warehouse manager, Kroger, 2015 to 2019. Trained 14 new drivers.\nForklift operator, Home Depot, 2012-2015',
};

async function veteran(profile: Record<string, unknown> = TOLD) {
  const { client, id: userId } = await site.newcomer(profile);
  const jobs = async () => (await client.call(getRecordJobs)).body.jobs;
  const say = (job: RecordJobReply, said: Partial<RecordJobReply> & { isJob?: boolean } = {}) => {
    const { state: _, told: __, id, ...rest } = { ...job, ...said };
    return client.call(sayRecordJob, { body: { isJob: true, ...rest, ...(id === null ? {} : { id }) } });
  };
  return { client, id: userId, jobs, say };
}

const NEW: RecordJobReply = {
  ...{ id: null, state: 'read', field: 'postMilitaryExperience', readAs: null, told: '' },
  ...{
    title: 'Dispatcher',
    employer: 'City of Tulsa',
    place: 'Tulsa, OK',
    start: '2020',
    end: '',
    current: true,
  },
};

const firstOf = (jobs: readonly RecordJobReply[]): RecordJobReply => {
  const [first] = jobs;
  if (first === undefined) throw new Error('No job was read');
  return first;
};

async function writtenJobs({ client }: Awaited<ReturnType<typeof veteran>>) {
  const jobMatchId = (await client.call(listJobMatches)).body[0]?.id ?? 0;
  const { body } = await client.call(createResume, { body: { jobMatchId } });
  return body.content.experience
    .filter(({ kind }) => kind === 'civilian')
    .map(({ title, organization, location, start, end, current }) => [
      ...[title, organization, location, start, end],
      ...(current ? ['now'] : []),
    ]);
}

describe('the jobs of a record', () => {
  it('are shown as they are read', async () => {
    const { jobs } = await veteran();
    expect(await jobs()).toMatchObject([
      {
        ...{ id: null, state: 'read', field: 'postMilitaryExperience', title: 'Warehouse manager' },
        ...{ employer: 'Kroger', start: '2015', end: '2019', current: false },
        told: expect.stringContaining('Trained 14 new drivers'),
      },
      { title: 'Forklift operator', employer: 'Home Depot' },
    ]);
  });

  it('are none where nothing is told', async () => {
    const { jobs } = await veteran({ ...TOLD, postMilitaryExperience: 'None' });
    expect(await jobs()).toEqual([]);
  });

  it('are in every resume as the veteran says they were', async () => {
    const mine = await veteran();
    const [first, second] = await mine.jobs();
    if (first === undefined || second === undefined) throw new Error('No job was read');
    await mine.say(first, {
      title: 'Warehouse Manager II',
      employer: 'Kroger Co.',
      place: 'Waco, TX',
      end: 'May 2019',
    });
    await mine.say(second, { isJob: false });
    const { body } = await mine.say(NEW);
    expect(body.jobs.map(({ state, title }) => [state, title])).toEqual([
      ['said', 'Warehouse Manager II'],
      ['said', 'Dispatcher'],
      ['none', 'Forklift operator'],
    ]);
    expect(await writtenJobs(mine)).toEqual([
      ['Warehouse Manager II', 'Kroger Co.', 'Waco, TX', '2015', 'May 2019'],
      ['Dispatcher', 'City of Tulsa', 'Tulsa, OK', '2020', '', 'now'],
    ]);
  });

  it('keep the lines that were decided below them', async () => {
    const { client, jobs, say } = await veteran();
    await say(firstOf(await jobs()), { employer: 'Kroger Co.' });
    const { body } = await client.call(getRecordLines);
    const line = body.lines.find(({ source }) => source.startsWith('Trained 14'));
    expect(line?.place.period).toBe('Warehouse manager, Kroger Co., 2015 to 2019');
  });

  it('tell what titles fit, as the veteran says they were', async () => {
    const { client, say } = await veteran({ ...TOLD, postMilitaryExperience: '' });
    const titles = async () => (await client.call(listJobMatches)).body.map(({ jobTitle }) => jobTitle);
    expect(await titles()).not.toContain('Registered Nurse');
    const { body } = await say(NEW, { title: 'Registered Nurse', employer: 'St. John Medical Center' });
    expect(await titles()).toContain('Registered Nurse');
    await client.call(forgetRecordJob, { params: { id: body.jobs[0]?.id ?? 0 } });
    expect(await titles()).not.toContain('Registered Nurse');
  });

  it('are taken back and changed again', async () => {
    const { client, jobs, say } = await veteran();
    const kept = firstOf((await say(firstOf(await jobs()), { title: 'Manager' })).body.jobs);
    expect(firstOf((await say(kept, { title: 'Boss' })).body.jobs)).toMatchObject({
      id: kept.id,
      title: 'Boss',
    });
    const { body } = await client.call(forgetRecordJob, { params: { id: kept.id ?? 0 } });
    expect(firstOf(body.jobs)).toMatchObject({ id: null, state: 'read', title: 'Warehouse manager' });
  });

  it('stay as they were said when the words change', async () => {
    const { client, jobs, say } = await veteran();
    await say(firstOf(await jobs()), { title: 'Manager' });
    await client.call(updateProfile, { body: { postMilitaryExperience: 'Cook at Denny’s since 2020' } });
    expect((await jobs()).map(({ title, readAs }) => [title, readAs])).toEqual([
      ['Cook', expect.any(String)],
      ['Manager', null],
    ]);
  });

  it.each([
    [{ title: '', employer: '' }, 'title'],
    [{ start: 'a while ago' }, 'start'],
    [{ start: '', end: '2019', current: false }, 'start'],
    [{ start: '2019', end: 'May 2018', current: false }, 'end'],
  ])('are refused at the field: %o', async (wrong, field) => {
    const { say, jobs } = await veteran();
    const { status, body } = await say(NEW, wrong);
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { [field]: expect.any(String) } });
    expect(await jobs()).toHaveLength(2);
  });

  it('are refused where the text tells of no such job', async () => {
    const { say } = await veteran();
    expect((await say({ ...NEW, readAs: 'Astronaut, NASA' })).status).toBe(409);
  });

  it('are said once each', async () => {
    const { jobs, say } = await veteran();
    const [first, second] = await jobs();
    if (first === undefined || second === undefined) throw new Error('No job was read');
    await say(first, { title: 'Manager' });
    const { body } = await say(second, { title: 'Driver' });
    const driver = body.jobs.find(({ title }) => title === 'Driver');
    if (driver === undefined) throw new Error('Nothing was said');
    expect((await say(driver, { readAs: first.readAs })).status).toBe(409);
  });

  it('that are none any more can be taken back when the words change', async () => {
    const { client, jobs, say } = await veteran();
    await say(firstOf(await jobs()), { isJob: false });
    await client.call(updateProfile, { body: { postMilitaryExperience: 'Cook at Denny’s since 2020' } });
    const none = (await jobs()).find(({ state }) => state === 'none');
    expect((await client.call(forgetRecordJob, { params: { id: none?.id ?? 0 } })).status).toBe(200);
    expect(await jobs()).toHaveLength(1);
  });

  it('are nobody else’s', async () => {
    const mine = await veteran();
    const theirs = await veteran();
    const { body } = await mine.say(NEW);
    const id = body.jobs.at(-1)?.id ?? 0;
    expect((await theirs.say({ ...NEW, id })).status).toBe(404);
    expect((await theirs.client.call(forgetRecordJob, { params: { id } })).status).toBe(404);
    expect(await mine.jobs()).toHaveLength(3);
  });

  it('are bounded', async () => {
    const { client, id } = await site.newcomer(TOLD);
    const row = { ...NEW, userId: id, isJob: true, updatedAt: new Date() };
    const { id: _, state: __, told: ___, ...job } = row;
    await site.db.query.insert(recordJobs).values(Array.from({ length: LIMITS.recordJobsMax }, () => job));
    const { field, readAs, title, employer, place, start, end, current } = NEW;
    const body = { field, readAs, title, employer, place, start, end, current, isJob: true };
    expect((await client.call(sayRecordJob, { body })).status).toBe(409);
  });

  it('are exported, and deleted with the account', async () => {
    const { client, id, say } = await veteran();
    await say(NEW);
    expect((await client.call(exportAccount)).body.recordJobs).toMatchObject([{ title: 'Dispatcher' }]);
    await client.call(deleteAccount, { body: { password: PASSWORD } });
    const left = await site.db.query.select().from(recordJobs);
    expect(left.filter(({ userId }) => userId === id)).toEqual([]);
  });
});
