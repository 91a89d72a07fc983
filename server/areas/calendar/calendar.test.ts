import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#career/durations.ts';
import { deleteAccount, exportAccount } from '#contract/account.ts';
import { createApplication } from '#contract/applications.ts';
import {
  deleteCalendar,
  downloadCalendar,
  getCalendar,
  makeFeed,
  readFeed,
  revokeFeed,
  setLeaving,
  setReminders,
  stopReminders,
  tickEntry,
} from '#contract/calendar.ts';
import { listJobMatches, selectJobMatch } from '#contract/matches.ts';
import { createResume } from '#contract/resumes.ts';
import { leavingDone, leavingPlans } from '#server/platform/database/schema/leaving.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { calendarReminders } from './reminders.service.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const LEAVING = { kind: 'separation', lastDay: '2027-06-30', leaveDays: 30 } as const;

async function leaver(body: Partial<typeof LEAVING> | Record<string, unknown> = {}) {
  const person = await site.newcomer({ militaryBranch: 'Army', militaryOccupation: '68W' });
  const { client } = person;
  const { body: calendar } = await client.call(setLeaving, {
    body: { ...LEAVING, ...body } as typeof LEAVING,
  });
  return { ...person, calendar };
}

const eventsIn = (text: unknown) =>
  new ICAL.Component(ICAL.parse(String(text)))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    .map(({ summary, startDate, uid }) => ({ summary, day: startDate.toString(), uid }));

const tick = (client: TestClient, key: string, isDone = true) =>
  client.call(tickEntry, { params: { key }, body: { isDone } });

describe('the plan for leaving', () => {
  it('knows by itself what was done here, and asks for the rest', async () => {
    const { client, calendar } = await leaver();
    const doneHere = (entries: typeof calendar.entries) =>
      entries.flatMap(({ key, isDoneHere }) => (isDoneHere ? [key] : [])).sort();
    expect(doneHere(calendar.entries)).toEqual([]);
    const [match] = (await client.call(listJobMatches)).body;
    await client.call(selectJobMatch, { params: { id: match?.id ?? 0 }, body: { isSelected: true } });
    expect(doneHere((await client.call(getCalendar)).body.entries)).toEqual(['choose-titles']);
    await client.call(createResume, { body: { jobMatchId: match?.id ?? 0 } });
    await client.call(createApplication, { body: { jobTitle: 'Paramedic', company: 'Example Health' } });
    expect(doneHere((await client.call(getCalendar)).body.entries)).toEqual([
      'choose-titles',
      'first-applications',
      'resume',
    ]);
  });

  it('is empty until a date is given, and then dated from it', async () => {
    const { client } = await site.newcomer();
    expect((await client.call(getCalendar)).body).toEqual({ leaving: null, entries: [] });
    const { body } = await client.call(setLeaving, { body: LEAVING });
    expect(body.leaving).toEqual({ ...LEAVING, reminders: false, feedMadeAt: null });
    const bdd = body.entries.find(({ key }) => key === 'bdd-claim');
    expect(bdd).toMatchObject({ opens: '2027-01-01', due: '2027-04-01', doneAt: null });
    expect(bdd?.source?.address).toMatch(/^https:\/\/benefits\.va\.gov/);
    expect(body.entries.find(({ key }) => key === 'terminal-leave')?.opens).toBe('2027-06-01');
    expect((await client.call(getCalendar)).body).toEqual(body);
  });

  it.each([
    [{ lastDay: '2027-02-29' }, 'lastDay', 'Enter a date as year-month-day'],
    [{ lastDay: '1999-12-31' }, 'lastDay', 'Enter a day between 2000 and 2079'],
    [{ lastDay: '9999-12-31' }, 'lastDay', 'Enter a day between 2000 and 2079'],
    [{ leaveDays: 121 }, 'leaveDays', 'Enter up to 120 days'],
    [{ leaveDays: 'soon' }, 'leaveDays', 'Enter a number of days'],
    [{ kind: 'desertion' }, 'kind', 'Choose how you’re leaving'],
  ])('refuses %j at that field and keeps the one before', async (wrong, field, message) => {
    const { client, calendar } = await leaver();
    const answer = await client.call(setLeaving, { body: { ...LEAVING, ...wrong } as typeof LEAVING });
    expect(answer.status).toBe(400);
    expect((answer.body as unknown as { fields: unknown }).fields).toEqual({ [field]: message });
    expect((await client.call(getCalendar)).body).toEqual(calendar);
  });

  it('counts back the license that a selected title asks for', async () => {
    const { client } = await leaver();
    const { body: matches } = await client.call(listJobMatches);
    const licensed = matches.find(({ detail }) => (detail?.access.weeks ?? 0) > 0);
    if (!licensed?.detail?.access.weeks)
      throw new Error('No title of a medic asks for a license with a time');
    const needOf = async () =>
      (await client.call(getCalendar)).body.entries.filter(({ key }) => key.startsWith('need-'));
    expect(await needOf()).toEqual([]);
    await client.call(selectJobMatch, { params: { id: licensed.id }, body: { isSelected: true } });
    const [need] = await needOf();
    const weeks = (Date.parse(LEAVING.lastDay) - Date.parse(need?.due ?? '')) / (7 * DAY_MS);
    expect(weeks).toBe(licensed.detail.access.weeks);
    expect(need?.rule).toContain(licensed.jobTitle);
  });

  it('keeps what is ticked off when the date changes, and forgets it when unticked', async () => {
    const { client } = await leaver();
    expect((await tick(client, 'capstone')).status).toBe(200);
    await tick(client, 'capstone');
    const { body: moved } = await client.call(setLeaving, { body: { ...LEAVING, lastDay: '2027-09-30' } });
    const capstone = moved.entries.find(({ key }) => key === 'capstone');
    expect(capstone).toMatchObject({ due: '2027-07-02', doneAt: site.now.toISOString() });
    const { body: open } = await tick(client, 'capstone', false);
    expect(open.entries.filter(({ doneAt }) => doneAt !== null)).toEqual([]);
  });

  it('takes no tick for what it does not hold', async () => {
    const { client, id } = await leaver();
    for (const key of ['nothing', 'sbp', 'x'.repeat(80)]) expect((await tick(client, key)).status).toBe(404);
    expect((await tick(client, 'x'.repeat(81))).status).toBe(400);
    expect(await site.db.query.select().from(leavingDone).where(eq(leavingDone.userId, id))).toEqual([]);
    const { client: other } = await site.newcomer();
    expect((await tick(other, 'capstone')).status).toBe(404);
  });

  it('is in the export, and gone with the account', async () => {
    const { client, id } = await leaver();
    await tick(client, 'capstone');
    await client.call(makeFeed);
    const { body } = await client.call(exportAccount);
    expect(body.calendar.leaving).toMatchObject(LEAVING);
    expect(body.calendar.entries.find(({ key }) => key === 'capstone')?.doneAt).not.toBeNull();
    expect((await client.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(200);
    expect(await site.db.query.select().from(leavingPlans).where(eq(leavingPlans.userId, id))).toEqual([]);
    expect(await site.db.query.select().from(leavingDone).where(eq(leavingDone.userId, id))).toEqual([]);
  });

  it('is deleted with its ticks and its feed, and can be begun anew', async () => {
    const { client, calendar } = await leaver();
    await tick(client, 'capstone');
    const { token } = (await client.call(makeFeed)).body;
    await client.call(deleteCalendar);
    expect((await client.call(getCalendar)).body.leaving).toBeNull();
    expect((await site.visitor().call(readFeed, { params: { token } })).status).toBe(404);
    expect((await client.call(setLeaving, { body: LEAVING })).body).toEqual(calendar);
  });
});

describe('the calendar file', () => {
  it('holds what is still to do, each event with its day, and keeps their ids when the date changes', async () => {
    const { client } = await leaver();
    await tick(client, 'capstone');
    const answer = await client.call(downloadCalendar);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('leaving-the-service.ics');
    const events = eventsIn(answer.body);
    expect(events).toContainEqual(
      expect.objectContaining({ day: '2027-01-01', summary: expect.stringContaining('Opens: File your VA') }),
    );
    expect(events).toContainEqual(
      expect.objectContaining({
        day: '2027-04-01',
        summary: expect.stringContaining('Last day: File your VA'),
      }),
    );
    expect(events.map(({ summary }) => summary)).toContain('Your free SGLI coverage ends');
    expect(events.filter(({ summary }) => summary.includes('capstone'))).toEqual([]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    await client.call(setLeaving, { body: { ...LEAVING, lastDay: '2027-07-31' } });
    const moved = eventsIn((await client.call(downloadCalendar)).body);
    expect(moved.map(({ uid }) => uid).sort()).toEqual(events.map(({ uid }) => uid).sort());
    expect(moved.map(({ day }) => day)).not.toEqual(events.map(({ day }) => day));
  });

  it('is not there before a date is given', async () => {
    const { client } = await site.newcomer();
    expect((await client.call(downloadCalendar)).status).toBe(404);
    expect((await client.call(makeFeed)).status).toBe(404);
  });
});

describe('the address calendars subscribe to', () => {
  it('shows the plan as it is now to whoever has it, is stored as a hash alone, and stops when revoked or replaced', async () => {
    const { client, id } = await leaver();
    const { token: replaced } = (await client.call(makeFeed)).body;
    const { token, calendar } = (await client.call(makeFeed)).body;
    expect(calendar.leaving?.feedMadeAt).toBe(site.now.toISOString());
    const [row] = await site.db.query.select().from(leavingPlans).where(eq(leavingPlans.userId, id));
    expect(JSON.stringify(row)).not.toContain(token);
    const read = (which: string) => site.visitor().call(readFeed, { params: { token: which } });
    const feed = await read(token);
    expect(feed.headers['x-robots-tag']).toContain('noindex');
    expect(String(feed.body)).not.toContain('Reyes');
    expect(eventsIn(feed.body).map(({ day }) => day)).toContain('2027-04-01');
    await client.call(setLeaving, { body: { ...LEAVING, lastDay: '2027-07-31' } });
    expect(eventsIn((await read(token)).body).map(({ day }) => day)).not.toContain('2027-04-01');
    const answers = [await read(replaced), await read('unknown')];
    expect((await client.call(revokeFeed)).body.leaving?.feedMadeAt).toBeNull();
    answers.push(await read(token));
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect(body).toEqual({
        code: 'not-found',
        message: 'This address doesn’t work, or it stopped working.',
      });
    }
  });
});

describe('reminders', () => {
  const mailsTo = (username: string) => site.sent.filter(({ to }) => to === `${username}@example.org`);
  const run = () => calendarReminders(site.context).run({});
  const MONDAY = new Date('2026-11-23T13:00:00Z');
  /** The claim window opens ten days after that Monday, on December 3. */
  const SOON = { lastDay: '2027-06-01' };

  it('go to those who asked, once a day, and name what comes in two weeks and is not done', async () => {
    const { client, username } = await leaver(SOON);
    const silent = await leaver(SOON);
    await client.call(setReminders, { body: { reminders: true } });
    site.now = MONDAY;
    await run();
    await run();
    expect(mailsTo(silent.username)).toEqual([]);
    const [mail, ...more] = mailsTo(username);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(
      'File your VA disability claim early (BDD): December 3, 2026 to March 3, 2027',
    );
    expect(mail?.text).toContain('Hello Dana,');
    expect(mail?.text).toContain('988');
    expect(mail?.text).not.toContain('capstone');
    expect((await tick(client, 'bdd-claim')).status).toBe(200);
    site.now = new Date('2026-11-30T13:00:00Z');
    await run();
    expect(mailsTo(username)).toHaveLength(2);
    expect(mailsTo(username)[1]?.text).toContain('SkillBridge');
    expect(mailsTo(username)[1]?.text).not.toContain('BDD');
  });

  it('stop by the link in the mail, and by no other', async () => {
    const { client, username } = await leaver(SOON);
    await client.call(setReminders, { body: { reminders: true } });
    await run();
    const token = /stop-reminders\/(\S+)/.exec(mailsTo(username)[0]?.text ?? '')?.[1] ?? '';
    const stop = (which: string) => site.visitor().call(stopReminders, { body: { token: which } });
    const { id } = await site.newcomer();
    for (const wrong of ['', 'x', `${token}x`, token.replace(/^\d+/, String(id)), `${id}.${'A'.repeat(43)}`])
      expect((await stop(wrong)).status, wrong).toBe(404);
    expect((await client.call(getCalendar)).body.leaving?.reminders).toBe(true);
    expect((await stop(token)).status).toBe(200);
    expect((await client.call(getCalendar)).body.leaving?.reminders).toBe(false);
  });

  it('that can’t be sent are sent at the next try, and keep nobody else from theirs', async () => {
    const first = await leaver(SOON);
    const second = await leaver(SOON);
    for (const { client } of [first, second]) await client.call(setReminders, { body: { reminders: true } });
    const { sendMail } = site.context;
    const refusing = {
      ...site.context,
      sendMail: async (message: Parameters<typeof sendMail>[0]) => {
        if (message.to.startsWith(`${first.username}@`)) throw new Error('mailbox full');
        await sendMail(message);
      },
    };
    await expect(calendarReminders(refusing).run({})).rejects.toThrow('1 reminders not sent');
    expect([mailsTo(first.username).length, mailsTo(second.username).length]).toEqual([0, 1]);
    await run();
    expect([mailsTo(first.username).length, mailsTo(second.username).length]).toEqual([1, 1]);
  });

  it('can’t be asked for before there is a plan', async () => {
    const { client } = await site.newcomer();
    expect((await client.call(setReminders, { body: { reminders: true } })).status).toBe(404);
  });

  it('name first what can’t wait, for only eight are named', async () => {
    const { client, username } = await leaver({ kind: 'orders-end', lastDay: '2026-12-10', leaveDays: 0 });
    await client.call(setReminders, { body: { reminders: true } });
    site.now = new Date('2026-12-07T13:00:00Z');
    await run();
    const text = mailsTo(username)[0]?.text ?? '';
    expect(text).toContain(
      'out of work, file for unemployment (UCX): December 11, 2026 to December 17, 2026',
    );
    expect(text.indexOf('(UCX)')).toBeLessThan(text.indexOf('(CHCBP)'));
  });
});
