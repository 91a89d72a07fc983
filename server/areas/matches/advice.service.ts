import { certifications } from '#career/certifications/catalogue.ts';
import { recommendCertifications } from '#career/certifications/recommend-certifications.ts';
import { lazily } from '#career/lazily.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import { careerRoadmap } from '#career/roadmap/career-roadmap.ts';
import type { VeteranRecord } from '#career/service.ts';
import type { CareerRoadmapReply, CertificationReply } from '#contract/matches.ts';
import { getVeteranRecord } from '#server/areas/profile/veteran-record.service.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { findMatchCode } from './matches.store.ts';

/** What certificates and career stages are worked out from: a title's occupation and the record as it stands today. */
interface Advised {
  readonly occupation: Occupation;
  readonly record: VeteranRecord;
}

/** Throws not-found for a match that is missing or someone else's; undefined for one that fits no known occupation. */
async function findAdvised(
  { db, clock, matching }: Context,
  userId: number,
  jobMatchId: number,
): Promise<Advised | undefined> {
  const match = await findMatchCode(db.query, userId, jobMatchId);
  if (!match) throw notFound('This job match');
  const occupation = matching.facts.occupationByCode.get(match.onetSocCode ?? '');
  return occupation && { occupation, record: await getVeteranRecord(db.query, userId, clock.now()) };
}

/** Each certificate's place in the catalogue, from 1: the number it goes over the wire with. Nothing is kept by it. */
const numbersOfCertificates = lazily(
  (): ReadonlyMap<string, number> => new Map(certifications().map(({ id }, at) => [id, at + 1])),
);

/** Certificates for one of the person's matches, most relevant first. */
export async function listCertificationsFor(
  context: Context,
  userId: number,
  jobMatchId: number,
): Promise<CertificationReply[]> {
  const advised = await findAdvised(context, userId, jobMatchId);
  if (!advised) return [];
  const numbers = numbersOfCertificates();
  return recommendCertifications(advised.occupation, advised.record).map((advice) => ({
    ...advice,
    id: numbers.get(advice.id) ?? 0,
  }));
}

/** The most stages that one match's numbers leave room for. */
const NUMBERS_A_MATCH = 10;

/** The stages of the career that starts from one of the person's matches. */
export async function listRoadmapFor(
  context: Context,
  userId: number,
  jobMatchId: number,
): Promise<CareerRoadmapReply> {
  const advised = await findAdvised(context, userId, jobMatchId);
  if (!advised) return [];
  return careerRoadmap(advised.occupation, advised.record, context.matching).map((stage) => ({
    ...stage,
    id: jobMatchId * NUMBERS_A_MATCH + stage.stage,
    jobMatchId,
  }));
}
