import { describe, expect, it } from 'vitest';
import { obstaclesIn } from './held-back.ts';

const kindsIn = (line: string, known?: ReadonlySet<string>) =>
  obstaclesIn(line, known).map(({ kind, text }) =>
    kind === 'no deed' || kind === 'fragment' ? kind : `${kind}: ${text}`,
  );

describe('what a stranger would stumble over in a line', () => {
  it.each([
    'Supervised 214 Marines & Sailors in 11 work centers',
    'Disbursed $18.3M and collected $6.9M with not one cent out of balance in 270 business days',
    'Commanded a 161-member C-17A airlift squadron',
    'Responsible for the training, welfare and gear of 3 Marines',
    'During Operation Resolute Castle in Romania, completed 4.1 km of tank trail',
    'Wrote 40+ performance evaluations',
    'Responded to 14 floods',
    'Aligned the AN/TSC-85 and its generator',
    'Launched 9 rescue flights in 2 days',
    'Cut late orders from 6 to 1 in 3 weeks',
    'Hand-picked for the team that moved 60 trucks in 2 days',
    'Managed medical supplies for 6 battalion aid stations',
    'Oversaw 1,375 hours of preventive maintenance',
    'Recovered $415K in collections, 22% over goal',
    'Led the reaccreditation of 2 clinics',
    'Launched 46 UH-60M and KC-135 sorties',
  ])('is nothing in "%s"', (line) => {
    expect(kindsIn(line)).toEqual([]);
  });

  it('is more than 220 characters at once, and not one less', () => {
    const line = (length: number) =>
      `Supervised ${'Marines and Sailors in '.repeat(12)}`.slice(0, length - 1).concat('s');
    expect(kindsIn(line(220)).join()).not.toContain('loose end');
    expect(kindsIn(line(221)).join()).toContain('loose end');
  });

  it.each([
    ['shorthand that nobody wrote out', 'Processed 3,700 plts by air', ['unknown word: plts']],
    ['a designation that no news uses', 'Kept the XQZ-77 up for 3 patrols', ['acronym: XQZ-77']],
    ['a course by its code', 'Sent 4 people to the X2 course', ['acronym: X2']],
    ['why one left', 'Laid off with 40 others in March', ['no deed', 'informal: Laid off']],
    [
      'an acronym without a meaning',
      'Ran the boating safety class for 260 children in PFDs',
      ['acronym: PFDs'],
    ],
    ['a statement without a deed', '46 funerals with the honor guard', ['no deed']],
    ['whoever is not the subject of a resume', 'Supervised 9 officers whom he rated', ['someone: he']],
    ['half a sentence', 'Showed the new technicians how', ['fragment']],
    ['a bracket that never closes', 'Built a runway in Honduras (the longest', ['fragment']],
    ["a note's signs", 'Trained 4 Sailors -> advanced', ['marks: ->']],
    ['a quotation that never ends', 'Ranked 2 of 6 and called a "future leader', ['fragment']],
    ['a figure without what it counts', 'Retained 9 of 10 at the end of contract', ['fragment']],
    ['people who are only a figure', 'Supervised 5; two made staff sergeant', ['fragment']],
    ['what was completed', 'Completed with no lost time injuries in 2 years', ['fragment']],
    ['a figure a day of nothing', 'Fed around 900 a day in the field kitchen', ['fragment']],
    ['what somebody else graded', 'Graded "effective" by the training group', ['no deed']],
    ['a deed done to what was told before', 'Pulled them from 3 units in 36 hours', ['fragment']],
    ['figures that run together', 'Beat the budget by 3.2% 4 quarters in a row', ['marks: 2% 4']],
    [
      "a unit's number apart from its name",
      'Crossed 214 vehicles of 2 armored brigade combat team',
      ['of service: 2 armored brigade combat team'],
    ],
    ['what people say', 'Trained the new guys on the pump', ['informal: guys']],
  ])('is %s', (_what, line, found) => {
    expect(kindsIn(line)).toEqual(found);
  });

  it('is nothing that the posting itself says', () => {
    expect(kindsIn('Wrote 12 ACLs for the network')).toEqual(['acronym: ACLs']);
    expect(kindsIn('Wrote 12 ACLs for the network', new Set(['ACLs']))).toEqual([]);
  });

  it.each([
    'Maintained AN/GSM-705 calibration set valued at $2.3M with 100% accountability',
    'Packed 380 parachutes for F/A-18 aircraft with 0 malfunctions',
    'Won dental group noncommissioned officer of the quarter, Q3 2023',
    'Treated 611 residents in 10 days, $298K in free care',
    'Inspected 40 M1142 fire trucks for mobilizing units',
  ])('is no name that its noun follows, no quarter and no worth: %s', (line) => {
    expect(obstaclesIn(line)).toEqual([]);
  });
});

it.each([
  'Missed one drill series and made it up later',
  'Grounded on a falling tide at Fort Story in 2018',
  'Crew 5, aerial and buried',
])('prints no line of what nobody puts on a resume: %s', (line) => {
  expect(obstaclesIn(line).map(({ kind }) => kind)).toContain('no deed');
});

it('prints that nothing was missed', () => {
  expect(obstaclesIn('Missed no deadline in 3 years')).toEqual([]);
});
