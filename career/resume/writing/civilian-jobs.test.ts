import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCivilianJobs } from './civilian-jobs.ts';

const job = (title: string, organization: string, start: string, end: string, duties = '') => ({
  title,
  organization,
  start,
  end,
  duties,
});

describe('civilian work in a veteran’s own words', () => {
  it.each([
    [
      'Warehouse associate, Home Depot, 2003-2006. Loaded trucks and drove a forklift.',
      [job('Warehouse associate', 'Home Depot', '2003', '2006', 'Loaded trucks and drove a forklift.')],
    ],
    ["Line cook at Denny's from 2001 to 2003", [job('Line cook', "Denny's", '2001', '2003')]],
    [
      'Shift supervisor - Target (March 2018 - June 2020): managed 12 team members',
      [job('Shift supervisor', 'Target', 'March 2018', 'June 2020', 'managed 12 team members')],
    ],
    [
      'Construction laborer\nHelped frame houses',
      [job('Construction laborer', '', '', '', 'Helped frame houses')],
    ],
    [
      '2019-2021 Security officer, Allied Universal\n- Patrolled a hospital\n2021-present Dispatcher, County 911',
      [
        job('Security officer', 'Allied Universal', '2019', '2021', 'Patrolled a hospital'),
        job('Dispatcher', 'County 911', '2021', 'present'),
      ],
    ],
    ['Self-employed handyman, 2015 to present', [job('Self-employed handyman', '', '2015', 'present')]],
    ['Bank teller\n2001-2003\nCounted cash', [job('Bank teller', '', '2001', '2003', 'Counted cash')]],
    ['I was a lifeguard.', [job('Lifeguard', '', '', '')]],
    ['Worked at a gas station', [job('', '', '', '', 'Worked at a gas station')]],
    ['Drove a truck for UPS for two years.', [job('', '', '', '', 'Drove a truck for UPS for two years.')]],
    ['Target, shift supervisor, since 2021', [job('Shift supervisor', 'Target', '2021', 'Present')]],
    ['', []],
  ])('"%s" is read as jobs', (text, jobs) => {
    expect(readCivilianJobs(text)).toEqual(jobs);
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
          .flatMap((found) => Object.values(found))
          .join(' ')
          .toLowerCase();
        for (const word of ['target', 'supervisor', 'drove', 'trucks', '2001']) {
          const count = (where: string) => where.toLowerCase().split(word).length;
          expect(count(told)).toBe(count(given));
        }
      }),
    );
  });
});
