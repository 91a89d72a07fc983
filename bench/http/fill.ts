import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/platform/context.ts';

/**
 * A site as somebody who looks for work finds it: a person with matches of their own, 50 applications, 20 resumes, in a
 * community of 30 with 200 threads, on a board of 500 listings. Gives the cookie that signs the person in.
 */
export async function fillForLists({ db }: Context, site: FastifyInstance): Promise<string> {
  const cookies = new Map<string, string>();
  const send = async (method: 'GET' | 'POST', url: string, payload?: object, token?: string) => {
    const headers = token === undefined ? {} : { 'x-csrf-token': token };
    const answer = await site.inject({
      method,
      url,
      headers,
      cookies: Object.fromEntries(cookies),
      ...(payload && { payload }),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`);
    return answer.json();
  };
  const post = async (url: string, payload: object) => {
    const { csrfToken } = await send('GET', '/api/csrf-token');
    return send('POST', url, payload, csrfToken);
  };
  const { id } = await post('/api/register', {
    username: 'dana.reyes',
    password: 'correct horse battery',
    email: 'dana@example.org',
    firstName: 'Dana',
    lastName: 'Reyes',
    militaryBranch: 'Army',
    militaryRank: 'SSG',
    militaryOccupation: '25B',
    militaryResponsibilities:
      'Led a team of 6 that kept 400 computers running. Trained 12 soldiers on Windows.',
  });
  const matches: { id: number }[] = await send('GET', '/api/job-matches');
  await post('/api/resumes', { jobMatchId: matches[0]?.id });
  await db.query.execute(
    sql`insert into resumes (user_id, job_match_id, content, military_to_job_alignment, origin, report)
        select user_id, job_match_id, content, military_to_job_alignment, origin, report
        from resumes, generate_series(1, 19)`,
  );
  await db.query.execute(
    sql`insert into applications (user_id, job_title, company, location, status, applied_date, salary, notes,
          contact_person, contact_email, updated_at)
        select ${id}::integer, 'Network Technician ' || n, 'Example Company ' || n, 'Norfolk, VA', 'interviewing', '2026-11-05',
          '$70,000', 'Called on Monday. Asked for two references and for the date I can start; send both by Friday.',
          'Chris Doe', 'chris@example.com', now() - n * interval '1 hour'
        from generate_series(1, 50) n`,
  );
  await db.query.execute(
    sql`insert into users (username, email, password_hash) select 'u' || n, 'u' || n || '@example.org', 'x' from generate_series(1, 30) n`,
  );
  await db.query.execute(
    sql`insert into forum_members (user_id, display_name, name_key)
        select id, 'Member ' || id, 'member' || id from users on conflict do nothing`,
  );
  await db.query.execute(
    sql`insert into forum_threads (user_id, category, title, content, created_at, last_activity_at)
        select ${id}::integer + 1 + n % 30, 'job-search', 'What helped you in your first interview, part ' || n, 'I have one on Friday.', at, at
        from (select n, now() - n * interval '1 hour' as at from generate_series(1, 200) n) made`,
  );
  await db.query.execute(
    sql`insert into job_listings (title, company, description, location, url, source, listed_on, posted_at, checked_at, onet_soc_code)
        select 'Network Technician ' || n, 'Example Company ' || n, 'Keep the network of a hospital running.', 'Norfolk, VA',
          'https://example.org/jobs/' || n, 'Example Board', day, day, now(), case when n % 9 = 0 then '15-1244.00' end
        from (select n, date '2026-11-20' - n % 60 as day from generate_series(1, 500) n) made`,
  );
  await db.query.execute(sql`analyze`);
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
