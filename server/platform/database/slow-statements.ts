import { othersTurn } from '../threads/in-slices.ts';

/** Above this a statement is worth a line in the log, in milliseconds. */
const SLOW_MS = 500;

/** Told of a statement that took long: its text with $1 for every value, so that it names nobody, and how long it took. */
export type ReportSlow = (statement: string, milliseconds: number) => void;

interface Prepared {
  execute: (...values: never[]) => Promise<unknown>;
}
/** What drizzle's sessions have in common, of either driver. */
interface Session {
  prepareQuery: (query: { sql: string }, ...rest: never[]) => Prepared;
}

/** Times every statement of a session, and lets others be served in between. Each transaction has a session of its own. */
export function watchStatements(session: unknown, report: ReportSlow, slowMs = SLOW_MS): void {
  const watched = session as Session;
  const prepare = watched.prepareQuery.bind(watched);
  watched.prepareQuery = (query, ...rest) => {
    const prepared = prepare(query, ...rest);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = async (...values) => {
      // The embedded database answers without the event loop coming around: a whole request would hold everybody up.
      await othersTurn();
      const begun = performance.now();
      try {
        return await execute(...values);
      } finally {
        const took = performance.now() - begun;
        if (took >= slowMs) report(query.sql, Math.round(took));
      }
    };
    return prepared;
  };
}
