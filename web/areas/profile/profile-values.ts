import type { z } from 'zod';
import { type ProfileChanges, profileForm } from '#contract/profile.ts';
import type { UserReply } from '#contract/user.ts';

export type ProfileFormInput = z.input<typeof profileForm>;
export type ProfileFormOutput = z.output<typeof profileForm>;

/** The specification's default on the profile form (part 2, section 9). */
const DEFAULT_BRANCH = 'Army';

const FIELDS = Object.keys(profileForm.shape) as (keyof ProfileFormOutput)[];
/** A choice holds null for "not said"; a typed field holds the empty text. */
const CHOICES: readonly string[] = ['militaryComponent', 'yearsServed'];

/** The form for what is stored. */
export function profileValues(user: UserReply): ProfileFormInput {
  const entries = FIELDS.map((field) => [field, user[field] ?? (CHOICES.includes(field) ? null : '')]);
  return {
    ...Object.fromEntries(entries),
    militaryBranch: user.militaryBranch ?? DEFAULT_BRANCH,
    earlierService: (user.earlierService ?? []).map((period) => ({
      ...period,
      rank: period.rank ?? '',
      startDate: period.startDate ?? '',
      endDate: period.endDate ?? '',
      duties: period.duties ?? '',
    })),
  } as ProfileFormInput;
}

/** Only what differs from what is stored; empty text is null (specification part 2, section 4). */
export function changedFields(form: ProfileFormOutput, user: UserReply): ProfileChanges {
  const changed = FIELDS.filter((field) => !isSame(form[field], user[field]));
  return Object.fromEntries(changed.map((field) => [field, form[field] ?? null])) as ProfileChanges;
}

/** Texts by their value, lists of periods by what they hold; nothing said is the same as an empty list. */
function isSame(one: unknown, other: unknown): boolean {
  const told = (value: unknown) =>
    JSON.stringify(Array.isArray(value) && value.length === 0 ? null : (value ?? null));
  return told(one) === told(other);
}

/** An earlier period with nothing in it yet. */
export const EMPTY_PERIOD = {
  branch: DEFAULT_BRANCH,
  component: null,
  rank: '',
  occupation: '',
  startDate: '',
  endDate: '',
  duties: '',
} as const;
