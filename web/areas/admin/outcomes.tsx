import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { FEWEST_COUNTED, type Outcome, type OutcomeMonth } from '#contract/system.ts';
import { SectionCard } from '#web/components/card.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { type Column, Table } from '#web/components/table.tsx';
import { outcomesQuery } from './system.queries.ts';

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const count = (key: Outcome, header: string): Column<OutcomeMonth> => ({
  key,
  header,
  align: 'right',
  cell: (row) =>
    row[key] === null ? (
      <span className="text-muted">fewer than {FEWEST_COUNTED}</span>
    ) : (
      <span className="tabular">{row[key].toLocaleString('en-US')}</span>
    ),
});

const COLUMNS: readonly Column<OutcomeMonth>[] = [
  {
    key: 'month',
    header: 'Joined in',
    isRowHeader: true,
    cell: ({ month }) => MONTH.format(new Date(`${month}-01T00:00:00Z`)),
  },
  count('joined', 'People'),
  count('matches', 'Matches'),
  count('resumes', 'Resume'),
  count('applications', 'Application'),
  count('interviews', 'Interview'),
  count('offers', 'Offer'),
];

/** How far people got, by the month they joined; nobody can be recognized in it. */
export function Outcomes() {
  const outcomes = useQuery(outcomesQuery);
  return (
    <SectionCard
      title="How far people get"
      plain={`Of those who joined in a month, how many have each of these today. Numbers under ${FEWEST_COUNTED} aren’t shown, so nobody can be recognized.`}
    >
      <div className="grid gap-4">
        <QueryPart query={outcomes} loading="Counting" failed="Error loading the figures">
          {(months) =>
            months.length === 0 ? (
              <EmptyState icon={<ChartColumn />} title="Nobody has joined yet">
                The last 12 months will be here.
              </EmptyState>
            ) : (
              <Table
                caption="How far people get"
                columns={COLUMNS}
                rows={months}
                rowKey={({ month }) => month}
              />
            )
          }
        </QueryPart>
        <p className="text-sm text-muted">
          Interviews and offers are what people tell us in their Application Tracker. Administrators and
          deleted accounts aren’t counted. Months are in UTC.
        </p>
      </div>
    </SectionCard>
  );
}
