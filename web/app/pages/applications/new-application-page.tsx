import { ApplicationForm } from '#web/areas/applications/application-form.tsx';
import { emptyApplication } from '#web/areas/applications/application-form-values.ts';
import { useCreateApplication } from '#web/areas/applications/applications.queries.ts';
import { PageSpinner } from '#web/components/spinner.tsx';
import { todayAsInput } from '#web/lib/date-format.ts';
import { ApplicationFrame } from './application-frame.tsx';
import { useApplicationOptions } from './use-application-options.ts';

/** /applications/new */
export function Component() {
  const create = useCreateApplication();
  const { matchOptions, resumeOptions, isPending } = useApplicationOptions();
  return (
    <ApplicationFrame
      title="Add New Application"
      plain="All you need is a job title and a company. Add the rest as you go."
    >
      {isPending ? (
        <PageSpinner label="Loading the form" />
      ) : (
        <ApplicationForm
          initial={emptyApplication(todayAsInput(new Date()))}
          draftName="new"
          matchOptions={matchOptions}
          resumeOptions={resumeOptions}
          submitLabel="Save Application"
          onSave={(body) => create.mutateAsync(body)}
        />
      )}
    </ApplicationFrame>
  );
}
