import { LIMITS } from '#contract/limits.ts';
import { type JobMatchReply, reportJobMatch } from '#contract/matches.ts';
import { bodyOf } from '#web/components/form/use-schema-form.ts';
import { ReportDialog } from '#web/components/report-dialog.tsx';
import { useReportMatch } from './matches.queries.ts';

/** Lets a veteran say what is wrong with a match. */
export function ReportMatch({ match }: { readonly match: JobMatchReply }) {
  const report = useReportMatch(match.id);
  return (
    <ReportDialog
      title="Report a wrong match"
      description={`What’s wrong with “${match.jobTitle}” for you? We’ll keep your note for the people who run this site. The title stays on your list.`}
      schema={bodyOf(reportJobMatch)}
      limit={LIMITS.matchReportMax}
      thanks="Thanks. This helps us improve matches."
      pending={report.isPending}
      onSend={(reason) => report.mutateAsync(reason)}
    />
  );
}
