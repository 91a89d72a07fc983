import { type Column, Table } from '#web/components/table.tsx';
import { FEATURE_ROWS, type FeatureRow } from './plans.ts';

const COLUMNS: readonly Column<FeatureRow>[] = [
  {
    key: 'name',
    header: 'Feature',
    isRowHeader: true,
    cell: ({ name, what }) => (
      <span>
        {name}
        <span className="block font-normal text-muted @max-lg:hidden">{what}</span>
      </span>
    ),
  },
  { key: 'free', header: 'Basic', className: '@2xl:whitespace-nowrap', cell: ({ free }) => free },
  {
    key: 'premium',
    header: 'Premium',
    className: '@2xl:whitespace-nowrap font-semibold',
    cell: ({ premium }) => premium,
  },
];

/** What each plan includes, line by line, in words. */
export function PlanComparison() {
  return (
    <Table
      caption="What each plan includes"
      columns={COLUMNS}
      rows={FEATURE_ROWS}
      rowKey={({ name }) => name}
      columnsAre="narrow"
    />
  );
}
