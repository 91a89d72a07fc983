import { useParams } from 'react-router';
import { useStopReminders } from '#web/areas/calendar/calendar.queries.ts';
import { Button } from '#web/components/button.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { messageOf } from '#web/lib/api-error.ts';

/** /stop-reminders/{token}: the link in a reminder. It asks once, since mail programs open links by themselves. */
export function Component() {
  const { token = '' } = useParams();
  const stop = useStopReminders();
  return (
    <div className="max-w-lg">
      <PageHeading title="Stop email reminders" />
      {stop.isSuccess ? (
        <Notice
          tone="success"
          announce
          title="You won’t get any more reminders"
          actions={
            <LinkButton to="/calendar" variant="secondary">
              Open my plan
            </LinkButton>
          }
        >
          Your plan is still there. You can turn reminders back on any time.
        </Notice>
      ) : (
        <div className="grid gap-4">
          <p>We’ll stop the Monday emails about your plan for leaving the service.</p>
          {stop.isError ? (
            <Notice tone="danger" announce title="We couldn’t stop them">
              {messageOf(stop.error, 'Please try again.')}
            </Notice>
          ) : null}
          <Button pending={stop.isPending} className="justify-self-start" onClick={() => stop.mutate(token)}>
            Stop the reminders
          </Button>
        </div>
      )}
    </div>
  );
}
