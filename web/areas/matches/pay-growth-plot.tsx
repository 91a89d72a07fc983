import { lazy, Suspense } from 'react';
import { amountOf, outlookThereInWords, whoseAndWhen } from '#career/places/local-words.ts';
import type { JobMatchReply } from '#contract/matches.ts';
import type { LocalFiguresReply } from '#contract/places.ts';
import { Skeleton } from '#web/components/skeleton.tsx';
import { type Column, Table } from '#web/components/table.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { WhenNear } from '#web/components/when-near.tsx';
import { dollars, signedPercent } from './figures-in-words.ts';
import { type LocalByCode, localOf, medianOf } from './match-filter.ts';
import type { Dot } from './pay-growth-chart.tsx';
import { FigureSources } from './source-line.tsx';

const PayGrowthChart = lazy(() => import('./pay-growth-chart.tsx'));

/** More dots than this lie on top of each other on a phone; the list is best first. */
const PLOTTED_MOST = 12;

interface Row {
  readonly place: number;
  readonly match: JobMatchReply;
  readonly pay: number;
  readonly growth: number;
  /** Figures of the place that was chosen; null for national ones. */
  readonly there: LocalFiguresReply | null;
}

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'title',
    header: 'Job Title',
    isRowHeader: true,
    cell: ({ place, match }) => (
      <>
        {place}. <TextLink to={`/job-details/${match.id}`}>{match.jobTitle}</TextLink>
      </>
    ),
  },
  { key: 'pay', header: 'Typical pay a year', align: 'right', cell: (row) => <Pay {...row} /> },
  {
    key: 'growth',
    header: 'Change in jobs over ten years',
    align: 'right',
    cell: (row) => <Growth {...row} />,
  },
];

/** Titles in one place may have figures of the area, of its state or of the nation: each says whose. */
function Pay({ pay, there }: Row) {
  if (there === null || there.median === null) return dollars(pay);
  return (
    <>
      {amountOf(there.median)}
      <Whose>{whoseAndWhen(there.median)}</Whose>
    </>
  );
}

function Growth({ growth, there }: Row) {
  if (there === null) return signedPercent(growth);
  const inState = outlookThereInWords(there);
  return (
    <>
      {signedPercent(growth)} nationwide
      {inState === null ? null : <Whose>{inState}</Whose>}
    </>
  );
}

function Whose({ children }: { readonly children: string }) {
  return <span className="block text-xs text-muted"> {children}</span>;
}

/** The best titles of the list by pay and growth, as a picture and as a table. Titles without both figures are left out. */
export function PayGrowthPlot({
  matches,
  local,
}: {
  readonly matches: readonly JobMatchReply[];
  /** Figures of the place that was chosen: the table then says whose each figure is. */
  readonly local?: LocalByCode;
}) {
  const rows = rowsOf(matches, local);
  if (rows.length < 2) {
    return (
      <p className="text-muted">
        We need published pay and growth for at least two of these titles to draw this.
      </p>
    );
  }
  return (
    <div className="grid gap-5">
      <p className="text-sm text-muted">
        Farther right pays more, and farther up grows more. The numbers match the table. This shows the first{' '}
        {rows.length} titles on your list with both figures published.
        {local === undefined
          ? ''
          : ' Pay is for the place you chose, or the wider area the table names. The picture shows growth nationwide.'}
      </p>
      <WhenNear room={<Skeleton className="h-96" />}>
        <Suspense fallback={<Skeleton className="h-96" />}>
          <PayGrowthChart dots={dotsOf(rows)} />
        </Suspense>
      </WhenNear>
      <Table
        caption="Pay and growth for your titles"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ match }) => match.id}
        columnsAre="narrow"
      />
      <FigureSources local={local} isList />
    </div>
  );
}

function rowsOf(matches: readonly JobMatchReply[], local: LocalByCode): Row[] {
  return matches
    .flatMap((match) => {
      const pay = medianOf(match, local);
      const growth = match.detail?.growthPercent ?? null;
      const there = localOf(match, local);
      return pay === null || growth === null ? [] : [{ match, pay, growth, there }];
    })
    .slice(0, PLOTTED_MOST)
    .map((row, index) => ({ ...row, place: index + 1 }));
}

/** Titles of one occupation group share their figures, and a dot. */
function dotsOf(rows: readonly Row[]): Dot[] {
  const groups = Map.groupBy(rows, ({ pay, growth }) => `${pay} ${growth}`);
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    return [{ pay: first.pay, growth: first.growth, places: same.map(({ place }) => place).join(',\u00a0') }];
  });
}
