import { EMPTY_RECORD } from '#career/empty-record.ts';
import { matchVeteran } from '#career/matching/match-veteran.ts';
import { buildMatching } from '#career/matching/matching.ts';
import { readFacts } from '#career/occupations/facts.ts';
import type { CareerTables } from '#career/occupations/tables.ts';
import { factsOnDemand } from '#server/platform/facts.ts';
import { ReleaseRefused } from './release-file.ts';

/** O*NET drops a few occupations at a change of taxonomy; a release that loses more than these shares is partial. */
const LEAST_SHARE = 0.95;
/** Veterans the new facts must still answer: enlisted, officer, and one without a civilian match. */
const PROBES = ['25B', '68W', '11B', '92A', '35D'];
const LEAST_TITLES = 3;

/**
 * Throws ReleaseRefused when tables that were read without an error still lack something the present ones have, or
 * give veterans no titles. What it lets through can serve.
 */
export function assertSound(after: CareerTables, before: CareerTables): void {
  const had = new Set(before.occupations.code);
  const kept = after.occupations.code.filter((code) => had.has(code)).length;
  assertShare('occupations known so far', kept, had.size);
  for (const [what, count] of Object.entries(COUNTS)) assertShare(what, count(after), count(before));
  const { terms } = after;
  if (terms.rows.some((row) => row.length === 0))
    throw new ReleaseRefused('An occupation has no words at all.');

  const matching = buildMatching(readFacts(after, factsOnDemand()));
  for (const code of PROBES) {
    const titles = matchVeteran({ ...EMPTY_RECORD, branch: 'Army', occupation: code }, null, matching).length;
    if (titles < LEAST_TITLES)
      throw new ReleaseRefused(`With these facts an Army ${code} would be shown ${titles} titles only.`);
  }
}

const filled = (rows: readonly string[]) => rows.filter((row) => row !== '').length;
const total = (rows: readonly (readonly unknown[])[]) => rows.reduce((sum, row) => sum + row.length, 0);

const COUNTS: Readonly<Record<string, (tables: CareerTables) => number>> = {
  'job zones': ({ occupations }) => occupations.jobZone.filter((zone) => zone > 0).length,
  'education figures': ({ occupations }) => filled(occupations.education),
  'reported titles': ({ occupations }) => filled(occupations.reportedTitles),
  'alternate titles': ({ occupations }) => filled(occupations.alternateTitles),
  'skill ratings': ({ ratings }) => filled(ratings.skillImportance),
  'skills rated': ({ ratings }) => ratings.skillNames.length,
  'knowledge ratings': ({ ratings }) => filled(ratings.knowledgeImportance),
  'work styles': ({ ratings }) => filled(ratings.styleImpact),
  'work style names': ({ ratings }) => ratings.styleNames.length,
  interests: ({ ratings }) => filled(ratings.interests),
  'work values': ({ ratings }) => filled(ratings.values),
  technologies: ({ technology }) => total(technology.rows),
  'related occupations': ({ related }) => total(related.rows),
  'occupation words': ({ terms }) => total(terms.rows),
  'median wages': ({ labour }) => labour.median.filter((dollars) => dollars !== null).length,
  'projections of growth': ({ labour }) => labour.growthPercent.filter((percent) => percent !== null).length,
  'wage figures': ({ labour }) => labour.rowOfOccupation.filter((row) => row !== -1).length,
  'crosswalk matches': ({ military }) => total(military.crosswalk) + total(military.seniorCrosswalk),
};

function assertShare(what: string, now: number, then: number): void {
  if (now < then * LEAST_SHARE)
    throw new ReleaseRefused(
      `The release has ${now} ${what} where there are ${then} now. Part of it is missing.`,
    );
}
