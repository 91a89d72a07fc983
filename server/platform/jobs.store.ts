import { sql } from 'drizzle-orm';
import type { Query } from './database/database.ts';
import { users } from './database/schema/users.ts';

/** Takes mails out of the queue whose account is gone. Deleting one takes along those that are there by then. */
export async function deleteJobsOfNobody(db: Query): Promise<void> {
  await db.execute(
    sql`delete from jobs.job where state <> 'active' and data->>'userId' is not null
          and not exists (select 1 from ${users} where ${users.id} = (data->>'userId')::int)`,
  );
}
