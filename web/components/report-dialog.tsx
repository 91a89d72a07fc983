import { Flag } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Form } from './form/form.tsx';
import { FormActions } from './form/form-actions.tsx';
import { TextArea } from './form/text-area.tsx';
import { useSchemaForm } from './form/use-schema-form.ts';
import { useToast } from './toast-provider.tsx';

interface ReportDialogProps {
  /** On the button and above the dialog. */
  readonly title: string;
  readonly description: string;
  readonly schema: z.ZodType<{ reason: string }, { reason: string }>;
  readonly limit: number;
  readonly hint?: string;
  readonly thanks: string;
  readonly pending: boolean;
  /** Sends the reason; what goes wrong shows on the form. */
  readonly onSend: (reason: string) => Promise<unknown>;
}

/** A button that lets someone say in their own words what is wrong with what they see. */
export function ReportDialog({ title, description, onSend, ...form }: ReportDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className="-ml-4"
        icon={<Flag aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={title} description={description}>
        <ReportForm
          {...form}
          label={title}
          onCancel={() => setOpen(false)}
          onSend={async (reason) => {
            await onSend(reason);
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

type ReportFormProps = Omit<ReportDialogProps, 'title' | 'description'> & {
  readonly label: string;
  readonly onCancel: () => void;
};

function ReportForm({ label, schema, limit, hint, thanks, pending, onSend, onCancel }: ReportFormProps) {
  const form = useSchemaForm(schema, { reason: '' });
  const toast = useToast();
  return (
    <Form
      form={form}
      label={label}
      onSubmit={async ({ reason }) => {
        await onSend(reason);
        toast({ title: 'Report Sent', description: thanks });
      }}
    >
      <TextArea name="reason" label="What’s wrong?" limit={limit} {...(hint === undefined ? {} : { hint })} />
      <FormActions pending={pending} onCancel={onCancel}>
        Send report
      </FormActions>
    </Form>
  );
}
