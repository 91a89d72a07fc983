import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { PayBasis } from '#career/uniform-pay/pay-basis.ts';
import { instant } from './columns.ts';
import { users } from './users.ts';

/** Where a veteran wants to work, and what their military pay is worked out from. */
export const veteranPlaces = pgTable('veteran_places', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Keys of career/places, at most three, the one wanted most first. */
  wished: jsonb().$type<string[]>().notNull().default([]),
  payBasis: jsonb().$type<PayBasis>(),
  updatedAt: instant().notNull(),
});
