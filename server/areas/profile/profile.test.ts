import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#career/durations.ts';
import { changePassword, getUser } from '#contract/auth.ts';
import { findMilitary } from '#contract/occupations.ts';
import { confirmEmail, updateProfile } from '#contract/profile.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

describe('the profile', () => {
  it('changes only what was sent, and stores an empty text as null', async () => {
    const { client } = await site.newcomer({ militaryRank: 'SGT', city: 'Tacoma' });
    const { status, body } = await client.call(updateProfile, {
      body: { city: '', militaryBranch: 'Space Force' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ city: null, militaryBranch: 'Space Force', militaryRank: 'SGT' });
    expect((await client.call(getUser)).body).toEqual(body);
  });

  it('keeps which questions are not to be asked again, and no others', async () => {
    const { client } = await site.newcomer();
    const { body } = await client.call(updateProfile, { body: { skippedQuestions: ['rank'] } });
    expect(body).toMatchObject({ skippedQuestions: ['rank'] });
    expect((await client.call(getUser)).body.skippedQuestions).toEqual(['rank']);
    const unknown = { skippedQuestions: ['password'] } as unknown as { skippedQuestions: ['rank'] };
    expect((await client.call(updateProfile, { body: unknown })).status).toBe(400);
  });

  it('keeps earlier periods of service, each with its own branch and occupation', async () => {
    const { client } = await site.newcomer();
    const period = {
      branch: 'Marines',
      occupation: '0311',
      rank: '',
      startDate: '2001',
      duties: 'Patrols',
    } as const;
    const { status, body } = await client.call(updateProfile, { body: { earlierService: [period] } });
    expect(status).toBe(200);
    expect(body.earlierService).toEqual([{ ...period, rank: null, endDate: null, component: null }]);
    const many = Array.from({ length: 9 }, () => period);
    expect((await client.call(updateProfile, { body: { earlierService: many } })).status).toBe(400);
    const bad = await client.call(updateProfile, {
      body: { earlierService: [{ ...period, occupation: '' }] },
    });
    expect(bad.body).toMatchObject({ fields: { 'earlierService.0.occupation': expect.any(String) } });
    expect((await client.call(getUser)).body.earlierService).toHaveLength(1);
  });

  it('cannot raise its own rights', async () => {
    const { client } = await site.newcomer();
    const body = { isAdmin: true, subscriptionType: 'premium', resumeCreditsUsed: 0, id: 1, city: 'Yuma' };
    const answer = await client.call(updateProfile, { body });
    expect(answer.body).toMatchObject({ isAdmin: false, subscriptionType: 'free', city: 'Yuma' });
  });

  it('takes a new address only with the current password, and tells the old one', async () => {
    const { client, username } = await site.newcomer();
    const email = `new-${username}@example.org`;
    const change = (currentPassword?: string) =>
      client.call(updateProfile, {
        body: { email, city: 'Yuma', ...(currentPassword && { currentPassword }) },
      });
    for (const wrong of [undefined, 'not the password']) {
      const refused = await change(wrong);
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({ fields: { currentPassword: expect.any(String) } });
    }
    expect((await client.call(getUser)).body).toMatchObject({ email: `${username}@example.org`, city: null });
    await site.app.jobs.drain();
    expect(site.sent).toEqual([]);

    // Wanted, not changed: only who reads the mail that goes there can say that it is theirs.
    const asked = await change(PASSWORD);
    expect(asked.body).toMatchObject({ email: `${username}@example.org`, newEmail: email, city: 'Yuma' });
    await site.app.jobs.drain();
    const [mail] = site.sent.splice(0);
    expect(mail).toMatchObject({ to: email });
    const token = /confirm-email#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const confirm = (given: string) => site.visitor().call(confirmEmail, { body: { token: given } });
    expect((await confirm('not the token')).status).toBe(400);
    expect((await confirm(token)).status).toBe(200);
    expect((await client.call(getUser)).body).toMatchObject({ email, newEmail: null });
    expect((await confirm(token)).status).toBe(400);
    await site.app.jobs.drain();
    expect(site.sent).toMatchObject([{ to: `${username}@example.org` }]);
    expect(site.sent[0]?.text).not.toContain(email);
  });

  it('lets no link confirm an address after a day, after another one was asked for, or once it is someone else’s', async () => {
    const start = site.now;
    const { client, username } = await site.newcomer();
    const ask = async (email: string) => {
      site.sent.length = 0;
      const asked = await client.call(updateProfile, { body: { email, currentPassword: PASSWORD } });
      expect(asked.status).toBe(200);
      await site.app.jobs.drain();
      return /confirm-email#(\S+)/.exec(site.sent[0]?.text ?? '')?.[1] ?? '';
    };
    const confirm = async (token: string) =>
      (await site.visitor().call(confirmEmail, { body: { token } })).status;
    const late = await ask(`late-${username}@example.org`);
    site.now = new Date(start.getTime() + DAY_MS + 1000);
    expect(await confirm(late)).toBe(400);
    site.now = new Date(start.getTime() + 3 * MINUTE_MS);
    const first = await ask(`first-${username}@example.org`);
    site.now = new Date(start.getTime() + 6 * MINUTE_MS);
    const second = await ask(`second-${username}@example.org`);
    expect(await confirm(first)).toBe(400);
    await site.newcomer({ email: `second-${username}@example.org` });
    expect(await confirm(second)).toBe(409);
    site.now = start;
    expect((await client.call(getUser)).body.email).toBe(`${username}@example.org`);
  });

  it('mails no second link within two minutes: nobody’s mailbox is filled through us', async () => {
    const start = site.now;
    const { client, username } = await site.newcomer();
    const ask = (email: string) => client.call(updateProfile, { body: { email, currentPassword: PASSWORD } });
    const mailed = async () => {
      await site.app.jobs.drain();
      return site.sent.splice(0).filter(({ subject }) => subject.startsWith('Confirm')).length;
    };
    await mailed();
    expect((await ask(`one-${username}@example.org`)).status).toBe(200);
    expect(await mailed()).toBe(1);
    for (const name of ['one', 'two']) {
      const soon = await ask(`${name}-${username}@example.org`);
      expect(soon.status).toBe(400);
      expect(soon.body).toMatchObject({ fields: { email: expect.stringContaining('2 minutes') } });
    }
    expect(await mailed()).toBe(0);
    site.now = new Date(start.getTime() + 2 * MINUTE_MS);
    expect((await ask(`two-${username}@example.org`)).status).toBe(200);
    expect(await mailed()).toBe(1);
    site.now = start;
  });

  it.each([
    [
      'the password was changed',
      (client: TestClient) =>
        client.call(changePassword, {
          body: { currentPassword: PASSWORD, newPassword: 'boots under the table' },
        }),
    ],
    [
      'the person kept the address they have',
      async (client: TestClient) => {
        const { email } = (await client.call(getUser)).body;
        return client.call(updateProfile, { body: { email } });
      },
    ],
  ])('lets no link confirm an address after %s', async (_what, change) => {
    const { client, username } = await site.newcomer();
    site.sent.length = 0;
    const body = { email: `thief-${username}@example.org`, currentPassword: PASSWORD };
    expect((await client.call(updateProfile, { body })).body.newEmail).toBe(body.email);
    await site.app.jobs.drain();
    const mail = site.sent.find(({ to }) => to === body.email);
    const token = /confirm-email#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
    expect((await change(client)).status).toBe(200);
    expect((await site.visitor().call(confirmEmail, { body: { token } })).status).toBe(400);
    expect((await client.call(getUser)).body).toMatchObject({
      email: `${username}@example.org`,
      newEmail: null,
    });
  });

  it('mails nobody at an address that is no longer wanted by the time the mail goes', async () => {
    const { client, username } = await site.newcomer();
    await site.app.jobs.drain();
    site.sent.length = 0;
    const body = { email: `mistyped-${username}@example.org`, currentPassword: PASSWORD };
    expect((await client.call(updateProfile, { body })).body.newEmail).toBe(body.email);
    await client.call(updateProfile, { body: { email: `${username}@example.org` } });
    await site.app.jobs.drain();
    expect(site.sent).toEqual([]);
  });

  it('needs no password where the address stays the same, and mails nobody', async () => {
    const { client, username } = await site.newcomer();
    const body = { email: `${username}@EXAMPLE.org`, city: 'Yuma' };
    expect((await client.call(updateProfile, { body })).status).toBe(200);
    site.sent.length = 0;
    await site.app.jobs.drain();
    expect(site.sent).toEqual([]);
  });

  it('refuses an address another account has, at its field', async () => {
    const { username } = await site.newcomer();
    const { client } = await site.newcomer();
    const answer = await client.call(updateProfile, {
      body: { email: `${username}@EXAMPLE.org`, currentPassword: PASSWORD },
    });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ fields: { email: expect.any(String) } });
  });

  it.each([
    ['firstName', 'A', 'First name must be at least 2 characters'],
    ['lastName', 'x'.repeat(51), 'Last name must be less than 50 characters'],
    ['email', 'x', 'Please enter a valid email address'],
    ['militaryBranch', 'Militia', 'Please select your military branch'],
    ['militaryRank', '', 'Please enter your rank'],
    ['militaryRank', 'x'.repeat(51), 'Rank must be less than 50 characters'],
    ['militaryOccupation', ' ', 'Please enter your military occupation'],
    ['militaryOccupation', 'x'.repeat(101), 'Military occupation must be less than 100 characters'],
    ['yearsServed', 'forever', 'Please select your years of service'],
    ['militaryStartDate', '', 'Please enter your service start date'],
    ['militaryEndDate', '', 'Please enter your service end date'],
    ['militaryEndDate', 'x'.repeat(21), 'Date format is too long'],
    ['militaryResponsibilities', 'x'.repeat(5001), 'Text is too long (max 5000 characters)'],
    ['militarySkills', 'x'.repeat(1501), 'Text is too long (max 1500 characters)'],
    ['linkedIn', 'javascript:alert(1)', 'Enter a web address such as https://example.com'],
  ])('refuses %s of %j with the specified message', async (field, value, message) => {
    const { client } = await site.newcomer();
    const answer = await client.call(updateProfile, { body: { [field]: value } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { [field]: message } });
  });
});

describe('looking up a military occupation', () => {
  const find = async (query: string, branch?: 'Army' | 'Navy' | 'Air Force') => {
    const answer = await site.visitor().call(findMilitary, { query: { query, ...(branch && { branch }) } });
    expect(answer.status).toBe(200);
    return answer.body;
  };

  it.each([
    ['25b', 'Army', '25B'],
    ['3D152', 'Air Force', '3D1X2'],
    ['infantrymn', 'Army', '11B'],
  ] as const)('finds %s', async (query, branch, code) => {
    const [first] = await find(query, branch);
    expect(first).toMatchObject({ branch });
    expect((await find(query, branch)).map((occupation) => occupation.code)).toContain(code);
  });

  it('says beside an official title what people call the job', async () => {
    const [medic] = await find('68W', 'Army');
    expect(medic).toMatchObject({ title: 'Health Care Specialist', spokenName: 'Combat Medic' });
    expect((await find('HM', 'Navy'))[0]).toMatchObject({ title: 'Hospital Corpsman', spokenName: null });
  });

  it('answers nonsense with nothing and a very long text with a refusal', async () => {
    expect(await find('zzqqxx')).toEqual([]);
    const answer = await site.visitor().call(findMilitary, { query: { query: 'x'.repeat(101) } });
    expect(answer.status).toBe(400);
  });
});
