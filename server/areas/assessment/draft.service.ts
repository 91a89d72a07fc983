import type { EnhancedAnswers } from '#career/assessment/enhanced-answers.ts';
import type { getKeptAnswers } from '#contract/assessment.ts';
import type { GivenFor } from '#contract/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import { findDraft, mergeDraft } from './assessment.store.ts';

type KeptAnswers = GivenFor<typeof getKeptAnswers>;

/** The answers of an assessment under way; none when there is none. */
export async function readKeptAnswers({ db }: Context, userId: number): Promise<KeptAnswers> {
  return (await findDraft(db.query, userId)) ?? { answers: {}, updatedAt: null };
}

/** Keeps answers as they are given, so that a person can go on on another device. */
export async function addKeptAnswers(
  { db, clock }: Context,
  userId: number,
  answers: EnhancedAnswers,
): Promise<KeptAnswers> {
  return mergeDraft(db.query, { userId, answers, updatedAt: clock.now() });
}
