import { expect, it } from 'vitest';
import { educationStep } from './education.ts';

it.each([
  [null, false, 0],
  ['', false, 0],
  ['High school diploma, 2009', false, 1],
  ['GED', false, 1],
  ['Some college', false, 2],
  ['Associate of Applied Science, CCAF', false, 3],
  ['AAS in Logistics', false, 3],
  ['Bachelor of Science in Nursing', false, 4],
  ['B.S. Computer Science, UMGC', false, 4],
  ['BA, History', false, 4],
  ['MBA, Ohio State; BS Accounting', false, 5],
  ["Master's degree in public administration", false, 5],
  ['Juris Doctor', false, 6],
  ['PhD, Physics', false, 6],
  [null, true, 4],
  ['MBA', true, 5],
  ['Basic training, mechanic course', false, 0],
  ['Combat Lifesaver course', false, 0],
] as const)('%j (officer: %s) is step %i', (text, officer, step) => {
  expect(educationStep(text, officer)).toBe(step);
});
