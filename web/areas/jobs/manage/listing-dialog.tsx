import { useQuery } from '@tanstack/react-query';
import { type JobListingReply, jobListingBody } from '#contract/jobs.ts';
import { LIMITS } from '#contract/limits.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { CheckboxField } from '#web/components/form/checkbox-field.tsx';
import { Form } from '#web/components/form/form.tsx';
import { FormActions } from '#web/components/form/form-actions.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { QueryPart } from '#web/components/query-part.tsx';
import { jobQuery } from '../jobs.queries.ts';
import { useStoreListing } from './manage.queries.ts';

const EMPTY = {
  title: '',
  company: '',
  location: '',
  remote: false,
  salaryRange: '',
  description: '',
  url: '',
  source: '',
  postedAt: '',
};

/** A listing in a window: `id` null writes a new one. */
export function ListingDialog({ id, onClose }: { readonly id: number | null; readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={id === null ? 'Add a listing' : 'Edit listing'}
      description={
        id === null
          ? 'Copy it from the posting. Everyone who’s signed in can see it.'
          : 'Check the posting first. Saving marks it as checked today.'
      }
    >
      {id === null ? (
        <ListingForm id={null} initial={EMPTY} onDone={onClose} />
      ) : (
        <Existing id={id} onDone={onClose} />
      )}
    </Dialog>
  );
}

function Existing({ id, onDone }: { readonly id: number; readonly onDone: () => void }) {
  // Fetched when the window opens, and not again under what is being typed.
  const job = useQuery({ ...jobQuery(id), staleTime: Infinity });
  return (
    <QueryPart query={job} loading="Loading the listing" failed="We couldn’t load the listing">
      {(listing) => <ListingForm id={id} initial={valuesOf(listing)} onDone={onDone} />}
    </QueryPart>
  );
}

function valuesOf(job: JobListingReply): typeof EMPTY {
  return {
    title: job.title,
    company: job.company,
    location: job.location ?? '',
    remote: job.remote,
    salaryRange: job.salaryRange ?? '',
    description: job.description,
    url: job.url,
    source: job.source ?? '',
    postedAt: job.postedAt ?? '',
  };
}

function ListingForm({
  id,
  initial,
  onDone,
}: {
  readonly id: number | null;
  readonly initial: typeof EMPTY;
  readonly onDone: () => void;
}) {
  const form = useSchemaForm(jobListingBody, initial);
  const store = useStoreListing(id);
  return (
    <Form
      form={form}
      label={id === null ? 'Add a listing' : 'Edit listing'}
      onSubmit={async (body) => {
        await store.mutateAsync(body);
        onDone();
      }}
    >
      <TextField name="title" label="Job title" autoComplete="off" />
      <TextField name="company" label="Company" autoComplete="off" />
      <TextField
        name="url"
        label="Link to the posting"
        type="url"
        hint="Starts with https://"
        autoComplete="off"
      />
      <TextField name="source" label="Source" hint="Where you found it" autoComplete="off" />
      <TextField name="location" label="Location" optional autoComplete="off" />
      <CheckboxField name="remote" label="Can be done remotely" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="salaryRange" label="Salary range" optional autoComplete="off" />
        <TextField name="postedAt" label="Posted on" type="date" optional />
      </div>
      <TextArea name="description" label="Description" rows={8} limit={LIMITS.jobListingMax} />
      <FormActions pending={store.isPending} onCancel={onDone}>
        {id === null ? 'Add Listing' : 'Save Listing'}
      </FormActions>
    </Form>
  );
}
