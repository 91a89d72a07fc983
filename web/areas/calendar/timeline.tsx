import type { ReactNode } from 'react';
import { LEAVING_TOPICS } from '#career/leaving/leaving-kind.ts';
import { standingOf } from '#career/leaving/plan-entry.ts';
import { type CalendarEntry, isDone } from '#contract/calendar.ts';
import { daysInWords, TOPIC_NAMES } from './plan-words.ts';
import { linesOf, type Scale, scaleOf } from './timeline-scale.ts';

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: '2-digit', timeZone: 'UTC' });
/** "Jan ’27". */
const monthOf = (day: string) => MONTH.format(new Date(`${day}T00:00:00Z`)).replace(' ', ' ’');

/** A label that begins so far to the right would leave the picture on a phone. */
const isWritten = (scale: Scale) => (day: string) => scale.at(day) < 88;

interface TimelineProps {
  readonly entries: readonly CalendarEntry[];
  readonly today: string;
  readonly lastDay: string;
}

/**
 * The plan as a picture: a lane for each topic, a bar for what is open for a while, a dot for a last day. The list below
 * is its equivalent and says so; places are percentages, so that the words keep the reader's text size.
 */
export function Timeline({ entries, today, lastDay }: TimelineProps) {
  const scale = scaleOf(entries, today, lastDay);
  return (
    <figure className="grid min-w-0 gap-3">
      <div
        role="img"
        aria-label={`Timeline of ${entries.length} dates around your last day. The list below says the same in words.`}
        className="relative grid gap-2"
      >
        {LEAVING_TOPICS.map((topic) => {
          const own = entries.filter((entry) => entry.topic === topic);
          return own.length === 0 ? null : (
            <div key={topic}>
              <p className="text-xs font-semibold text-muted">{TOPIC_NAMES[topic]}</p>
              <Lane entries={own} scale={scale} today={today} lastDay={lastDay} />
            </div>
          );
        })}
        <div className="relative h-6 border-t border-line text-xs text-muted">
          {scale.ticks.filter(isWritten(scale)).map((day) => (
            <span
              key={day}
              className="tabular absolute top-1 whitespace-nowrap"
              style={{ left: `${scale.at(day)}%` }}
            >
              {monthOf(day)}
            </span>
          ))}
        </div>
      </div>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
        <Key shape={<rect x="0" y="3" width="20" height="8" rx="4" className="fill-primary" />}>Open</Key>
        <Key shape={<circle cx="10" cy="7" r="5" className="fill-primary" />}>Last day to do it</Key>
        <Key shape={<circle cx="10" cy="7" r="4" className="fill-surface stroke-muted stroke-2" />}>
          Done or passed
        </Key>
        <Key shape={<line x1="10" x2="10" y1="0" y2="14" className="stroke-danger stroke-2" />}>Today</Key>
        <Key
          shape={
            <line
              x1="10"
              x2="10"
              y1="0"
              y2="14"
              strokeDasharray="3 2"
              className="stroke-gold-text stroke-2"
            />
          }
        >
          Your last day
        </Key>
      </figcaption>
    </figure>
  );
}

/** The height of a line of a lane, in pixels. */
const LINE = 14;

function Lane({ entries, scale, today, lastDay }: TimelineProps & { readonly scale: Scale }) {
  const placed = linesOf(entries, scale);
  const height = 8 + LINE * (1 + Math.max(...placed.map(({ line }) => line)));
  const upright = (day: string) => ({ x1: `${scale.at(day)}%`, x2: `${scale.at(day)}%`, y1: 0, y2: height });
  return (
    <svg aria-hidden="true" width="100%" height={height} className="block overflow-visible">
      <line x1="0" x2="100%" y1={height} y2={height} className="stroke-line" />
      <line {...upright(today)} className="stroke-danger stroke-2" />
      <line {...upright(lastDay)} strokeDasharray="3 2" className="stroke-gold-text stroke-2" />
      {placed.map(({ entry, line }) => (
        <Mark key={entry.key} entry={entry} middle={4 + LINE * (line + 0.5)} scale={scale} today={today} />
      ))}
    </svg>
  );
}

function Mark({
  entry,
  middle,
  scale,
  today,
}: {
  readonly entry: CalendarEntry;
  /** How far down it lies, in pixels. */
  readonly middle: number;
  readonly scale: Scale;
  readonly today: string;
}) {
  const { title, opens, due } = entry;
  const isOver = isDone(entry) || standingOf(entry, today) === 'past';
  const look = isOver ? 'fill-surface stroke-muted stroke-2' : 'fill-primary stroke-surface';
  const words = <title>{`${title}: ${daysInWords(entry)}`}</title>;
  if (opens === null || due === null) {
    return (
      <circle cx={`${scale.at(due ?? opens ?? today)}%`} cy={middle} r="5" className={look}>
        {words}
      </circle>
    );
  }
  const width = Math.max(1, scale.at(due) - scale.at(opens));
  return (
    <rect x={`${scale.at(opens)}%`} y={middle - 4} width={`${width}%`} height="8" rx="4" className={look}>
      {words}
    </rect>
  );
}

function Key({ shape, children }: { readonly shape: ReactNode; readonly children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg aria-hidden="true" width="20" height="14">
        {shape}
      </svg>
      {children}
    </span>
  );
}
