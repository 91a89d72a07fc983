import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepAnswers, submitBasicAssessment, submitEnhancedAssessment } from '#contract/assessment.ts';
import { login } from '#contract/auth.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

it('a picture sent to a call that takes JSON is refused as such', async () => {
  const answer = await site.visitor().send({
    method: 'POST',
    url: login.path,
    headers: { 'content-type': 'image/png' },
    payload: Buffer.alloc(2000),
  });
  expect(answer.status).toBe(415);
  expect(answer.body).toEqual({ code: 'unsupported-media-type', message: 'Send application/json.' });
});

it('bytes that are no UTF-8 are refused, not stored as something else', async () => {
  const { client } = await site.newcomer();
  const answer = await client.send({
    method: 'PATCH',
    url: '/api/profile',
    headers: { 'content-type': 'application/json' },
    payload: Buffer.concat([Buffer.from('{"city":"'), Buffer.from([0xff, 0xc0]), Buffer.from('"}')]),
  });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'malformed-request' });
});

it('an address that cannot be decoded gets an answer like any other, without the address in it', async () => {
  const answer = await site.visitor().send({ method: 'GET', url: '/api/job-matches/%c0' });
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    code: 'malformed-request',
    message: 'We couldn’t understand that request.',
  });
});

it.each([
  ['finishing the assessment', submitEnhancedAssessment, 'enhancedAssessmentData'],
  ['keeping answers', keepAnswers, 'answers'],
  ['finishing the basic assessment', submitBasicAssessment, 'answers'],
] as const)(
  '%s with thousands of unknown questions names no more than a hundred of them',
  async (_name, call, field) => {
    const { client } = await site.newcomer();
    const unknown = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, 'A']));
    const answer = await client.send({ method: call.method, url: call.path, payload: { [field]: unknown } });
    expect(answer.status).toBe(400);
    const { fields } = answer.body as { fields: Record<string, string> };
    expect(Object.keys(fields)).toHaveLength(100);
  },
);
