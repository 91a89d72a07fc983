import { LIMITS } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { FieldColumns } from '#web/components/form/field-columns.tsx';
import { FoldedFields } from '#web/components/form/folded-fields.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useUser } from '#web/lib/current-user.ts';
import { useUpdateProfile } from './profile.queries.ts';

/** Name and how to be reached: the header of every resume. */
export function PersonalFields() {
  const { newEmail } = useUser();
  return (
    <SectionCard
      title="About you"
      plain="This goes at the top of your resumes. Only what you fill in shows up."
    >
      <FieldColumns>
        <TextField name="firstName" label="First name" autoComplete="given-name" />
        <TextField name="lastName" label="Last name" autoComplete="family-name" />
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          hint={newEmail === null ? undefined : <WantedEmail newEmail={newEmail} />}
        />
        <TextField name="phone" label="Phone" type="tel" optional autoComplete="tel" />
        <TextField name="city" label="City" optional autoComplete="address-level2" />
        <TextField name="state" label="State" optional autoComplete="address-level1" />
        <TextField name="linkedIn" label="LinkedIn address" optional inputMode="url" autoComplete="url" />
        <div className="sm:col-span-2">
          <FoldedFields title="More links" names={['github', 'website']}>
            <FieldColumns>
              <TextField name="github" label="GitHub address" optional inputMode="url" autoComplete="url" />
              <TextField name="website" label="Website" optional inputMode="url" autoComplete="url" />
            </FieldColumns>
          </FoldedFields>
        </div>
      </FieldColumns>
    </SectionCard>
  );
}

/** An address that waits for its link to be opened, and the way back. */
function WantedEmail({ newEmail }: { readonly newEmail: string }) {
  const { email } = useUser();
  const update = useUpdateProfile();
  return (
    <>
      Open the link we sent to <span className="wrap-anywhere">{newEmail}</span> to change it.
      <Button
        variant="quiet"
        size="small"
        className="-ml-3 flex"
        pending={update.isPending}
        onClick={() => update.mutate({ email })}
      >
        Keep my current email
      </Button>
    </>
  );
}

/** Work outside the service, and education. */
export function CivilianFields() {
  return (
    <SectionCard title="Outside the military" plain="Civilian jobs, school and certificates.">
      <div className="grid gap-6">
        <TextArea name="priorExperience" label="Work before the military" optional limit={LIMITS.longText} />
        <TextArea
          name="postMilitaryExperience"
          label="Work since the military"
          optional
          limit={LIMITS.longText}
        />
        <TextArea
          name="educationHistory"
          label="Education"
          optional
          limit={LIMITS.shortText}
          hint="School, degree, year"
        />
        <TextArea
          name="certifications"
          label="Certifications"
          optional
          limit={LIMITS.shortText}
          hint="One per line"
        />
      </div>
    </SectionCard>
  );
}
