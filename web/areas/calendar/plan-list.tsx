import { CalendarCheck, CalendarClock, CalendarX, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { type Standing, standingOf } from '#career/leaving/plan-entry.ts';
import type { CalendarEntry } from '#contract/calendar.ts';
import { Badge } from '#web/components/badge.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { Folded } from '#web/components/folded.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { formatDay } from '#web/lib/date-format.ts';
import { useTickEntry } from './calendar.queries.ts';
import { byStanding, daysInWords, TOPIC_NAMES, whenInWords } from './plan-words.ts';

const PARTS: Readonly<Record<Standing, { title: string; plain: string; Icon: typeof CalendarCheck }>> = {
  now: { title: 'Do now', plain: 'Open today, or due in the next 30 days.', Icon: CalendarCheck },
  past: {
    title: 'Past the usual date',
    plain: 'Plenty of people get here late. Here’s what you can still do.',
    Icon: CalendarX,
  },
  later: { title: 'Coming up', plain: 'In date order.', Icon: CalendarClock },
};

/** As many are shown at once, the rest opens with a press. What can be done today is all there. */
const SHOWN: Readonly<Record<Standing, number>> = { now: Infinity, past: 2, later: 3 };

/**
 * Every entry of the plan, by what can be done about it today. What was done when the page opened is folded away; what is
 * ticked now stays where it is, so that the focus does.
 */
export function PlanList({
  entries,
  today,
}: {
  readonly entries: readonly CalendarEntry[];
  readonly today: string;
}) {
  const [doneBefore] = useState(
    () => new Set(entries.filter(({ doneAt }) => doneAt !== null).map(({ key }) => key)),
  );
  const done = entries.filter(({ key }) => doneBefore.has(key));
  const open = entries.filter(({ key }) => !doneBefore.has(key));
  return (
    <>
      {byStanding(open, today).map(({ standing, entries: own }) => {
        const { title, plain, Icon } = PARTS[standing];
        const shown = own.slice(0, SHOWN[standing]);
        const rest = own.slice(shown.length);
        return (
          <SectionCard key={standing} title={title} plain={plain} icon={<Icon aria-hidden="true" />}>
            <Entries entries={shown} today={today} />
            {rest.length === 0 ? null : (
              <Folded title={`${rest.length} more, through ${formatDay(lastDayOf(rest))}`} className="mt-3">
                <Entries entries={rest} today={today} />
              </Folded>
            )}
          </SectionCard>
        );
      })}
      {done.length === 0 ? null : (
        <SectionCard title="Done" icon={<ListChecks aria-hidden="true" />}>
          <Folded title={`Show ${done.length} done`}>
            <Entries entries={done} today={today} />
          </Folded>
        </SectionCard>
      )}
    </>
  );
}

const lastDayOf = (entries: readonly CalendarEntry[]) =>
  entries
    .map(({ opens, due }) => due ?? opens ?? '')
    .sort()
    .at(-1);

function Entries({ entries, today }: { readonly entries: readonly CalendarEntry[]; readonly today: string }) {
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <PlanItem key={entry.key} entry={entry} standing={standingOf(entry, today)} today={today} />
      ))}
    </ul>
  );
}

interface PlanItemProps {
  readonly entry: CalendarEntry;
  readonly standing: Standing;
  readonly today: string;
}

function PlanItem({ entry, standing, today }: PlanItemProps) {
  const { mutate } = useTickEntry();
  const { key, title, topic, late, doneAt } = entry;
  const isDone = doneAt !== null;
  return (
    <li className="grid gap-1.5 py-4 first:pt-0 last:pb-0">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isDone}
          onChange={(event) => mutate({ key, isDone: event.currentTarget.checked })}
          className="size-5 shrink-0 accent-primary"
        />
        <span
          className={classNames(
            'min-w-0 font-semibold wrap-anywhere',
            isDone ? 'text-muted line-through' : 'text-heading',
          )}
        >
          {title}
        </span>
      </label>
      <div className="grid gap-1.5 pl-8">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="tabular">{entry.byItself ? formatDay(entry.due) : daysInWords(entry)}</span>
          {isDone ? null : <span className="text-muted">{whenInWords(entry, standing, today)}</span>}
          <Badge>{TOPIC_NAMES[topic]}</Badge>
          {isDone ? <Badge tone="success">Done {formatDay(doneAt)}</Badge> : null}
        </p>
        {standing === 'past' && !isDone && late !== null ? (
          <p className="max-w-prose text-sm">
            <strong>Still possible:</strong> {late}
          </p>
        ) : null}
        {standing !== 'now' || isDone ? (
          <Folded title={<>What to know</>}>
            <Rule entry={entry} />
          </Folded>
        ) : (
          <Rule entry={entry} />
        )}
      </div>
    </li>
  );
}

function Rule({ entry: { rule, page, source, reviewed, dayIsAdvice } }: Pick<PlanItemProps, 'entry'>) {
  return (
    <div className="grid max-w-prose gap-1.5 text-sm">
      <p>{rule}</p>
      <p className="text-xs text-muted">
        {source === null ? (
          reviewed === null ? (
            'Counted from the titles you selected.'
          ) : (
            'Our own advice. No rule sets this day.'
          )
        ) : (
          <>
            {dayIsAdvice ? 'The day is our advice. The rule is from' : 'Source:'}{' '}
            <a
              href={source.address}
              target="_blank"
              rel="noreferrer"
              className="text-link underline underline-offset-4"
            >
              {source.name}
            </a>
            . Checked {formatDay(reviewed)}.
          </>
        )}
        {page === null ? null : (
          <>
            {' '}
            <TextLink to={page}>Do it here</TextLink>.
          </>
        )}
      </p>
    </div>
  );
}
