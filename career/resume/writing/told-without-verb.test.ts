import { expect, it } from 'vitest';
import { type ToldIn, withItsVerb } from './told-without-verb.ts';

const SERVICE: ToldIn = {
  branch: 'Army',
  leads: false,
  inJob: false,
  leadingTitle: false,
  duties: false,
  goesOn: false,
};
const LEADERSHIP: ToldIn = { ...SERVICE, leads: true };
const MANAGER: ToldIn = { ...SERVICE, inJob: true, leadingTitle: true };
const CLERK: ToldIn = { ...SERVICE, inJob: true };

it.each([
  [
    'zero food-borne illness in a 7-month deployment, 612,000 meals',
    'Recorded zero food-borne illness in a 7-month deployment (612,000 meals)',
  ],
  ['0 mishaps 5,200 equipment hours', 'Recorded 0 mishaps in 5,200 equipment hours'],
  ['No lost tools in 3,900 maintenance hours', 'Recorded no lost tools in 3,900 maintenance hours'],
  ['never had an escape or a miscount on my shift', 'Recorded no escape or miscount on shift'],
  ['Two years without a lost-time injury', 'Recorded two years without a lost-time injury'],
  ['98.7% inventory accuracy', 'Achieved 98.7% inventory accuracy'],
  ['On time outbound went from 88 to 95 percent', 'Helped raise on-time outbound from 88 to 95 percent'],
  ['time to fill for nurses 61 days down to 44', 'Helped cut time to fill for nurses from 61 days to 44'],
  [
    'Customer callbacks down from 7 percent to 4 percent',
    'Helped cut customer callbacks from 7 percent to 4 percent',
  ],
  ['Shop passed the inspection with a commendable', 'Helped the shop pass the inspection with a commendable'],
  [
    'Station Commander, two stations and 11 high schools',
    'Served as Station Commander for two stations and 11 high schools',
  ],
  ['Crew leader 6 to 9 divers', 'Served as Crew leader for 6 to 9 divers'],
  ['Only mechanic at a one-ship base', 'Served as sole mechanic at a one-ship base'],
  ['At Ramstein our shift moved about 5,800 tons', 'At Ramstein, helped the shift move about 5,800 tons'],
  ['Our team took second at the port competition', 'Helped the team take second at the port competition'],
  [
    'Drill Instructor, MCRD San Diego, 2006-2009.',
    'Served as Drill Instructor, MCRD San Diego, from 2006 to 2009',
  ],
  ['Range safety officer for 14 months', 'Served as range safety officer for 14 months'],
  [
    'Platoon sergeant, Bravo Battery, 31 Soldiers',
    'Served as platoon sergeant, Bravo Battery, for 31 Soldiers',
  ],
  ['Honor graduate, Basic Leader Course', 'Named honor graduate, Basic Leader Course'],
  [
    'Auxiliaries Officer, USS Germantown, responsible for 24 Sailors and small boats',
    'Served as Auxiliaries Officer, USS Germantown, responsible for 24 Sailors and small boats',
  ],
])('"%s" is told as "%s"', (told, line) => {
  expect(withItsVerb(told, SERVICE)).toBe(line);
});

it('takes whom one led as led, where that was asked', () => {
  expect(withItsVerb('14 Marines on nights', LEADERSHIP)).toBe('Led 14 Marines on nights');
  expect(withItsVerb('Boat crew of 3-4.', LEADERSHIP)).toBe('Led a boat crew of 3-4');
  expect(withItsVerb('14 Marines on nights', SERVICE)).toBeNull();
});

it('takes what a manager lists of a job as what they answer for', () => {
  expect(withItsVerb('31 people, $3.1M budget + capital.', MANAGER)).toBe(
    'Responsible for 31 people, a $3.1M budget and capital',
  );
  expect(withItsVerb('Two shifts, 58 hourly employees, 4 supervisors', MANAGER)).toBe(
    'Responsible for two shifts, 58 hourly employees and 4 supervisors',
  );
  expect(withItsVerb('31 people, $3.1M budget', CLERK)).toBeNull();
});

it('prints no bare count of people', () => {
  expect(withItsVerb('161 Airmen', LEADERSHIP)).toBeNull();
});

it.each([
  'No idea how many',
  'zero was lost in 5 years',
  'Platoon sergeant, 2 tours',
  'Grades 9 to 12',
  'Open 8 to 5',
  '2 of his Soldiers picked up sergeant',
  '5 of his NCOs selected for promotion',
  'Afghanistan 2010 to 2011',
  'Convoys from 4 to 40 trucks',
  'Temperatures went from 95 to 110',
  'Route from 10 to 95 percent cleared',
  '18 guards, badge office, 2 sites 4,300 badges',
  'Company placed 9,700 tons',
  'Supervised 4 clerks',
  'Calendar, board packets',
  'Ages 5 to 12',
  'Iraq 2004 to 2005',
  'no snow in Yuma but they sent me to the class',
  'no weekends off in 3 months',
  'zero help from the other shop',
])('leaves "%s" alone', (told) => {
  for (const where of [SERVICE, LEADERSHIP, MANAGER]) expect(withItsVerb(told, where)).toBeNull();
});

it('tells duties that were listed without a verb, where duties were asked for', () => {
  const duties: ToldIn = { ...SERVICE, duties: true };
  expect(withItsVerb('Search and recovery, inventory of effects, casualty paperwork', duties)).toBe(
    'Responsible for search and recovery, inventory of effects, and casualty paperwork',
  );
  expect(withItsVerb('Bending conduit, pulling wire, mostly at schools', duties)).toBe(
    'Bent conduit and pulled wire',
  );
  expect(withItsVerb('Bending conduit, pulling wire', { ...duties, goesOn: true })).toBe(
    'Bend conduit and pull wire',
  );
  expect(withItsVerb('Search and recovery, inventory of effects, casualty paperwork', SERVICE)).toBeNull();
});

it.each([
  'Responsible for patrols, gates, traffic',
  'Kuwait, then Iraq, 2012',
  'It was cold, wet, long',
  'Births, deaths',
])('makes no duties of "%s"', (told) => {
  expect(withItsVerb(told, { ...SERVICE, duties: true })).toBeNull();
});

it('puts no second verb before a team that has one of its own', () => {
  expect(withItsVerb('Dock team cut truck turn time 31 to 19 hours', SERVICE)).toBe(
    'Helped the dock team cut truck turn time from 31 to 19 hours',
  );
  expect(withItsVerb('Truck turn time 31 to 19 hours', SERVICE)).toBe(
    'Helped cut truck turn time from 31 to 19 hours',
  );
});
