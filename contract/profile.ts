import { z } from 'zod';
import { PROFILE_TELLINGS, type ProfileTelling } from '#career/profile-fields.ts';
import { PROFILE_QUESTIONS } from '#career/progress/profile-questions.ts';
import { MILITARY_BRANCHES, SERVICE_COMPONENTS, YEARS_SERVED } from '#career/service.ts';
import { endpoint, FOLLOWS_PROFILE } from './endpoint.ts';
import {
  done,
  emailAddress,
  fileBytes,
  idParams,
  optionalLink,
  optionalText,
  password,
  text,
} from './fields.ts';
import { LIMITS } from './limits.ts';
import { userReply } from './user.ts';

const personName = (minMessage: string, maxMessage: string) =>
  text(LIMITS.nameMax, { min: LIMITS.nameMin, minMessage, maxMessage });

const serviceDate = (missing: string) =>
  text(LIMITS.serviceDateMax, { min: 1, minMessage: missing, maxMessage: 'Date format is too long' });

const orNull = (value: string) => (value === '' ? null : value);
const periodDate = () =>
  text(LIMITS.serviceDateMax, { maxMessage: 'Date format is too long' })
    .transform(orNull)
    .nullable()
    .default(null);

const telling = (field: ProfileTelling) => optionalText(PROFILE_TELLINGS[field].most);
const tellings = Object.fromEntries(
  (Object.keys(PROFILE_TELLINGS) as ProfileTelling[]).map((field) => [field, telling(field)]),
) as Record<ProfileTelling, ReturnType<typeof telling>>;

/** A period of service before the most recent one. */
export const servicePeriod = z.object({
  branch: z.enum(MILITARY_BRANCHES, 'Please select your military branch'),
  component: z.enum(SERVICE_COMPONENTS).nullable().default(null),
  rank: text(LIMITS.rankMax, { maxMessage: 'Rank must be less than 50 characters' })
    .transform(orNull)
    .nullable()
    .default(null),
  occupation: text(LIMITS.occupationMax, {
    min: 1,
    minMessage: 'Please enter your military occupation',
    maxMessage: 'Military occupation must be less than 100 characters',
  }),
  startDate: periodDate(),
  endDate: periodDate(),
  duties: text(LIMITS.shortText).transform(orNull).nullable().default(null),
});
export type ServicePeriodInput = z.output<typeof servicePeriod>;

/** The whole profile form, with the specification's limits and messages (part 2, section 5). */
export const profileForm = z.object({
  firstName: personName(
    'First name must be at least 2 characters',
    'First name must be less than 50 characters',
  ),
  lastName: personName(
    'Last name must be at least 2 characters',
    'Last name must be less than 50 characters',
  ),
  email: emailAddress('Please enter a valid email address'),
  phone: optionalText(LIMITS.phoneMax),
  city: optionalText(LIMITS.cityMax),
  state: optionalText(LIMITS.stateMax),
  linkedIn: optionalLink,
  github: optionalLink,
  website: optionalLink,
  militaryBranch: z.enum(MILITARY_BRANCHES, 'Please select your military branch'),
  militaryComponent: z.enum(SERVICE_COMPONENTS).nullable().optional(),
  militaryRank: text(LIMITS.rankMax, {
    min: 1,
    minMessage: 'Please enter your rank',
    maxMessage: 'Rank must be less than 50 characters',
  }),
  militaryOccupation: text(LIMITS.occupationMax, {
    min: 1,
    minMessage: 'Please enter your military occupation',
    maxMessage: 'Military occupation must be less than 100 characters',
  }),
  yearsServed: z.enum(YEARS_SERVED, 'Please select your years of service').nullable().optional(),
  militaryStartDate: serviceDate('Please enter your service start date'),
  militaryEndDate: serviceDate('Please enter your service end date'),
  ...tellings,
  earlierService: z
    .array(servicePeriod)
    .max(LIMITS.earlierServiceMax, `At most ${LIMITS.earlierServiceMax} earlier periods`)
    .optional(),
});

/**
 * What the call accepts: any part of the form, so that only what changed is sent; another email needs the password.
 * Besides, the questions that are not to be asked again.
 */
export const profileChanges = profileForm.partial().extend({
  skippedQuestions: z.array(z.enum(PROFILE_QUESTIONS)).max(PROFILE_QUESTIONS.length).optional(),
  currentPassword: password(1, 'Password is required').optional(),
});
export type ProfileChanges = z.output<typeof profileChanges>;

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/profile',
  changes: [...FOLLOWS_PROFILE],
  answers: '/api/user',
  access: 'user',
  summary:
    "Change parts of one's own profile; a new email needs the current password, and the old one is told",
  body: profileChanges,
  reply: userReply,
  // It may carry a password, so guessing is slowed here too; a classroom that saves from one address is not.
  requestsPerMinute: 60,
});

export const PROFILE_IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

export const uploadProfileImage = endpoint({
  method: 'POST',
  path: '/api/profile/image',
  changes: [],
  answers: '/api/user',
  access: 'user',
  summary: 'Set the profile picture: a PNG, JPEG or WebP file, made small and stored anew',
  body: fileBytes,
  bodyType: 'file',
  bodyLimitBytes: LIMITS.profileImageBytes,
  reply: userReply,
  requestsPerMinute: 20,
});

export const deleteProfileImage = endpoint({
  method: 'DELETE',
  path: '/api/profile/image',
  changes: [],
  answers: '/api/user',
  access: 'user',
  summary: 'Take the profile picture away',
  reply: userReply,
});

export const getProfileImage = endpoint({
  method: 'GET',
  path: '/api/profile/image/:id',
  access: 'user',
  summary: "A person's profile picture; the id is the person's own",
  params: idParams,
  reply: fileBytes,
  replyType: 'image/webp',
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/confirm-email',
  changes: ['/api/user'],
  access: 'public',
  summary:
    'Change the email of an account with the token of a link that was mailed to the new one; it works once',
  body: z.object({ token: text(200, { min: 1 }) }),
  reply: done,
  requestsPerMinute: 30,
});
