import { describe, expect, it } from 'vitest';
import { finished } from './finishing.ts';
import { lineFrom } from './line.ts';

const line = (statement: string) => lineFrom(statement, { branch: 'Army', context: '', shouted: false });

describe('the last look at a line', () => {
  it.each([
    ['Engine dept of 4', 'Led an engine department of 4', { leads: true }],
    [
      'Engineering department of 23 on the cutter',
      'Led an engineering department of 23 on the cutter',
      { leads: true },
    ],
  ])('gives “%s” the article of the word that follows', (typed, printed, asked) => {
    expect(lineFrom(typed, { branch: 'Navy', context: '', shouted: false, ...asked })).toBe(printed);
  });

  it.each([
    ['Earned Gold Recruiter Badge in 14 months', 'Earned the Gold Recruiter Badge in 14 months'],
    ['mentored 4 medics; one earned EFMB', 'Mentored 4 medics; one earned the Expert Field Medical Badge'],
    [
      'coached 2 to pass the promotion board on first attempt',
      'Coached 2 to pass the promotion board on the first attempt',
    ],
    [
      'Reduced waste by 22 percent over previous quarter',
      'Reduced waste by 22 percent over the previous quarter',
    ],
    ['Scored 278 APFT', 'Scored 278 on the Army Physical Fitness Test'],
  ])('sets the article of what there is one of: %s', (typed, printed) => {
    expect(line(typed)).toBe(printed);
  });

  it.each([
    [
      'coordinated CL I, III, IV and IX for 612 Soldiers',
      'Coordinated food and water, fuel, construction materials and repair parts for 612 Soldiers',
    ],
    ['Crushed 22,000 ton aggregate in 6 wks', 'Crushed 22,000 tons of aggregate in 6 weeks'],
    [
      'Wrote the SOP; adopted by 2 sister squadrons',
      'Wrote the standard operating procedure, adopted by 2 other squadrons',
    ],
    ['built a excel tracker of 1200 parts', 'Built an Excel tracker of 1,200 parts'],
    [
      'I also was the unit license examiner; Licensed 88 drivers.',
      'Served as unit license examiner and licensed 88 drivers',
    ],
  ])('says plainly what a stranger would stumble over: %s', (typed, printed) => {
    expect(line(typed)).toBe(printed);
  });

  it('leaves out how a rater praises a manner, and keeps the deed', () => {
    expect(line('Expertly managed 14 convoys with zero accidents')).toBe(
      'Managed 14 convoys with zero accidents',
    );
    expect(line('Personally wrote 14 evaluations on time')).toBe('Personally wrote 14 evaluations on time');
  });

  it.each([
    [
      'Tracked vehicle driver and crew chief on the M113',
      'Served as tracked vehicle driver and crew chief on the M113',
    ],
    ['Then four years as instructor at Fort Sill.', 'Served 4 years as instructor at Fort Sill'],
    [
      'CW3 Hutch serves as the shop officer and advises the commander on 12 trucks',
      'Served as shop officer and advised the commander on 12 trucks',
    ],
  ])('tells what somebody was: %s', (typed, printed) => {
    expect(line(typed)).toContain(printed);
  });

  it('makes no deed of what kind a thing is', () => {
    for (const typed of [
      'controlled substance custodian',
      'Signals warfare supervisor.',
      'Retakes down 44 percent',
      'Deferred items',
    ])
      expect(line(typed) ?? '').not.toMatch(/^(?:Controlled|Signaled|Retook|Deferred) /);
  });

  it('keeps the year a house was built, and sets commas in what is counted', () => {
    expect(line('Restored 12 windows at a 1790 tavern with epoxy')).toContain('a 1790 tavern');
    expect(line('Filled a 1790 gallon tank twice a week')).toContain('1,790');
  });

  it.each([
    [
      'Led 5-mbr pest mgt flt; svcd 1.1K facs/3.2K acres--zero pesticide violations 4 yrs',
      'Led a 5-member pest management flight; serviced 1,100 facilities and 3,200 acres with zero pesticide violations in 4 years',
    ],
    [
      'Community pride; volunteered 8 hrs to Habitat for Humanity',
      'Volunteered 8 hours to Habitat for Humanity',
    ],
    [
      'Revamped yard layout; cut avg build time dn 15%',
      'Revamped yard layout, cutting average build time down 15%',
    ],
    ['Ld 5 Amn; rebuilt press in-house', 'Led 5 Airmen and rebuilt press in-house'],
    [
      'Coordinated 3 burial details iso post ceremonies',
      'Coordinated 3 burial details in support of post ceremonies',
    ],
    ['Baked bread for 1,800 Marines 3x a day', 'Baked bread for 1,800 Marines 3 times a day'],
    ['Maintained radios w/379 ECES', 'Maintained radios with 379'],
  ])('reads the shorthand of bullets: %s', (typed, printed) => {
    expect(lineFrom(typed, { branch: 'Air Force', context: '', shouted: false })).toContain(printed);
  });

  it('keeps what stands before a deed where nobody is praised', () => {
    expect(line('Fuel cell repair; saved $4K')).toContain('Fuel cell repair');
  });

  it.each([
    ['I wrote comm plans and loaded crypto.', 'loaded encryption keys', 'Marines'],
    [
      'AS COXSWAIN PROSECUTED 63 SAR CASES, 19 LIVES SAVED.',
      'As coxswain, conducted 63 search and rescue cases, with 19 lives saved',
      'Coast Guard',
    ],
    [
      "COXSWAIN, 45' RB-M AND 29' RB-S.",
      'Served as coxswain on a 45-foot response boat and a 29-foot response boat',
      'Coast Guard',
    ],
    [
      'SUPERVISES 7 PERSONNEL IN THE OPERATION AND MAINTENANCE OF TWO BOILERS.',
      'in the operation and maintenance of 2 boilers',
      'Navy',
    ],
    [
      'LED 16 SAILORS IN PROCESSING 9,800 REQUISITIONS VALUED AT $23M.',
      'Led 16 Sailors in processing 9,800 requisitions',
      'Navy',
    ],
    [
      "I was the galley's sanitation petty officer and gave the training to the crew.",
      "Served as the galley's sanitation petty officer",
      'Navy',
    ],
    ['executes cmd & ctrl of 31 GPS veh f/4B users', 'of 31 GPS vehicles for 4 billion users', 'Space Force'],
    ['cut checklist steps 30%; shaved 6 mins/contact', 'shaved 6 minutes per contact', 'Space Force'],
    [
      'Built 40-hr tng; taught 260 personnel/11 units--adopted by wg',
      'taught 260 personnel across 11 units, adopted by the wing',
      'Air Force',
    ],
    [
      'accountable for weapons, NVGs and radios valued at over $640,000',
      'weapons, night vision goggles and radios',
      'Army',
    ],
    [
      'Rifle squad leader in an Airborne Infantry Company; responsible for 8 paratroopers',
      'in an airborne infantry company',
      'Army',
    ],
    ['Supervised a squad in a Marine Corps Company of 140', 'Marine Corps Company', 'Marines'],
    [
      'RAISED FULLY MEDICALLY READY FROM 71% TO 89% IN 8 DRILL WEEKENDS.',
      'Raised the fully medically ready rate from 71% to 89%',
      'Navy',
    ],
  ] as const)('says it as two readers of unseen lines asked: %s', (typed, printed, branch) => {
    expect(lineFrom(typed, { branch, context: '', shouted: typed === typed.toUpperCase() })).toContain(
      printed,
    );
  });

  it('takes no list with a verb in it for a list of duties', () => {
    const duties = { branch: 'Army', context: '', shouted: false, duties: true } as const;
    expect(lineFrom('Cycle counts, fix location errors, run the weekly variance report.', duties)).toBeNull();
    expect(
      lineFrom('Electrical safety testing, incoming inspection, parts ordering, recall notices.', duties),
    ).toContain('Responsible for electrical safety testing');
  });

  it.each([
    ['received night class training at a community art center', 'at a community art center', 'Army'],
    ['Stood radio watch all night in the COC', 'in the combat operations center', 'Marines'],
    [
      'maintained operational readiness rate of 96% on 6 howitzers',
      'Maintained an operational readiness rate of 96%',
      'Army',
    ],
    [
      'performs preventive maintenance checks and services on 4 trucks',
      'maintenance checks and services on 4 trucks',
      'Army',
    ],
    [
      'conducts water quality analysis, records results and submits to preventive medicine',
      'submitted to preventive medicine',
      'Army',
    ],
    [
      'Fixed a backlog of 175 overdue PHAs in six weeks, which raised wing medical readiness from 87% to 93%.',
      'which raised wing medical readiness from 87% to 93%',
      'Air Force',
    ],
    [
      'I was in charge of 5 junior corpsmen and made their training schedule.',
      'Responsible for 5 junior corpsmen; made their training schedule',
      'Navy',
    ],
    [
      'Repaired #2 distilling unit at sea avoiding an unplanned port call.',
      'at sea, avoiding an unplanned port call',
      'Navy',
    ],
    ['mentors 6 law clerks & 2 new LTs', '2 new lieutenants', 'Army'],
    [
      'Led 9 mil/civ processing pay f/ 6.2K mbrs',
      '9 military and civilian personnel processing pay',
      'Air Force',
    ],
  ] as const)('says it as two readers of 24 others asked: %s', (typed, printed, branch) => {
    expect(lineFrom(typed, { branch, context: '', shouted: false })).toContain(printed);
  });

  it('sounds the article of a figure, and of a word that only begins with a vowel', () => {
    expect(finished('Served as Coxswain, 110-foot patrol boat and 87-foot patrol boat')).toBe(
      'Served as coxswain on a 110-foot patrol boat and an 87-foot patrol boat',
    );
    expect(finished('Led a European team and a engine shop')).toBe('Led a European team and an engine shop');
    expect(finished('Led a euro fund')).toBe('Led a euro fund');
  });
});
