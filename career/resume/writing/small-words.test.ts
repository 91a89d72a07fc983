import { describe, expect, it } from 'vitest';
import { withSmallWords } from './small-words.ts';

describe('small words', () => {
  it.each([
    [
      'Served as engineering petty officer when machinery technician first class was on leave',
      'Served as engineering petty officer when the machinery technician first class was on leave',
    ],
    ['Led 4 Marines when Corporal on leave', 'Led 4 Marines when the corporal was on leave'],
    [
      'Rewrote the checklist; the command adopted as best practice',
      'Rewrote the checklist; the command adopted it as best practice',
    ],
    ['Wrote the sheet; medical group adopted', 'Wrote the sheet; medical group adopted it'],
    ['Came in $3,100 under what we were given', 'Came in $3,100 under budget'],
    ['Finished a paving job under budget by $9,000', 'Finished a paving job, $9,000 under budget'],
    ['Performed 1,300 hours console operations', 'Performed 1,300 hours of console operations'],
    ['Train the new clerks too', 'Train the new clerks'],
    ['Started at Kanawha Motor Freight 2003', 'Started at Kanawha Motor Freight in 2003'],
    ['Named Airman of the Quarter for the flight once', 'Named Airman of the Quarter'],
    ['Do claims, load plans and schedules', 'Handle claims, load plans and schedules'],
    ['Do payroll and scheduling', 'Handle payroll and scheduling'],
    ['Do inspections of boilers', 'Perform inspections of boilers'],
    ['Did 14 inspections in a week', 'Performed 14 inspections in a week'],
    ['Rejected a tanker 8000 gallons', 'Rejected a tanker (8,000 gallons)'],
    ['Opened a 0600 clinic', 'Opened a 6 a.m. clinic'],
    ['Stood watch 0700-1900 daily', 'Stood watch 7 a.m. to 7 p.m. daily'],
    ['Closed the gate at 2200 daily', 'Closed the gate at 10 p.m. daily'],
    ['Spent $8000 on tools', 'Spent $8,000 on tools'],
    ['Moved 12000 pounds of mail', 'Moved 12,000 pounds of mail'],
    ['Rated 4; 2 promoted, one picked up', 'Rated 4; 2 promoted, 1 picked up'],
  ])('are mended in "%s"', (line, mended) => {
    expect(withSmallWords(line)).toBe(mended);
    expect(withSmallWords(mended)).toBe(mended);
  });

  it.each([
    'Ran the shop while the chief was on leave',
    'Trained 40 people in 2010 and 2019 alone or in pairs',
    'Issued 300 Form 2062 records',
    'Trained 40 new Marines as 0311 riflemen',
    'Led the 0300 field through ISO 27001 audits',
    'Do my best',
    'Drove 8,000 miles and hauled 900 tons',
    'Ran a clinic when demand was high',
    'Sampled fuel totaling 900,000 gallons',
  ])('stay in "%s"', (line) => {
    expect(withSmallWords(line)).toBe(line);
  });
});
