import { type SQL, sql } from 'drizzle-orm';

/**
 * What a person typed into a search, as PostgreSQL looks for it: all words, "in quotes" together, -this one not. A row
 * of hyphens would be that many negations inside each other, of which PostgreSQL bears 32.
 */
export function textSearch(typed: string): SQL {
  return sql`websearch_to_tsquery('english', ${typed.replace(/-(?:\s*-)+/g, ' ')})`;
}
