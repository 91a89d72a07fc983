import { CalendarCheck, CalendarClock, CalendarX } from 'lucide-react';
import type { Standing } from '#career/leaving/plan-entry.ts';
import type { CalendarEntry } from '#contract/calendar.ts';
import { Badge } from '#web/components/badge.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { Folded } from '#web/components/folded.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { formatDay } from '#web/lib/date-format.ts';
import { useTickEntry } from './calendar.queries.ts';
import { byStanding, daysInWords, distanceInWords, TOPIC_NAMES } from './plan-words.ts';

const PARTS: Readonly<Record<Standing, { title: string; plain: string; Icon: typeof CalendarCheck }>> = {
  now: { title: 'Do now', plain: 'Open today, or due in the next 30 days.', Icon: CalendarCheck },
  past: {
    title: 'The usual day has passed',
    plain: 'Plenty of people get here late. Here’s what you can still do.',
    Icon: CalendarX,
  },
  later: { title: 'Coming up', plain: 'In the order of the days.', Icon: CalendarClock },
};

/** Every entry of the plan, by what can be done about it today. Ticked ones stay where they are, so that the focus does. */
export function PlanList({
  entries,
  today,
}: {
  readonly entries: readonly CalendarEntry[];
  readonly today: string;
}) {
  return (
    <>
      {byStanding(entries, today).map(({ standing, entries: own }) => {
        const { title, plain, Icon } = PARTS[standing];
        return (
          <SectionCard key={standing} title={title} plain={plain} icon={<Icon aria-hidden="true" />}>
            <ul className="divide-y divide-line">
              {own.map((entry) => (
                <PlanItem key={entry.key} entry={entry} standing={standing} today={today} />
              ))}
            </ul>
          </SectionCard>
        );
      })}
    </>
  );
}

interface PlanItemProps {
  readonly entry: CalendarEntry;
  readonly standing: Standing;
  readonly today: string;
}

function PlanItem({ entry, standing, today }: PlanItemProps) {
  const { mutate } = useTickEntry();
  const { key, title, topic, doneAt } = entry;
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
          <span className="tabular">{daysInWords(entry)}</span>
          <span className="text-muted">{whenInWords(entry, standing, today)}</span>
          <Badge>{TOPIC_NAMES[topic]}</Badge>
          {isDone ? <Badge tone="success">Done {formatDay(doneAt)}</Badge> : null}
        </p>
        {standing === 'later' || isDone ? (
          <Folded title={<>What to know</>}>
            <Rule entry={entry} standing={standing} />
          </Folded>
        ) : (
          <Rule entry={entry} standing={standing} />
        )}
      </div>
    </li>
  );
}

/** How far the day is that matters now: the last one while it is open, the first before. */
function whenInWords({ opens, due }: CalendarEntry, standing: Standing, today: string): string {
  if (standing === 'later' && opens !== null)
    return `${due === null ? '' : 'opens '}${distanceInWords(opens, today)}`;
  if (due === null) return distanceInWords(opens ?? today, today);
  return `${standing === 'past' ? 'was ' : 'due '}${distanceInWords(due, today)}`;
}

function Rule({ entry: { rule, late, page, source, reviewed }, standing }: Omit<PlanItemProps, 'today'>) {
  return (
    <div className="grid max-w-prose gap-1.5 text-sm">
      {standing === 'past' && late !== null ? (
        <p>
          <strong>Still possible:</strong> {late}
        </p>
      ) : null}
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
            Source:{' '}
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
