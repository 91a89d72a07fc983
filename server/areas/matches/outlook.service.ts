import { gatherEvidence } from '#career/matching/evidence.ts';
import type { Matching } from '#career/matching/matching.ts';
import { aiResistanceOf } from '#career/occupations/ai-resistance.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import { isCurrent } from '#career/occupations/find-military.ts';
import { spokenTitle } from '#career/occupations/military-nicknames.ts';
import type { VeteranRecord } from '#career/service.ts';
import type { JobOutlookReply, SourceReply } from '#contract/matches.ts';
import { getVeteranRecord } from '#server/areas/profile/veteran-record.service.ts';
import type { Context } from '#server/platform/context.ts';
import { getOwnMatch } from './matches.service.ts';

/** What stands beside one of the person's matches: how AI bears on it, and figures of their own military job. */
export async function getOutlook(
  { db, clock, matching }: Context,
  userId: number,
  jobMatchId: number,
): Promise<JobOutlookReply> {
  const { detail } = await getOwnMatch(db.query, userId, jobMatchId);
  const record = await getVeteranRecord(db.query, userId, clock.now());
  return { ai: aiOf(matching.facts, detail?.onetSocCode), ...serviceFigures(matching, record) };
}

function aiOf(facts: CareerFacts, onetSocCode: string | undefined): JobOutlookReply['ai'] {
  const occupation = facts.occupationByCode.get(onetSocCode ?? '');
  if (occupation === undefined) return null;
  const { exposure, place, reading, resists, lessExposed } = aiResistanceOf(occupation);
  return {
    level: exposure.level,
    place,
    reading,
    resists: [...resists],
    resistsSource: sourceOf(facts, 'onet-29.3'),
    measures: exposure.measures.map(({ measure, percentile, sourceId }) => ({
      measure,
      percentile,
      source: sourceOf(facts, sourceId),
    })),
    lessExposed: [...lessExposed],
    paySource: sourceOf(facts, 'oews-2025'),
  };
}

function serviceFigures(
  matching: Matching,
  record: VeteranRecord,
): Pick<JobOutlookReply, 'federal' | 'earnings'> {
  const { facts } = matching;
  const job = gatherEvidence(record, matching).hits[0]?.job;
  if (job === undefined) return { federal: null, earnings: null };
  const { federalSeries, earnings } = job;
  const military = `${job.code} ${spokenTitle({ ...job, current: isCurrent(job) })}`;
  // The Census figures are of the Army's enlisted members, whoever shares their DoD occupation.
  const ofOwnService = job.branch === 'Army' && job.category === 'Enlisted';
  return {
    federal:
      federalSeries.length === 0
        ? null
        : { military, series: [...federalSeries], source: sourceOf(facts, 'mil2fed') },
    earnings:
      earnings !== null && ofOwnService
        ? {
            military,
            group: earnings.label,
            year1: earnings.year1,
            year5: earnings.year5,
            year10: earnings.year10,
            source: sourceOf(facts, earnings.sourceId),
          }
        : null,
  };
}

function sourceOf(facts: CareerFacts, id: string): SourceReply | null {
  const source = facts.sources.get(id);
  return source ? { label: source.label, version: source.version, date: source.date } : null;
}
