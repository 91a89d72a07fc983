import { describe, expect, it } from 'vitest';
import { printedDate, readDate, spansIn, yearRangeIn } from './dates.ts';

describe('a date as people type it', () => {
  it.each([
    ['2004-08-17', 'Aug 2004'],
    ['20190610', 'Jun 2019'],
    ['12 Jan 2016', 'Jan 2016'],
    ['03/2016', 'Mar 2016'],
    ['5/24', 'May 2024'],
    ['11/30/1999', 'Nov 1999'],
    ['Sept 2024', 'Sep 2024'],
    ['Jul 22', 'Jul 2022'],
    ["'98", '1998'],
    ['2015', '2015'],
    ['05-2016', 'May 2016'],
    ['18-Mar-2024', 'Mar 2024'],
    ['Sep 30 2024', 'Sep 2024'],
    ['2020 Dec', 'Dec 2020'],
  ])('%s is printed %s', (typed, printed) => {
    const date = readDate(typed);
    expect(date && printedDate(date)).toBe(printed);
  });

  it.each(['13/2020', '8 to 45', 'soon', '', '9999', '24'])('%s is none', (typed) => {
    expect(readDate(typed)).toBeNull();
  });
});

describe('the times a text names', () => {
  const told = (text: string) =>
    spansIn(text).map(({ start, end, current }) =>
      [printedDate(start), end && printedDate(end), current && 'present'].filter(Boolean).join(' - '),
    );

  it.each([
    ['Officer, Aug 2022 to present', ['Aug 2022 - present']],
    ['Analyst 01/23-10/24', ['Jan 2023 - Oct 2024']],
    ['Assistant 2021-23; handler 2023–pres.', ['2021 - 2023', '2023 - present']],
    ['Buyer since 7/2025', ['Jul 2025 - present']],
    ['desk Holiday Inn 3/24–', ['Mar 2024 - present']],
    ['clerk Nov 24 to Feb 25', ['Nov 2024 - Feb 2025']],
    ["seasonal Apr-Nov '24", ['Apr 2024 - Nov 2024']],
    ['Associate (11/2019--5/2022)', ['Nov 2019 - May 2022']],
    ['Lead - Jan 2022 to Sep 30 2024 contract ended', ['Jan 2022 - Sep 2024']],
    ['clerk, 6/2019 thru now', ['Jun 2019 - present']],
    ['tech, Apr 2023 >> now', ['Apr 2023 - present']],
    ['oil change 2005-7', ['2005 - 2007']],
    ['Sept 2024 to date', ['Sep 2024 - present']],
    ['superintendent, 2022 -> piers', ['2022 - present']],
    ['Mason helper, brick yard, from June 2021', ['Jun 2021 - present']],
    ['Ran the press from 2006 until the mill shut', ['2006']],
    ['Trawler deckhand 1996-99', ['1996 - 1999']],
    ['County marine unit 2011 to 2014', ['2011 - 2014']],
    ['Mayor 2009-2012', ['2009 - 2012']],
    ['clerk Sept. 2012 - Febuary 2014', ['Sep 2012 - Feb 2014']],
    ['12 jobs of 4 to 9 men, 180 - 210 stops', []],
  ])('%s', (text, spans) => {
    expect(told(text)).toEqual(spans);
  });
});

it.each([
  ['12-17', [2012, 2017]],
  ["'98 to '04", [1998, 2004]],
])('reads "%s", known to be a date, as years', (typed, years) => {
  const span = yearRangeIn(typed);
  expect([span?.start.year, span?.end?.year]).toEqual(years);
});

it('reads no years backwards, and none in figures of something else', () => {
  expect(yearRangeIn('17-12')).toBeUndefined();
  expect(yearRangeIn('2 years')).toBeUndefined();
});
