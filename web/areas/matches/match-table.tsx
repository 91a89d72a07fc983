import { Check, CircleDashed } from 'lucide-react';
import type { AccessKind } from '#career/matching/title-match.ts';
import { employedInWords, localPayInWords, nationPayInShort } from '#career/places/local-words.ts';
import { STANDING_WORDS } from '#career/title-standing.ts';
import type { JobMatchReply } from '#contract/matches.ts';
import type { LocalFiguresReply } from '#contract/places.ts';
import { LinkButton } from '#web/components/link-button.tsx';
import { type Column, type RowGroup, Table } from '#web/components/table.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { dollars, outlookInWords } from './figures-in-words.ts';
import { type LocalByCode, localOf } from './match-filter.ts';
import { groupMatches } from './match-groups.ts';
import { skillsOf } from './match-list.ts';
import { missingOf, NOTHING_MISSING, type ReasonsById } from './match-reason.ts';
import { MatchScore } from './match-score.tsx';
import { SelectToggle } from './select-toggle.tsx';

/** How many skills a row shows (specification part 2, section 9). */
const SKILLS_IN_ROW = 3;

/** Without reasons a phone's block leaves out the figures too: the same titles are in a list with both further down. */
const columnsWith = (
  local: LocalByCode,
  nation: LocalByCode,
  reasons?: ReasonsById,
): readonly Column<JobMatchReply>[] => [
  {
    key: 'title',
    header: 'Job Title',
    isRowHeader: true,
    className: '@3xl:w-[45%]',
    cell: (match) => (
      <span className="min-w-0">
        <TextLink to={`/job-details/${match.id}`} className="text-base font-semibold wrap-anywhere">
          {match.jobTitle}
        </TextLink>
        {match.origin === 'added' ? <span className="block font-normal text-muted">Added by you</span> : null}
        {reasons && <Why match={match} reason={reasons.get(match.id)} />}
        <span className={reasons === undefined ? 'hidden @3xl:block' : undefined}>
          <MatchFigures
            detail={match.detail}
            local={localOf(match, local)}
            nation={localOf(match, nation)}
            hasPlace={local !== undefined}
          />
        </span>
        {match.company ? <span className="block font-normal text-muted">{match.company}</span> : null}
      </span>
    ),
  },
  {
    key: 'score',
    header: 'Match',
    // "93% · Very strong fit" says by itself what it is.
    hideLabelOnPhone: true,
    cell: (match) => <MatchScore match={match} />,
  },
  {
    key: 'skills',
    header: 'Key Skills',
    className: '@3xl:max-w-80',
    isWideOnly: reasons === undefined,
    cell: (match) => (
      <span className="min-w-0 wrap-break-word text-ink">
        {skillsOf(match).slice(0, SKILLS_IN_ROW).join(', ') || 'Not listed'}
      </span>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'right',
    hideLabelOnPhone: true,
    cell: (match) => (
      <span className="flex flex-wrap gap-2 @3xl:justify-end @4xl:flex-nowrap">
        <SelectToggle match={match} />
        <LinkButton
          to={`/job-details/${match.id}`}
          size="small"
          variant="quiet"
          aria-label={`Details: ${match.jobTitle}`}
        >
          Details
        </LinkButton>
      </span>
    ),
  },
];

/** One reason, and what is missing. */
function Why({ match, reason }: { readonly match: JobMatchReply; readonly reason: string | undefined }) {
  const missing = missingOf(match);
  return (
    <span className="mt-1 mb-1.5 grid gap-1 font-normal text-ink">
      {reason === undefined ? null : (
        <span className="flex gap-1.5">
          <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
          <span className="min-w-0 wrap-anywhere">{reason}</span>
        </span>
      )}
      {missing === null ? null : (
        <span className="flex gap-1.5">
          {missing === NOTHING_MISSING ? (
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
          ) : (
            <CircleDashed aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
          )}
          <span className="min-w-0 wrap-anywhere">{missing}</span>
        </span>
      )}
    </span>
  );
}

/** Stays with what is before it: a line that begins with a dot looks torn off. */
const DOT = '\u00a0· ';

/** Pay, outlook and AI exposure in one line: what the list is filtered and sorted by. */
function MatchFigures({
  detail,
  local,
  nation,
  hasPlace,
}: Pick<JobMatchReply, 'detail'> & {
  readonly local: LocalFiguresReply | null;
  readonly nation: LocalFiguresReply | null;
  /** Where the others' figures are of a place, a national one says so. */
  readonly hasPlace: boolean;
}) {
  if (detail === null) return null;
  const { pay, growthPercent, aiExposure, widerGroup } = detail;
  const parts = [
    local !== null
      ? localPayInWords(local)
      : pay === null
        ? nation && nationPayInShort(nation)
        : `${dollars(pay.median)} a year${hasPlace ? ' nationwide' : ''}`,
    local === null ? null : employedInWords(local),
    outlookInWords(growthPercent, local, hasPlace),
    aiExposure.level === null ? null : `AI exposure ${aiExposure.level.toLowerCase()}`,
  ].filter((part) => part !== null);
  // Six titles at one pay are one group's figure; whoever compares them has to know.
  if (widerGroup !== null && (pay !== null || growthPercent !== null))
    parts.push(`pay and growth for the broader group “${widerGroup}”`);
  return parts.length === 0 ? null : (
    <span className="mt-1.5 block text-xs font-normal text-muted">{parts.join(DOT)}</span>
  );
}

/** Suggested titles with their score, skills and the two things to do with them. */
export function MatchTable({
  caption,
  matches,
  local,
  nation,
  reasons,
  isGrouped = false,
}: {
  readonly caption: string;
  /** Figures of the place that was chosen. */
  readonly local?: LocalByCode;
  /** Nationwide figures of titles without yearly pay of their own. */
  readonly nation?: LocalByCode;
  readonly matches: readonly JobMatchReply[];
  /** Left out where the same titles are in a list with them further down. */
  readonly reasons?: ReasonsById;
  /** In groups by fit and by what stands between, instead of in one order. */
  readonly isGrouped?: boolean;
}) {
  return (
    <Table
      caption={caption}
      columns={columnsWith(local, nation, reasons)}
      rows={matches}
      columnsAre="wide"
      groups={isGrouped ? rowGroups(matches) : undefined}
      rowKey={(match) => match.id}
    />
  );
}

const ACCESS_WORDS: Readonly<Record<AccessKind, string>> = {
  ready: 'Ready now',
  license: 'Needs a license or certificate',
  degree: 'Usually asks for a degree',
};

function rowGroups(matches: readonly JobMatchReply[]): RowGroup<JobMatchReply>[] {
  const groups = groupMatches(matches);
  return groups.map(({ standing, access, matches: rows }, at) => ({
    key: `${standing} ${access}`,
    heading: (
      <>
        {groups[at - 1]?.standing === standing ? null : (
          <>
            <h3 className="text-lg">{STANDING_WORDS[standing].title}</h3>
            <p className="mb-2 text-sm text-muted">{STANDING_WORDS[standing].plain}</p>
          </>
        )}
        <h4 className="text-sm font-semibold text-heading">{ACCESS_WORDS[access]}</h4>
      </>
    ),
    rows,
  }));
}
