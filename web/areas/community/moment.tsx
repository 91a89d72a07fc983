import { formatMoment } from '#web/lib/date-format.ts';

/** A moment as "Nov 21, 2026, 3:05 PM", in the reader's time zone. */
export function Moment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{formatMoment(at)}</time>;
}
