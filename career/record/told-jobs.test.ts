import { expect, it } from 'vitest';
import { readCivilianJobs } from './civilian-jobs.ts';
import { printedDate } from './dates.ts';

it.each([
  ['Since 2018 she has worked for the county as a permit clerk.', 'Permit clerk', 'County government'],
  [
    'I left the service in the spring of 2019 and joined a paper mill as a shift planner.',
    'Shift planner',
    'Paper mill',
  ],
  [
    'When the yard closed I moved to the port authority as a crane inspector on a night crew, and I am still there.',
    'Crane inspector',
    'Port authority',
  ],
  [
    'I began as a stock clerk at a paint store, learned the books, and became assistant manager there in 2011.',
    'Stock clerk to assistant manager',
    'Paint store',
  ],
  ['Waitress and cashier in high school', 'Waitress and cashier', ''],
  ['Bagger at the market 15-17', 'Bagger', 'Market'],
  ['Shop manager, city of (east Tennessee), 05/2018 - present', 'Shop manager', 'City government'],
  ['Advisor (self), fall 2020: one small study', 'Advisor', 'Self-employed'],
  ['Independent boat inspector. Clients are three insurers.', 'Independent boat inspector', 'Self-employed'],
  ['own business since 2014, me + 2 guys, decks and fences', 'Owner', 'Own business'],
  ['now - peanut plant, forklift, seasonal', '', 'Peanut plant'],
  ['Parts counter at a bait shop, 2004-2006', 'Parts counter', 'Bait shop'],
  ['roofer helper since 2022 w a small co 6 guys, ride along', 'Roofer helper', 'Small company'],
  ['I direct nursing for a group of five clinics in West Texas.', '', 'Group of five clinics'],
])('takes what is certain from "%s"', (text, title, employer) => {
  expect(readCivilianJobs(text)).toMatchObject([{ title, employer }]);
});

/** A job in one line: title | employer | place | dates | duties. */
const told = (text: string) =>
  readCivilianJobs(text).map(({ title, employer, place, span, current, duties }) => {
    const end = current ? 'now' : span?.end ? printedDate(span.end) : '';
    const dates = span ? `${printedDate(span.start)}-${end}` : '';
    return [title, employer, place, dates, duties.replaceAll('\n', ' / ')].join(' | ');
  });

it.each([
  [
    'I joined a regional credit union in March 2022 as a branch trainer. I run the teller course.',
    ['Branch trainer | Regional credit union |  | Mar 2022- | I run the teller course.'],
  ],
  [
    'Estimator, roofing contractor, Polk County\n2016-present (leave for school 2018)\n* bids to $2M',
    ['Estimator | Roofing contractor | Polk County | 2016-now | leave for school 2018 / bids to $2M'],
  ],
  [
    'Rigger for a stage company. Arenas and fairs. Since May 2021.',
    ['Rigger | Stage company |  | May 2021-now | Arenas and fairs.'],
  ],
  [
    'Loader, freight forwarder, Savannah 2012 - 2016. 9 people.',
    ['Loader | Freight forwarder | Savannah | 2012-2016 | 9 people.'],
  ],
  ['Mate on a pilot boat, Puget Sound, since 2013', ['Mate on a pilot boat |  | Puget Sound | 2013-now | ']],
  [
    'Director, Imaging Services - county hospital, Kern County, 2020 to present',
    ['Director, Imaging Services | County hospital | Kern County | 2020-now | '],
  ],
  [
    '2014-now shift supervisor bottling plant, 2 lines, 12 people, $400k spare parts budget',
    ['Shift supervisor | Bottling plant |  | 2014-now | 2 lines / 12 people / $400k spare parts budget'],
  ],
  [
    'welder for a fence contractor since 2019, full time since 2022. foreman when the boss is out',
    ['Welder | Fence contractor |  | 2019-now | full time since 2022. / foreman when the boss is out'],
  ],
  [
    'Buyer, school district, 2015-now. Drills were one weekend a month.',
    ['Buyer | School district |  | 2015-now | Drills were one weekend a month.'],
  ],
  [
    'Analyst, credit bureau, Nov 2021 to present. Now on the other side of the desk! I check files.',
    ['Analyst | Credit bureau |  | Nov 2021-now | Now on the other side of the desk! / I check files.'],
  ],
  [
    'Now (since 2022) dock trainer at a parcel carrier, contractor.',
    ['Dock trainer (contractor) | Parcel carrier |  | 2022-now | '],
  ],
  [
    'Choir director, public high school and assistant at the middle school, 2021 - now',
    ['Choir director | Public high school |  | 2021-now | assistant at the middle school'],
  ],
  [
    'hay hauler 3/2022 - now, kings county. 5 loads',
    ['Hay hauler |  | Kings County | Mar 2022-now | 5 loads'],
  ],
  ['Oyster boat deckhand 1996-1999', ['Oyster boat deckhand |  |  | 1996-1999 | ']],
])('makes no half entry of "%s"', (text, jobs) => {
  expect(told(text)).toEqual(jobs);
});
