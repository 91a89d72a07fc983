import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { getUser, login, register } from '#contract/auth.ts';
import { buildApp } from '#server/app.ts';
import { openPostgresDatabase } from '#server/platform/database/postgres.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { PASSWORD, startTestApp } from '#server/testing/test-app.ts';
import { TestClient } from '#server/testing/test-client.ts';

const server = inject('server');

/** A way to the database server that can be cut. */
async function wayTo(target: URL) {
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => {
    const beyond = connect(Number(target.port), target.hostname);
    for (const end of [socket, beyond]) end.on('error', () => {});
    open.add(socket);
    socket.pipe(beyond).pipe(socket);
    socket.on('close', () => beyond.destroy());
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    port,
    async cut() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
    mend: () => listen(port),
  };
}

it.skipIf(server === null)(
  'a database that goes away is answered with 503 within two seconds, and the site goes on when it is back',
  async () => {
    const site = await startTestApp();
    const [row] = await rowsOf<{ name: string }>(site.db.query, sql`select current_database() as name`);
    const target = new URL(server?.url ?? '');
    const way = await wayTo(target);
    const db = await openPostgresDatabase(`postgres://${target.username}@127.0.0.1:${way.port}/${row?.name}`);
    const app = await buildApp({ ...site.context, db }, { logger: false, webDir: null, workJobs: false });
    const client = new TestClient(app.server);
    const person = { username: 'stranded', password: PASSWORD, firstName: 'Dana', lastName: 'Reyes' };
    const body = { ...person, email: 'stranded@example.org' };
    expect((await client.call(register, { body })).status).toBe(201);
    await client.csrfToken();
    await way.cut();
    const start = performance.now();
    const credentials = { username: 'stranded', password: PASSWORD };
    for (let count = 0; count < 3; count++) {
      for (const answer of [await client.call(getUser), await client.call(login, { body: credentials })]) {
        expect(answer.status).toBe(503);
        expect(answer.body).toMatchObject({ code: 'unavailable' });
      }
    }
    expect((performance.now() - start) / 6).toBeLessThan(2000);
    await way.mend();
    await expect.poll(async () => (await client.call(getUser)).status).toBe(200);
    await app.server.close();
    await db.close();
    await way.cut();
    await site.close();
  },
);
