import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { evidenceOf } from './evidence.ts';
import { claimsBeyond } from './statement-claims.ts';

const STATEMENTS = [
  'trained 9 blueshirts to tractor/elev',
  'patched 412 workstations and 38 servers, led 12 Sailors',
  'BUILT 1,034 PRECISION WEAPONS WITH ZERO MISHAPS',
  'JOA Afghanistan/Niger 179 dys, obligated $61.3M in FY21',
  'fixed valves with one partner in a storm',
  'led 22 patrols in Wardak, OEF 09-10; watch 24/7',
  'earned 2 AAMs in Iraq 03; rolled out at 2 in the morning',
] as const;
const evidence = evidenceOf({ ...EMPTY_RECORD, branch: 'Army', achievements: STATEMENTS.join('\no ') }, null);
const beyond = (statement: number, text: string) =>
  claimsBeyond(text, STATEMENTS[statement] ?? '', evidence).map(({ claim }) => claim);

describe('a line made of one statement', () => {
  it.each([
    ['may call what is counted by another name', 0, 'Trained 9 aircraft handlers on tractors and elevators'],
    ['says none with a zero', 2, 'Built 1,034 precision weapons with 0 mishaps'],
    ['writes short units and years out', 3, 'Obligated $61.3M in 2021 in Afghanistan and Niger in 179 days'],
    ['counts the one in figures', 4, 'Fixed valves with 1 partner in a storm'],
    [
      'gives years in two figures whole, and the country',
      5,
      'Led 22 patrols in Afghanistan from 2009 to 2010',
    ],
    ['writes 24/7 out', 5, 'Watched 24 hours a day, 7 days a week'],
    ['says what medals are', 6, 'Earned 2 Army Achievement Medals in Iraq in 2003'],
    ['gives the hour', 6, 'Rolled out at 2 a.m.'],
  ])('%s', (_, statement, text) => {
    expect(beyond(statement, text)).toEqual([]);
  });

  it.each([
    ['has no figure of another statement', 0, 'Trained 12 aircraft handlers', '12'],
    ['gives a figure no other thing that the statement counts', 1, 'Led 38 Sailors', '38'],
    ['has no other year', 5, 'Led 22 patrols in Wardak in 2011', '2011'],
    ['has no other hour', 6, 'Rolled out at 3 a.m.', '3 a.m.'],
    ['has no figure that nobody gave', 2, 'Built 2,000 precision weapons', '2,000'],
    ['makes no days of the week of another seven', 5, 'Watched 24 hours a day with 7 Soldiers', '7'],
    ['has no zero where nothing says so', 0, 'Trained 9 aircraft handlers with 0 mishaps', '0'],
    ['names nobody the record does not', 0, 'Trained 9 aircraft handlers for Initech', 'Initech'],
  ])('%s', (_, statement, text, claim) => {
    expect(beyond(statement, text)).toContain(claim);
  });
});
