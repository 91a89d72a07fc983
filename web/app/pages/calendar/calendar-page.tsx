import { useQuery } from '@tanstack/react-query';
import { CalendarRange } from 'lucide-react';
import { useState } from 'react';
import { type CalendarReply, isDone } from '#contract/calendar.ts';
import { calendarQuery, useDeleteCalendar } from '#web/areas/calendar/calendar.queries.ts';
import { LeavingForm } from '#web/areas/calendar/leaving-form.tsx';
import { PlanList } from '#web/areas/calendar/plan-list.tsx';
import { distanceInWords, KIND_NAMES, nextDue } from '#web/areas/calendar/plan-words.ts';
import { TakeAlong } from '#web/areas/calendar/take-along.tsx';
import { Timeline } from '#web/areas/calendar/timeline.tsx';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Folded } from '#web/components/folded.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { formatDay, todayAsInput } from '#web/lib/date-format.ts';

const WHAT = 'What to do before and after your last day in uniform, and by when.';

/** /calendar: everything around the last day of service, dated from it. */
export function Component() {
  const calendar = useQuery(calendarQuery);
  return (
    <>
      <PageHeading
        title="Countdown"
        plain={
          calendar.data?.leaving === null ? `${WHAT} Give us one date and we’ll work out the rest.` : WHAT
        }
      />
      <QueryPart query={calendar} loading="Loading your plan" failed="We couldn’t load your plan">
        {({ leaving, entries }) =>
          leaving === null ? (
            <SectionCard
              title="When’s your last day?"
              plain="TAP, SkillBridge, VA claims, insurance and job applications all have their own window. We’ll put them in order for you."
              icon={<CalendarRange aria-hidden="true" />}
            >
              <LeavingForm leaving={null} />
            </SectionCard>
          ) : (
            <Plan leaving={leaving} entries={entries} />
          )
        }
      </QueryPart>
    </>
  );
}

/** From this width on the picture is worth its place, as Tailwind's `sm` has it. */
const WIDE = '(min-width: 40rem)';

function Plan({
  leaving,
  entries,
}: CalendarReply & { readonly leaving: NonNullable<CalendarReply['leaving']> }) {
  const today = todayAsInput(new Date());
  const [changing, setChanging] = useState(false);
  const done = entries.filter(isDone).length;
  const next = nextDue(entries, today);
  // On a phone the bars have no room for their names, and the list says the same.
  const [isWide] = useState(() => window.matchMedia(WIDE).matches);
  const timeline = <Timeline entries={entries} today={today} lastDay={leaving.lastDay} />;
  return (
    <div className="grid gap-6">
      <SectionCard
        title={`${KIND_NAMES[leaving.kind]} on ${formatDay(leaving.lastDay)}`}
        plain={`That’s ${distanceInWords(leaving.lastDay, today)}. ${done} of ${entries.length} done.`}
        icon={<CalendarRange aria-hidden="true" />}
      >
        <div className="grid gap-5">
          {next === null ? null : (
            <p>
              <strong className="text-heading">Next:</strong> {next.title}, due{' '}
              {distanceInWords(next.due, today)}.
            </p>
          )}
          {isWide ? timeline : <Folded title="See it as a timeline">{timeline}</Folded>}
          <Folded title="Change the date" open={changing} onToggle={setChanging}>
            <LeavingForm key={JSON.stringify(leaving)} leaving={leaving} onSaved={() => setChanging(false)} />
            <DeletePlan />
          </Folded>
        </div>
      </SectionCard>
      <PlanList entries={entries} today={today} />
      <TakeAlong leaving={leaving} />
      <p className="max-w-prose text-sm text-muted">
        These are the general rules, in our words. Your branch and your orders can set earlier days. When they
        differ, go by your orders.
      </p>
    </div>
  );
}

function DeletePlan() {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteCalendar();
  return (
    <>
      <Button variant="quiet" className="mt-4 -ml-4" onClick={() => setAsking(true)}>
        Delete my plan
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete your plan?"
        confirmLabel="Delete plan"
        pending={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => setAsking(false) })}
      >
        This removes your date, what you ticked off, and your calendar link. You can make a new plan any time.
      </ConfirmDialog>
    </>
  );
}
