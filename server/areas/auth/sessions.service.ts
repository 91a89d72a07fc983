import { LIMITS } from '#contract/limits.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { deleteSessionNamed, listSessionsOf, type Viewer } from '#server/platform/http/session.store.ts';

/** Where a person is signed in: the browser that asks first, then the one seen last. */
export async function listOwnSessions({ db, clock }: Context, viewer: Viewer) {
  const rows = await listSessionsOf(db.query, viewer.id, clock.now(), LIMITS.listMax);
  return rows
    .map((row) => ({
      id: row.publicId,
      device: row.device,
      startedAt: row.createdAt,
      lastSeenAt: row.lastSeenAt,
      isCurrent: row.tokenHash === viewer.sessionHash,
    }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Signs one browser of a person out. Throws a Refusal when it is none of theirs. */
export async function endOwnSession({ db }: Context, viewer: Viewer, session: string): Promise<void> {
  const isEnded = UUID.test(session) && (await deleteSessionNamed(db.query, viewer.id, session));
  if (!isEnded) throw notFound('This session');
}
