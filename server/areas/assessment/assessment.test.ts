import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASIC_QUESTION_IDS } from '#career/assessment/basic/basic-questions.ts';
import { ENHANCED_QUESTION_IDS } from '#career/assessment/enhanced-answers.ts';
import {
  getAssessment,
  getKeptAnswers,
  getStrengthsAnalysis,
  keepAnswers,
  listAssessmentHistory,
  submitBasicAssessment,
  submitEnhancedAssessment,
} from '#contract/assessment.ts';
import { getUser } from '#contract/auth.ts';
import { listJobMatches } from '#contract/matches.ts';
import { strengthsAssessments } from '#server/platform/database/schema/assessments.ts';
import { users } from '#server/platform/database/schema/users.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { KEPT_RESULTS } from './assessment.store.ts';

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
    expect((await client.call(listJobMatches)).body.length).toBeGreaterThanOrEqual(5);
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

describe('answers under way', () => {
  it('are kept as they are given, those of two devices together, and gone when it is finished', async () => {
    const { client } = await site.newcomer();
    expect((await client.call(getKeptAnswers)).body).toEqual({ answers: {}, updatedAt: null });
    const [first = '', second = '', third = ''] = ENHANCED_QUESTION_IDS;
    await Promise.all([
      client.call(keepAnswers, { body: { answers: { [first]: 'A', [second]: 'B' } } }),
      client.call(keepAnswers, { body: { answers: { [third]: 'C' } } }),
    ]);
    await client.call(keepAnswers, { body: { answers: { [first]: 'D' } } });
    expect((await client.call(getKeptAnswers)).body.answers).toEqual({
      [first]: 'D',
      [second]: 'B',
      [third]: 'C',
    });
    await client.call(submitEnhancedAssessment, { body: { enhancedAssessmentData: all('B') } });
    expect((await client.call(getKeptAnswers)).body.answers).toEqual({});
  });

  it('are refused when a question or a letter is unknown', async () => {
    const { client } = await site.newcomer();
    const answer = await client.call(keepAnswers, { body: { answers: { strangeQ1: 'A' } } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { 'answers.strangeQ1': expect.any(String) } });
  });
});

describe('the basic assessment', () => {
  const answers = (letter: string) => Object.fromEntries(BASIC_QUESTION_IDS.map((id) => [id, letter]));

  it('gives the five texts and four styles, and matches while there is no enhanced result', async () => {
    const { client } = await site.newcomer();
    const { status, body } = await client.call(submitBasicAssessment, { body: { answers: answers('A') } });
    expect(status).toBe(200);
    expect(body.strengthsProfile).toMatchObject({
      leadership: expect.any(String),
      resilience: expect.any(String),
    });
    expect(body).toMatchObject({
      leadershipStyle: expect.any(String),
      enhancedAssessmentData: null,
      influenceScore: 0,
    });
    expect((await client.call(listJobMatches)).body.length).toBeGreaterThanOrEqual(5);
  });

  it('does not touch the enhanced result', async () => {
    const { client } = await site.newcomer();
    await client.call(submitEnhancedAssessment, { body: { enhancedAssessmentData: all('A') } });
    const { body } = await client.call(submitBasicAssessment, { body: { answers: answers('D') } });
    expect(body).toMatchObject({ influenceScore: 15, strengthsProfile: { influence: 'Inspiring Leader' } });
    expect(body.strengthsProfile?.adaptability).toBe('Change Champion');
    expect(body.basicStrengths?.adaptability?.length).toBeGreaterThan(30);
  });

  it('with a question missing is refused at that question', async () => {
    const { client } = await site.newcomer();
    const { [BASIC_QUESTION_IDS[3] ?? '']: _left, ...rest } = answers('B');
    const answer = await client.call(submitBasicAssessment, { body: { answers: rest } });
    expect(answer.body).toMatchObject({
      fields: { [`answers.${BASIC_QUESTION_IDS[3]}`]: expect.any(String) },
    });
  });
});

describe('earlier results', () => {
  it('are listed with the current one first', async () => {
    const { client } = await site.newcomer();
    for (const letter of ['D', 'C', 'A']) {
      await client.call(submitEnhancedAssessment, { body: { enhancedAssessmentData: all(letter) } });
    }
    const { body } = await client.call(listAssessmentHistory);
    expect(body.map(({ executionScore }) => executionScore)).toEqual([15, 5, 0]);
  });

  it('have an end: beyond those kept the oldest goes, of this person and this kind alone', async () => {
    const { client, id } = await site.newcomer();
    const other = await site.newcomer();
    for (const one of [client, other.client])
      await one.call(submitEnhancedAssessment, { body: { enhancedAssessmentData: all('D') } });
    const [first] = await site.db.query
      .select()
      .from(strengthsAssessments)
      .where(eq(strengthsAssessments.userId, id));
    if (first === undefined) throw new Error('Nothing was stored.');
    const { id: firstId, ...copy } = first;
    await site.db.query
      .insert(strengthsAssessments)
      .values(Array.from({ length: KEPT_RESULTS - 1 }, () => copy));
    await client.call(submitEnhancedAssessment, { body: { enhancedAssessmentData: all('A') } });
    const kept = await site.db.query
      .select({ id: strengthsAssessments.id })
      .from(strengthsAssessments)
      .where(eq(strengthsAssessments.userId, id));
    expect(kept).toHaveLength(KEPT_RESULTS);
    expect(kept.map((row) => row.id)).not.toContain(firstId);
    expect((await other.client.call(listAssessmentHistory)).body).toHaveLength(1);
  });
});

describe('the detailed analysis', () => {
  it('is refused without premium, with what it is and what it costs', async () => {
    const { client } = await site.newcomer();
    await client.call(submitEnhancedAssessment, { body: { enhancedAssessmentData: all('A') } });
    const answer = await client.call(getStrengthsAnalysis);
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({
      code: 'premium-required',
      message: expect.stringContaining('$150 a month'),
    });
  });

  it('with premium says what each of the eight results means', async () => {
    const { client, id } = await site.newcomer();
    await site.db.query.update(users).set({ subscriptionType: 'premium' }).where(eq(users.id, id));
    expect((await client.call(getStrengthsAnalysis)).status).toBe(404);
    await client.call(submitEnhancedAssessment, { body: { enhancedAssessmentData: all('B') } });
    const { body } = await client.call(getStrengthsAnalysis);
    expect(body).toHaveLength(8);
    for (const { careerPaths, description } of body) {
      expect(careerPaths.length).toBeGreaterThan(0);
      expect(description.length).toBeGreaterThan(40);
    }
  });
});
