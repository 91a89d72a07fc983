import { ACCESS_KINDS, type AccessKind } from '#career/matching/title-match.ts';
import { weeksInWords } from '#career/matching/wording/sentence.ts';
import { STANDINGS, type Standing, standingOf } from '#career/title-standing.ts';
import type { JobMatchReply } from '#contract/matches.ts';
import { scoreOf } from './match-list.ts';

/** Titles of one standing between which and the veteran the same kind of thing stands; in the order of the list. */
export interface MatchGroup {
  readonly standing: Standing;
  readonly access: AccessKind;
  readonly matches: readonly JobMatchReply[];
}

/** The list in groups: strong titles before possible ones, inside them what is open now before what takes longer. */
export function groupMatches(matches: readonly JobMatchReply[]): MatchGroup[] {
  return STANDINGS.flatMap((standing) =>
    ACCESS_KINDS.map((access) => ({
      standing,
      access,
      matches: matches.filter(
        (match) =>
          standingOf({ fit: match.detail?.fit ?? 'possible', relevanceScore: scoreOf(match) }) === standing &&
          (match.detail?.access.kind ?? 'ready') === access,
      ),
    })),
  ).filter((group) => group.matches.length > 0);
}

/** "Needs an EMT license, usually about 3 months": what is still missing, in words; null where nothing is known to be. */
export function needsInWords(detail: JobMatchReply['detail']): string | null {
  if (detail === null || detail.access.kind === 'ready') return null;
  const { kind, needs, weeks } = detail.access;
  if (kind === 'degree') return `Usually asks for ${needs ?? 'a degree'}`;
  const time = weeks === null ? '' : `, usually ${weeksInWords(weeks)}`;
  return `Needs ${needs ?? 'a license or certificate'}${time}`;
}

/** What stands between, where a license or certificate does: the word beside the number then says so. */
export function neededOf(detail: JobMatchReply['detail']): 'License' | 'Certificate' | null {
  if (detail?.access.kind !== 'license') return null;
  return /license/.test(detail.access.needs ?? 'license') ? 'License' : 'Certificate';
}
