import { useEffect } from 'react';
import { RESUME_LIMITS } from '#career/resume/document.ts';
import { jobForm, type RecordJobReply } from '#contract/record.ts';
import { CheckboxField } from '#web/components/form/checkbox-field.tsx';
import { FieldColumns } from '#web/components/form/field-columns.tsx';
import { Form } from '#web/components/form/form.tsx';
import { FormActions } from '#web/components/form/form-actions.tsx';
import { RadioGroupField } from '#web/components/form/radio-group-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { jobName } from './job-names.ts';
import { useSayJob } from './record.queries.ts';

const WHEN = [
  { value: 'postMilitaryExperience', label: 'After I served' },
  { value: 'priorExperience', label: 'Before I served' },
];

/** What a job truly was: title, employer, place and dates, as resumes print them. */
export function JobForm({
  job,
  isNew = false,
  onClose,
}: {
  readonly job: RecordJobReply;
  readonly isNew?: boolean;
  /** What to say to who hears the page; nothing where it was called off. */
  readonly onClose: (words?: string) => void;
}) {
  const { title, employer, place, start, end, current, field, readAs, id } = job;
  const form = useSchemaForm(jobForm, { title, employer, place, start, end, current, field });
  const say = useSayJob();
  const { setFocus, watch } = form;
  useEffect(() => setFocus('title'), [setFocus]);
  const goesOn = watch('current');
  return (
    <Form
      form={form}
      label={isNew ? 'Add a job' : `Fix this job: ${jobName(job)}`}
      isOneOfMany
      onSubmit={async (values) => {
        const ended = values.current ? { ...values, end: '' } : values;
        await say.mutateAsync({ ...ended, readAs, isJob: true, ...(id === null ? {} : { id }) });
        onClose('Saved.');
      }}
    >
      {isNew ? <RadioGroupField name="field" legend="When did you work there?" options={WHEN} /> : null}
      <FieldColumns>
        <TextField name="title" label="Title" optional maxLength={RESUME_LIMITS.shortText} />
        <TextField name="employer" label="Employer" optional maxLength={RESUME_LIMITS.shortText} />
      </FieldColumns>
      <TextField
        name="place"
        label="Place"
        hint="City and state"
        optional
        maxLength={RESUME_LIMITS.shortText}
      />
      <FieldColumns>
        <TextField
          name="start"
          label="Start"
          hint="Like Aug 2020, or 2020"
          optional
          maxLength={RESUME_LIMITS.date}
        />
        {goesOn ? null : (
          <TextField
            name="end"
            label="End"
            hint="Like May 2022, or 2022"
            optional
            maxLength={RESUME_LIMITS.date}
          />
        )}
      </FieldColumns>
      <CheckboxField name="current" label="I work there now" />
      <FormActions pending={say.isPending} onCancel={() => onClose()}>
        {isNew ? 'Add job' : 'Save job'}
      </FormActions>
    </Form>
  );
}
