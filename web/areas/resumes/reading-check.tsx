import { CircleCheck } from 'lucide-react';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { getReadability } from '#contract/resume-checks.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LinkButton } from '#web/components/link-button.tsx';

/** What hinders tracking systems and people, each finding with what it means and how to mend it. */
export function ReadingCheck({
  findings,
  editAt,
}: ReplyOf<typeof getReadability> & {
  /** Where the resume is edited. */
  readonly editAt: string;
}) {
  if (findings.length === 0) {
    return (
      <EmptyState icon={<CircleCheck />} title="No problems found">
        Tracking systems and people can read this resume. Give it one more read yourself.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">
          {findings.length === 1 ? '1 thing to look at' : `${findings.length} things to look at`}
        </p>
        <LinkButton to={editAt} size="small" variant="secondary">
          Edit this resume
        </LinkButton>
      </div>
      <ol className="grid gap-4">
        {findings.map(({ id, where, finding, meaning, fix }, place) => {
          const key = `${place} ${id}`;
          return (
            <li key={key} className="rounded border border-line bg-sunken p-4 text-sm">
              <p className="font-semibold text-heading">{finding}</p>
              {where === '' ? null : <p className="mt-1 text-muted wrap-anywhere">In: “{where}”</p>}
              <p className="mt-2">{meaning}</p>
              <p className="mt-1">
                <span className="font-semibold">What to do: </span>
                {fix}
              </p>
            </li>
          );
        })}
      </ol>
    </>
  );
}
