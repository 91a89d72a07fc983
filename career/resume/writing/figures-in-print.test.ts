import { describe, expect, it } from 'vitest';
import { inDollars, inFigures, withCompounds } from './figures-in-print.ts';

describe('figures as a resume prints them', () => {
  it.each([
    ['Mentored three lance corporals', 'Mentored 3 lance corporals'],
    ['Spent twenty-four months abroad', 'Spent 24 months abroad'],
    ['Moved two hundred pallets', 'Moved 200 pallets'],
    ['Fell from nine hours to under five', 'Fell from 9 hours to under 5'],
  ])('%s -> %s', (line, printed) => {
    expect(inFigures(line)).toBe(printed);
  });

  it.each([
    'Promoted one and trained two',
    'Two made chief',
    'Led Task Force Two Rivers',
    'Ran a triple seven section',
    'Answered dozens of calls',
    'Spent a couple of years there',
    'Managed two million dollars',
    'Fed two to three hundred people',
    'Taught ten two-day courses',
    'Led twenty two-man teams',
    'Served from nineteen ninety nine on',
    'Rebuilt the plant in two thousand and nine',
    'Relieved the watch at twenty-two hundred hours',
    'Rose at oh six hundred',
    'Moved a few hundred pallets',
  ])('%s keeps its words', (line) => {
    expect(inFigures(line)).toBe(line);
  });

  it.each([
    ['Raised 8,200 dollars', 'Raised $8,200'],
    ['Returned property worth 2.4 million dollars', 'Returned property worth $2.4 million'],
    ['Saved 1.2M a year', 'Saved $1.2M a year'],
    ['Accounted for 2.2 million in equipment', 'Accounted for $2.2 million in equipment'],
    ['Saved 1.2M gallons', 'Saved 1.2M gallons'],
    ['Saved 455 hours', 'Saved 455 hours'],
    ['Saved 12K maintenance hours', 'Saved 12K maintenance hours'],
    ['Saved 5K Soldiers a trip', 'Saved 5K Soldiers a trip'],
    ['Saved 2.5 million in parts', 'Saved $2.5 million in parts'],
    ['Managed $4.6M', 'Managed $4.6M'],
  ])('%s is printed %s', (line, printed) => {
    expect(inDollars(line)).toBe(printed);
  });

  it.each([
    ['Built a 12 stall latrine', 'Built a 12-stall latrine'],
    ['Ran a 5 state region', 'Ran a 5-state region'],
    ['Led a 9 Soldier section', 'Led a 9-Soldier section'],
    ['Worked 12 hours a day', 'Worked 12 hours a day'],
    ['Reconciled a 311 item difference', 'Reconciled a 311-item difference'],
    ['Turned in 412 item lists', 'Turned in 412 item lists'],
    ['Cleaned 12 bay doors', 'Cleaned 12 bay doors'],
    ['Ran a 4 bay shop', 'Ran a 4-bay shop'],
    ['Gained 14 crew qualification a year', 'Gained 14 crew qualifications a year'],
    ['Planned 1 mission for the wing', 'Planned 1 mission for the wing'],
    ['Ran 40 inspection teams', 'Ran 40 inspection teams'],
  ])('%s has its unit before a noun as one word: %s', (line, printed) => {
    expect(withCompounds(line)).toBe(printed);
  });
});
