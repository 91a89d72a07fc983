import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { MILITARY_BRANCHES, SERVICE_COMPONENTS } from '#career/service.ts';
import { LIMITS } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { optionsOf, SelectField } from '#web/components/form/select-field.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { EMPTY_PERIOD, type ProfileFormInput } from './profile-values.ts';

/** Periods of service before the most recent one: another branch, another occupation, a break in between. */
export function EarlierServiceFields() {
  const { fields, append, remove } = useFieldArray<ProfileFormInput, 'earlierService'>({
    name: 'earlierService',
  });
  return (
    <SectionCard
      title="Earlier service"
      plain="Served before, in another branch or another job? Each period counts for your matches."
    >
      <div className="grid gap-6">
        {fields.map((field, index) => (
          <fieldset key={field.id} className="grid gap-5 rounded border border-line p-4 sm:grid-cols-2">
            <legend className="px-2 font-semibold text-heading">Earlier period {index + 1}</legend>
            <SelectField
              name={`earlierService.${index}.branch`}
              label="Branch"
              options={optionsOf(MILITARY_BRANCHES)}
            />
            <SelectField
              name={`earlierService.${index}.component`}
              label="Component"
              optional
              emptyLabel="Choose one"
              options={optionsOf(SERVICE_COMPONENTS)}
            />
            <TextField
              name={`earlierService.${index}.occupation`}
              label="Occupation"
              hint="Code, title or both"
            />
            <TextField
              name={`earlierService.${index}.rank`}
              label="Rank"
              optional
              hint="Title or pay grade"
            />
            <TextField name={`earlierService.${index}.startDate`} label="Start date" optional />
            <TextField name={`earlierService.${index}.endDate`} label="End date" optional />
            <TextArea
              name={`earlierService.${index}.duties`}
              label="Duties"
              optional
              limit={LIMITS.shortText}
              className="sm:col-span-2"
            />
            <Button
              size="small"
              variant="quiet"
              className="justify-self-start sm:col-span-2"
              icon={<Trash2 aria-hidden="true" />}
              aria-label={`Remove earlier period ${index + 1}`}
              onClick={() => remove(index)}
            >
              Remove
            </Button>
          </fieldset>
        ))}
        <Button
          variant="secondary"
          className="justify-self-start"
          unavailable={fields.length >= LIMITS.earlierServiceMax}
          icon={<Plus aria-hidden="true" />}
          onClick={() => append({ ...EMPTY_PERIOD })}
        >
          Add an earlier period
        </Button>
      </div>
    </SectionCard>
  );
}
