import { lazy, Suspense } from 'react';
import { DOMAIN_NAMES, type DomainScores, MAX_DOMAIN_SCORE } from '#career/assessment/domains.ts';
import {
  ASSESSMENT_LIMITS,
  areClose,
  type RankedStrength,
  rankStrengths,
  topStrengths,
} from '#career/assessment/labels.ts';
import type { EarlierResult } from '#contract/assessment.ts';
import type { JobMatchReply } from '#contract/matches.ts';
import { Badge } from '#web/components/badge.tsx';
import { Card, SectionCard } from '#web/components/card.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { type Column, Table } from '#web/components/table.tsx';
import { formatDay } from '#web/lib/date-format.ts';
import { BAND_TONES, changeText, scoresOf } from './results.ts';
import { StrengthTitleLinks } from './strength-title-links.tsx';
import { titlesFor } from './strength-titles.ts';

const StrengthCharts = lazy(() => import('./strength-charts.tsx'));

const COLUMNS: readonly Column<RankedStrength>[] = [
  { key: 'domain', header: 'Strength', isRowHeader: true, cell: ({ domain }) => DOMAIN_NAMES[domain] },
  {
    key: 'score',
    header: 'Score',
    cell: ({ score }) => (
      <span className="tabular whitespace-nowrap">
        {score} of {MAX_DOMAIN_SCORE}
      </span>
    ),
  },
  { key: 'band', header: 'Band', cell: ({ band }) => <Badge tone={BAND_TONES[band]}>{band}</Badge> },
  { key: 'label', header: 'What it is called', cell: ({ label }) => label },
];

/** How each score has moved since the result before. */
function changeColumn(before: EarlierResult): Column<RankedStrength> {
  const earlier = scoresOf(before);
  return {
    key: 'change',
    header: `Since ${formatDay(before.completedAt)}`,
    cell: ({ domain, score }) => <span className="tabular">{changeText(score - earlier[domain])}</span>,
  };
}

/** Which of the veteran's own matches call for each strength. */
function titlesColumn(scores: DomainScores, matches: readonly JobMatchReply[]): Column<RankedStrength> {
  return {
    key: 'titles',
    header: 'Calls for it among your matches',
    cell: ({ domain }) => <StrengthTitleLinks titles={titlesFor(domain, scores, matches)} />,
  };
}

/** The results at a glance: the three highest, all eight as a table, and the same as charts. */
export function StrengthsOverview({
  scores,
  before,
  matches,
}: {
  readonly scores: DomainScores;
  readonly before: EarlierResult | null;
  /** The veteran's suggested titles; empty until they are there. */
  readonly matches: readonly JobMatchReply[];
}) {
  const ranked = rankStrengths(scores);
  const columns = [
    ...COLUMNS,
    ...(before === null ? [] : [changeColumn(before)]),
    ...(matches.length === 0 ? [] : [titlesColumn(scores, matches)]),
  ];
  const [third, fourth] = [ranked[2], ranked[3]];
  return (
    <div className="grid gap-6">
      <section aria-labelledby="top-strengths">
        <h2 id="top-strengths" className="mb-4 text-xl">
          Your top strengths
        </h2>
        <ol className="grid gap-4 md:grid-cols-3 print:grid-cols-3">
          {topStrengths(scores).map(({ domain, score, band, label }, index) => (
            <li key={domain}>
              <Card className="grid h-full content-start gap-2 border-t-4 border-t-gold">
                <p className="flex items-center justify-between gap-2">
                  <span className="eyebrow text-muted">Number {index + 1}</span>
                  <Badge tone={BAND_TONES[band]}>{band}</Badge>
                </p>
                <p className="display text-xl text-heading">{label}</p>
                <p className="text-sm text-muted">
                  {DOMAIN_NAMES[domain]},{' '}
                  <span className="tabular">
                    {score} of {MAX_DOMAIN_SCORE}
                  </span>
                </p>
                {matches.length === 0 ? null : (
                  <p className="text-sm">
                    <span className="block font-semibold">Among your matches</span>
                    <StrengthTitleLinks titles={titlesFor(domain, scores, matches)} />
                  </p>
                )}
              </Card>
            </li>
          ))}
        </ol>
        {third !== undefined && fourth !== undefined && areClose(third.score, fourth.score) ? (
          <p className="mt-3 text-sm text-muted">
            Scores within a point of each other are close: {DOMAIN_NAMES[fourth.domain]} could as well stand
            among your top three.
          </p>
        ) : null}
      </section>
      <SectionCard
        title="All eight strengths"
        plain="Strong is 12 to 15, Moderate 8 to 11, Developing 0 to 7."
      >
        <Table
          caption="Your eight strengths with score, band and name"
          columns={columns}
          rows={ranked}
          rowKey={({ domain }) => domain}
        />
      </SectionCard>
      <SectionCard title="The same as pictures">
        <Suspense fallback={<Skeleton className="h-80" />}>
          <StrengthCharts scores={scores} />
        </Suspense>
      </SectionCard>
      <p className="text-sm text-muted">{ASSESSMENT_LIMITS}</p>
    </div>
  );
}
