import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Certification } from '#career/certifications/certification.ts';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { fromInsert } from '#server/platform/database/rows.ts';
import {
  careerRoadmaps,
  certifications,
  jobMatches,
  jobToCertifications,
} from '#server/platform/database/schema/matches.ts';

export type RoadmapRow = typeof careerRoadmaps.$inferSelect;

/** Writes the catalogue: new certificates come in, known ones take the new words, none goes (links may stand on it). */
export async function upsertCertifications(
  db: Query,
  catalogue: readonly Certification[],
  costText: (certification: Certification) => string,
): Promise<void> {
  if (catalogue.length === 0) return;
  await db
    .insert(certifications)
    .values(
      catalogue.map((entry) => ({
        slug: entry.id,
        name: entry.name,
        provider: entry.provider,
        description: entry.description,
        durationWeeks: entry.durationWeeks,
        cost: costText(entry),
        url: entry.url,
      })),
    )
    .onConflictDoUpdate({
      target: certifications.slug,
      set: fromInsert('name', 'provider', 'description', 'durationWeeks', 'cost', 'url'),
    });
}

/** Slug to id of the whole catalogue. */
export async function certificationIds(db: Query): Promise<Map<string, number>> {
  const rows = await db.select({ id: certifications.id, slug: certifications.slug }).from(certifications);
  return new Map(rows.map((row) => [row.slug, row.id]));
}

/** Replaces the links and stages of these matches. */
export async function replaceAdvice(
  tx: Tx,
  matchIds: number[],
  links: (typeof jobToCertifications.$inferInsert)[],
  stages: (typeof careerRoadmaps.$inferInsert)[],
): Promise<void> {
  if (matchIds.length === 0) return;
  await tx.delete(jobToCertifications).where(inArray(jobToCertifications.jobMatchId, matchIds));
  await tx.delete(careerRoadmaps).where(inArray(careerRoadmaps.jobMatchId, matchIds));
  if (links.length > 0) await tx.insert(jobToCertifications).values(links);
  if (stages.length > 0) await tx.insert(careerRoadmaps).values(stages);
}

/** The certificates linked to a match of this person, most relevant first. */
export async function listLinkedCertifications(db: Query, userId: number, jobMatchId: number) {
  return db
    .select({
      id: certifications.id,
      slug: certifications.slug,
      relevanceScore: jobToCertifications.relevanceScore,
      adviceGroup: jobToCertifications.adviceGroup,
      reason: jobToCertifications.reason,
    })
    .from(jobToCertifications)
    .innerJoin(certifications, eq(certifications.id, jobToCertifications.certificationId))
    .innerJoin(jobMatches, eq(jobMatches.id, jobToCertifications.jobMatchId))
    .where(and(eq(jobToCertifications.jobMatchId, jobMatchId), eq(jobMatches.userId, userId)))
    .orderBy(desc(jobToCertifications.relevanceScore), asc(certifications.id));
}

export async function listStages(db: Query, userId: number, jobMatchId: number): Promise<RoadmapRow[]> {
  const rows = await db
    .select({ stage: careerRoadmaps })
    .from(careerRoadmaps)
    .innerJoin(jobMatches, eq(jobMatches.id, careerRoadmaps.jobMatchId))
    .where(and(eq(careerRoadmaps.jobMatchId, jobMatchId), eq(jobMatches.userId, userId)))
    .orderBy(asc(careerRoadmaps.stage));
  return rows.map((row) => row.stage);
}
