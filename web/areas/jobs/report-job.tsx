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
      description={`What’s wrong with “${job.title}”? The people who run this site will read it and see your username.`}
      schema={bodyOf(reportJob)}
      limit={LIMITS.jobReportMax}
      hint="It asks for money, it’s closed, it’s not what it says it is"
      thanks="Thanks. Someone will look at the listing."
      pending={report.isPending}
      onSend={(reason) => report.mutateAsync(reason)}
    />
  );
}
