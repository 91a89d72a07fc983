const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const DAY_ONLY = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/**
 * A day as "Jan 5, 2025". A plain calendar date ("2025-01-05") names the same day everywhere; a moment is shown in the
 * reader's own time zone. Text that is no date comes back as it was typed; nothing gives null.
 */
export function formatDay(value: string | null | undefined): string | null {
  if (value === null || value === undefined || value === '') return null;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? DAY_ONLY.format(date) : DAY.format(date);
}

/** A time of day as "3:05 PM", in the reader's time zone. */
export function formatTime(value: Date): string {
  return TIME.format(value);
}

const NUMERIC_DAY = { month: '2-digit', day: '2-digit', year: 'numeric' } as const;
const NUMERIC = new Intl.DateTimeFormat('en-US', NUMERIC_DAY);
const NUMERIC_TIME = new Intl.DateTimeFormat('en-US', {
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
  return NUMERIC.format(new Date(instant));
}

/** A moment as "01/05/2025 15:04:05", in the reader's time zone: the specification's MM/dd/yyyy HH:mm:ss. */
export function formatNumericTime(instant: string): string {
  return NUMERIC_TIME.format(new Date(instant)).replace(',', '');
}

/** Today in the reader's time zone as "2025-01-05", the form that date inputs take. */
export function todayAsInput(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
