import type { ApplicationReply } from '#contract/applications.ts';
import { Card } from '#web/components/card.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { formatDay } from '#web/lib/date-format.ts';
import { StatusBadge } from './application-status.tsx';

/** One application as the tracker shows it. */
export function ApplicationCard({ application }: { readonly application: ApplicationReply }) {
  const name = `${application.jobTitle} at ${application.company}`;
  const edit = `/applications/${application.id}/edit`;
  return (
    <Card className="grid h-full content-start gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg wrap-anywhere">{application.jobTitle}</h2>
          <p className="wrap-anywhere text-muted">{application.company}</p>
        </div>
        <StatusBadge status={application.status} />
      </div>
      <dl className="grid grid-cols-2 gap-3 text-sm">
        <div>
          <dt className="text-muted">Applied</dt>
          <dd className="tabular font-medium">{formatDay(application.appliedDate) ?? 'Not recorded'}</dd>
        </div>
        <div>
          <dt className="text-muted">Last updated</dt>
          <dd className="tabular font-medium">{formatDay(application.updatedAt)}</dd>
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
        <p className="line-clamp-4 rounded bg-sunken p-3 text-sm wrap-anywhere whitespace-pre-line">
          {application.notes}
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-2">
        <LinkButton to={edit} size="small" variant="secondary" aria-label={`View Details: ${name}`}>
          View Details
        </LinkButton>
        <LinkButton to={edit} size="small" variant="quiet" aria-label={`Update Status: ${name}`}>
          Update Status
        </LinkButton>
      </div>
    </Card>
  );
}
