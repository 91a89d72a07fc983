import { LEAVING_KINDS } from '#career/leaving/leaving-kind.ts';
import { type CalendarReply, setLeaving } from '#contract/calendar.ts';
import { Button } from '#web/components/button.tsx';
import { Form } from '#web/components/form/form.tsx';
import { RadioGroupField } from '#web/components/form/radio-group-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { bodyOf, useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { useSetLeaving } from './calendar.queries.ts';
import { KIND_NAMES } from './plan-words.ts';

const HINTS = {
  separation: 'Your enlistment or obligation ends.',
  retirement: 'You leave with retired pay, or on medical retirement.',
  'orders-end': 'Guard and Reserve: you come off active-duty orders.',
} as const;

/** When and how one leaves: the one date everything is counted from. */
export function LeavingForm({
  leaving,
  onSaved,
}: {
  readonly leaving: CalendarReply['leaving'];
  readonly onSaved?: () => void;
}) {
  const save = useSetLeaving();
  const form = useSchemaForm(bodyOf(setLeaving), {
    ...(leaving === null ? {} : { kind: leaving.kind }),
    lastDay: leaving?.lastDay ?? '',
    leaveDays: leaving?.leaveDays ?? 0,
  });
  return (
    <Form
      form={form}
      label="When you’re leaving"
      className="max-w-prose"
      onSubmit={async (body) => {
        await save.mutateAsync(body);
        onSaved?.();
      }}
    >
      <RadioGroupField
        name="kind"
        legend="How are you leaving?"
        options={LEAVING_KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind], hint: HINTS[kind] }))}
      />
      <TextField
        name="lastDay"
        label="Your last day of service"
        type="date"
        hint="From your orders, or your best guess. You can change it anytime, and every date moves with it."
      />
      <TextField
        name="leaveDays"
        label="Days of terminal leave"
        type="number"
        inputMode="numeric"
        min={0}
        optional
        hint="Days you’ll have saved up and want to take at the end. 0 if you sell them back or don’t know yet."
      />
      <Button type="submit" pending={save.isPending} className="justify-self-start">
        {leaving === null ? 'Make my plan' : 'Save the new date'}
      </Button>
    </Form>
  );
}
