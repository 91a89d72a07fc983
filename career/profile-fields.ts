import type { VeteranRecord } from './service.ts';

interface TextField {
  readonly label: string;
  readonly most: number;
  readonly record: keyof VeteranRecord | null;
}

/** Texts of a profile that state one thing; see `PROFILE_TEXTS`. */
const FACTS = {
  firstName: { label: 'First name', most: 50, record: null },
  lastName: { label: 'Last name', most: 50, record: null },
  phone: { label: 'Phone', most: 30, record: null },
  city: { label: 'City', most: 100, record: null },
  state: { label: 'State', most: 50, record: null },
  linkedIn: { label: 'LinkedIn address', most: 200, record: null },
  github: { label: 'GitHub address', most: 200, record: null },
  website: { label: 'Website', most: 200, record: null },
  militaryRank: { label: 'Rank', most: 50, record: 'rank' },
  militaryOccupation: { label: 'Military job', most: 100, record: 'occupation' },
  militaryStartDate: { label: 'Service start date', most: 20, record: 'startDate' },
  militaryEndDate: { label: 'Service end date', most: 20, record: 'endDate' },
} as const satisfies Readonly<Record<string, TextField>>;

/** Those that tell, and may all be left out. */
export const PROFILE_TELLINGS = {
  militaryResponsibilities: { label: 'What you did', most: 5000, record: 'responsibilities' },
  militaryAchievements: { label: 'Achievements', most: 5000, record: 'achievements' },
  militarySkills: { label: 'Skills', most: 1500, record: 'skills' },
  militaryLeadership: { label: 'Leadership', most: 1500, record: 'leadership' },
  militaryTraining: { label: 'Training', most: 1500, record: 'training' },
  militaryAwards: { label: 'Awards', most: 1500, record: 'awards' },
  militaryEquipment: { label: 'Equipment', most: 1500, record: 'equipment' },
  priorExperience: { label: 'Work before the military', most: 5000, record: 'priorExperience' },
  postMilitaryExperience: { label: 'Work since the military', most: 5000, record: 'postMilitaryExperience' },
  educationHistory: { label: 'Education', most: 1500, record: 'education' },
  certifications: { label: 'Certifications', most: 1500, record: 'certifications' },
} as const satisfies Readonly<Record<string, TextField>>;

/**
 * The texts of a profile, each once: what the screens call it, how many characters it may have, and, where matching and
 * writing read it, what the record calls it (`VeteranRecord`). The form, the table, the replies, the papers and the record
 * are made of this list.
 */
export const PROFILE_TEXTS = { ...FACTS, ...PROFILE_TELLINGS } as const;

export type ProfileTelling = keyof typeof PROFILE_TELLINGS;
export type ProfileText = keyof typeof PROFILE_TEXTS;
type Described = (typeof PROFILE_TEXTS)[ProfileText];

export const PROFILE_TEXT_FIELDS = Object.keys(PROFILE_TEXTS) as ProfileText[];

/** What the screens call a text of the profile, and the two choices beside them that papers tell. */
export const PROFILE_LABELS = {
  ...(Object.fromEntries(PROFILE_TEXT_FIELDS.map((field) => [field, PROFILE_TEXTS[field].label])) as Readonly<
    Record<ProfileText, string>
  >),
  militaryBranch: 'Military branch',
  militaryComponent: 'Component',
};

export type RecordText = Exclude<Described['record'], null>;

/** What the record calls a text, and the profile's name for it. */
export const RECORD_TEXTS = PROFILE_TEXT_FIELDS.flatMap((field) => {
  const { record } = PROFILE_TEXTS[field];
  return record === null ? [] : [{ record, field }];
});

/** The texts of the record as the profile holds them. */
export function recordTextsOf(
  profile: Readonly<Record<ProfileText, string | null>>,
): Record<RecordText, string | null> {
  return Object.fromEntries(RECORD_TEXTS.map(({ record, field }) => [record, profile[field]])) as Record<
    RecordText,
    string | null
  >;
}
