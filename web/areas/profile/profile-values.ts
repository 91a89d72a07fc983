import { z } from 'zod';
import { type ProfileChanges, profileForm } from '#contract/profile.ts';
import type { UserReply } from '#contract/user.ts';

export type ProfileFormInput = z.input<typeof profileForm>;
export type ProfileFormOutput = z.output<ReturnType<typeof profileFormOf>>;

/** The specification's default on the profile form (part 2, section 9). It shows, and is nobody's until they choose it. */
export const DEFAULT_BRANCH = 'Army';

const FIELDS = Object.keys(profileForm.shape) as (keyof ProfileFormInput)[];
/** A choice holds null for "not said"; a typed field holds the empty text. */
const CHOICES: readonly string[] = ['militaryBranch', 'militaryComponent', 'yearsServed'];

/**
 * The form of one person. It checks what they changed: what was never said may stay empty, and what is stored holds, so
 * that whatever is filled in can be saved. What the specification requires can be changed, but not emptied again.
 */
export function profileFormOf(user: UserReply) {
  const isChanged = ([field, value]: [string, unknown]) =>
    !isSame(typeof value === 'string' ? value.trim() || null : value, user[field as keyof UserReply]);
  return z.preprocess(
    (values: ProfileFormInput) => Object.fromEntries(Object.entries(values).filter(isChanged)),
    profileForm.partial(),
  );
}

/** The form for what is stored. */
export function profileValues(user: UserReply): ProfileFormInput {
  const entries = FIELDS.map((field) => [field, user[field] ?? (CHOICES.includes(field) ? null : '')]);
  return {
    ...Object.fromEntries(entries),
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
  const changed = FIELDS.filter((field) => form[field] !== undefined && !isSame(form[field], user[field]));
  return Object.fromEntries(changed.map((field) => [field, form[field]])) as ProfileChanges;
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
