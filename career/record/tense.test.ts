import { expect, it } from 'vitest';
import { inPast } from './tense.ts';

it.each([
  ['supervises two Soldiers', 'supervised two Soldiers'],
  [
    'plans, synchronizes and executes logistics for six units',
    'planned, synchronized and executed logistics for six units',
  ],
  [
    'runs the web page, escorts media and answers queries',
    'ran the web page, escorted media and answered queries',
  ],
  ['inspects, launches/recovers aircraft', 'inspected, launched/recovered aircraft'],
  ['plan and lead 40 patrols', 'planned and led 40 patrols'],
  ['trained 14 people, cutting errors by half', 'trained 14 people, cutting errors by half'],
  ['manages patrols, reports and training', 'managed patrols, reports and training'],
  ['network of 40 users', 'network of 40 users'],
])('%s -> %s', (clause, past) => {
  expect(inPast(clause)).toBe(past);
});
