import { ENHANCED_QUESTION_IDS } from '#career/assessment/enhanced-answers.ts';
import { DAY_MS } from '#career/durations.ts';
import { registerBody } from '#contract/auth.ts';
import { createFirstAdministrator } from '#server/areas/admin/first-admin.service.ts';
import { recordApplication } from '#server/areas/applications/applications.service.ts';
import { finishEnhancedAssessment } from '#server/areas/assessment/assessment.service.ts';
import { registerAccount } from '#server/areas/auth/auth.service.ts';
import { chooseOwnName } from '#server/areas/community/members.service.ts';
import { replyInThread } from '#server/areas/community/replies.service.ts';
import { startThread } from '#server/areas/community/threads.service.ts';
import { listOwnMatches, selectMatch } from '#server/areas/matches/matches.service.ts';
import { generateResume } from '#server/areas/resumes/generation.service.ts';
import type { Context } from '#server/platform/context.ts';
import {
  DEMO_ADMIN,
  DEMO_APPLICATIONS,
  DEMO_PASSWORD,
  DEMO_PEOPLE,
  DEMO_PROFILE,
  DEMO_SERVICE,
  DEMO_THREADS,
  type DemoPerson,
  STAGES,
  type Stage,
} from './demo-people.ts';

/** Fills an empty database with the people of a demonstration, through the services that the site itself uses. */
export async function fillDemo(context: Context): Promise<void> {
  await createFirstAdministrator({ ...context, config: { ...context.config, admin: DEMO_ADMIN } });
  const idOf = new Map<Stage, number>();
  for (const person of DEMO_PEOPLE) idOf.set(person.stage, await addPerson(context, person));
  await addThreads(context, (stage) => idOf.get(stage) ?? 0);
}

async function addPerson(context: Context, { username, lastName, stage }: DemoPerson): Promise<number> {
  const has = (wanted: Stage) => STAGES.indexOf(stage) >= STAGES.indexOf(wanted);
  const account = { username, password: DEMO_PASSWORD, email: `${username}@example.org` };
  const { userId } = await registerAccount(
    context,
    registerBody.parse({
      ...account,
      firstName: 'Demo',
      lastName,
      ...(has('profile') && DEMO_PROFILE),
      ...(has('matches') && DEMO_SERVICE),
    }),
  );
  if (has('assessment')) {
    const letters = ENHANCED_QUESTION_IDS.map((id, place) => [id, 'AABACABB'[place % 8]] as const);
    await finishEnhancedAssessment(
      context,
      userId,
      Object.fromEntries(letters) as Parameters<typeof finishEnhancedAssessment>[2],
    );
  }
  if (has('selected')) await addSelection(context, userId, has);
  return userId;
}

/** Selects the two best titles, and where the stage says so writes a resume for the first and records applications. */
async function addSelection(context: Context, userId: number, has: (stage: Stage) => boolean): Promise<void> {
  const [first, second] = await listOwnMatches(context, userId);
  if (!first || !second) throw new Error('The demonstration has no matches to select from');
  for (const { id } of [first, second]) await selectMatch(context, userId, id, true);
  if (!has('resume')) return;
  const resume = await generateResume(context, userId, first.id);
  if (!has('applications')) return;
  for (const { daysAgo, ...application } of DEMO_APPLICATIONS) {
    const applied = new Date(context.clock.now().getTime() - daysAgo * DAY_MS);
    await recordApplication(context, userId, {
      ...application,
      jobTitle: first.jobTitle,
      jobMatchId: first.id,
      resumeId: resume.id,
      appliedDate: applied.toISOString().slice(0, 10),
    });
  }
}

async function addThreads(context: Context, idOf: (stage: Stage) => number): Promise<void> {
  const reader = (stage: Stage) => ({ id: idOf(stage), isAdmin: false });
  for (const { stage, lastName } of DEMO_PEOPLE.slice(-4)) {
    await chooseOwnName(context, reader(stage), `Demo ${lastName}`);
  }
  for (const { by, replies, ...thread } of DEMO_THREADS) {
    const { id } = await startThread(context, reader(by), thread);
    for (const reply of replies) await replyInThread(context, reader(reply.by), id, reply.content);
  }
}
