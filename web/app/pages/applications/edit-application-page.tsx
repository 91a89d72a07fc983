import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { ApplicationReply } from '#contract/applications.ts';
import { ApplicationForm } from '#web/areas/applications/application-form.tsx';
import { applicationValues } from '#web/areas/applications/application-form-values.ts';
import { applicationQuery, useUpdateApplication } from '#web/areas/applications/applications.queries.ts';
import { DeleteApplication } from '#web/areas/applications/delete-application.tsx';
import { Button } from '#web/components/button.tsx';
import { ErrorCard } from '#web/components/error-card.tsx';
import { GonePage } from '#web/components/gone-page.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { PageSpinner } from '#web/components/spinner.tsx';
import { isGone } from '#web/lib/api-error.ts';
import { idFrom } from '#web/lib/id-from.ts';
import { ApplicationFrame } from './application-frame.tsx';
import { useApplicationOptions, withLinked } from './use-application-options.ts';

/** /applications/{id}/edit */
export function Component() {
  const id = idFrom(useParams().id);
  const application = useQuery({ ...applicationQuery(id ?? 0), enabled: id !== null });
  const options = useApplicationOptions();
  if (id === null || isGone(application.error))
    return (
      <GonePage
        title="This application isn’t here"
        plain="You may have deleted it, or the link may have a typo."
        actions={<LinkButton to="/applications">Go to your applications</LinkButton>}
      />
    );
  return (
    <ApplicationFrame title="Update Application" plain="Change the status, dates or notes, then save.">
      {application.isError ? (
        <ErrorCard
          title="We couldn’t load this application"
          actions={
            <>
              <Button pending={application.isFetching} onClick={() => void application.refetch()}>
                Try again
              </Button>
              <LinkButton to="/applications" variant="secondary">
                Back to the tracker
              </LinkButton>
            </>
          }
        />
      ) : application.data === undefined || options.isPending ? (
        <PageSpinner label="Loading the application" />
      ) : (
        <EditForm key={id} application={application.data} options={options} />
      )}
    </ApplicationFrame>
  );
}

function EditForm({
  application,
  options,
}: {
  readonly application: ApplicationReply;
  readonly options: ReturnType<typeof useApplicationOptions>;
}) {
  const update = useUpdateApplication(application.id);
  return (
    <ApplicationForm
      initial={applicationValues(application)}
      draftName={String(application.id)}
      matchOptions={withLinked(options.matchOptions, application.jobMatchId, 'The match it’s linked to')}
      resumeOptions={withLinked(options.resumeOptions, application.resumeId, 'The resume it’s linked to')}
      submitLabel="Update Application"
      onSave={(body) => update.mutateAsync(body)}
      extraActions={<DeleteApplication id={application.id} />}
    />
  );
}
