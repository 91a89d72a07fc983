import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * What the payment company has told us, each event once, by its own id. An event is only a hint to look: nothing of its
 * content is kept.
 */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    receivedAt: instant().notNull(),
    /** Null while it is worked on, and when that failed: the payment company then sends it again. */
    handledAt: instant(),
  },
  (table) => [index('billing_events_received').on(table.receivedAt)],
);
