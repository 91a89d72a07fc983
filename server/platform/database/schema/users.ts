import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { BILLING_STANDINGS } from '#career/plans/paid-plan.ts';
import { PROFILE_TEXT_FIELDS, PROFILE_TEXTS, type ProfileText } from '#career/profile-fields.ts';
import type { ProfileQuestion } from '#career/progress/profile-questions.ts';
import { MILITARY_BRANCHES, SERVICE_COMPONENTS, type ServicePeriod, YEARS_SERVED } from '#career/service.ts';
import { bytes, createdAt, id, instant } from './columns.ts';

const column = (length: number) => varchar({ length });

/** What people tell of themselves in the profile. */
const profileTexts = Object.fromEntries(
  PROFILE_TEXT_FIELDS.map((field) => [field, column(PROFILE_TEXTS[field].most)]),
) as Record<ProfileText, ReturnType<typeof column>>;

export const users = pgTable(
  'users',
  {
    id: id(),
    username: varchar({ length: 50 }).notNull(),
    /** argon2id in its encoded form; never leaves the server. */
    passwordHash: text().notNull(),
    mustChangePassword: boolean().notNull().default(false),
    /** The password stops working then: an invitation's temporary one, or one whose second factor was lost. */
    passwordExpiresAt: instant(),
    ...profileTexts,
    /** In lower case. */
    email: varchar({ length: 100 }).notNull().unique(),
    /** An address that is wanted and not yet confirmed. */
    newEmail: varchar({ length: 100 }),
    /** SHA-256 of the token that was mailed there, in hexadecimal. */
    newEmailToken: text().unique(),
    newEmailExpires: instant(),
    profileImage: text(),
    isAdmin: boolean().notNull().default(false),
    /** Since when the person may not sign in; all of theirs stays. Null: they may. */
    suspendedAt: instant(),
    // The form adds a missing "https://" to what was typed.
    linkedIn: varchar({ length: 210 }),
    github: varchar({ length: 210 }),
    website: varchar({ length: 210 }),
    militaryBranch: text({ enum: MILITARY_BRANCHES }),
    militaryComponent: text({ enum: SERVICE_COMPONENTS }),
    yearsServed: text({ enum: YEARS_SERVED }),
    /** Periods of service before the most recent one; at most eight, so they need no table of their own. */
    earlierService: jsonb().$type<ServicePeriod[]>().notNull().default([]),
    subscriptionType: text({ enum: ['free', 'premium'] })
      .notNull()
      .default('free'),
    stripeCustomerId: text().unique(),
    stripeSubscriptionId: text().unique(),
    subscriptionStartDate: instant(),
    /** Premium ends then, whatever else happens; null: it has no end. */
    subscriptionEndDate: instant(),
    /** How a plan that is paid for stands with the payment company; null for any other. */
    billingStanding: text({ enum: BILLING_STANDINGS }),
    /** What has been paid covers the time until then. */
    billingPaidUntil: instant(),
    /** Counts what was stored of the payment company's truth: an older look never overwrites a newer one. */
    billingRevision: integer().notNull().default(0),
    /** Names the account on a payment page; random, so that it tells nothing of the person. */
    billingReference: varchar({ length: 40 }).unique(),
    /** When the person went to a payment page that reports nothing back; null once an administrator has seen to it. */
    paymentAskedAt: instant(),
    resumeCreditsUsed: integer().notNull().default(0),
    resumeCreditsLimit: integer().notNull().default(5),
    /** SHA-256 of the token that was mailed, in hexadecimal. */
    resetPasswordToken: text().unique(),
    resetPasswordExpires: instant(),
    /** Shared with an authenticator app, in base 32; never leaves the server again. */
    twoFactorSecret: text(),
    /** When two-factor sign-in was turned on; null: it is off. */
    twoFactorAt: instant(),
    /** The last time step whose code was used: each works once. */
    twoFactorStep: integer(),
    /** Questions about the profile that are not to be asked again. */
    skippedQuestions: jsonb().$type<ProfileQuestion[]>().notNull().default([]),
    hasCompletedAssessment: boolean().notNull().default(false),
    hasSelectedJobs: boolean().notNull().default(false),
    hasCompletedOnboarding: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    // "Smith" and "smith" are one person: signing in ignores case.
    uniqueIndex('users_username_lower').on(sql`lower(${table.username})`),
    // The administrators' list: its orders, and each word of name and address for the search. What the queries say must
    // match these word for word (server/areas/admin/users.store.ts).
    index('users_joined').on(table.createdAt, table.id),
    index('users_name').on(
      sql`lower(coalesce(${table.lastName}, '') || ' ' || coalesce(${table.firstName}, ''))`,
      table.id,
    ),
    index('users_words').using(
      'gin',
      sql`to_tsvector('simple', translate(${table.username} || ' ' || ${table.email} || ' ' || coalesce(${table.firstName}, '') || ' ' || coalesce(${table.lastName}, ''), '@._+-', '     '))`,
    ),
    check('users_credits_used', sql`${table.resumeCreditsUsed} >= 0`),
    check('users_credits_limit', sql`${table.resumeCreditsLimit} >= 0`),
    index('users_payment_asked').on(table.paymentAskedAt, table.id).where(sql`payment_asked_at is not null`),
    check('users_subscription_type', sql`${table.subscriptionType} in ('free', 'premium')`),
  ],
);

/** Profile pictures, made small and encoded by us; what was sent is not kept. */
export const profileImages = pgTable('profile_images', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  webp: bytes().notNull(),
  updatedAt: instant().notNull(),
});

/** One row a signed-in browser. The cookie holds a random token, this table only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Names it to the person without giving it away. */
    publicId: uuid().notNull().defaultRandom(),
    /** Browser and system in words; empty for one from before they were kept. */
    device: varchar({ length: 60 }).notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: instant().notNull().defaultNow(),
    /** Opened by a passkey, which is two factors in one. */
    byPasskey: boolean().notNull().default(false),
    expiresAt: instant().notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
);

/** Browsers a person has signed in with. The cookie holds a random token, this table a SHA-256 of it and the person. */
export const knownDevices = pgTable(
  'known_devices',
  {
    hash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: instant().notNull(),
  },
  (table) => [index('known_devices_user').on(table.userId, table.seenAt)],
);

/** Codes that open an account in place of an app's, each once; as argon2id, those from before as SHA-256. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    hash: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** Passwords tried in a window of time. The key is a SHA-256 of the account, or the name typed, and the address. */
export const passwordTries = pgTable(
  'password_tries',
  {
    key: text().primaryKey(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    tries: integer().notNull(),
    startedAt: instant().notNull(),
  },
  (table) => [
    index('password_tries_user').on(table.userId),
    index('password_tries_started').on(table.startedAt),
  ],
);

/** Secrets of the installation, made at the first start and shared by every machine on the same database. */
export const installationSecrets = pgTable('installation_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});
