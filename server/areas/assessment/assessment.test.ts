import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENHANCED_QUESTION_IDS } from '#career/assessment/enhanced-answers.ts';
import { getAssessment, submitEnhancedAssessment } from '#contract/assessment.ts';
import { getUser } from '#contract/auth.ts';
import { listJobMatches } from '#contract/matches.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const all = (letter: string) => Object.fromEntries(ENHANCED_QUESTION_IDS.map((id) => [id, letter]));

describe('the enhanced assessment', () => {
  it('is an ordinary answer with nothing in it before it was taken', async () => {
    const { client } = await site.newcomer();
    const { status, body } = await client.call(getAssessment);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: null,
      enhancedAssessmentData: null,
      strengthsProfile: null,
      executionScore: 0,
    });
  });

  it('is scored by the server from the letters, whatever scores and labels are sent along', async () => {
    const { client } = await site.newcomer();
    const scores = { execution: 15 };
    const strengthsProfile = { execution: 'Disciplined Achiever' };
    const body = { enhancedAssessmentData: all('C'), scores, strengthsProfile };
    const answer = await client.call(submitEnhancedAssessment, { body });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      executionScore: 5,
      strengthsProfile: { execution: 'Flexible Worker', influence: 'Supporting Team Member' },
    });
    expect((await client.call(getUser)).body.hasCompletedAssessment).toBe(true);
  });

  it('replaces the current result when retaken and gives matches that fit it', async () => {
    const { client } = await site.newcomer();
    await client.call(submitEnhancedAssessment, { body: { enhancedAssessmentData: all('D') } });
    await client.call(submitEnhancedAssessment, { body: { enhancedAssessmentData: all('A') } });
    const { body } = await client.call(getAssessment);
    expect(body).toMatchObject({ influenceScore: 15, strengthsProfile: { influence: 'Inspiring Leader' } });
    expect((await client.call(listJobMatches)).body.length).toBeGreaterThanOrEqual(20);
  });

  it.each([
    ['39 answers', { relationshipBuildingQ1: undefined }, 'relationshipBuildingQ1'],
    ['the letter E', { executionQ11: 'E' }, 'executionQ11'],
    ['an unknown question', { leadershipQ41: 'A' }, 'leadershipQ41'],
    ['a number for a letter', { influenceQ16: 3 }, 'influenceQ16'],
  ])('with %s is refused at that question and changes nothing', async (_what, change, field) => {
    const { client } = await site.newcomer();
    const enhancedAssessmentData = JSON.parse(JSON.stringify({ ...all('B'), ...change }));
    const answer = await client.call(submitEnhancedAssessment, { body: { enhancedAssessmentData } });
    expect(answer.status).toBe(400);
    const { fields } = answer.body as unknown as { fields: Record<string, string> };
    expect(fields).toHaveProperty([`enhancedAssessmentData.${field}`]);
    expect((await client.call(getAssessment)).body.id).toBeNull();
  });
});
