import { and, count, eq } from 'drizzle-orm';
import type { TermKind } from '#career/resume/posting/term-kinds.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { lockPerson } from '#server/platform/database/person.store.ts';
import { declaredGaps } from '#server/platform/database/schema/resumes.ts';

interface Gap {
  readonly kind: TermKind;
  readonly name: string;
}

const one = (userId: number, { kind, name }: Gap) =>
  and(eq(declaredGaps.userId, userId), eq(declaredGaps.kind, kind), eq(declaredGaps.name, name));

/** What a person said they do not have. */
export function listGaps(db: Query, userId: number) {
  return db
    .select({ kind: declaredGaps.kind, name: declaredGaps.name })
    .from(declaredGaps)
    .where(eq(declaredGaps.userId, userId))
    .limit(LIMITS.listMax);
}

/** The gaps a person has noted, counted so that two at once cannot pass the limit together. */
export async function countGaps(tx: Tx, userId: number): Promise<number> {
  await lockPerson(tx, userId);
  const [row] = await tx.select({ n: count() }).from(declaredGaps).where(eq(declaredGaps.userId, userId));
  return row?.n ?? 0;
}

export async function insertGap(tx: Tx, userId: number, gap: Gap, createdAt: Date): Promise<void> {
  await tx
    .insert(declaredGaps)
    .values({ userId, kind: gap.kind, name: gap.name, createdAt })
    .onConflictDoNothing();
}

export async function deleteGap(db: Query, userId: number, gap: Gap): Promise<void> {
  await db.delete(declaredGaps).where(one(userId, gap));
}
