import type { PayComparisonReply } from '#contract/places.ts';
import { type Column, Table } from '#web/components/table.tsx';

interface Row {
  readonly what: string;
  readonly dollars: number;
}

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const COLUMNS: readonly Column<Row>[] = [
  { key: 'what', header: 'For', isRowHeader: true, cell: ({ what }) => what },
  {
    key: 'dollars',
    header: 'Before taxes',
    align: 'right',
    className: 'tabular',
    cell: ({ dollars }) => DOLLARS.format(dollars),
  },
];

/** What the Guard and Reserve pay at one's grade, and whether it is in the sum above. */
export function DrillPay({ pay }: { readonly pay: PayComparisonReply }) {
  const { drill, grade, years, yearly } = pay;
  const rows: Row[] = [
    { what: 'One drill', dollars: drill.drill },
    { what: 'A weekend of four drills', dollars: drill.weekend },
    { what: `${drill.drillsAYear} drills a year`, dollars: drill.drills },
    { what: `${drill.trainingDays} days of annual training`, dollars: drill.training },
    { what: 'Full year', dollars: drill.year },
  ];
  return (
    <div className="grid gap-4">
      <p className="max-w-prose">
        {yearly.drillPay > 0
          ? 'You said you’ll drill, so a year of this is in your numbers above.'
          : 'It isn’t in your numbers above. If you’ll drill, say so in “Your pay in uniform”.'}
      </p>
      <Table
        caption={`Guard and Reserve pay, ${grade}, ${years.toLowerCase()} years`}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ what }) => what}
        columnsAre="narrow"
      />
      <p className="max-w-prose text-sm text-muted">
        Each drill and each day of training pays 1/30 of a month’s basic pay (37 U.S.C. 206 and 1004).{' '}
        {drill.drillsAYear} drills and {drill.trainingDays} days are the least the law asks in the Reserve (10
        U.S.C. 10147). In the Guard it’s 15 days (32 U.S.C. 502). Housing and food allowances on training
        days, bonuses and special pays aren’t in it.
        {yearly.disabilityPay > 0
          ? ' You can’t keep VA disability pay and drill pay for the same day. You’ll choose which one to give up (38 U.S.C. 5304, 10 U.S.C. 12316).'
          : ''}
      </p>
    </div>
  );
}
