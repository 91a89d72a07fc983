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

/** Those of a profile's fields that say nothing yet, in the order given. */
export function emptyFields<Field extends string>(
  profile: Readonly<Record<Field, unknown>>,
  fields: readonly Field[],
): Field[] {
  return fields.filter((field) => profile[field] === null);
}

const ASKS: Readonly<Record<ProfileQuestion, readonly (keyof AskedProfile)[]>> = {
  rank: ['militaryRank'],
  duties: ['militaryResponsibilities'],
  dates: ['militaryStartDate', 'militaryEndDate'],
  certifications: ['certifications'],
  education: ['educationHistory'],
  contact: ['phone', 'city'],
};

function isOpen(question: ProfileQuestion, profile: AskedProfile): boolean {
  // How to be reached matters to whoever is about to write a resume.
  if (question === 'contact' && !profile.hasSelectedJobs) return false;
  return emptyFields(profile, ASKS[question]).length > 0;
}

/**
 * The one question worth asking now: the first that is open and was not skipped. None before branch and job are told,
 * which the first screen asks for.
 */
export function findNextQuestion(profile: AskedProfile): ProfileQuestion | undefined {
  if (profile.militaryBranch === null || profile.militaryOccupation === null) return undefined;
  return PROFILE_QUESTIONS.find(
    (question) => isOpen(question, profile) && !profile.skippedQuestions.includes(question),
  );
}
