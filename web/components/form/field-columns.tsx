import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

/** Label and hint, control, error: the rows that fields side by side share, so that their controls are level. */
const SHARED_ROWS = 'sm:*:row-span-3 sm:*:data-field:grid-rows-subgrid';

/** Fields side by side where there is room for it, level however many lines one's hint or error takes. */
export function FieldColumns({ of = 2, children }: { readonly of?: 2 | 3; readonly children: ReactNode }) {
  return (
    <div
      className={classNames(
        '-mb-5 grid gap-x-5 *:mb-5',
        of === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3',
        SHARED_ROWS,
      )}
    >
      {children}
    </div>
  );
}
