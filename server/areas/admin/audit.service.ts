import type { AuditAction, listAuditLog } from '#contract/admin.ts';
import type { GivenFor } from '#contract/endpoint.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Context } from '#server/platform/context.ts';
import type { Query } from '#server/platform/database/database.ts';
import { insertAuditEntry, listAuditEntries } from './audit.store.ts';

/** What was done, by whom and to whom; `actorId` null for the system itself. */
export interface AdministrativeAct {
  readonly actorId: number | null;
  readonly action: AuditAction;
  readonly subject?: string;
  /** The account it is done to. */
  readonly userId?: number;
  readonly reason?: string;
}

/** Records an administrative act; with a Tx, in the transaction of the act itself, so that neither stands alone. */
export async function recordAct(
  { clock }: Pick<Context, 'clock'>,
  db: Query,
  { actorId, action, subject, userId, reason }: AdministrativeAct,
): Promise<void> {
  await insertAuditEntry(db, {
    at: clock.now(),
    actorId,
    action,
    subjectUserId: userId ?? null,
    subject: subject ?? null,
    reason: reason ?? null,
  });
}

/** The acts recorded, newest first, a page at a time. */
export async function listActs(
  { db }: Context,
  after: string | undefined,
): Promise<GivenFor<typeof listAuditLog>> {
  const rows = await listAuditEntries(db.query, { after, limit: LIMITS.adminPage });
  return rows.map(({ username, subjectUserId, ...row }) => ({
    ...row,
    actor: row.actorName,
    subject: subjectOf(username ?? (subjectUserId && `Deleted account ${subjectUserId}`), row.subject),
  }));
}

const subjectOf = (account: string | number | null, subject: string | null): string | null =>
  [account, subject].filter(Boolean).join(': ') || null;
