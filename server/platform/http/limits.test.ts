import { afterAll, beforeAll, expect, it } from 'vitest';
import { getUser, login } from '#contract/auth.ts';
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
  expect(refused.body).toMatchObject({ code: 'too-many-requests', message: expect.stringMatching(/wait/) });
  const answer = await client.call(login, { body: { username: colleague, password: PASSWORD } });
  expect(answer.status).toBe(200);
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
