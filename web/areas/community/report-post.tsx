import { Flag } from 'lucide-react';
import { useState } from 'react';
import { REPORT_REASONS, reportBody } from '#contract/community.ts';
import { LIMITS } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { CrisisLine } from '#web/components/crisis-line.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Form } from '#web/components/form/form.tsx';
import { FormActions } from '#web/components/form/form-actions.tsx';
import { RadioGroupField } from '#web/components/form/radio-group-field.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { type PostRef, useReportPost } from './community.queries.ts';

const REASONS = Object.entries(REPORT_REASONS).map(([value, label]) => ({ value, label }));

/** Lets a reader tell the administrators what is wrong with a post. */
export function ReportPost({ post, name }: { readonly post: PostRef; readonly name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<Flag aria-hidden="true" />}
        aria-label={`Report ${name}`}
        onClick={() => setOpen(true)}
      >
        Report
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={`Report this ${post.kind}`}
        description="An administrator will read it. The author won’t know who reported it."
      >
        <ReportForm post={post} onSent={() => setOpen(false)} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ReportForm({
  post,
  onSent,
  onCancel,
}: {
  readonly post: PostRef;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}) {
  const form = useSchemaForm(reportBody, { details: '' });
  const report = useReportPost(post);
  return (
    <Form
      form={form}
      label="Report"
      onSubmit={async (body) => {
        await report.mutateAsync(body);
        onSent();
      }}
    >
      <RadioGroupField name="reason" legend="What’s wrong?" options={REASONS} />
      <div className="on-navy rounded bg-navy p-4">
        <CrisisLine />
      </div>
      <TextArea name="details" label="Tell us more" optional rows={3} limit={LIMITS.postReportMax} />
      <FormActions pending={report.isPending} onCancel={onCancel}>
        Send report
      </FormActions>
    </Form>
  );
}
