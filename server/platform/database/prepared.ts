import type { Query } from './database.ts';

interface Prepares<Statement> {
  prepare(name: string): Statement;
}

/**
 * A statement that nearly every request needs, with `sql.placeholder` for what differs. Its SQL is put together once for
 * each handle instead of each time, and a server keeps it parsed under its text: one exchange in place of two. For few
 * texts that stay the same: a server's connection keeps each of them as long as it lives.
 */
export function prepared<Statement>(
  name: string,
  build: (db: Query) => Prepares<Statement>,
): (db: Query) => Statement {
  const made = new WeakMap<Query, Statement>();
  return (db) => {
    const known = made.get(db);
    if (known) return known;
    const statement = build(db).prepare(name);
    made.set(db, statement);
    return statement;
  };
}
