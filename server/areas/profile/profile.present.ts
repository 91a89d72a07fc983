import { planAt } from '#career/plans/plan.ts';
import type { UserReply } from '#contract/user.ts';
import type { Context } from '#server/platform/context.ts';
import type { UserRow } from './profile.store.ts';

/** The signed-in person as they are sent to their own browser, field by field; the plan is the one they have now. */
export function presentUser(row: UserRow, { clock, config }: Pick<Context, 'clock' | 'config'>): UserReply {
  const hasTwoFactor = row.twoFactorAt !== null;
  const isAsked = config.twoFactor === 'required' || (row.isAdmin && config.adminTwoFactor === 'required');
  return {
    id: row.id,
    username: row.username,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    newEmail: row.newEmail,
    profileImage: row.profileImage,
    isAdmin: row.isAdmin,
    mustChangePassword: row.mustChangePassword,
    hasTwoFactor,
    mustSetTwoFactor: isAsked && !hasTwoFactor,
    opensWithTwoFactor: config.twoFactor === 'required' && !hasTwoFactor,
    phone: row.phone,
    city: row.city,
    state: row.state,
    linkedIn: row.linkedIn,
    github: row.github,
    website: row.website,
    militaryBranch: row.militaryBranch,
    militaryComponent: row.militaryComponent,
    militaryRank: row.militaryRank,
    militaryOccupation: row.militaryOccupation,
    yearsServed: row.yearsServed,
    militaryStartDate: row.militaryStartDate,
    militaryEndDate: row.militaryEndDate,
    militaryResponsibilities: row.militaryResponsibilities,
    militaryAchievements: row.militaryAchievements,
    militarySkills: row.militarySkills,
    militaryLeadership: row.militaryLeadership,
    militaryTraining: row.militaryTraining,
    militaryAwards: row.militaryAwards,
    militaryEquipment: row.militaryEquipment,
    priorExperience: row.priorExperience,
    postMilitaryExperience: row.postMilitaryExperience,
    educationHistory: row.educationHistory,
    certifications: row.certifications,
    earlierService: row.earlierService,
    subscriptionType: planAt(row, clock.now()),
    subscriptionStartDate: row.subscriptionStartDate?.toISOString() ?? null,
    subscriptionEndDate: row.subscriptionEndDate?.toISOString() ?? null,
    resumeCreditsUsed: row.resumeCreditsUsed,
    resumeCreditsLimit: row.resumeCreditsLimit,
    skippedQuestions: row.skippedQuestions,
    hasCompletedAssessment: row.hasCompletedAssessment,
    hasSelectedJobs: row.hasSelectedJobs,
    hasCompletedOnboarding: row.hasCompletedOnboarding,
    createdAt: row.createdAt.toISOString(),
  };
}
