import { findMilitaryOccupations } from '#career/occupations/find-military.ts';
import { spokenName } from '#career/occupations/military-nicknames.ts';
import type { MilitaryBranch } from '#career/service.ts';
import type { MilitaryOccupationReply } from '#contract/occupations.ts';
import type { Context } from '#server/platform/context.ts';

/** Military occupations for what somebody has typed so far. */
export function suggestMilitaryOccupations(
  { matching }: Context,
  query: string,
  branch: MilitaryBranch | undefined,
): MilitaryOccupationReply[] {
  const found = findMilitaryOccupations(matching.facts.militaryJobs, { query, branch: branch ?? null });
  return found.map(({ code, title, branch: service, category, current, replacedBy }) => ({
    code,
    title,
    spokenName: spokenName({ branch: service, code, title, current }),
    branch: service,
    category,
    current,
    replacedBy: [...replacedBy],
  }));
}
