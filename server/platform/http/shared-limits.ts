import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { MINUTE_MS } from '#career/durations.ts';
import { hashOfToken } from '#server/platform/tokens.ts';
import type { Database } from '../database/database.ts';
import { addRequests } from './request-counts.store.ts';

/** A process takes this part of a limit at once, so that a limit of 1,200 asks the database each 60 requests. */
const PART = 20;
/** Networks remembered by a process and call; the one seen first is forgotten for a new one. */
const KEYS_AT_MOST = 5000;

interface Count {
  /** Requests taken from the shared count and not used yet. */
  left: number;
  isUsedUp: boolean;
  /** When the window ends, by this process's clock. */
  endsAt: number;
  /** Requests that come at once wait for one answer, or each would take a part of its own. */
  taking: Promise<void> | null;
}

/** What the limits count with when a site has several processes: one count for all of them, in the database. */
export function sharedLimits(db: Database) {
  return class SharedLimits implements FastifyRateLimitStore {
    private readonly counts = new Map<string, Count>();
    private readonly call: string;

    constructor(_options: unknown, call = 'all') {
      this.call = call;
    }

    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs = MINUTE_MS,
      max = 1,
    ): void {
      this.take(key, windowMs, max).then(
        (result) => callback(null, result),
        // Without the database no call that matters is answered anyway: this one learns of it by itself.
        () => callback(null, { current: 1, ttl: windowMs }),
      );
    }

    child(options: Parameters<FastifyRateLimitStore['child']>[0]) {
      // What the plugin hands in names the route under `routeInfo`, whatever its types say.
      const { routeInfo = options } = options as { routeInfo?: typeof options };
      const { method, url } = routeInfo;
      return new SharedLimits(options, `${String(method)} ${url}`);
    }

    private async take(key: string, windowMs: number, max: number) {
      for (;;) {
        const count = this.countOf(key);
        const ttl = count.endsAt - Date.now();
        if (count.left > 0) {
          count.left -= 1;
          return { current: max - count.left, ttl };
        }
        if (count.isUsedUp) return { current: max + 1, ttl };
        count.taking ??= this.askFor(key, count, windowMs, max).finally(() => {
          count.taking = null;
        });
        await count.taking;
      }
    }

    private async askFor(key: string, count: Count, windowMs: number, max: number): Promise<void> {
      const requests = Math.max(1, Math.floor(max / PART));
      const hashed = hashOfToken(`${this.call} ${key}`);
      const { total, leftMs } = await addRequests(db.query, { key: hashed, requests, windowMs });
      count.left = Math.max(0, Math.min(requests, max - (total - requests)));
      count.isUsedUp = count.left === 0;
      count.endsAt = Date.now() + leftMs;
    }

    private countOf(key: string): Count {
      const known = this.counts.get(key);
      if (known && (known.taking || known.endsAt > Date.now())) return known;
      const fresh: Count = { left: 0, isUsedUp: false, endsAt: Number.POSITIVE_INFINITY, taking: null };
      this.counts.delete(key);
      this.counts.set(key, fresh);
      const [oldest] = this.counts.keys();
      if (this.counts.size > KEYS_AT_MOST && oldest !== undefined) this.counts.delete(oldest);
      return fresh;
    }
  };
}
