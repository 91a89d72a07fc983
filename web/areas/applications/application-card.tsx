import { APPLICATION_STATUSES, type ApplicationReply } from '#contract/applications.ts';
import { Card } from '#web/components/card.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { Select } from '#web/components/select.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { formatDay, todayAsInput } from '#web/lib/date-format.ts';
import { STATUS_LOOK, StatusBadge } from './application-status.tsx';
import { useChangeStatus } from './applications.queries.ts';
import { DueBadge, FollowUpDay } from './follow-up-day.tsx';
import { findNextStep } from './follow-ups.ts';

/** One application as the tracker shows it. Its status can be changed right here. */
export function ApplicationCard({
  application,
  onStatusChange,
}: {
  readonly application: ApplicationReply;
  readonly onStatusChange: () => void;
}) {
  const change = useChangeStatus(application.id);
  const name = `${application.jobTitle} at ${application.company}`;
  const next = findNextStep(application, todayAsInput(new Date()));
  const edit = `/applications/${application.id}/edit`;
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="line-clamp-4 text-lg wrap-anywhere">{application.jobTitle}</h2>
          <p className="line-clamp-3 wrap-anywhere text-muted">{application.company}</p>
        </div>
        <StatusBadge status={application.status} />
      </div>
      <dl className="grid grid-cols-2 gap-3 text-sm">
        {next === null ? null : (
          <div className="col-span-2">
            <dt className="text-muted">Next</dt>
            <dd className="flex flex-wrap items-center gap-2 font-semibold">
              <FollowUpDay {...next} />
              <DueBadge {...next} />
            </dd>
          </div>
        )}
        <div>
          <dt className="text-muted">Applied</dt>
          <dd className="font-medium">{formatDay(application.appliedDate) ?? 'Not recorded'}</dd>
        </div>
        <div>
          <dt className="text-muted">Last updated</dt>
          <dd className="font-medium">{formatDay(application.updatedAt)}</dd>
        </div>
        <div className="col-span-2">
          <dt className="text-muted">Resume used</dt>
          <dd>
            {application.resumeId === null ? (
              'No resume linked'
            ) : (
              <TextLink to={`/resume/${application.resumeId}`} aria-label={`View Resume for ${name}`}>
                View Resume
              </TextLink>
            )}
          </dd>
        </div>
      </dl>
      {application.notes === null ? null : (
        // The padding is the frame's: inside of what is clamped it shows the upper half of a fifth line.
        <div className="rounded bg-sunken p-3 text-sm">
          <p className="line-clamp-4 wrap-anywhere whitespace-pre-line">{application.notes}</p>
        </div>
      )}
      <div className="mt-auto flex flex-wrap items-end gap-2">
        <div className="w-full">
          <Select
            id={`status-${application.id}`}
            label="Status"
            aria-label={`Status of ${name}`}
            value={change.isPending ? change.variables : application.status}
            onChange={({ target }) => {
              const status = APPLICATION_STATUSES.find((one) => one === target.value);
              if (status === undefined) return;
              onStatusChange();
              change.mutate(status);
            }}
          >
            {APPLICATION_STATUSES.map((status) => (
              <option key={status} value={status}>
                {STATUS_LOOK[status].name}
              </option>
            ))}
          </Select>
        </div>
        <LinkButton
          to={edit}
          size="small"
          variant="secondary"
          className="grow"
          aria-label={`View Details: ${name}`}
        >
          View Details
        </LinkButton>
        <LinkButton
          to={edit}
          size="small"
          variant="secondary"
          className="grow"
          aria-label={`Update Status: ${name}`}
        >
          Update Status
        </LinkButton>
      </div>
    </Card>
  );
}
