import { useQuery } from '@tanstack/react-query';
import {
  Briefcase,
  ChartColumn,
  DatabaseBackup,
  Download,
  Flag,
  Inbox,
  KeyRound,
  ScrollText,
  Server,
  Users,
} from 'lucide-react';
import { useSearchParams } from 'react-router';
import { type AdminUserReply, exportUsers } from '#contract/admin.ts';
import type { Waiting } from '#contract/system.ts';
import { AuditLog } from '#web/areas/admin/audit-log.tsx';
import { Backups } from '#web/areas/admin/backups.tsx';
import { InviteUser } from '#web/areas/admin/invite-user.tsx';
import { JobQueue } from '#web/areas/admin/job-queue.tsx';
import { ManageAccount } from '#web/areas/admin/manage-account.tsx';
import { Outcomes } from '#web/areas/admin/outcomes.tsx';
import { waitingQuery } from '#web/areas/admin/system.queries.ts';
import { SystemCard } from '#web/areas/admin/system-card.tsx';
import { UserCounts } from '#web/areas/admin/user-counts.tsx';
import { UserList } from '#web/areas/admin/user-list.tsx';
import { ChangePasswordForm } from '#web/areas/auth/change-password-form.tsx';
import { SetPlan } from '#web/areas/billing/set-plan.tsx';
import { WaitingList } from '#web/areas/billing/waiting-list.tsx';
import { ReportsQueue } from '#web/areas/community/reports-queue.tsx';
import { ManageJobs } from '#web/areas/jobs/manage/manage-jobs.tsx';
import { Inbox as ContactInbox } from '#web/areas/marketing/inbox.tsx';
import { Badge } from '#web/components/badge.tsx';
import { buttonClass } from '#web/components/button-class.ts';
import { SectionCard } from '#web/components/card.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { Tabs } from '#web/components/tabs.tsx';

/** What can be done about an account. A plan that Stripe keeps is changed there. */
const userActions = (user: AdminUserReply) => (
  <>
    {user.paysThroughStripe ? (
      <span className="text-muted">Pays through Stripe</span>
    ) : (
      <SetPlan
        id={user.id}
        username={user.username}
        current={user.subscriptionType}
        endsAt={user.subscriptionEndDate}
      />
    )}
    <ManageAccount user={user} />
  </>
);

const TABS = [
  {
    value: 'users',
    label: 'Users',
    icon: <Users aria-hidden="true" />,
    content: (
      <div className="grid gap-6">
        <UserCounts />
        <WaitingList />
        <SectionCard title="Users" plain="Everyone with an account.">
          <UserList actions={userActions} />
        </SectionCard>
      </div>
    ),
  },
  {
    value: 'inbox',
    label: 'Inbox',
    icon: <Inbox aria-hidden="true" />,
    content: <ContactInbox />,
  },
  {
    value: 'outcomes',
    label: 'Outcomes',
    icon: <ChartColumn aria-hidden="true" />,
    content: <Outcomes />,
  },
  {
    value: 'backups',
    label: 'Backups',
    icon: <DatabaseBackup aria-hidden="true" />,
    content: <Backups />,
  },
  {
    value: 'system',
    label: 'System',
    icon: <Server aria-hidden="true" />,
    content: (
      <div className="grid gap-6">
        <SystemCard />
        <JobQueue />
      </div>
    ),
  },
  {
    value: 'community',
    label: 'Community',
    icon: <Flag aria-hidden="true" />,
    content: <ReportsQueue />,
  },
  {
    value: 'jobs',
    label: 'Jobs',
    icon: <Briefcase aria-hidden="true" />,
    content: <ManageJobs />,
  },
  {
    value: 'audit-log',
    label: 'Audit Log',
    icon: <ScrollText aria-hidden="true" />,
    content: <AuditLog />,
  },
  {
    value: 'profile',
    label: 'Profile',
    icon: <KeyRound aria-hidden="true" />,
    content: (
      <SectionCard
        title="Change password"
        plain="For your own account. Changing it signs you out everywhere else."
        className="max-w-xl"
      >
        <ChangePasswordForm />
      </SectionCard>
    ),
  },
];

/** /admin */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab') ?? '';
  const { data: waiting } = useQuery(waitingQuery);
  return (
    <>
      <PageHeading
        title="Admin Panel"
        plain="Users, messages, backups and how the site is doing."
        actions={
          <>
            <a href={exportUsers.path} target="_blank" rel="noopener" className={buttonClass('secondary')}>
              <Download aria-hidden="true" />
              Export CSV<span className="sr-only"> of all users, in a new tab</span>
            </a>
            <InviteUser />
          </>
        }
      />
      <Tabs
        label="Administration"
        items={TABS.map((tab) => ({ ...tab, icon: markOf(tab, waiting) }))}
        value={TABS.some(({ value }) => value === wanted) ? wanted : 'users'}
        onChange={(tab) => setSearch(tab === 'users' ? {} : { tab }, { replace: true })}
      />
    </>
  );
}

/**
 * How much waits in a tab, in place of its picture: nobody opens each of them each day to see that there is nothing, and
 * beside the pictures the row would break in two.
 */
function markOf({ value, icon }: (typeof TABS)[number], waiting: Waiting | undefined) {
  const count = Object.entries(waiting ?? {}).find(([place]) => place === value)?.[1] ?? 0;
  if (count === 0) return icon;
  return (
    <Badge tone="warning">
      {count}
      <span className="sr-only"> waiting:</span>
    </Badge>
  );
}
