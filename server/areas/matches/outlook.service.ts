import { gatherEvidence } from '#career/matching/evidence.ts';
import { aiResistanceOf } from '#career/occupations/ai-resistance.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import { militaryOccupation } from '#career/occupations/find-military.ts';
import { federalSeriesOf, findVeteranEarnings } from '#career/occupations/service-figures.ts';
import type { VeteranRecord } from '#career/service.ts';
import type { JobOutlookReply, SourceReply } from '#contract/matches.ts';
import { getVeteranRecord } from '#server/areas/profile/veteran-record.service.ts';
import type { Context } from '#server/platform/context.ts';
import { getOwnMatch } from './matches.service.ts';

/** What stands beside one of the person's matches: how AI bears on it, and figures of their own military job. */
export async function getOutlook(
  { db, facts }: Context,
  userId: number,
  jobMatchId: number,
): Promise<JobOutlookReply> {
  const { detail } = await getOwnMatch(db.query, userId, jobMatchId);
  const record = await getVeteranRecord(db.query, userId);
  return { ai: aiOf(facts, detail?.onetSocCode), ...serviceFigures(facts, record) };
}

function aiOf(facts: CareerFacts, onetSocCode: string | undefined): JobOutlookReply['ai'] {
  const row = facts.rowOfOccupation.get(onetSocCode ?? '');
  if (row === undefined) return null;
  const { exposure, place, reading, resists, lessExposed } = aiResistanceOf(facts, row);
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
  facts: CareerFacts,
  record: VeteranRecord,
): Pick<JobOutlookReply, 'federal' | 'earnings'> {
  const row = gatherEvidence(record, facts).hits[0]?.row;
  if (row === undefined) return { federal: null, earnings: null };
  const { code, title } = militaryOccupation(facts, row);
  const military = `${code} ${title}`;
  const series = federalSeriesOf(facts, row);
  const earnings = findVeteranEarnings(facts, row);
  return {
    federal: series.length === 0 ? null : { military, series, source: sourceOf(facts, 'mil2fed') },
    earnings: earnings?.ofOwnService
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
