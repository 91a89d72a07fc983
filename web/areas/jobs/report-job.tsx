import { Flag } from 'lucide-react';
import { useState } from 'react';
import { type JobListingReply, reportJob } from '#contract/jobs.ts';
import { LIMITS } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Form } from '#web/components/form/form.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { bodyOf, useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { useReportJob } from './jobs.queries.ts';

/** Lets a veteran say what is wrong with a listing. */
export function ReportJob({ job }: { readonly job: JobListingReply }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={<Flag aria-hidden="true" />} onClick={() => setOpen(true)}>
        Report this listing
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Report this listing"
        description={`What is wrong with “${job.title}”? The people who run this site read it. They see your username.`}
      >
        <ReportForm jobId={job.id} onSent={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ReportForm({ jobId, onSent }: { readonly jobId: number; readonly onSent: () => void }) {
  const form = useSchemaForm(bodyOf(reportJob), { reason: '' });
  const report = useReportJob(jobId);
  const toast = useToast();
  return (
    <Form
      form={form}
      label="Report this listing"
      onSubmit={async ({ reason }) => {
        await report.mutateAsync(reason);
        toast({ title: 'Report Sent', description: 'Thank you. Someone will look at the listing.' });
        onSent();
      }}
    >
      <TextArea
        name="reason"
        label="What is wrong"
        hint="It asks for money, it is closed, it is not what it says"
        limit={LIMITS.jobReportMax}
      />
      <p>
        <Button type="submit" pending={report.isPending}>
          Send the report
        </Button>
      </p>
    </Form>
  );
}
