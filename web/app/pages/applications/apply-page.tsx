import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApplicationForm } from '#web/areas/applications/application-form.tsx';
import { emptyApplication } from '#web/areas/applications/application-form-values.ts';
import { useCreateApplication } from '#web/areas/applications/applications.queries.ts';
import { jobMatchQuery } from '#web/areas/matches/matches.queries.ts';
import { Button } from '#web/components/button.tsx';
import { ErrorCard } from '#web/components/error-card.tsx';
import { GonePage } from '#web/components/gone-page.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { PageSpinner } from '#web/components/spinner.tsx';
import { isGone } from '#web/lib/api-error.ts';
import { todayAsInput } from '#web/lib/date-format.ts';
import { idFrom } from '#web/lib/id-from.ts';
import { ApplicationFrame } from './application-frame.tsx';
import { useApplicationOptions, withLinked } from './use-application-options.ts';

/** /job-matches/{id}/apply: the form, filled in from a match and the resume made for it. */
export function Component() {
  const id = idFrom(useParams().id);
  const match = useQuery({ ...jobMatchQuery(id ?? 0), enabled: id !== null });
  const create = useCreateApplication();
  const options = useApplicationOptions();
  if (id === null || isGone(match.error))
    return (
      <GonePage
        title="This title isn’t on your list"
        plain="It may have dropped off when we updated your matches."
        actions={<LinkButton to="/applications/new">Start with a blank form</LinkButton>}
      />
    );
  return (
    <ApplicationFrame
      title="Add New Application"
      plain="We filled this in from your job match. Change anything the posting says differently."
    >
      {match.isError ? (
        <ErrorCard
          title="We couldn’t load this job match"
          actions={
            <>
              <Button pending={match.isFetching} onClick={() => void match.refetch()}>
                Try again
              </Button>
              <LinkButton to="/applications/new" variant="secondary">
                Start with a blank form
              </LinkButton>
            </>
          }
        />
      ) : match.data === undefined || options.isPending ? (
        <PageSpinner label="Loading the form" />
      ) : (
        <ApplicationForm
          initial={{
            ...emptyApplication(todayAsInput(new Date())),
            jobTitle: match.data.jobTitle,
            company: match.data.company ?? '',
            jobMatchId: id,
            resumeId: options.resumes.find((resume) => resume.jobMatchId === id)?.id ?? null,
          }}
          draftName={`match-${id}`}
          matchOptions={withLinked(options.matchOptions, id, match.data.jobTitle)}
          resumeOptions={options.resumeOptions}
          submitLabel="Save Application"
          onSave={(body) => create.mutateAsync(body)}
        />
      )}
    </ApplicationFrame>
  );
}
