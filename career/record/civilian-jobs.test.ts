import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCivilianJobs } from './civilian-jobs.ts';
import { printedDate } from './dates.ts';

/** A job in one line: title | employer | place | dates | duties. */
const told = (text: string) =>
  readCivilianJobs(text).map(({ title, employer, place, span, current, duties }) => {
    const end = current ? 'now' : span?.end ? printedDate(span.end) : '';
    const dates = span ? `${printedDate(span.start)}-${end}` : end;
    return [title, employer, place, dates, duties.replaceAll('\n', ' / ')].join(' | ');
  });

describe('civilian work in a veteran’s own words', () => {
  it.each([
    [
      'Warehouse associate, Home Depot, 2003-2006. Loaded trucks and drove a forklift.',
      ['Warehouse associate | Home Depot |  | 2003-2006 | Loaded trucks and drove a forklift.'],
    ],
    [
      'Shift supervisor - Target (March 2018 - June 2020): managed 12 team members',
      ['Shift supervisor | Target |  | Mar 2018-Jun 2020 | managed 12 team members'],
    ],
    [
      '2019-2021 Security officer, Target\n- Patrolled a hospital\n2021-present Dispatcher, County 911',
      [
        'Security officer | Target |  | 2019-2021 | Patrolled a hospital',
        'Dispatcher | County 911 |  | 2021-now | ',
      ],
    ],
    ['Bank teller\n2001-2003\nCounted cash', ['Bank teller |  |  | 2001-2003 | Counted cash']],
    ['Target, shift supervisor, since 2021', ['Shift supervisor | Target |  | 2021-now | ']],
    [
      'Director of Finance\nHarbor Bridge Housing Alliance · Full-time\nOct 2020 - Present · \n$17M annual budget, 6 staff',
      [
        'Director of Finance | Harbor Bridge Housing Alliance |  | Oct 2020-now | $17M annual budget, 6 staff',
      ],
    ],
    [
      'Deputy Clerk II, Fulton Superior Court, 2010 - 2017 / Deputy Clerk III 2017 - present',
      ['Deputy Clerk II | Fulton Superior Court |  | 2010-2017 | ', 'Deputy Clerk III |  |  | 2017-now | '],
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
      'Patient Access Manager, community hospital system, Aug 2023 - present',
      ['Patient Access Manager | Community hospital system |  | Aug 2023-now | '],
    ],
    ['Cashier, taqueria, 2009-12', ['Cashier | Taqueria |  | 2009-2012 | ']],
    [
      'Executive Assistant to CEO, regional credit union, Virginia Beach, 2008-2014',
      ['Executive Assistant to CEO | Regional credit union | Virginia Beach | 2008-2014 | '],
    ],
    ['Dollar store asst mgr 1997-2000', ['Asst mgr | Dollar store |  | 1997-2000 | ']],
    ['', []],
  ])('"%s" is read as jobs', (text, jobs) => {
    expect(told(text)).toEqual(jobs);
  });

  it('dates a chain of positions by where the one before ended', () => {
    expect(
      told(
        'Roofer for a local outfit 2009 til 2015, then crew foreman til 2020, then general superintendent since.',
      ),
    ).toEqual([
      'Roofer | Local outfit |  | 2009-2015 | ',
      'Crew foreman | Local outfit |  | 2015-2020 | ',
      'General superintendent | Local outfit |  | 2020-now | ',
    ]);
  });

  it.each([
    'I want to be an accountant like my degree says, entry level is ok, staff accountant, AP/AR.',
    'Open to: district manager without moving, category buyer, vendor rep. No fast food.',
    'So estimator, or project manager, or safety. Not interested in starting over in some other trade.',
    'NO police, NO guard, NO corrections. I get that call every week.',
  ])('makes no job of a wish or a refusal: "%s"', (text) => {
    expect(readCivilianJobs(text).filter(({ title, employer }) => title !== '' || employer !== '')).toEqual(
      [],
    );
  });

  it('takes the employer named above a list of positions, and for "same"', () => {
    expect(told('City fleet services\n- Fleet Manager 2022-now\n- Fleet Supervisor 2020-2022')).toEqual([
      'Fleet Manager | City fleet services |  | 2022-now | ',
      'Fleet Supervisor | City fleet services |  | 2020-2022 | ',
    ]);
    expect(
      readCivilianJobs(
        'Office Manager, civil engineering firm, Norfolk, 2014-2019\nDirector of Administration, same firm, 2019-present',
      )[1],
    ).toMatchObject({ title: 'Director of Administration', employer: 'Civil engineering firm' });
  });

  it.each([
    'Cashier, Walmart, 2001-2003. Bartender 2003-2005.',
    'Cashier, Target, 2010-2012\nLine cook, 2012-2014',
  ])('guesses no employer: "%s"', (text) => {
    expect(readCivilianJobs(text)[1]?.employer).toBe('');
  });

  it('names nothing that does not stand in the text', () => {
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
      'own',
      'shop',
    ];
    const text = fc
      .array(fc.constantFrom(...words, '.', ',', '\n', ' - ', ': '), { maxLength: 30 })
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(text, (given) => {
        const plain = given.toLowerCase().replace(/\s+/g, ' ');
        for (const { title, employer, place } of readCivilianJobs(given))
          for (const name of [title.replace(/^Owner$/, ''), employer.replace(/^Own (?=shop)/, ''), place])
            expect(plain).toContain(name.toLowerCase());
      }),
    );
  });
});
