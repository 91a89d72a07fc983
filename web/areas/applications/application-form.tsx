import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { APPLICATION_STATUSES, type ApplicationBody, applicationBody } from '#contract/applications.ts';
import { LIMITS } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Card, SectionCard } from '#web/components/card.tsx';
import { DraftNotice } from '#web/components/form/draft-notice.tsx';
import { FieldColumns } from '#web/components/form/field-columns.tsx';
import { FoldedFields } from '#web/components/form/folded-fields.tsx';
import { Form } from '#web/components/form/form.tsx';
import { SelectField, type SelectOption } from '#web/components/form/select-field.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useDraft } from '#web/components/form/use-draft.ts';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { LinkButton } from '#web/components/link-button.tsx';
import { useUser } from '#web/lib/current-user.ts';
import type { ApplicationFormValues } from './application-form-values.ts';
import { STATUS_LOOK } from './application-status.tsx';

interface ApplicationFormProps {
  readonly initial: ApplicationFormValues;
  /** Tells one form's draft from another's: "new", "match-7", "12". */
  readonly draftName: string;
  readonly matchOptions: readonly SelectOption[];
  readonly resumeOptions: readonly SelectOption[];
  readonly submitLabel: string;
  readonly onSave: (body: ApplicationBody) => Promise<unknown>;
  /** Further actions beside Cancel and Save: deleting, where there is something to delete. */
  readonly extraActions?: ReactNode;
}

const STATUS_OPTIONS = APPLICATION_STATUSES.map((status) => ({
  value: status,
  label: STATUS_LOOK[status].name,
}));

/**
 * One application, new or known: three fields, the rest folded until it holds something. What is typed stays on this
 * device until it is saved.
 */
export function ApplicationForm(props: ApplicationFormProps) {
  const user = useUser();
  const navigate = useNavigate();
  const form = useSchemaForm(applicationBody, props.initial);
  const draft = useDraft(form, user.id, `application-${props.draftName}`);
  return (
    <Form
      form={form}
      label={props.submitLabel}
      onSubmit={async (body) => {
        await props.onSave(body);
        draft.clear();
        await navigate('/applications');
      }}
    >
      <DraftNotice restored={draft.restored} onDiscard={draft.discard} />
      <SectionCard title="The job">
        <FieldColumns of={3}>
          <TextField name="jobTitle" label="Job title" />
          <TextField name="company" label="Company" autoComplete="off" />
          <SelectField name="status" label="Status" options={STATUS_OPTIONS} />
        </FieldColumns>
      </SectionCard>
      <Card className="grid gap-2">
        <FoldedFields title="Location, match and resume" names={['location', 'jobMatchId', 'resumeId']}>
          <FieldColumns>
            <TextField
              name="location"
              label="Location"
              optional
              hint="City and state, or “remote”"
              autoComplete="off"
            />
            <SelectField
              name="jobMatchId"
              label="Related job match"
              optional
              ids
              emptyLabel="None"
              options={props.matchOptions}
              hint="The title in Job Intel it’s for"
            />
            <SelectField
              name="resumeId"
              label="Resume"
              optional
              ids
              emptyLabel="None"
              options={props.resumeOptions}
              hint="The one you sent"
            />
          </FieldColumns>
        </FoldedFields>
        <FoldedFields
          title="Dates and pay"
          names={['appliedDate', 'lastContactDate', 'interviewDate', 'offerDate', 'salary']}
          filledFromStart={['appliedDate']}
        >
          <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
            <TextField name="appliedDate" label="Application date" type="date" optional />
            <TextField name="lastContactDate" label="Latest update" type="date" optional />
            <TextField name="interviewDate" label="Interview date" type="date" optional />
            <TextField name="offerDate" label="Offer date" type="date" optional />
          </div>
          <TextField
            name="salary"
            label="Salary"
            optional
            hint="As posted or offered, in your own words"
            className="mt-5 sm:max-w-md"
          />
        </FoldedFields>
        <FoldedFields title="Contact" names={['contactPerson', 'contactEmail', 'contactPhone']}>
          <FieldColumns of={3}>
            <TextField name="contactPerson" label="Contact person" optional autoComplete="off" />
            <TextField name="contactEmail" label="Contact email" type="email" optional autoComplete="off" />
            <TextField name="contactPhone" label="Contact phone" type="tel" optional autoComplete="off" />
          </FieldColumns>
        </FoldedFields>
        <FoldedFields title="Notes" names={['notes']}>
          <TextArea
            name="notes"
            label="Notes"
            optional
            rows={6}
            limit={LIMITS.notesMax}
            hint="What was said, what to ask, when to follow up"
          />
        </FoldedFields>
      </Card>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" pending={form.formState.isSubmitting}>
          {props.submitLabel}
        </Button>
        <LinkButton to="/applications" variant="secondary" onClick={draft.clear}>
          Cancel
        </LinkButton>
        {props.extraActions}
      </div>
    </Form>
  );
}
