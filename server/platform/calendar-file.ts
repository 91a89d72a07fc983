import ical from 'ical-generator';

/** An event of a whole day. */
export interface CalendarEvent {
  /** Unique in the world, and the same each time the event is written. */
  readonly id: string;
  /** "2027-02-28": a day of the calendar, without a zone. */
  readonly day: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
}

/** Calendars that subscribe are asked to look again after half a day. */
const LOOK_AGAIN_SECONDS = 12 * 60 * 60;

/** Writes events as an iCalendar file (RFC 5545); the library behind it is named here alone (decision 0043). */
export function calendarFile({
  name,
  address,
  changedAt,
  events,
}: {
  readonly name: string;
  /** Of the site. */
  readonly address: string;
  readonly changedAt: Date;
  readonly events: readonly CalendarEvent[];
}): string {
  const calendar = ical({
    name,
    prodId: { company: 'Mission Ready', product: 'Calendar', language: 'EN' },
    ttl: LOOK_AGAIN_SECONDS,
    url: address,
  });
  for (const { id, day, title, description, url } of events) {
    calendar.createEvent({
      id,
      // Noon UTC of the day: written as a date alone, which it is in every zone a server may stand in.
      start: new Date(`${day}T12:00:00Z`),
      allDay: true,
      stamp: changedAt,
      summary: title,
      description,
      url,
    });
  }
  return calendar.toString();
}
