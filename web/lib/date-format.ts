/** A way to write dates, made when it is first used: to make one takes a phone 20 ms and more, and most pages need none. */
function writer(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (date) => {
    made ??= new Intl.DateTimeFormat('en-US', options);
    return made.format(date);
  };
}

const inDay = writer({ month: 'short', day: 'numeric', year: 'numeric' });
const inDayOnly = writer({
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const inTime = writer({ hour: 'numeric', minute: '2-digit' });

/**
 * A day as "Jan 5, 2025". A plain calendar date ("2025-01-05") names the same day everywhere; a moment is shown in the
 * reader's own time zone. Text that is no date comes back as it was typed; nothing gives null.
 */
export function formatDay(value: string | null | undefined): string | null {
  if (value === null || value === undefined || value === '') return null;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? inDayOnly(date) : inDay(date);
}

/** A time of day as "3:05 PM", in the reader's time zone. */
export function formatTime(value: Date): string {
  return inTime(value);
}

const NUMERIC_DAY = { month: '2-digit', day: '2-digit', year: 'numeric' } as const;
const inNumericDay = writer(NUMERIC_DAY);
const inNumericTime = writer({
  ...NUMERIC_DAY,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** A moment as "Jan 5, 2025, 3:05 PM", in the reader's time zone. */
export function formatMoment(instant: string): string {
  return `${formatDay(instant)}, ${formatTime(new Date(instant))}`;
}

/** A moment's day as "01/05/2025", in the reader's time zone: the specification's MM/dd/yyyy. */
export function formatNumericDay(instant: string): string {
  return inNumericDay(new Date(instant));
}

/** A moment as "01/05/2025 15:04:05", in the reader's time zone: the specification's MM/dd/yyyy HH:mm:ss. */
export function formatNumericTime(instant: string): string {
  return inNumericTime(new Date(instant)).replace(',', '');
}

/** Today in the reader's time zone as "2025-01-05", the form that date inputs take. */
export function todayAsInput(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
