import { Flag } from 'lucide-react';
import { REPORT_REASONS, type ReportReason } from '#contract/community.ts';
import type { PostReport } from '#contract/moderation.ts';
import { Badge } from '#web/components/badge.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { ShowMore } from '#web/components/show-more.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import type { PostRef } from './community.queries.ts';
import { DecidePost } from './decide-post.tsx';
import { usePostReports } from './moderation.queries.ts';
import { Moment } from './moment.tsx';

/** What members have reported and nobody has decided yet, the oldest first. */
export function ReportsQueue() {
  const queue = usePostReports();
  return (
    <SectionCard
      title="Reported posts"
      plain="From Allied Forces, oldest first. Every decision goes in the audit log."
    >
      <div className="grid gap-4">
        <QueryPart query={queue} loading="Loading the reports" failed="Error loading the reports">
          {({ pages }) => <Reports reports={pages.flat()} />}
        </QueryPart>
        <ShowMore query={queue} label="Show more reports" />
      </div>
    </SectionCard>
  );
}

function Reports({ reports }: { readonly reports: readonly PostReport[] }) {
  if (reports.length === 0) {
    return (
      <EmptyState icon={<Flag />} title="Nothing is reported">
        When a member reports a post, it waits here for you.
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-4">
      {reports.map((report) => (
        <li key={report.id} className="grid gap-3 rounded border border-line p-4">
          <Report report={report} />
        </li>
      ))}
    </ul>
  );
}

function Report({ report }: { readonly report: PostReport }) {
  const { threadId, replyId, isHidden, isLocked } = report;
  const thread: PostRef = { kind: 'thread', id: threadId };
  const post: PostRef = replyId === null ? thread : { kind: 'reply', id: replyId };
  const name = `${post.kind} by ${report.author}`;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="warning">{REPORT_REASONS[report.reason as ReportReason] ?? report.reason}</Badge>
        {isHidden ? <Badge>Hidden</Badge> : null}
        {isLocked ? <Badge>Thread locked</Badge> : null}
        <span className="text-sm text-muted">
          reported by {report.reporter}, <Moment at={report.at} />
        </span>
      </p>
      {report.details === null ? null : <p className="wrap-anywhere">“{report.details}”</p>}
      <p className="wrap-anywhere">
        {replyId === null ? 'Thread' : `Reply by ${report.author} in`}{' '}
        <TextLink to={`/community/${threadId}`}>{report.threadTitle}</TextLink>
        {replyId === null ? ` by ${report.author}` : null}
      </p>
      <blockquote className="line-clamp-6 border-l-4 border-line-strong pl-4 text-sm wrap-anywhere whitespace-pre-line text-muted">
        {report.content}
      </blockquote>
      <div className="flex flex-wrap gap-2">
        <DecidePost post={post} decision="keep" name={name} />
        <DecidePost post={post} decision={isHidden ? 'show' : 'hide'} name={name} />
        <DecidePost
          post={thread}
          decision={isLocked ? 'unlock' : 'lock'}
          name={`thread ${report.threadTitle}`}
        />
      </div>
    </>
  );
}
