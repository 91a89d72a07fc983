/** The name of the unique constraint or index that a statement ran into, or null for any other failure. */
export function violatedUnique(error: unknown): string | null {
  // Drizzle wraps the driver's error; PGlite and postgres.js name the constraint differently.
  const cause = error instanceof Error && error.cause ? error.cause : error;
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || cause.code !== '23505')
    return null;
  if ('constraint' in cause) return String(cause.constraint);
  return 'constraint_name' in cause ? String(cause.constraint_name) : '';
}
