import { eq } from 'drizzle-orm';
import { jobListings } from '#server/platform/database/schema/jobs.ts';
import { users } from '#server/platform/database/schema/users.ts';
import { startServer } from '../start.ts';

/**
 * The real server with a back door for browser tests: with the database inside the process they cannot reach it
 * otherwise. Nothing in production starts this file or imports it (`npm test` checks the imports).
 */
await startServer((server, { db }) => {
  server.post<{ Params: { username: string } }>('/api/testing/make-premium/:username', async (request) => {
    const { username } = request.params;
    await db.query.update(users).set({ subscriptionType: 'premium' }).where(eq(users.username, username));
    return { success: true };
  });
  server.post<{ Params: { username: string } }>('/api/testing/make-admin/:username', async (request) => {
    await db.query.update(users).set({ isAdmin: true }).where(eq(users.username, request.params.username));
    return { success: true };
  });
  server.post('/api/testing/empty-job-board', async () => {
    await db.query.delete(jobListings);
    return { success: true };
  });
});
