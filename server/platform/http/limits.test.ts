import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#career/durations.ts';
import { deleteAccount } from '#contract/account.ts';
import { changePassword, getUser, login } from '#contract/auth.ts';
import { updateProfile } from '#contract/profile.ts';
import { passwordTries } from '#server/platform/database/schema/users.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ rateLimits: 'on' });
});
afterAll(() => site.close());

it('slows guessing at one account, by its name in any case of letters or by its email, and lets other people sign in', async () => {
  const { username } = await site.newcomer();
  const { username: colleague } = await site.newcomer();
  const client = site.visitor();
  const guess = (name: string) => client.call(login, { body: { username: name, password: 'a wrong guess' } });
  for (let count = 0; count < 10; count++) expect((await guess(username)).status).toBe(401);
  expect((await guess(`${username}@example.org`)).status).toBe(429);
  const refused = await guess(username.toUpperCase());
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({
    code: 'too-many-requests',
    message: 'Too many wrong passwords. Please wait 15 minutes and try again.',
  });
  const answer = await client.call(login, { body: { username: colleague, password: PASSWORD } });
  expect(answer.status).toBe(200);
});

it('counts wrong passwords on every call that asks for one, together, and a right one ends the count', async () => {
  const { client, username } = await site.newcomer();
  const wrong = 'a wrong guess';
  const guesses = [
    () => site.visitor().call(login, { body: { username, password: wrong } }),
    () =>
      client.call(changePassword, { body: { currentPassword: wrong, newPassword: 'boots under the table' } }),
    () => client.call(deleteAccount, { body: { password: wrong } }),
    () => client.call(updateProfile, { body: { email: 'other@example.org', currentPassword: wrong } }),
  ];
  const refused = [401, 400, 400, 400];
  const statuses = async (tries: typeof guesses) => {
    const answers: number[] = [];
    for (const guess of tries) answers.push((await guess()).status);
    return answers;
  };
  expect(await statuses([...guesses, ...guesses])).toEqual([...refused, ...refused]);
  expect((await site.visitor().call(login, { body: { username, password: PASSWORD } })).status).toBe(200);
  const ten = await statuses([...guesses, ...guesses, ...guesses.slice(0, 2)]);
  expect(ten).toEqual([...refused, ...refused, ...refused.slice(0, 2)]);
  for (const guess of guesses) expect((await guess()).status).toBe(429);
  // The right one too: it would tell that it is the right one.
  expect((await client.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(429);
  site.now = new Date(site.now.getTime() + 15 * MINUTE_MS + 1000);
  expect((await guesses[0]?.())?.status).toBe(401);
});

it('weighs ten of thirty guesses that come at once', async () => {
  const { username } = await site.newcomer();
  const guess = () => site.visitor().call(login, { body: { username, password: 'a wrong guess' } });
  const answers = await Promise.all(Array.from({ length: 30 }, guess));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
});

it('counts an IPv6 customer as one, whichever of their addresses they use, and keeps no address in clear', async () => {
  const { username } = await site.newcomer();
  const from = async (remoteAddress: string) => {
    const visitor = site.visitor();
    const payload = { username, password: 'a wrong guess' };
    return (await visitor.send({ method: 'POST', url: login.path, payload, remoteAddress })).status;
  };
  for (let count = 0; count < 10; count++) expect(await from(`2001:db8:1:2::${count}`)).toBe(401);
  expect(await from('2001:db8:1:2:ffff::1')).toBe(429);
  expect(await from('2001:db8:1:3::1')).toBe(401);
  expect(JSON.stringify(await site.db.query.select().from(passwordTries))).not.toContain('2001');
});

it('does not lock anyone out when the clock is set back', async () => {
  const { username } = await site.newcomer();
  const start = site.now;
  site.now = new Date(start.getTime() + 16 * DAY_MS);
  // From elsewhere: the other tests have used up what one address may send in a minute.
  const guess = () =>
    site.visitor().send({
      method: 'POST',
      url: login.path,
      payload: { username, password: 'a wrong guess' },
      remoteAddress: '198.51.100.7',
    });
  for (let count = 0; count < 11; count++) await guess();
  expect((await guess()).status).toBe(429);
  site.now = start;
  expect((await guess()).status).toBe(401);
});

it('ends a flood with 429 and a message that says how long to wait', async () => {
  const client = site.visitor();
  let refused: Awaited<ReturnType<typeof client.send>> | undefined;
  for (let count = 0; count < 1300 && !refused; count++) {
    const answer = await client.call(getUser);
    if (answer.status === 429) refused = answer;
  }
  expect(refused?.body).toMatchObject({ code: 'too-many-requests', message: expect.stringMatching(/wait/) });
});
