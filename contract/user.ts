import { z } from 'zod';
import { PROFILE_QUESTIONS } from '#career/progress/profile-questions.ts';
import { MILITARY_BRANCHES, SERVICE_COMPONENTS, YEARS_SERVED } from '#career/service.ts';
import { instant } from './fields.ts';

/** The signed-in person as their own browser sees them: no password, no token, no payment identifier. */
export const userReply = z.object({
  id: z.number(),
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string(),
  /** An address they asked for and have yet to confirm. */
  newEmail: z.string().nullable(),
  profileImage: z.string().nullable(),
  isAdmin: z.boolean(),
  mustChangePassword: z.boolean(),
  /** Whether signing in asks for a code as well. */
  hasTwoFactor: z.boolean(),
  /** An administrator on a site that asks it of them: nothing of theirs opens before they turn it on. */
  mustSetTwoFactor: z.boolean(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  linkedIn: z.string().nullable(),
  github: z.string().nullable(),
  website: z.string().nullable(),
  militaryBranch: z.enum(MILITARY_BRANCHES).nullable(),
  militaryComponent: z.enum(SERVICE_COMPONENTS).nullable(),
  militaryRank: z.string().nullable(),
  militaryOccupation: z.string().nullable(),
  yearsServed: z.enum(YEARS_SERVED).nullable(),
  militaryStartDate: z.string().nullable(),
  militaryEndDate: z.string().nullable(),
  militaryResponsibilities: z.string().nullable(),
  militaryAchievements: z.string().nullable(),
  militarySkills: z.string().nullable(),
  militaryLeadership: z.string().nullable(),
  militaryTraining: z.string().nullable(),
  militaryAwards: z.string().nullable(),
  militaryEquipment: z.string().nullable(),
  priorExperience: z.string().nullable(),
  postMilitaryExperience: z.string().nullable(),
  educationHistory: z.string().nullable(),
  certifications: z.string().nullable(),
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
