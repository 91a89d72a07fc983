import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'left' | 'right';
  /** The column that names the row. */
  readonly isRowHeader?: boolean;
  /** On a phone the cell stands without its column's name beside it. */
  readonly hideLabelOnPhone?: boolean;
  readonly className?: string;
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
}

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
 * value has its column's name beside it. The room is measured in text sizes on the table's own place, not the window.
 */
export function Table<Row>({ caption, columns, rows, groups, rowKey, rowClassName }: TableProps<Row>) {
  const bodies = groups ?? [{ key: 'all', heading: null, rows }];
  return (
    <div className="@container">
      <table {...ROLES.table} className="w-full border-collapse text-left text-sm @max-2xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead {...ROLES.group} className="@max-2xl:sr-only">
          <tr {...ROLES.row} className="border-b-2 border-line">
            {columns.map((column) => (
              <th
                key={column.key}
                {...ROLES.columnHeader}
                scope="col"
                className={classNames(
                  'eyebrow px-3 py-2.5 text-muted',
                  column.align === 'right' && 'text-right',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        {bodies.map((body) => (
          <tbody
            key={body.key}
            {...ROLES.group}
            className="@max-2xl:grid @max-2xl:grid-cols-1 @max-2xl:gap-3 @max-2xl:not-last:mb-3"
          >
            {body.heading === null ? null : (
              <tr {...ROLES.row} className="border-b border-line @max-2xl:block @max-2xl:border-b-0">
                <td
                  {...ROLES.cell}
                  colSpan={columns.length}
                  aria-colspan={columns.length}
                  className="@2xl:px-3 @2xl:pt-5 @2xl:pb-2 @max-2xl:block @max-2xl:pt-2"
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
                  'border-b border-line last:border-b-0 @max-2xl:grid @max-2xl:grid-cols-1 @max-2xl:gap-2.5 @max-2xl:rounded @max-2xl:border @max-2xl:p-4 @max-2xl:last:border-b',
                  rowClassName?.(row),
                )}
              >
                {columns.map((column) => (
                  <TableCell key={column.key} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function TableCell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const className = classNames(
    '@max-2xl:flex @max-2xl:flex-wrap @max-2xl:items-baseline @max-2xl:justify-between @max-2xl:gap-x-4 @2xl:px-3 @2xl:py-3 @2xl:align-middle',
    column.align === 'right' && '@2xl:text-right',
    column.className,
  );
  const label = column.hideLabelOnPhone ? null : (
    <span aria-hidden="true" className="text-xs font-semibold text-muted @2xl:hidden">
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
