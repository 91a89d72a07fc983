import type { JobMatchReply } from '#contract/matches.ts';
import { LinkButton } from '#web/components/link-button.tsx';
import { type Column, Table } from '#web/components/table.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { dollars, signedPercent } from './figures-in-words.ts';
import { scoreOf, skillsOf } from './match-list.ts';
import { MatchScore } from './match-score.tsx';
import { SelectToggle } from './select-toggle.tsx';

/** How many skills a row shows (specification part 2, section 9). */
const SKILLS_IN_ROW = 3;

const COLUMNS: readonly Column<JobMatchReply>[] = [
  {
    key: 'title',
    header: 'Job Title',
    isRowHeader: true,
    cell: (match) => (
      <span className="min-w-0">
        <TextLink to={`/job-details/${match.id}`} className="text-base font-semibold wrap-anywhere">
          {match.jobTitle}
        </TextLink>
        {match.origin === 'added' ? <span className="block font-normal text-muted">Added by you</span> : null}
        <MatchFigures detail={match.detail} />
        {match.company ? <span className="block font-normal text-muted">{match.company}</span> : null}
      </span>
    ),
  },
  { key: 'score', header: 'Match', cell: (match) => <MatchScore score={scoreOf(match)} /> },
  {
    key: 'skills',
    header: 'Key Skills',
    className: '@2xl:max-w-80',
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
      <span className="flex flex-wrap gap-2 @2xl:justify-end @4xl:flex-nowrap">
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

/** Pay, outlook and AI exposure in one line: what the list is filtered and sorted by. */
function MatchFigures({ detail }: Pick<JobMatchReply, 'detail'>) {
  if (detail === null) return null;
  const { pay, growthPercent, aiExposure } = detail;
  const parts = [
    pay === null ? null : `${dollars(pay.median)} a year`,
    growthPercent === null ? null : `jobs ${signedPercent(growthPercent)}`,
    aiExposure.level === null ? null : `AI exposure ${aiExposure.level.toLowerCase()}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : (
    <span className="tabular block text-xs font-normal text-muted">{parts.join(' · ')}</span>
  );
}

/** Suggested titles with their score, skills and the two things to do with them. */
export function MatchTable({
  caption,
  matches,
}: {
  readonly caption: string;
  readonly matches: readonly JobMatchReply[];
}) {
  return <Table caption={caption} columns={COLUMNS} rows={matches} rowKey={(match) => match.id} />;
}
