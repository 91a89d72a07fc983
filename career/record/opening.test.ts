import { expect, it } from 'vitest';
import { startsWithVerb } from './opening.ts';

it.each([
  'Rescue boat crew',
  'rescue boat crew and line handling',
  'Phase inspections',
  'Phase insp, blade changes',
  'Towing Safety Management System audits',
  'Towing operations',
  'Paving co. Operator 2004 - 2013',
  'Training NCO for the company',
  'Cleaning supplies and linens',
  'Shipping and receiving',
  'Welding shop',
  'Engineering watch supervisor',
  'Inspiring deckplate leader',
  'Rotating shift',
  'Station Neah Bay then the cutter',
  'Escort duty',
  'Dispatch desk for 5 months',
  'Paint locker',
  'Driving record clean',
  'Monitoring Work:',
  'Enlisted pollution responder',
  'Pump operator',
  'Patrol base security',
  'Loading dock',
  'Planning board',
])('"%s" begins with no verb', (text) => {
  expect(startsWithVerb(text)).toBe(false);
});

it.each([
  'Rescue 12 people',
  'Rescue the boat crew',
  'Escort VIPs and contractors',
  'Paint all the spaces',
  'Pump the tanks',
  'Training the crew on new gear',
  'Training Soldiers on the M4',
  'Maintaining vehicles and generators',
  'Managing budgets',
  'Planning and executing operations',
  'Loading and unloading trucks',
  'Teaching new Sailors',
  'I input data for 400 people',
  'Mentor junior Sailors',
  'Load heavy cargo',
  'Dispatch 40 trucks a day',
  'Enlisted 14 recruits',
  'Cleaning the galley daily',
  'Towed 9 boats',
])('"%s" begins with a verb', (text) => {
  expect(startsWithVerb(text)).toBe(true);
});
