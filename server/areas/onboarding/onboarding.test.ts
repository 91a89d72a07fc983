import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENHANCED_QUESTION_IDS } from '#career/assessment/enhanced-answers.ts';
import { createApplication, deleteApplication } from '#contract/applications.ts';
import { submitEnhancedAssessment } from '#contract/assessment.ts';
import { getUser } from '#contract/auth.ts';
import { listJobMatches, selectJobMatch } from '#contract/matches.ts';
import { createResume } from '#contract/resumes.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const JOB = { militaryBranch: 'Army', militaryOccupation: '25B' };
const ANSWERS = Object.fromEntries(ENHANCED_QUESTION_IDS.map((id) => [id, 'A' as const]));

async function veteran() {
  const { client } = await site.newcomer(JOB);
  const [match] = (await client.call(listJobMatches)).body;
  const id = match?.id ?? 0;
  const application = { jobTitle: 'Planner', company: 'Acme' };
  return {
    client,
    isComplete: async () => (await client.call(getUser)).body.hasCompletedOnboarding,
    steps: [
      () => client.call(submitEnhancedAssessment, { body: { enhancedAssessmentData: ANSWERS } }),
      () => client.call(selectJobMatch, { params: { id }, body: { isSelected: true } }),
      () => client.call(createResume, { body: { jobMatchId: id } }),
      () => client.call(createApplication, { body: application }),
    ],
  };
}

it.each([0, 1, 2, 3])(
  'onboarding is complete with the last milestone, when that is step %i',
  async (last) => {
    const { steps, isComplete } = await veteran();
    const [lastStep] = steps.splice(last, 1);
    for (const step of steps) {
      await step();
      expect(await isComplete()).toBe(false);
    }
    await lastStep?.();
    expect(await isComplete()).toBe(true);
  },
);

it('onboarding stays complete when something is deleted again', async () => {
  const { client, steps, isComplete } = await veteran();
  let made = 0;
  for (const step of steps) made = ((await step()).body as { id: number }).id;
  await client.call(deleteApplication, { params: { id: made } });
  expect(await isComplete()).toBe(true);
});
