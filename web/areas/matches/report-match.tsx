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
      description={`What is wrong with “${match.jobTitle}” for you? It is kept for those who run this site. The title stays in your list.`}
      schema={bodyOf(reportJobMatch)}
      limit={LIMITS.matchReportMax}
      thanks="Thank you. It helps us to make the matches better."
      pending={report.isPending}
      onSend={(reason) => report.mutateAsync(reason)}
    />
  );
}
