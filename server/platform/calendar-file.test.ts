import ICAL from 'ical.js';
import { describe, expect, it, vi } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const LONG = `Employers “ask”; they may, or may not, answer. ${'Ünïcødé 👩🏽‍🚀 '.repeat(30)}`;
const event = (day: string, id = 'one@example.org') => ({
  id,
  day,
  title: `By today: file; call, ask\\done`,
  description: `${LONG}\nSecond line: https://example.org/?a=1&b=2`,
  url: 'https://example.org/calendar',
});
const written = (...days: string[]) =>
  calendarFile({
    name: 'Leaving the service',
    address: 'https://example.org',
    changedAt: new Date('2026-11-22T10:00:00Z'),
    events: days.map((day, at) => event(day, `${at}@example.org`)),
  });

describe('a calendar file', () => {
  it('is read by a parser of another house as it was meant', () => {
    const calendar = new ICAL.Component(ICAL.parse(written('2028-02-29')));
    expect(calendar.name).toBe('vcalendar');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toContain('Mission Ready');
    const [component] = calendar.getAllSubcomponents('vevent');
    if (!component) throw new Error('no event');
    const read = new ICAL.Event(component);
    expect(read.uid).toBe('0@example.org');
    expect(read.summary).toBe('By today: file; call, ask\\done');
    expect(read.description).toBe(`${LONG}\nSecond line: https://example.org/?a=1&b=2`);
    expect(read.startDate.isDate).toBe(true);
    expect(read.startDate.toString()).toBe('2028-02-29');
    expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-22T10:00:00Z');
  });

  // The rules of RFC 5545 that parsers forgive and calendars may not: 3.1 line ends and folding, 3.6 and 3.6.1 what is required once.
  it('keeps to the letter of the format', () => {
    const text = written('2027-01-01', '2027-12-31');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    const count = (start: string) => lines.filter((line) => line.startsWith(start)).length;
    for (const once of ['BEGIN:VCALENDAR', 'END:VCALENDAR', 'VERSION:2.0', 'PRODID:'])
      expect(count(once), once).toBe(1);
    for (const twice of [
      'BEGIN:VEVENT',
      'END:VEVENT',
      'UID:',
      'DTSTAMP:20261122T100000Z',
      'DTSTART;VALUE=DATE:',
    ])
      expect(count(twice), twice).toBe(2);
    expect(lines).toContain('DTSTART;VALUE=DATE:20270101');
    expect(lines).toContain('DTSTART;VALUE=DATE:20271231');
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'UTC'])(
    'names the same day on a server in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      const text = written('2027-03-14', '2027-11-07', '2028-02-29');
      vi.unstubAllEnvs();
      expect([...text.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day)).toEqual([
        '20270314',
        '20271107',
        '20280229',
      ]);
    },
  );
});
