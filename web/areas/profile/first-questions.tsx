import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { MILITARY_BRANCHES } from '#career/service.ts';
import { profileForm } from '#contract/profile.ts';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { FieldColumns } from '#web/components/form/field-columns.tsx';
import { Form } from '#web/components/form/form.tsx';
import { optionsOf, SelectField } from '#web/components/form/select-field.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { useUser } from '#web/lib/current-user.ts';
import { setMark } from '#web/lib/device-marks.ts';
import { OccupationField } from './occupation-field.tsx';
import { useUpdateProfile } from './profile.queries.ts';
import { changedFields } from './profile-values.ts';

const schema = profileForm.pick({ militaryBranch: true, militaryOccupation: true });

/** The two answers that matching needs, and the way to the matches. What is known already stands in the fields. */
export function FirstQuestions() {
  const user = useUser();
  const navigate = useNavigate();
  const update = useUpdateProfile();
  const form = useSchemaForm(schema, {
    ...(user.militaryBranch === null ? {} : { militaryBranch: user.militaryBranch }),
    militaryOccupation: user.militaryOccupation ?? '',
  });
  useEffect(() => setMark(`branch-asked-${user.id}`), [user.id]);
  const isKnown = user.militaryBranch !== null && user.militaryOccupation !== null;
  return (
    <SectionCard
      title={isKnown ? 'Is this your job?' : 'What was your job?'}
      plain={
        isKnown
          ? 'You looked it up before you registered. Your matches start there.'
          : 'Your branch and your job are all we need to show your matches. The rest can wait.'
      }
    >
      <Form
        form={form}
        label="Your branch and job"
        onSubmit={async (answers) => {
          const changes = changedFields(answers, user);
          if (Object.keys(changes).length > 0) await update.mutateAsync(changes);
          await navigate('/job-matches');
        }}
      >
        <FieldColumns>
          <OccupationField />
          <SelectField
            name="militaryBranch"
            label="Military branch"
            emptyLabel="Choose your branch"
            hint="The one you served in last. Pick your job, and we fill it in."
            options={optionsOf(MILITARY_BRANCHES)}
          />
        </FieldColumns>
        <div>
          <Button
            type="submit"
            size="large"
            variant="gold"
            pending={update.isPending}
            icon={<ArrowRight aria-hidden="true" />}
          >
            Show my matches
          </Button>
        </div>
      </Form>
    </SectionCard>
  );
}
