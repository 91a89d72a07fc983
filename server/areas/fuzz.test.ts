import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fuzz } from '#server/testing/fuzz.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

describe('thousands of requests made from the contract', () => {
  it('never answer 500, and no stranger changes what is somebody else’s', async () => {
    const asked = inject('fuzz');
    const { requests, answers, faults, changed } = await fuzz(site, asked.seed, asked.requests);
    expect(faults).toEqual([]);
    expect(changed).toEqual([]);
    expect(requests).toBe(asked.requests);
    // A run that is refused from beginning to end would prove nothing.
    expect(answers.get(2) ?? 0).toBeGreaterThan(requests / 10);
  });
});
