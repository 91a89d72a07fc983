import { certifications } from '#career/certifications/catalogue.ts';
import {
  adviceFromRecord,
  certificationCost,
  recommendCertifications,
} from '#career/certifications/recommend-certifications.ts';
import type { Matching } from '#career/matching/matching.ts';
import { careerRoadmap } from '#career/roadmap/career-roadmap.ts';
import type { VeteranRecord } from '#career/service.ts';
import type { CareerRoadmapReply, CertificationReply } from '#contract/matches.ts';
import { getVeteranRecord } from '#server/areas/profile/veteran-record.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Query, Tx } from '#server/platform/database/database.ts';
import {
  certificationIds,
  listLinkedCertifications,
  listStages,
  replaceAdvice,
  upsertCertifications,
} from './advice.store.ts';
import { getOwnMatch } from './matches.service.ts';

const BY_SLUG = new Map(certifications().map((entry) => [entry.id, entry]));

/** Brings the table of certificates up to the catalogue of this version; run at every start. */
export async function syncCertifications(db: Query): Promise<void> {
  await upsertCertifications(db, certifications(), certificationCost);
}

/** The certificates and career stages that a title is stored with. */
export interface Advice {
  readonly certificates: ReturnType<typeof recommendCertifications>;
  readonly stages: ReturnType<typeof careerRoadmap>;
}

/** What is advised for an occupation; undefined for a code that names none. */
export function adviceFor(
  matching: Matching,
  record: VeteranRecord,
  onetSocCode: string,
): Advice | undefined {
  const occupation = matching.facts.occupationByCode.get(onetSocCode);
  return (
    occupation && {
      certificates: recommendCertifications(occupation, record),
      stages: careerRoadmap(occupation, record, matching),
    }
  );
}

/** Stores certificates and career stages for matches that were just made or made new. */
export async function storeAdvice(
  tx: Tx,
  matches: readonly { id: number; onetSocCode: string }[],
  adviceOf: (onetSocCode: string) => Advice | undefined,
): Promise<void> {
  const ids = await certificationIds(tx);
  const advised = matches.map(({ id, onetSocCode }) => ({ id, advice: adviceOf(onetSocCode) }));
  const links = advised.flatMap(({ id, advice }) =>
    (advice?.certificates ?? []).flatMap(({ id: slug, relevanceScore, group: adviceGroup, reason }) => {
      const certificationId = ids.get(slug);
      if (certificationId === undefined) return [];
      return [{ jobMatchId: id, certificationId, relevanceScore, adviceGroup, reason }];
    }),
  );
  const stages = advised.flatMap(({ id, advice }) =>
    (advice?.stages ?? []).map((stage) => ({
      jobMatchId: id,
      stage: stage.stage,
      title: stage.title,
      avgSalary: stage.avgSalary,
      avgSalaryDollars: stage.avgSalaryDollars,
      aiRisk: stage.aiRisk,
      timeframe: stage.timeframe,
      learn: stage.learn,
    })),
  );
  await replaceAdvice(
    tx,
    matches.map((match) => match.id),
    links,
    stages,
  );
}

/** Certificates for one of the person's matches, most relevant first. */
export async function listCertificationsFor(
  { db, clock }: Context,
  userId: number,
  jobMatchId: number,
): Promise<CertificationReply[]> {
  await getOwnMatch(db.query, userId, jobMatchId);
  // What is held today: a certificate ends without anybody touching the profile.
  const record = await getVeteranRecord(db.query, userId, clock.now());
  const linked = await listLinkedCertifications(db.query, userId, jobMatchId);
  return linked.flatMap(({ id, slug, relevanceScore, adviceGroup, reason }) => {
    const entry = BY_SLUG.get(slug);
    if (!entry) return [];
    const { name, provider, field, description, url, durationWeeks, giBill, serviceProgramme } = entry;
    const cost = certificationCost(entry);
    const facts = { name, provider, field, description, url, durationWeeks, giBill, serviceProgramme, cost };
    const own = adviceFromRecord(record, entry);
    return [
      {
        ...{ id, ...facts, relevanceScore, status: own.status },
        group: own.group ?? (adviceGroup === 'have' ? 'next' : adviceGroup),
        reason: own.reason ?? reason,
      },
    ];
  });
}

/** The stages of the career that starts from one of the person's matches. */
export async function listRoadmapFor(
  { db }: Context,
  userId: number,
  jobMatchId: number,
): Promise<CareerRoadmapReply> {
  await getOwnMatch(db.query, userId, jobMatchId);
  return (await listStages(db.query, userId, jobMatchId)).map((row) => ({
    id: row.id,
    jobMatchId: row.jobMatchId,
    stage: row.stage,
    title: row.title,
    avgSalary: row.avgSalary,
    avgSalaryDollars: row.avgSalaryDollars,
    aiRisk: row.aiRisk,
    timeframe: row.timeframe,
    learn: row.learn,
  }));
}
