import {
  APPLICATION_STATUSES,
  type ApplicationReply,
  type ApplicationStatus,
} from '#contract/applications.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { STATUS_LOOK } from './application-status.tsx';

export type StatusFilter = ApplicationStatus | 'all';

/** The filter that an address names; all for one that is none. */
export const statusFilterFrom = (named: string | null): StatusFilter =>
  APPLICATION_STATUSES.find((status) => status === named) ?? 'all';

/** The statuses with a card of their own; Rejected has a filter and no card (specification part 2, section 2.8). */
const COUNTED = ['applied', 'interviewing', 'offered', 'accepted'] as const;

/** How many applications stand where. */
export function ApplicationCounts({ applications }: { readonly applications: readonly ApplicationReply[] }) {
  const count = (status: ApplicationStatus) => applications.filter((one) => one.status === status).length;
  const figures: readonly (readonly [string, number])[] = [
    ['Total', applications.length],
    ...COUNTED.map((status) => [STATUS_LOOK[status].name, count(status)] as const),
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] gap-2 sm:gap-3">
      {figures.map(([name, figure]) => (
        <Card key={name} isTight className="flex flex-col-reverse justify-end">
          <dt className="text-xs text-muted sm:text-sm">{name}</dt>
          <dd className="display text-2xl text-heading">{figure}</dd>
        </Card>
      ))}
    </dl>
  );
}

/** Shows all applications or those of one status. */
export function StatusFilterButtons({
  value,
  onChange,
}: {
  readonly value: StatusFilter;
  readonly onChange: (value: StatusFilter) => void;
}) {
  return (
    <fieldset>
      <legend className="sr-only">Show applications by status</legend>
      <div className="flex flex-wrap gap-2">
        {(['all', ...APPLICATION_STATUSES] as const).map((choice) => (
          <Button
            key={choice}
            size="small"
            variant={value === choice ? 'primary' : 'secondary'}
            aria-pressed={value === choice}
            onClick={() => onChange(choice)}
          >
            {choice === 'all' ? 'All' : STATUS_LOOK[choice].name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
