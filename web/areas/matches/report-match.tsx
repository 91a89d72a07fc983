import { Flag } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { type JobMatchReply, reportJobMatch } from '#contract/matches.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Form } from '#web/components/form/form.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { bodyOf, useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { useReportMatch } from './matches.queries.ts';

/** Lets a veteran say what is wrong with a match. */
export function ReportMatch({ match }: { readonly match: JobMatchReply }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={<Flag aria-hidden="true" />} onClick={() => setOpen(true)}>
        Report a wrong match
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Report a wrong match"
        description={`What is wrong with “${match.jobTitle}” for you? It is kept for those who run this site. The title stays in your list.`}
      >
        <ReportForm matchId={match.id} onSent={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ReportForm({ matchId, onSent }: { readonly matchId: number; readonly onSent: () => void }) {
  const form = useSchemaForm(bodyOf(reportJobMatch), { reason: '' });
  const report = useReportMatch(matchId);
  const toast = useToast();
  return (
    <Form
      form={form}
      onSubmit={async ({ reason }) => {
        await report.mutateAsync(reason);
        toast({ title: 'Report Sent', description: 'Thank you. It helps us to make the matches better.' });
        onSent();
      }}
    >
      <TextArea name="reason" label="What is wrong" limit={LIMITS.matchReportMax} />
      <p>
        <Button type="submit" pending={report.isPending}>
          Send the report
        </Button>
      </p>
    </Form>
  );
}
