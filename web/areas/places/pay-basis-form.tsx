import { Calculator } from 'lucide-react';
import { type OwnPlacesReply, type PayBasisReply, payBasis } from '#contract/places.ts';
import { Button } from '#web/components/button.tsx';
import { FieldColumns } from '#web/components/form/field-columns.tsx';
import { FoldedFields } from '#web/components/form/folded-fields.tsx';
import { Form } from '#web/components/form/form.tsx';
import { RadioGroupField } from '#web/components/form/radio-group-field.tsx';
import { optionsOf, SelectField } from '#web/components/form/select-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { useForgetPayBasis, useSavePayBasis } from './places.queries.ts';

const FILINGS = [
  { value: 'single', label: 'Single' },
  { value: 'married', label: 'Married, filing together' },
  { value: 'head-of-household', label: 'Head of household' },
] as const;

/** Grade, years, station and the rest that pay is worked out from. Rank and dates of the profile fill in what they tell. */
export function PayBasisForm({
  own,
  onSaved,
}: {
  readonly own: OwnPlacesReply;
  readonly onSaved: () => void;
}) {
  const save = useSavePayBasis();
  const forget = useForgetPayBasis();
  const form = useSchemaForm(payBasis, valuesOf(own));
  const submit = async (values: PayBasisReply) => {
    await save.mutateAsync(values);
    onSaved();
  };
  return (
    <Form form={form} label="Your military pay" onSubmit={submit}>
      <FieldColumns>
        <SelectField
          name="grade"
          label="Pay grade"
          options={optionsOf(own.grades)}
          emptyLabel="Choose your pay grade"
          hint={
            own.suggested.grade === null ? undefined : 'From the rank in your profile. Change it if it’s off.'
          }
        />
        <SelectField
          name="years"
          label="Years of service"
          options={optionsOf(own.years)}
          emptyLabel="Choose your years of service"
          hint={own.suggested.years === null ? undefined : 'From the dates in your profile.'}
        />
        <TextField
          name="zip"
          label="ZIP code of your duty station"
          hint="Overseas, your APO or FPO ZIP code"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
        />
        <SelectField
          name="filing"
          label="How you file your taxes"
          options={FILINGS}
          emptyLabel="Choose how you file"
          hint="As on your federal return"
        />
      </FieldColumns>
      <RadioGroupField
        name="dependents"
        legend="Do you get the housing allowance with dependents?"
        options={[
          { value: 'yes', label: 'Yes, with dependents' },
          { value: 'no', label: 'No, without' },
        ]}
      />
      <RadioGroupField
        name="drills"
        legend="Will you drill in the Guard or Reserve on top of a civilian job?"
        options={[
          { value: 'no', label: 'No' },
          { value: 'yes', label: 'Yes', hint: 'Counts drill pay at the grade and years above' },
        ]}
      />
      <FoldedFields
        title="Overseas housing, retired pay, VA disability pay"
        names={['ownHousing', 'retiredPay', 'disabilityPay']}
      >
        <fieldset>
          <legend className="mb-2 text-base font-semibold text-heading">
            If you have them, in dollars a month
          </legend>
          <FieldColumns of={3}>
            <TextField
              name="ownHousing"
              label="Housing allowance overseas"
              hint="Only where there’s no BAH"
              inputMode="decimal"
              optional
            />
            <TextField
              name="retiredPay"
              label="Retired pay you’ll get"
              hint="From your own estimate"
              inputMode="decimal"
              optional
            />
            <TextField
              name="disabilityPay"
              label="VA disability pay you’ll get"
              hint="Once it’s decided"
              inputMode="decimal"
              optional
            />
          </FieldColumns>
        </fieldset>
      </FoldedFields>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" pending={form.formState.isSubmitting} icon={<Calculator aria-hidden="true" />}>
          Work out my pay
        </Button>
        {own.payBasis === null ? null : (
          <Button variant="quiet" pending={forget.isPending} onClick={() => forget.mutate()}>
            Delete these answers
          </Button>
        )}
      </div>
    </Form>
  );
}

/** An amount of nothing shows as an empty field. */
const shown = (amount: number | undefined) => (amount === undefined || amount === 0 ? '' : String(amount));

function valuesOf({ payBasis: stored, suggested }: OwnPlacesReply) {
  return {
    grade: stored?.grade ?? suggested.grade ?? '',
    years: stored?.years ?? suggested.years ?? '',
    zip: stored?.zip ?? '',
    ...(stored === null ? {} : { dependents: stored.dependents, filing: stored.filing }),
    ownHousing: shown(stored?.ownHousing),
    retiredPay: shown(stored?.retiredPay),
    disabilityPay: shown(stored?.disabilityPay),
    drills: stored?.drills ?? 'no',
  };
}
