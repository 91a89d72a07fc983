import { emptyFields } from '#career/progress/profile-questions.ts';
import type { UserReply } from '#contract/user.ts';

interface ProfilePart {
  readonly name: string;
  /** What filling it in buys. */
  readonly buys: string;
  readonly fields: readonly (keyof UserReply)[];
}

const PARTS: readonly ProfilePart[] = [
  {
    name: 'Branch, rank and occupation',
    buys: 'Your military code gets you your first and surest matches.',
    fields: ['militaryBranch', 'militaryRank', 'militaryOccupation'],
  },
  {
    name: 'What you were responsible for',
    buys: 'Matches based on your own duties, and the body of every resume.',
    fields: ['militaryResponsibilities'],
  },
  { name: 'Achievements', buys: 'Resume lines with results in them.', fields: ['militaryAchievements'] },
  {
    name: 'Skills and equipment',
    buys: 'Matches that ask for exactly what you know.',
    fields: ['militarySkills', 'militaryEquipment'],
  },
  { name: 'Leadership', buys: 'Titles at the level you’ve worked at.', fields: ['militaryLeadership'] },
  {
    name: 'Training, education and certificates',
    buys: 'We won’t recommend training you already have.',
    fields: ['militaryTraining', 'educationHistory', 'certifications'],
  },
  {
    name: 'Phone, city and state',
    buys: 'A resume an employer can respond to.',
    fields: ['phone', 'city', 'state'],
  },
];

export interface Completeness {
  /** Whole percent, 0 to 100: each part counts the same, its fields share it. */
  readonly percent: number;
  /** The parts with something still empty, in the order in which they help most. */
  readonly open: readonly Pick<ProfilePart, 'name' | 'buys'>[];
}

/** How much of the profile is there, and what the rest would buy. */
export function profileCompleteness(user: UserReply): Completeness {
  const shares = PARTS.map(
    ({ fields }) => (fields.length - emptyFields(user, fields).length) / fields.length,
  );
  const sum = shares.reduce((total, share) => total + share, 0);
  return {
    percent: Math.floor((sum / PARTS.length) * 100),
    open: PARTS.filter((_part, index) => shares[index] !== 1).map(({ name, buys }) => ({ name, buys })),
  };
}
