import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'left' | 'right';
  /** The column that names the row. */
  readonly isRowHeader?: boolean;
  /** On a phone the cell stands without its column's name above it. */
  readonly hideLabelOnPhone?: boolean;
  readonly className?: string;
  /** What a phone's block leaves out, because the page behind the row says it. */
  readonly isWideOnly?: boolean;
}

/** Rows that belong together under a heading of their own. */
export interface RowGroup<Row> {
  readonly key: string;
  readonly heading: ReactNode;
  readonly rows: readonly Row[];
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** The same rows in groups, where they stand in any; each row in one. */
  readonly groups?: readonly RowGroup<Row>[] | undefined;
  readonly rowKey: (row: Row) => string | number;
  readonly rowClassName?: (row: Row) => string | undefined;
  /**
   * How much room its columns take side by side. Narrow ones have it on a phone, and only large text makes blocks of
   * their rows; wide ones have too little of it on a tablet held upright.
   */
  readonly columnsAre?: keyof typeof LAYOUTS;
}

/** Where a row becomes a block. Tailwind reads class names whole, so each width has its own. */
const LAYOUTS = {
  usual: {
    table: '@max-2xl:block',
    head: '@max-2xl:sr-only',
    body: '@max-2xl:grid @max-2xl:grid-cols-1 @max-2xl:gap-3 @max-2xl:not-last:mb-3',
    groupRow: '@max-2xl:block @max-2xl:border-b-0',
    groupCell: '@2xl:px-3 @2xl:pt-5 @2xl:pb-2 @max-2xl:block @max-2xl:pt-2',
    row: '@max-2xl:grid @max-2xl:grid-cols-1 @max-2xl:gap-2.5 @max-2xl:rounded @max-2xl:border @max-2xl:p-4 @max-2xl:last:border-b',
    laidOut: '@max-2xl:flex',
    wideOnly: '@max-2xl:hidden',
    cell: '@max-2xl:flex-col @max-2xl:items-start @max-2xl:gap-y-0.5 @2xl:px-3 @2xl:py-3 @2xl:align-middle',
    headPadding: 'px-3',
    right: '@2xl:text-right',
    label: '@2xl:hidden',
  },
  wide: {
    table: '@max-3xl:block',
    head: '@max-3xl:sr-only',
    body: '@max-3xl:grid @max-3xl:grid-cols-1 @max-3xl:gap-3 @max-3xl:not-last:mb-3',
    groupRow: '@max-3xl:block @max-3xl:border-b-0',
    groupCell: '@3xl:px-3 @3xl:pt-5 @3xl:pb-2 @max-3xl:block @max-3xl:pt-2',
    row: '@max-3xl:grid @max-3xl:grid-cols-1 @max-3xl:gap-2.5 @max-3xl:rounded @max-3xl:border @max-3xl:p-4 @max-3xl:last:border-b',
    laidOut: '@max-3xl:flex',
    wideOnly: '@max-3xl:hidden',
    cell: '@max-3xl:flex-col @max-3xl:items-start @max-3xl:gap-y-0.5 @3xl:px-3 @3xl:py-3 @3xl:align-middle',
    headPadding: 'px-3',
    right: '@3xl:text-right',
    label: '@3xl:hidden',
  },
  narrow: {
    table: '@max-3xs:block',
    head: '@max-3xs:sr-only',
    body: '@max-3xs:grid @max-3xs:grid-cols-1 @max-3xs:gap-3 @max-3xs:not-last:mb-3',
    groupRow: '@max-3xs:block @max-3xs:border-b-0',
    groupCell: '@3xs:pt-5 @3xs:pb-2 @max-3xs:block @max-3xs:pt-2',
    row: '@max-3xs:grid @max-3xs:grid-cols-1 @max-3xs:gap-2.5 @max-3xs:rounded @max-3xs:border @max-3xs:p-4 @max-3xs:last:border-b',
    laidOut: '@max-3xs:flex',
    wideOnly: '@max-3xs:hidden',
    cell: '@max-3xs:flex-col @max-3xs:items-start @max-3xs:gap-y-0.5 @3xs:px-1.5 @3xs:py-2.5 @3xs:first:pl-0 @3xs:last:pr-0 @3xs:align-middle @2xl:px-3 @2xl:first:pl-3 @2xl:last:pr-3',
    headPadding: 'px-1.5 align-bottom first:pl-0 last:pr-0 @2xl:px-3 @2xl:first:pl-3 @2xl:last:pr-3',
    right: '@3xs:text-right',
    label: '@3xs:hidden',
  },
} as const;
type Layout = (typeof LAYOUTS)[keyof typeof LAYOUTS];

/**
 * Said once more for browsers that drop a table's meaning with its display: on a phone its parts are blocks and grids,
 * and a screen reader would find text without rows and columns.
 */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/**
 * A table where there is room; where there is not, on a phone or with large text, each row is a block in which every
 * value has its column's name above it. The room is measured in text sizes on the table's own place, not the window.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  groups,
  rowKey,
  rowClassName,
  columnsAre = 'usual',
}: TableProps<Row>) {
  const layout = LAYOUTS[columnsAre];
  const bodies = groups ?? [{ key: 'all', heading: null, rows }];
  return (
    <div className="@container">
      <table
        {...ROLES.table}
        className={classNames('w-full border-collapse text-left text-sm', layout.table)}
      >
        <caption className="sr-only">{caption}</caption>
        <thead {...ROLES.group} className={layout.head}>
          <tr {...ROLES.row} className="border-b-2 border-line">
            {columns.map((column) => (
              <th
                key={column.key}
                {...ROLES.columnHeader}
                scope="col"
                className={classNames(
                  'eyebrow py-2.5 text-muted',
                  layout.headPadding,
                  column.align === 'right' && 'text-right',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        {bodies.map((body) => (
          <tbody key={body.key} {...ROLES.group} className={layout.body}>
            {body.heading === null ? null : (
              <tr {...ROLES.row} className={classNames('border-b border-line', layout.groupRow)}>
                <td
                  {...ROLES.cell}
                  colSpan={columns.length}
                  aria-colspan={columns.length}
                  className={layout.groupCell}
                >
                  {body.heading}
                </td>
              </tr>
            )}
            {body.rows.map((row) => (
              <tr
                key={rowKey(row)}
                {...ROLES.row}
                className={classNames(
                  'border-b border-line last:border-b-0',
                  layout.row,
                  rowClassName?.(row),
                )}
              >
                {columns.map((column) => (
                  <TableCell key={column.key} column={column} row={row} layout={layout} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function TableCell<Row>({
  column,
  row,
  layout,
}: {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly layout: Layout;
}) {
  const className = classNames(
    layout.cell,
    column.isWideOnly ? layout.wideOnly : layout.laidOut,
    column.align === 'right' && layout.right,
    column.className,
  );
  const label = column.hideLabelOnPhone ? null : (
    <span aria-hidden="true" className={classNames('text-xs font-semibold text-muted', layout.label)}>
      {column.header}
    </span>
  );
  if (!column.isRowHeader) {
    return (
      <td {...ROLES.cell} className={className}>
        {label}
        {column.cell(row)}
      </td>
    );
  }
  return (
    <th
      {...ROLES.rowHeader}
      scope="row"
      className={classNames('min-w-0 font-semibold text-heading', className)}
    >
      {column.cell(row)}
    </th>
  );
}
