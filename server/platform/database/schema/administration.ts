import { boolean, index, integer, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { SITE_OPERATIONS } from '#contract/system.ts';
import { id, instant } from './columns.ts';

/**
 * What administrators did. Append-only: a trigger refuses every other change. The actor is named, not referenced, so that
 * the record outlives the account; ids are random, so that the rows of a backup can be put beside those that are there.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: instant().notNull(),
    /** Null for what the system did by itself, or an operator at the machine. */
    actorId: integer(),
    actorName: varchar({ length: 50 }),
    action: text().notNull(),
    /** The account it was done to, by its number: when the account is deleted, nothing of it stays here but that. */
    subjectUserId: integer(),
    /** What it was done to: the name of a backup, a plan. */
    subject: varchar({ length: 200 }),
    /** Why, in the administrator's words, where the act asks for a reason. */
    reason: varchar({ length: 500 }),
  },
  (table) => [index('audit_log_newest').on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst())],
);

/** Links that let the first administrator in; the link holds a random token, this table only its SHA-256. */
export const firstAdminLinks = pgTable('first_admin_links', {
  tokenHash: text().primaryKey(),
  expiresAt: instant().notNull(),
});

/** What the site did to keep its data safe, and how it went; of each kind a bounded number is kept. */
export const siteOperations = pgTable(
  'site_operations',
  {
    id: id(),
    kind: text({ enum: SITE_OPERATIONS }).notNull(),
    at: instant().notNull(),
    succeeded: boolean().notNull(),
    /** The backup it was about. */
    backup: varchar({ length: 200 }).notNull(),
    /** What was found, or why it failed, in words for an administrator. */
    detail: varchar({ length: 1000 }).notNull(),
  },
  (table) => [index('site_operations_newest').on(table.kind, table.id.desc().nullsFirst())],
);

/**
 * Requests counted over all processes of a site, by a SHA-256 of the call and the network they came from. It holds
 * nothing that is worth keeping.
 */
export const requestCounts = pgTable(
  'request_counts',
  {
    key: text().primaryKey(),
    requests: integer().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index('request_counts_ends').on(table.endsAt)],
);
