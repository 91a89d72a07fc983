import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCivilianJobs } from './civilian-jobs.ts';
import { printedDate } from './dates.ts';

/** A job in one line: title | employer | place | dates | duties. */
const told = (text: string) =>
  readCivilianJobs(text).map(({ title, employer, place, span, current, duties }) => {
    const end = current ? 'now' : span?.end ? printedDate(span.end) : '';
    const dates = span ? `${printedDate(span.start)}-${end}` : '';
    return [title, employer, place, dates, duties.replaceAll('\n', ' / ')].join(' | ');
  });

describe('civilian work in a veteran’s own words', () => {
  it.each([
    [
      'Warehouse associate, Home Depot, 2003-2006. Loaded trucks and drove a forklift.',
      ['Warehouse associate | Home Depot |  | 2003-2006 | Loaded trucks and drove a forklift.'],
    ],
    [
      'Cashier, Acme Parts, Inc., Waco, TX, 2010-2012. Ran the register.',
      ['Cashier | Acme Parts, Inc. | Waco, TX | 2010-2012 | Ran the register.'],
    ],
    [
      'Shift lead, Smith, Jones & Co., LLC, 2010 - 2012',
      ['Shift lead | Smith, Jones & Co., LLC |  | 2010-2012 | '],
    ],
    [
      'Assistant Night Manager, Featherstonehaugh & Villanueva Brothers Wholesale Nursery, Landscape Supply and Agricultural Equipment Rental of Greater Hampton Roads, LLC, Chesapeake VA, 06/2012 - 02/2015. Supervised 5 clerks.',
      [
        'Assistant Night Manager | Featherstonehaugh & Villanueva Brothers Wholesale Nursery, Landscape Supply and Agricultural Equipment Rental of Greater Hampton Roads, LLC | Chesapeake VA | Jun 2012-Feb 2015 | Supervised 5 clerks.',
      ],
    ],
    ["Line cook at Denny's from 2001 to 2003", ["Line cook | Denny's |  | 2001-2003 | "]],
    [
      'Shift supervisor - Target (March 2018 - June 2020): managed 12 team members',
      ['Shift supervisor | Target |  | Mar 2018-Jun 2020 | managed 12 team members'],
    ],
    ['Construction laborer\nHelped frame houses', ['Construction laborer |  |  |  | Helped frame houses']],
    [
      '2019-2021 Security officer, Allied Universal\n- Patrolled a hospital\n2021-present Dispatcher, County 911',
      [
        'Security officer | Allied Universal |  | 2019-2021 | Patrolled a hospital',
        'Dispatcher | County 911 |  | 2021-now | ',
      ],
    ],
    ['Self-employed handyman, 2015 to present', ['Self-employed handyman |  |  | 2015-now | ']],
    ['Bank teller\n2001-2003\nCounted cash', ['Bank teller |  |  | 2001-2003 | Counted cash']],
    ['I was a lifeguard.', ['Lifeguard |  |  |  | ']],
    ['Worked at a gas station', [' |  |  |  | Worked at a gas station']],
    ['Drove a truck for UPS for two years.', [' |  |  |  | Drove a truck for UPS for two years.']],
    ['Target, shift supervisor, since 2021', ['Shift supervisor | Target |  | 2021-now | ']],
    [
      'Air Evac Lifeteam, EMS pilot, Bell 407, base in Hopkinsville KY, since June 2025',
      ['EMS pilot | Air Evac Lifeteam |  | Jun 2025-now | Bell 407 / base in Hopkinsville KY'],
    ],
    [
      'Beckley Water Company treatment plant operator 1 since march 2022, night shift',
      ['Treatment plant operator 1 | Beckley Water Company |  | Mar 2022-now | night shift'],
    ],
    [
      'Foreman, Northern Plains Builders, Bismarck - 2012 to now. Then private catering',
      ['Foreman | Northern Plains Builders | Bismarck | 2012-now | ', ' |  |  |  | Then private catering'],
    ],
    [
      'Analyst 01/23-10/24. Now: case worker, Rescue Committee (45 families)',
      ['Analyst |  |  | Jan 2023-Oct 2024 | ', 'Case worker | Rescue Committee |  |  | 45 families'],
    ],
    [
      'Director of Finance\nHarbor Bridge Housing Alliance · Full-time\nOct 2020 - Present · \n$17M annual budget, 6 staff',
      [
        'Director of Finance (Full-time) | Harbor Bridge Housing Alliance |  | Oct 2020-now | $17M annual budget, 6 staff',
      ],
    ],
    [
      'Deputy Clerk II, Fulton Superior Court, 2010 - 2017 / Deputy Clerk III 2017 - present',
      ['Deputy Clerk II | Fulton Superior Court |  | 2010-2017 | ', 'Deputy Clerk III |  |  | 2017-now | '],
    ],
    ['Before army: roustabout offshore, 2007-08', ['Roustabout offshore |  |  | 2007-2008 | ']],
    ['Before AF I was a hostess 2014 to 2016.', ['Hostess |  |  | 2014-2016 | ']],
    [
      'Coastal Freight Partners  Chesapeake  VA   Inbound Associate   (11/2019--5/2022)',
      ['Inbound Associate | Coastal Freight Partners | Chesapeake, VA | Nov 2019-May 2022 | '],
    ],
    [
      'Operator w/ Nimishillen Excavating since Oct 23. skid steer, mini-ex',
      ['Operator | Nimishillen Excavating |  | Oct 2023-now | skid steer, mini-ex'],
    ],
    [
      'Lube tech, Quick Oil (2005-2007) then Dispatcher, County 911 2008 - now',
      ['Lube tech | Quick Oil |  | 2005-2007 | ', 'Dispatcher | County 911 |  | 2008-now | '],
    ],
    [
      'I work at a city water plant as an operator trainee since Feb 2023. I take samples at 22 sites',
      ['Operator trainee | City water plant |  | Feb 2023-now | I take samples at 22 sites'],
    ],
    [
      'Since January 2024 working as a sheet metal mechanic for a modification contractor in Norfolk, mostly wing panels',
      ['Sheet metal mechanic | Modification contractor | Norfolk | Jan 2024-now | mostly wing panels'],
    ],
    [
      'Hub supervisor 2013-2016, full time operations supervisor since 2016. 32 employees',
      [
        'Hub supervisor |  |  | 2013-2016 | ',
        'Full time operations supervisor |  |  | 2016-now | 32 employees',
      ],
    ],
    [
      'Patient Access Manager, community hospital system, Aug 2023 - present',
      ['Patient Access Manager | Community hospital system |  | Aug 2023-now | '],
    ],
    ['2017– Turner, Cleveland', [' | Turner | Cleveland | 2017-now | ']],
    [
      'Account Executive, WEX Inc, 10/23 to current. Quota $1.1M, 112% 2024',
      ['Account Executive | WEX Inc |  | Oct 2023-now | Quota $1.1M, 112% 2024'],
    ],
    [
      'MEDEVAC HELICOPTER OPERATOR, Line Mechanic, 2006 - 2010',
      ['Line Mechanic | MEDEVAC HELICOPTER OPERATOR |  | 2006-2010 | '],
    ],
    ['STEEL PLANT, Millwright 2010 - 2014', ['Millwright | STEEL PLANT |  | 2010-2014 | ']],
    [
      'County Sheriffs Office, Detention Deputy, 1/2022 to current',
      ['Detention Deputy | County Sheriffs Office |  | Jan 2022-now | '],
    ],
    ['Dollar store asst mgr 1997-2000', ['Dollar store asst mgr |  |  | 1997-2000 | ']],
    ['Realtor 2016-2019', ['Realtor |  |  | 2016-2019 | ']],
    ['Patient care tech, ER, 2019-2021', ['Patient care tech, ER |  |  | 2019-2021 | ']],
    [
      'Executive Assistant to CEO, regional credit union, Virginia Beach, 2008-2014',
      ['Executive Assistant to CEO | Regional credit union | Virginia Beach | 2008-2014 | '],
    ],
    ['Cashier, taqueria, 2009-12', ['Cashier | Taqueria |  | 2009-2012 | ']],
    [
      'Deckhand on the vehicle ferry since summer 2022',
      ['Deckhand on the vehicle ferry |  |  | 2022-now | '],
    ],
    [
      'Paving co. Operator 2004 - 2013, Foreman 2013 - current',
      ['Operator | Paving company |  | 2004-2013 | ', 'Foreman |  |  | 2013-now | '],
    ],
    ['Shift lead, Team trainer, Target, 2010-2012', ['Shift lead, Team trainer | Target |  | 2010-2012 | ']],
    [
      'Welding instructor, Lone Star College, 2019-now',
      ['Welding instructor | Lone Star College |  | 2019-now | '],
    ],
    [
      "Lowe's / Department Supervisor / June 2019-Present",
      ["Department Supervisor | Lowe's |  | Jun 2019-now | "],
    ],
    [
      'HVAC tech at Comfort Air in Dayton OH 2015 to 2019',
      ['HVAC tech | Comfort Air | Dayton OH | 2015-2019 | '],
    ],
    ["Server at Chili's while in college", ["Server | Chili's |  |  | while in college"]],
    // Found by the property below, one time in some thousands.
    ['2001-2003 2001-2003 - 2001-2003 - Cook', ['Cook |  |  | 2001-2003 | 2001-2003 / 2001-2003']],
    ['2016-2018: Uber/Lyft driver', ['Uber/Lyft driver |  |  | 2016-2018 | ']],
    ['Stay at home dad 2015-2018', ['Stay at home dad |  |  | 2015-2018 | ']],
    [
      '2nd shift lead machine operator, Toyota plant in Georgetown, 2005-2010',
      ['2nd shift lead machine operator | Toyota plant | Georgetown | 2005-2010 | '],
    ],
    ['Driving trucks for UPS 2001-2003', [' |  |  |  | Driving trucks for UPS 2001-2003']],
    // Who employs is no title, and when it was or what one did besides no employer.
    [
      'Paper box maker, Erie area, compressor & furnace pump maint tech Nov 2020 - present',
      ['Compressor & furnace pump maint tech | Paper box maker | Erie area | Nov 2020-now | '],
    ],
    [
      'QA Supervisor, regional meat processor, Boise, 2022-now',
      ['QA Supervisor | Regional meat processor | Boise | 2022-now | '],
    ],
    [
      'Since January 2021 I have been an assistant ward manager in the ICU of a Boise hospital, 20 beds',
      ['Assistant ward manager | Boise hospital |  | Jan 2021-now | in the ICU / 20 beds'],
    ],
    ['QA clerk while in school 2020-2022', ['QA clerk |  |  | 2020-2022 | while in school']],
    [
      'Plumber apprentice w/ local co since Sept 2023',
      ['Plumber apprentice | Local company |  | Sep 2023-now | '],
    ],
    [
      'Response coordinator / oil spill organization, Gulf region (June 2023 - present)',
      ['Response coordinator | Oil spill organization | Gulf region | Jun 2023-now | '],
    ],
    ['CNC setup, aerospace job shop 2022-now', ['CNC setup | Aerospace job shop |  | 2022-now | ']],
    ['Deckhand on tenders, Alaska, 1994-1997', ['Deckhand on tenders |  | Alaska | 1994-1997 | ']],
    [
      'Clerk, Acme Parts, 2019-now. Lead for the annual third party audit, scored 96.',
      ['Clerk | Acme Parts |  | 2019-now | Lead for the annual third party audit, scored 96.'],
    ],
    ['', []],
  ])('"%s" is read as jobs', (text, jobs) => {
    expect(told(text)).toEqual(jobs);
  });

  it('loses and adds no word', () => {
    const words = [
      'Cook',
      'at',
      'Target',
      'supervisor',
      '2001-2003',
      'drove',
      'trucks',
      'and',
      'I',
      'was',
      'a',
      ',',
    ];
    const text = fc
      .array(fc.constantFrom(...words, '.', '\n', ' - ', ': '), { maxLength: 30 })
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(text, (given) => {
        const told = readCivilianJobs(given)
          .flatMap(({ title, employer, place, span, duties, isListed }, at, jobs) => [
            title,
            // Several positions below one employer each carry its name.
            isListed && employer === jobs[at - 1]?.employer ? '' : employer,
            place,
            span ? printedDate(span.start) : '',
            duties,
          ])
          .join(' ')
          .toLowerCase();
        for (const word of ['target', 'supervisor', 'drove', 'trucks', '2001']) {
          const count = (where: string) => where.toLowerCase().split(word).length;
          expect(count(told)).toBe(count(given));
        }
      }),
    );
  });

  it.each([
    [
      'I have been a residential installer for a cable company since October 2021.',
      'Residential installer',
      'Cable company',
    ],
    ['Risk analyst at crop insurance company, Sep 2022 to now', 'Risk analyst', 'Crop insurance company'],
    [
      'From 2010 to 2017 I was HR manager for an auto parts supplier that grew to 620 employees.',
      'HR manager',
      'Auto parts supplier',
    ],
    [
      'After the Reserve I worked as a medical assistant in a family practice for six years.',
      'Medical assistant',
      'Family practice',
    ],
    ['Now a mission operations engineer 4 days a week.', 'Mission operations engineer', ''],
    ['911 dispatcher for the county since 2020', '911 dispatcher', 'County government'],
    ['Band director, 2 years, 2022 to 2024', 'Band director', ''],
  ])('reads "%s"', (text, title, employer) => {
    expect(readCivilianJobs(text)).toMatchObject([{ title, employer }]);
  });

  it('reads positions listed with their dates below whoever employed, and no task as one', () => {
    const text =
      'City fleet services\n- Fleet Manager 2022-now\n- 640 units\n- Fleet Supervisor 2020-2022\n- bid walk-throughs w/ estimator since 2020';
    expect(readCivilianJobs(text)).toMatchObject([
      { title: 'Fleet Manager', employer: 'City fleet services', current: true, duties: '640 units' },
      {
        title: 'Fleet Supervisor',
        employer: 'City fleet services',
        duties: 'bid walk-throughs w/ estimator since 2020',
      },
    ]);
    expect(
      readCivilianJobs('Regional airline, 2006-present\n* A&P mechanic -> lead mechanic (2014)'),
    ).toMatchObject([{ title: 'A&P mechanic to lead mechanic', employer: 'Regional airline' }]);
  });

  it('takes what one also is in the job one still has as a task of that job', () => {
    const text =
      '911 dispatcher for the county since 2020. I have been a trainer for new dispatchers since 2022.';
    expect(readCivilianJobs(text)).toHaveLength(1);
  });
});
