import { expect, it } from 'vitest';
import { repositoryMatching } from '#career/testing/repository-facts.ts';
import { matchPosting } from './match-posting.ts';

const matching = repositoryMatching();

it.each([
  ['Senior Diesel Mechanic II', 'Repair heavy trucks, brakes and engines at our fleet shop.', '49-3031.00'],
  ['CDL Class A Truck Driver (Remote home daily)', null, '53-3032.00'],
  ['Registered Nurse - ICU', 'Care for critically ill patients in a 20-bed unit.', '29-1141'],
  ['Help Desk Technician', 'Answer tickets, reset passwords, support Windows users.', '15-1232.00'],
  ['Warehouse Supervisor', 'Lead a team of order pickers and forklift drivers.', '53-104'],
  ['Cyber Security Analyst', 'Monitor SIEM alerts, respond to incidents.', '15-1212.00'],
])('reads the posting %s', (title, description, code) => {
  expect(matchPosting({ title, description }, matching)?.onetSocCode.startsWith(code)).toBe(true);
});

it('names nothing for a posting without words', () => {
  expect(matchPosting({ title: '', description: null }, matching)).toBeNull();
  expect(matchPosting({ title: 'qqqq zzzz', description: '12345' }, matching)).toBeNull();
});
