import { type JobListingReply, reportJob } from '#contract/jobs.ts';
import { LIMITS } from '#contract/limits.ts';
import { bodyOf } from '#web/components/form/use-schema-form.ts';
import { ReportDialog } from '#web/components/report-dialog.tsx';
import { useReportJob } from './jobs.queries.ts';

/** Lets a veteran say what is wrong with a listing. */
export function ReportJob({ job }: { readonly job: JobListingReply }) {
  const report = useReportJob(job.id);
  return (
    <ReportDialog
      title="Report this listing"
      description={`What is wrong with “${job.title}”? The people who run this site read it. They see your username.`}
      schema={bodyOf(reportJob)}
      limit={LIMITS.jobReportMax}
      hint="It asks for money, it is closed, it is not what it says"
      thanks="Thank you. Someone will look at the listing."
      pending={report.isPending}
      onSend={(reason) => report.mutateAsync(reason)}
    />
  );
}
