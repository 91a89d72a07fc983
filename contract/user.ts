import { z } from 'zod';
import { PROFILE_TEXT_FIELDS, type ProfileText } from '#career/profile-fields.ts';
import { PROFILE_QUESTIONS } from '#career/progress/profile-questions.ts';
import { MILITARY_BRANCHES, SERVICE_COMPONENTS, YEARS_SERVED } from '#career/service.ts';
import { instant } from './fields.ts';

const told = z.string().nullable();
const texts = Object.fromEntries(PROFILE_TEXT_FIELDS.map((field) => [field, told])) as Readonly<
  Record<ProfileText, typeof told>
>;

/** The signed-in person as their own browser sees them: no password, no token, no payment identifier. */
export const userReply = z.object({
  id: z.number(),
  username: z.string(),
  ...texts,
  email: z.string(),
  /** An address they asked for and have yet to confirm. */
  newEmail: z.string().nullable(),
  profileImage: z.string().nullable(),
  isAdmin: z.boolean(),
  mustChangePassword: z.boolean(),
  /** Whether signing in asks for a code as well. */
  hasTwoFactor: z.boolean(),
  /** On a site that asks it of them: nothing of an administrator's opens before they turn it on. */
  mustSetTwoFactor: z.boolean(),
  /** The same of everyone: no page of theirs opens before they do. */
  opensWithTwoFactor: z.boolean(),
  militaryBranch: z.enum(MILITARY_BRANCHES).nullable(),
  militaryComponent: z.enum(SERVICE_COMPONENTS).nullable(),
  yearsServed: z.enum(YEARS_SERVED).nullable(),
  /** Periods of service before the most recent one, newest first. */
  earlierService: z.array(
    z.object({
      branch: z.enum(MILITARY_BRANCHES),
      component: z.enum(SERVICE_COMPONENTS).nullable(),
      rank: z.string().nullable(),
      occupation: z.string(),
      startDate: z.string().nullable(),
      endDate: z.string().nullable(),
      duties: z.string().nullable(),
    }),
  ),
  subscriptionType: z.enum(['free', 'premium']),
  subscriptionStartDate: instant.nullable(),
  subscriptionEndDate: instant.nullable(),
  resumeCreditsUsed: z.number().int(),
  resumeCreditsLimit: z.number().int(),
  /** Questions about the profile that are not to be asked again. */
  skippedQuestions: z.array(z.enum(PROFILE_QUESTIONS)),
  hasCompletedAssessment: z.boolean(),
  hasSelectedJobs: z.boolean(),
  hasCompletedOnboarding: z.boolean(),
  createdAt: instant,
});
export type UserReply = z.input<typeof userReply>;
