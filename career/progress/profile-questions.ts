/** What the first screen leaves out, in the order in which the answers help. */
export const PROFILE_QUESTIONS = [
  'rank',
  'duties',
  'dates',
  'certifications',
  'education',
  'contact',
] as const;
export type ProfileQuestion = (typeof PROFILE_QUESTIONS)[number];

/** What the questions look at: a profile, as the server sends it or stores it. */
export interface AskedProfile {
  readonly militaryBranch: string | null;
  readonly militaryOccupation: string | null;
  readonly militaryRank: string | null;
  readonly militaryResponsibilities: string | null;
  readonly militaryStartDate: string | null;
  readonly militaryEndDate: string | null;
  readonly certifications: string | null;
  readonly educationHistory: string | null;
  readonly phone: string | null;
  readonly city: string | null;
  readonly hasSelectedJobs: boolean;
  readonly skippedQuestions: readonly ProfileQuestion[];
}

const IS_OPEN: Readonly<Record<ProfileQuestion, (profile: AskedProfile) => boolean>> = {
  rank: (profile) => profile.militaryRank === null,
  duties: (profile) => profile.militaryResponsibilities === null,
  dates: (profile) => profile.militaryStartDate === null || profile.militaryEndDate === null,
  certifications: (profile) => profile.certifications === null,
  education: (profile) => profile.educationHistory === null,
  // How to be reached matters to whoever is about to write a resume.
  contact: (profile) => profile.hasSelectedJobs && (profile.phone === null || profile.city === null),
};

/**
 * The one question worth asking now: the first that is open and was not skipped. None before branch and job are told,
 * which the first screen asks for.
 */
export function findNextQuestion(profile: AskedProfile): ProfileQuestion | undefined {
  if (profile.militaryBranch === null || profile.militaryOccupation === null) return undefined;
  return PROFILE_QUESTIONS.find(
    (question) => IS_OPEN[question](profile) && !profile.skippedQuestions.includes(question),
  );
}
