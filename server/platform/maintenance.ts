import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import { getLive } from '#contract/health.ts';
import type { Database } from './database/database.ts';
import { Refusal } from './http/errors.ts';

/** How often a process asks whether another one of the site is in maintenance. */
const LOOK_EVERY_MS = 1000;
/** How long requests that were under way may take to end before the work begins. */
const LET_FINISH_MS = 10_000;
const LOOK_AGAIN_MS = 20;

/** What goes on in maintenance: files of the page that is open, and what watches the process. */
const ANSWERED = /^\/(?:assets\/|metrics$|api\/live$)/;

/** A time in which everybody is turned away, for work that replaces what they would read and write. */
export interface Maintenance {
  readonly isOn: () => boolean;
  /**
   * Turns everybody away, in every process of the site, and runs the work once what was under way here has ended.
   * Resolves when requests are turned away here; `done` settles as the work does, after they are let in again. Throws a
   * Refusal when there is maintenance already.
   */
  begin<T>(work: () => Promise<T>): Promise<{ readonly done: Promise<T> }>;
}

/**
 * Maintenance of this site. On a PostgreSQL server the sign of it is a lock that its connection holds, so that a process
 * which dies in the middle leaves nobody locked out; each process looks for it once a second.
 */
export function maintenanceOn(app: FastifyInstance, db: Database): Maintenance {
  let own = false;
  let elsewhere = false;
  const underWay = new Set<FastifyRequest>();
  const { maintenanceLock } = db;
  if (maintenanceLock) {
    const look = setInterval(() => {
      maintenanceLock.isHeld().then(
        (held) => {
          elsewhere = held && !own;
        },
        // The database is away: every request learns of it by itself.
        () => {},
      );
    }, LOOK_EVERY_MS);
    look.unref();
    app.addHook('onClose', async () => clearInterval(look));
  }
  const isOn = () => own || elsewhere;
  app.addHook('onRequest', async (request, reply) => {
    if (isOn() && !ANSWERED.test(request.url)) return turnAway(request, reply);
    // Here and not in its route: before it requests are counted, in a table that is locked just now.
    if (isOn() && request.url === getLive.path) return reply.send({ status: 'ok' });
    underWay.add(request);
  });
  app.addHook('onResponse', async (request) => {
    underWay.delete(request);
  });
  app.addHook('onRequestAbort', async (request) => {
    underWay.delete(request);
  });
  return {
    isOn,
    async begin(work) {
      if (isOn()) throw new Refusal('conflict', 'A backup is being restored already.');
      own = true;
      const release = await maintenanceLock?.hold().catch((error: unknown) => {
        own = false;
        throw error;
      });
      if (maintenanceLock && !release) {
        own = false;
        throw new Refusal('conflict', 'A backup is being restored already.');
      }
      const done = (async () => {
        try {
          const until = Date.now() + LET_FINISH_MS;
          while (underWay.size > 0 && Date.now() < until) await wait(LOOK_AGAIN_MS);
          // Two looks, so that every other process has seen the lock.
          if (maintenanceLock) await wait(2 * LOOK_EVERY_MS);
          return await work();
        } finally {
          await release?.();
          own = false;
          elsewhere = false;
        }
      })();
      return { done };
    },
  };
}

const MESSAGE = 'We’re bringing back a backup right now. Please try again in a few minutes.';
const BODY: ErrorBody = { code: 'unavailable', message: MESSAGE };

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Back in a few minutes - Mission Ready</title>
<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem;color-scheme:light dark}</style>
</head>
<body>
<main>
<h1>Back in a few minutes</h1>
<p>${MESSAGE}</p>
<p>If you’re in crisis or worried about someone, dial <a href="tel:988">988</a> and press 1, or text <a href="sms:838255">838255</a>. The Veterans Crisis Line answers at any hour.</p>
</main>
</body>
</html>
`;

function turnAway(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(503).header('retry-after', '60').header('cache-control', 'no-store');
  if (request.url.startsWith('/api/')) return reply.send(BODY);
  return reply.type('text/html; charset=utf-8').send(PAGE);
}
