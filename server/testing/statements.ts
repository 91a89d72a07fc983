import { fillPlaceholders } from 'drizzle-orm';
import type { Database, Tx } from '#server/platform/database/database.ts';

/** A statement as the database gets it: $1 stands for the first value. */
export interface Statement {
  readonly sql: string;
  readonly params: readonly unknown[];
}

interface Prepared {
  execute: (values?: Record<string, unknown>) => unknown;
}
interface Session {
  prepareQuery: (query: { sql: string; params: unknown[] }, ...rest: never[]) => Prepared;
}

/**
 * Tells of every statement when it is run, until it is stopped: alone or in a transaction that begins then; with `tx`, of
 * its own. One that was prepared before (`prepared`) goes unheard: its text was told when it was made.
 */
export function overhear(db: Database, tell: (statement: Statement) => void, tx?: Tx): () => void {
  const sessions = tx ? [tx._.session] : [db.query._.session, Object.getPrototypeOf(db.query._.session)];
  const restore = (sessions as unknown as Session[]).map((session) => {
    const before = Object.getOwnPropertyDescriptor(session, 'prepareQuery');
    const prepare = session.prepareQuery;
    session.prepareQuery = function (this: Session, query, ...rest) {
      const { sql, params } = query;
      const made = prepare.call(this, query, ...rest);
      const execute = made.execute.bind(made);
      made.execute = (values = {}) => {
        tell({ sql, params: fillPlaceholders(params, values) });
        return execute(values);
      };
      return made;
    };
    return () => before && Object.defineProperty(session, 'prepareQuery', before);
  });
  return () => {
    for (const put of restore) put();
  };
}

/** A table of people's in a statement, and what follows it there. */
const MENTION = /(?:from|join|update) "(\w+)"(?: (?:on|where) \(*"\1"\."\w+" = "(\w+)"\.)?/g;
const HELD_AGAINST = /"(\w+)"\."(\w+)" = \$(\d+)/g;

/**
 * The tables of a statement that hold something of people (`owners`: the column that says whose) without being asked
 * for this person's alone. A table bound to the rows of another such table goes with it.
 */
export function unowned(
  { sql, params }: Statement,
  owners: ReadonlyMap<string, string>,
  person: number,
): string[] {
  const open = [...sql.matchAll(MENTION)].flatMap(([, table = '', boundTo]) =>
    owners.has(table) && !(boundTo && owners.has(boundTo)) ? [table] : [],
  );
  for (const [, table = '', column, value] of sql.matchAll(HELD_AGAINST)) {
    if (owners.get(table) !== column || params[Number(value) - 1] !== person) continue;
    const at = open.indexOf(table);
    if (at >= 0) open.splice(at, 1);
  }
  return open;
}
