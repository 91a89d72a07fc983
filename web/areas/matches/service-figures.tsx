import type { JobOutlookReply } from '#contract/matches.ts';
import { type Column, Table } from '#web/components/table.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { dollars } from './figures-in-words.ts';
import { SourceLine } from './source-line.tsx';

type Point = NonNullable<JobOutlookReply['earnings']>['year1'];

interface EarningsRow extends Point {
  readonly after: string;
}

const COLUMNS: readonly Column<EarningsRow>[] = [
  { key: 'after', header: 'After service', isRowHeader: true, cell: ({ after }) => after },
  { key: 'p25', header: '1 in 4 earned under', align: 'right', cell: ({ p25 }) => dollars(p25) },
  { key: 'median', header: 'Median', align: 'right', cell: ({ median }) => dollars(median) },
  { key: 'p75', header: '1 in 4 earned over', align: 'right', cell: ({ p75 }) => dollars(p75) },
];

/** What is published about the person's own military job: federal job series, and what its veterans earned. */
export function ServiceFigures({ federal, earnings }: Pick<JobOutlookReply, 'federal' | 'earnings'>) {
  if (federal === null && earnings === null) {
    return (
      <p className="text-muted">
        Nothing’s published for your military job, or you haven’t told us what it is yet.{' '}
        <TextLink to="/profile">Check the occupation in your profile</TextLink>.
      </p>
    );
  }
  return (
    <div className="grid gap-5">
      {federal === null ? null : (
        <div>
          <h3 className="mb-1 text-lg">Federal job series for {federal.military}</h3>
          <p className="mb-2 text-sm text-muted">
            Search USAJOBS for the number. GS is office and professional work. FWS is trades and labor.
          </p>
          <ul className="grid gap-1.5 sm:grid-cols-2">
            {federal.series.map(({ series, title, system }) => (
              <li key={`${system} ${series}`} className="min-w-0 text-sm">
                <span className="tabular font-semibold text-heading">
                  {system} {series}
                </span>{' '}
                {title}
              </li>
            ))}
          </ul>
          <SourceLine sources={[federal.source]} />
        </div>
      )}
      {earnings === null ? null : (
        <div>
          <h3 className="mb-1 text-lg">What Army enlisted veterans in your field earned</h3>
          <p className="mb-2 text-sm text-muted">
            Dollars a year, in any civilian job, for the field “{earnings.group}”, which includes{' '}
            {earnings.military}. The figures cover Army enlisted veterans only.
          </p>
          <Table
            caption="Earnings of Army enlisted veterans in your field"
            columns={COLUMNS}
            rows={[
              { after: '1 year', ...earnings.year1 },
              { after: '5 years', ...earnings.year5 },
              { after: '10 years', ...earnings.year10 },
            ]}
            rowKey={({ after }) => after}
            columnsAre="narrow"
          />
          <SourceLine sources={[earnings.source]} />
        </div>
      )}
    </div>
  );
}
