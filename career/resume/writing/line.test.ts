import { describe, expect, it } from 'vitest';
import type { MilitaryBranch } from '#career/service.ts';
import { lineFrom } from './line.ts';

const line = (statement: string, branch: MilitaryBranch = 'Army', shouted = false) =>
  lineFrom(statement, { branch, context: statement, shouted });

describe('a line of a resume', () => {
  it.each([
    ['supervises two Soldiers', 'Supervised 2 Soldiers'],
    ['I was in charge of 6 Marines.', 'Responsible for 6 Marines'],
    [
      'Before that I was a Stryker driver and did the checks on it',
      'Served as Stryker driver and completed the checks on it',
    ],
    [
      'In my last year I was the radio chief for the company and I was responsible for 40 radios',
      'Served as radio chief for the company and was responsible for 40 radios',
    ],
    ['I was meritoriously promoted to Corporal', 'Earned meritorious promotion to Corporal'],
    [
      "I was the Sector's Enlisted Person of the Quarter in 2017",
      'Named Enlisted Person of the Quarter in 2017',
    ],
    ['I had a crew of 12 and checked the weight sheets', 'Led a crew of 12 and checked the weight sheets'],
    ['Loaded the truck with my crew chief', 'Loaded the truck with the crew chief'],
    ['Hung drywall with my uncle', 'Hung drywall with my uncle'],
    [
      'Led 45 Sailors in upkeep, 30,000 square feet of deck replaced ahead of schedule',
      'Led 45 Sailors in upkeep, with 30,000 square feet of deck replaced ahead of schedule',
    ],
    ['Supported 4.6K users/5.1K workstations', 'Supported 4,600 users and 5,100 workstations'],
    ['Tracked 2,100 people, zero lost', 'Tracked 2,100 people with none lost'],
    ['I trained 6 paying agents in 3 countries', 'Trained 6 paying agents in 3 countries'],
    [
      'She runs the web page, escorts media and answers queries',
      'Ran the web page, escorted media and answered queries',
    ],
    ['SrA Raman writes and edits stories for the wing', 'Wrote and edited stories for the wing'],
    ['Responsible for maintaining 40 vehicles', 'Maintained 40 vehicles'],
    ['responsible for the property book and arms room', 'Responsible for the property book and arms room'],
    ['Squad leader of 9 Soldiers', 'Served as squad leader of 9 Soldiers'],
    [
      'Unit Supply Sergeant for a 137 Soldier company',
      'Served as Unit Supply Sergeant for a 137-Soldier company',
    ],
    ['TRAINING: Rebuilt the syllabus', 'Rebuilt the syllabus'],
    ['Ran the desk 12 hr shifts', 'Ran the desk on 12-hour shifts'],
    ['During the exercise, he led 14 people', 'During the exercise, led 14 people'],
    ['was picked to train 5 new people', 'Picked to train 5 new people'],
    ['work resumed in 36 hours', 'Work resumed in 36 hours'],
    ['zero weapons lost in 5 years', 'Recorded zero weapons lost in 5 years'],
    ['Soldier of the Quarter, 2019', 'Named Soldier of the Quarter, 2019'],
    ['I was Airman of the Quarter for the wing', 'Named Airman of the Quarter for the wing'],
    ['Instructor of the Yr 2021 (1/74)', 'Named Instructor of the Year 2021 (1 of 74)'],
    ['Lt Col Marchetti led 3 squadrons; his crews flew 86 sorties', 'Led 3 squadrons; crews flew 86 sorties'],
    [
      'Capt Srinivasan is the deputy chief engineer for a program',
      'Served as deputy chief engineer for a program',
    ],
    ['SCOUT SECTION SGT-10: led 300 patrols', 'Led 300 patrols'],
    ['(2nd EVAL, SHORE) Led 12 clerks', 'Led 12 clerks'],
    ['Deployed Kuwait with 40 vehicles', 'Deployed to Kuwait with 40 vehicles'],
    ['I was responsible for maintaining 40 radios', 'Maintained 40 radios'],
    ['Commander of a 60-Soldier company', 'Commanded a 60-Soldier company'],
    ['Led a 9 Soldier section in Iraq', 'Led a 9-Soldier section in Iraq'],
    ['Managed 41 tool containers and a 1,300 tool kit', 'Managed 41 tool containers and a 1,300-tool kit'],
    [
      'Conducted 412 dining facility and sanitation inspections',
      'Conducted 412 dining facility and sanitation inspections',
    ],
    ['Ran the supply desk 12 hr shifts', 'Ran the supply desk on 12-hour shifts'],
    [
      'Rebuilt 44 pallets; cut port hold time 72 to 19 hours',
      'Rebuilt 44 pallets, cutting port hold time from 72 to 19 hours',
    ],
    [
      'Rescued 5 people from a 42 ft sailboat in 12 ft of water',
      'Rescued 5 people from a 42-foot sailboat in 12 feet of water',
    ],
    ['Ran a 52,000 sq ft warehouse', 'Ran a 52,000-square-foot warehouse'],
    ['Inventoried 1,300 tool kit', 'Inventoried a 1,300-tool kit'],
    ['Pumped 40,000 gallons fresh water', 'Pumped 40,000 gallons of fresh water'],
    ['Led 22 military and civilian in 3 shops', 'Led 22 military and civilian personnel in 3 shops'],
    ['I rated 6 sergeants', 'Evaluated the performance of 6 sergeants'],
    ['Deployed to Bahrain 2014-2015 and again in 2019', 'Deployed to Bahrain in 2014-2015 and again in 2019'],
    ['Rewrote the pre-op checklist', 'Rewrote the pre-op checklist'],
    ['monthly close from 14 days to 9', 'Helped cut monthly close from 14 days to 9'],
    ['Wired a 90 man camp, 3 percent under estimate', 'Wired a 90-man camp, 3 percent under estimate'],
    [
      'Built, coached and retained a team of 5 lieutenants',
      'Built, coached and retained a team of 5 lieutenants',
    ],
    ['Delivered 11.8 million gallons of JP-5', 'Delivered 11.8 million gallons of jet fuel'],
    [
      'Qualified 5 aircraft crew chiefs and 3 inspectors',
      'Qualified 5 aircraft crew chiefs and 3 inspectors',
    ],
    [
      'Brought the mission capable rate up from 58% to 72%',
      'Raised the mission capable rate from 58% to 72%',
    ],
    ['Drove 2 surveys w/zero findings f/ the clinic', 'Drove 2 surveys with zero findings for the clinic'],
    ['Maintained 9 forklifts, val $4.7M', 'Maintained 9 forklifts valued at $4.7M'],
    ['Kept two 47-foot boats ready for 300 days', 'Kept two 47-foot boats ready for 300 days'],
    [
      'Mentored 4 technicians; two promoted and one won an award',
      'Mentored 4 technicians; two promoted and one won an award',
    ],
    ['Inspected 22 aircraft in nineteen hours', 'Inspected 22 aircraft in 19 hours'],
    ['Coordinated 96 loads, result: squadron scored 98.4%', 'Coordinated 96 loads; squadron scored 98.4%'],
    ['Briefed 12 test results officers used daily', 'Briefed 12 test results officers used daily'],
    ['Worked at the dfac in Kuwait', 'Worked at the dining facility in Kuwait'],
    ['Completed the course with honors during this period.', 'Completed the course with honors'],
    ['Loaded 418 bombs (GBU-12/38/54) without a mishap', 'Loaded 418 bombs without a mishap'],
    ['Certified 30 riggers (27 on the first try)', 'Certified 30 riggers (27 on the first try)'],
    [
      'Vaccinated 24,780 trainees in 19 weeks, waste 0.6%',
      'Vaccinated 24,780 trainees in 19 weeks with 0.6% waste',
    ],
    [
      'Led remedial runs for 11 Soldiers, 9 passed within 60 days',
      'Led remedial runs for 11 Soldiers; 9 passed within 60 days',
    ],
    ['Named Sailor of the Quarter 2nd qtr 2018', 'Named Sailor of the Quarter, 2nd quarter 2018'],
    ['Selected Delta 8 Crew Member of the Quarter', 'Selected as Delta 8 Crew Member of the Quarter'],
    [
      'Drove an 84.6% rate, beat the command standard 2.1%',
      'Drove an 84.6% rate and beat the command standard by 2.1%',
    ],
    ['Built a log parser for each crew (paused because of the network)', 'Built a log parser for each crew'],
    ['Found water in a 5,000 gal delivery of fuel', 'Found water in a 5,000-gallon delivery of fuel'],
    ['Pumped 5,000 gal of fuel', 'Pumped 5,000 gallons of fuel'],
    [
      'Served meals on a six and a half month deployment',
      'Served meals on a six and a half month deployment',
    ],
    ['Lifted readiness from 64% to 81', 'Lifted readiness from 64% to 81%'],
    ['Held fill rate at 94%, goal was 90%', 'Held the fill rate at 94% against a goal of 90%'],
    ['They selected me as Soldier of the Quarter', 'Selected as Soldier of the Quarter'],
    ['Wrote 40 OER/OERs', 'Wrote 40 performance evaluations'],
    ['Troubleshoots/repairs radios', 'Troubleshot and repaired radios'],
    ['Automated our crew log/shift turnover.', 'Automated the crew log and shift turnover'],
    ['I qualified coxswain on 2 platforms', 'Qualified as coxswain on 2 platforms'],
    ['Tank crewman to First Sergeant.', 'Advanced from tank crewman to First Sergeant'],
    ['Driver to the battalion commander.', 'Served as driver to the battalion commander'],
    ['Ran the shop my last 3 years', 'Ran the shop for the last 3 years'],
    ['Ran a 5 state region, 9 recruiters.', 'Ran a 5-state region with 9 recruiters'],
    ['got 12 bent parts back on the line', 'Got 12 bent parts back on the line'],
    ['We lowered tour cost from $88,000 to $61,000', 'Helped lower tour cost from $88,000 to $61,000'],
    ['we kept the line moving and passed the survey', 'Helped keep the line moving and pass the survey'],
    ['We had a heat casualty at the range', 'As part of a team, had a heat casualty at the range'],
    ['Platoon sergeant, infantry company.', 'Served as platoon sergeant for an infantry company'],
    ['Trained 13 Sailors resulting in 31 licenses', 'Trained 13 Sailors, resulting in 31 licenses'],
  ])('%s -> %s', (statement, expected) => {
    expect(line(statement)).toBe(expected);
  });

  it('reads a Navy evaluation in capitals', () => {
    expect(
      line('-LED 12 SAILORS IN PATCHING 38 SERVERS, RAISING THE SCORE FROM 71 TO 94 PERCENT.', 'Navy', true),
    ).toBe('Led 12 Sailors in patching 38 servers, raising the score from 71 to 94 percent');
  });

  it('keeps small what is two words in one, in a text of capitals', () => {
    expect(
      line('SERVED 47,000 MEALS WITH NO CASES OF FOODBORNE ILLNESS IN THE NORTH ATLANTIC.', 'Navy', true),
    ).toBe('Served 47,000 meals with no cases of foodborne illness in the North Atlantic');
  });

  it('reads Air Force shorthand, deed and result together', () => {
    expect(line("Dir'd 12-mbr tm thru 3 insps; zero write-ups--saved $1.4M", 'Air Force')).toBe(
      'Directed a 12-member team through 3 inspections with zero write-ups, saving $1.4M',
    );
  });

  it('leaves in the present what is done in a job that goes on', () => {
    const told = (statement: string, goesOn: boolean) =>
      lineFrom(statement, { branch: 'Army', context: statement, shouted: false, inJob: true, goesOn });
    expect(told('lead 84 associates on nights', true)).toBe('Lead 84 associates on nights');
    expect(told('lead 84 associates on nights', false)).toBe('Led 84 associates on nights');
    expect(told('I lead 84 associates on nights', false)).toBe('Lead 84 associates on nights');
    expect(told('cut injuries from 7 to 2', true)).toBe('Cut injuries from 7 to 2');
    expect(told('She plans the route, checks the loads and trains 4 new drivers.', true)).toBe(
      'Plan the route, check the loads and train 4 new drivers',
    );
  });

  it('leaves no “when left” behind: what needs its subject keeps it', () => {
    expect(line('Wrote a guide that the shop still used when I left')).toContain('when I left');
  });

  it('makes no verb of a noun', () => {
    expect(line('retake rate 1.8% vs 5% standard')).not.toMatch(/Retook/);
    expect(line('Supporting documents were found for 97%')).not.toMatch(/Supported/);
    expect(line('time to fill 19 days')).not.toMatch(/Timed/);
    expect(line('warehouse now 2nd shift forklift')).not.toMatch(/Warehoused/);
    expect(line('Clear & bright tests every morning') ?? '').not.toMatch(/Cleared/);
    expect(line('packing, labels, notary, closing register') ?? '').not.toMatch(/Packed/);
  });

  it.each([
    'NETWORK EXPERT.',
    'LEADING PETTY OFFICER-12.',
    'PROMOTE TO CHIEF NOW!',
    'Unlimited potential',
    'EARLY PROMOTE 2 OF 13.',
  ])('writes none of “%s”, which names no deed', (statement) => {
    expect(line(statement, 'Navy', true)).toBeNull();
  });

  it('names a unit by its number and name, and says no word twice', () => {
    expect(line('Led a team of the 436 APS', 'Air Force')).toBe(
      'Led a team of the 436th Aerial Port Squadron',
    );
    expect(line('Inspected by the MAIT team', 'Army')).toBe(
      'Inspected by the maintenance assistance and instruction team',
    );
  });

  it.each([
    'send to resident ILE and select for battalion S3 ahead of peers',
    'Promote now to Master Sergeant',
  ])('has none where a rater recommends: %s', (statement) => {
    expect(line(statement)).toBeNull();
  });

  it('puts no filler before the words, and no deed where none was told', () => {
    for (const statement of [
      'cycle counts and RF gun',
      'tool room',
      'executed 3 inventories',
      'Supply clerk',
    ])
      expect(line(statement) ?? '').not.toMatch(/^(?:Achieved|Handled|Contributed|Held|Worked with)\b/);
  });

  it('performs duties, and serves in positions', () => {
    expect(line('Instructor duties for 90 students')).toBe('Performed instructor duties for 90 students');
    expect(line('Squad leader for 9 Soldiers')).toBe('Served as squad leader for 9 Soldiers');
  });
});
