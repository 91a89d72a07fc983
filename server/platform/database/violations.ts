/** What a driver throws, without what Drizzle wraps around it. */
const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause ? error.cause : error);

const codeOf = (cause: unknown): unknown =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;

/** Serialization failure and deadlock (PostgreSQL, appendix A): nothing is wrong with the work itself. */
const BROKEN_OFF: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/** Whether the database gave a transaction up for the sake of another one that ran at the same time. */
export const wasBrokenOff = (error: unknown): boolean => BROKEN_OFF.has(codeOf(causeOf(error)));

/**
 * How a database says that it is not there: the connection's failures (Node's and postgres.js's names), a server that
 * starts, stops or has no connection left (PostgreSQL, appendix A: classes 08 and 57P, 53300).
 */
const AWAY =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|CONNECTION_(?:CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|08\w{3}|57P0\d|53300)$/;

/** Whether a statement failed because the database cannot be reached. */
export const isDatabaseAway = (error: unknown): boolean => AWAY.test(String(codeOf(causeOf(error))));

/** The name of the unique constraint or index that a statement ran into, or null for any other failure. */
export function violatedUnique(error: unknown): string | null {
  const cause = causeOf(error);
  if (typeof cause !== 'object' || cause === null || codeOf(cause) !== '23505') return null;
  // PGlite and postgres.js name the constraint differently.
  if ('constraint' in cause) return String(cause.constraint);
  return 'constraint_name' in cause ? String(cause.constraint_name) : '';
}
