import { expect, test } from 'vitest';
import { withJoints } from './joints.ts';

test.each([
  [
    'Changed the propeller in 8 days, saved $2.6M of drydock',
    'Changed the propeller in 8 days and saved $2.6M of drydock',
  ],
  [
    'Chaired boards, negotiated changes, adjudicated claims, closed out contracts',
    'Chaired boards, negotiated changes, adjudicated claims and closed out contracts',
  ],
  ['Ran 3 maintenance sections, 62 mechanics total', 'Ran 3 maintenance sections with 62 mechanics total'],
  ['Staffed the call line, 400+ calls', 'Staffed the call line with 400+ calls'],
  [
    'Served as operator on nights from 2018 to 2019, 200+ doors and cameras',
    'Served as operator on nights from 2018 to 2019 with 200+ doors and cameras',
  ],
  ['Moved 5,100 tons of cargo, 7,400 passengers', 'Moved 5,100 tons of cargo and 7,400 passengers'],
  [
    'Managed training jackets; 31 qualifications with 94% success',
    'Managed training jackets, with 31 qualifications and 94% success',
  ],
  ['Mentored 9 divers; 7 qualified first class', 'Mentored 9 divers; 7 qualified first class'],
  [
    'Troubleshot and repaired gear, flight controls, fuel systems',
    'Troubleshot and repaired gear, flight controls and fuel systems',
  ],
  [
    'Drafted wills and powers of attorney, punishment packages, charge sheets, claims',
    'Drafted wills and powers of attorney, punishment packages, charge sheets, and claims',
  ],
  ['Guarded the gate at Camp Taji, Baghdad, Iraq', 'Guarded the gate at Camp Taji, Baghdad, Iraq'],
  ['Evacuated 61 people in 3 minutes, no injuries', 'Evacuated 61 people in 3 minutes with no injuries'],
  ['Reduced empty legs 12%, $41M saved', 'Reduced empty legs 12%, saving $41M'],
  [
    'Resolved $212,400 in pay problems, oldest was 3 years',
    'Resolved $212,400 in pay problems; oldest was 3 years',
  ],
  ['Tuned 61 rules, false positives down 44%', 'Tuned 61 rules, with false positives down 44%'],
  [
    'Resolved 1,875 tickets with a 97 percent first call resolution, 99.2 percent network uptime',
    'Resolved 1,875 tickets with a 97 percent first call resolution and 99.2 percent network uptime',
  ],
  [
    'Served as analyst in the office, made threat briefs, maps and charts',
    'Served as analyst in the office and made threat briefs, maps and charts',
  ],
  ['Issued 147 warnings for 41 bases; 93% hit rate', 'Issued 147 warnings for 41 bases with a 93% hit rate'],
  [
    'Inventoried a tool kit; 0 lost tools in 11 months',
    'Inventoried a tool kit with 0 lost tools in 11 months',
  ],
  ['Passed 23 evaluations; #1 of 41 sergeants', 'Passed 23 evaluations and ranked #1 of 41 sergeants'],
  [
    'Crossed the bar in 18-foot seas, and with a crew of 3, recovered 2 fishermen',
    'Crossed the bar in 18-foot seas, and with a crew of 3, recovered 2 fishermen',
  ],
  ['Recovered $415K in collections; 22% over goal', 'Recovered $415K in collections, 22% over goal'],
  [
    'Closed 2,600 referrals in 10 weeks; average wait down from 9 to 3 days',
    'Closed 2,600 referrals in 10 weeks, with average wait down from 9 to 3 days',
  ],
  [
    'Managed $22,500 offering fund and appropriated budget, passed 2 audits',
    'Managed $22,500 offering fund and appropriated budget; passed 2 audits',
  ],
  [
    'Conducted inspections of tugs, barges and boats, closed 40 cases',
    'Conducted inspections of tugs, barges and boats; closed 40 cases',
  ],
  [
    'Directed 4 teams surveying grounded and sunken vessels, focused salvage on 41 threats',
    'Directed 4 teams surveying grounded and sunken vessels and focused salvage on 41 threats',
  ],
  [
    'Rebuilt the rotation log, no expired items on next two inspections',
    'Rebuilt the rotation log with no expired items on next two inspections',
  ],
  ['Drove the bus with care, no accidents in 3 years', 'Drove the bus with care and no accidents in 3 years'],
  [
    'Supported tracking of 2 breakup events, about 900 pieces cataloged the first week',
    'Supported tracking of 2 breakup events, with about 900 pieces cataloged the first week',
  ],
  [
    'Served as team leader of 6, acting platoon sergeant for 5 weekends and one annual training',
    'Served as team leader of 6 and acting platoon sergeant for 5 weekends and one annual training',
  ],
  [
    'Found a bad batch of seals, wrote it up and the sector checked the rest',
    'Found a bad batch of seals and wrote it up; the sector checked the rest',
  ],
  [
    'Built an 18-month pipeline; 9 reservists qualified, cleared backlog of 120 applications',
    'Built an 18-month pipeline; 9 reservists qualified; cleared backlog of 120 applications',
  ],
  [
    'Diagnosed an overheating unit; rebuilt a water pump; saved $15K',
    'Diagnosed an overheating unit and rebuilt a water pump, saving $15K',
  ],
  [
    'Rewrote the checklist; cut malfunctions from 6 to 1',
    'Rewrote the checklist, cutting malfunctions from 6 to 1',
  ],
  ['Calibrated a gauge; averted work stoppage', 'Calibrated a gauge, averting work stoppage'],
  ['Rewrote the procedure; praised by the safety team', 'Rewrote the procedure, praised by the safety team'],
  ['Trained 6 Soldiers; earned an award', 'Trained 6 Soldiers and earned an award'],
  ['Ran a dozer; ran a grader; hauled dirt', 'Ran a dozer, ran a grader and hauled dirt'],
  ['Taught 24 students, team placed 3rd in the state', 'Taught 24 students; team placed 3rd in the state'],
])('joins clauses that reports only part by commas: %s', (typed, printed) => {
  expect(withJoints(typed)).toBe(printed);
});

test.each([
  'Built a cassette system, adopted by 2 clinics',
  'Inspected, serviced, launched and recovered aircraft; supervised 4 Airmen',
  'Trained 13 Sailors, resulting in 31 licenses',
  'Developed eight captains, six of whom were selected for command',
  'Led 14 people, which was the largest crew',
  'Watched cameras, made 31 arrests, wrote reports and went to court',
  'Led the squadron; flew 86 sorties and evacuated 9,300 people; trained 4',
  'Responded to 1,300 orders; 97% closed in under 5 days; ranked #1 of 8 shops',
  'Wrote the plan, saving $4K; cut waste by 40%',
  'Served as driver, gunner and medic',
  'Fixed the radar, no longer in service elsewhere',
  'Ran the page, escorted media and answered queries',
])('leaves alone what is joined already: %s', (line) => {
  expect(withJoints(line)).toBe(line);
});
