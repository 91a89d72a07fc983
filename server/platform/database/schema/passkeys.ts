import { index, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, instant } from './columns.ts';
import { users } from './users.ts';

/** Passkeys of a person: public halves alone, which open nothing by themselves. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the authenticator calls it, in base64url. */
    credentialId: text().notNull().unique(),
    /** COSE, as the authenticator gave it. */
    publicKey: bytes().notNull(),
    /** How often it signed, as it says itself; 0 where it doesn't count. A smaller one comes from a copy. */
    counter: integer().notNull(),
    /** How a browser may reach it, such as "usb" or "internal". */
    transports: jsonb().$type<string[]>().notNull(),
    /** What its owner calls it. */
    name: varchar({ length: 50 }).notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** What a browser was asked to sign, each once. Without a person: to sign in. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('passkey_challenges_user').on(table.userId),
    index('passkey_challenges_expires').on(table.expiresAt),
  ],
);
