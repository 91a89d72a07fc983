import { useState } from 'react';
import type { SubscriptionType } from '#career/plans/plan.ts';
import { planDecision } from '#contract/billing.ts';
import { LIMITS } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Form } from '#web/components/form/form.tsx';
import { FormActions } from '#web/components/form/form-actions.tsx';
import { OwnSecrets } from '#web/components/form/own-secrets.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { useSetPlan } from './billing.queries.ts';

const PLANS = [
  { value: 'premium', label: 'Premium' },
  { value: 'free', label: 'Free' },
] as const;

interface SetPlanProps {
  readonly id: number;
  readonly username: string;
  readonly current: SubscriptionType;
  /** When the plan ends, as the server says it; null for no end. */
  readonly endsAt: string | null;
}

/** An administrator sets an account's plan, with an end and a reason. It goes into the audit log. */
export function SetPlan(account: SetPlanProps) {
  const [open, setOpen] = useState(false);
  const title = `Change plan: ${account.username}`;
  return (
    <>
      <Button variant="secondary" size="small" aria-label={title} onClick={() => setOpen(true)}>
        Plan
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        description="It takes effect right away. Your reason goes in the audit log."
      >
        <PlanForm {...account} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function PlanForm({ id, current, endsAt, onDone }: SetPlanProps & { readonly onDone: () => void }) {
  const setPlan = useSetPlan(id);
  const form = useSchemaForm(planDecision, {
    plan: current === 'free' ? 'premium' : 'free',
    lastDay: current === 'premium' ? (endsAt?.slice(0, 10) ?? '') : '',
    reason: '',
    password: '',
  });
  const isPremium = form.watch('plan') === 'premium';
  return (
    <Form
      form={form}
      label="Change plan"
      onSubmit={async (body) => {
        await setPlan.mutateAsync(body);
        onDone();
      }}
    >
      <SelectField name="plan" label="Plan" options={PLANS} />
      {isPremium ? (
        <TextField
          name="lastDay"
          label="Last day of Premium"
          type="date"
          optional
          hint="Leave it empty for Premium without an end."
        />
      ) : null}
      <TextArea name="reason" label="Reason" rows={3} limit={LIMITS.moderationReasonMax} />
      <OwnSecrets />
      <FormActions pending={setPlan.isPending} onCancel={onDone}>
        Change plan
      </FormActions>
    </Form>
  );
}
