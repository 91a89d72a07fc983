import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** A primary key drawn from a sequence of its own. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** An instant with its zone; the database keeps UTC. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const createdAt = () => instant().notNull().defaultNow();
export const updatedAt = () => instant().notNull().defaultNow();

/** PostgreSQL's bytea, which drizzle has no column for. PGlite hands out a Uint8Array, postgres.js a Buffer. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** The words of a text, reduced to their stems, for the full-text search. */
export const wordStems = customType<{ data: string }>({ dataType: () => 'tsvector' });
