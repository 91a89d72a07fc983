import { expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { MilitaryBranch } from '#career/service.ts';
import { listedAwards } from './awards.ts';

const printed = (awards: string, branch: MilitaryBranch = 'Army') =>
  listedAwards({ ...EMPTY_RECORD, awards, branch }).flatMap(({ text, isAward }) => (isAward ? [text] : []));

it.each([
  ['AAM x3', ['AAM (3)']],
  ['ARCAM 2x, Good Conduct (6 Awards)', ['ARCAM (2)', 'Good Conduct Medal (6)']],
  ['Detachment got the Meritorious Unit Commendation', ['Meritorious Unit Commendation']],
  ['Good Conduct 1, GCM 3', ['Good Conduct Medal', 'Good Conduct Medal (3)']],
  ['good cookie', ['Good Conduct Medal']],
  ['Global war on terror svc', ['Global War on Terrorism Service Medal']],
  ['NATIONAL DEFENSE', ['National Defense Service Medal']],
  ["Nat'l defense", ['National Defense Service Medal']],
  ['Sea svc deploy (2)', ['Sea Service Deployment Ribbon (2)']],
  ['Air Medal (4 OLC)', ['Air Medal with 4 oak leaf clusters']],
  ['ARCOM (1 OLC)', ['ARCOM with 1 oak leaf cluster']],
  ['Meritorious Service Medal 2OLC', ['Meritorious Service Medal with 2 oak leaf clusters']],
  ['Afghanistan Campaign 1 star', ['Afghanistan Campaign Medal with 1 star']],
  ['Armed Forces Reserve Medal w M', ['Armed Forces Reserve Medal with M device']],
  ['Bronze Star Medal with V', ['Bronze Star Medal with V device']],
  ['NCOPD w/2', ['NCO Professional Development Ribbon (2)']],
  ['AAM (4th award), ARCOM 2nd awd', ['AAM (4)', 'ARCOM (2)']],
  ['CG Commendation (3)', ['Coast Guard Commendation Medal (3)']],
  ['Technician of the Qtr', ['Technician of the Quarter']],
  ['Air Medal strike/flight numeral 3', ['Air Medal strike/flight numeral 3']],
  ['Driver badge. Kuwait medal. whatever they give everybody', ['Driver badge', 'Kuwait medal']],
  ['BSM, AM? (no, non rated). ARCOM 3', ['BSM', 'ARCOM (3)']],
  ['AAM. Expert Field Medical Badge: no go on land nav', ['AAM']],
  ['Bronze de Fleury Medal, Battle E, Connelly', ['Bronze de Fleury Medal', 'Battle E', 'Connelly']],
  ['ARCOM (3) w/V one', ['ARCOM (3), one with V device']],
  ['Jt Svc Cmdn, NATO Mdl', ['Joint Service Commendation Medal', 'NATO Medal']],
  [
    'Officer of the Quarter (twice), 3x Airman of the Month',
    ['Officer of the Quarter (2)', 'Airman of the Month (3)'],
  ],
  [
    'Glen E. Morrell Award; battle e. good conduct',
    ['Glen E. Morrell Award', 'Battle E', 'Good Conduct Medal'],
  ],
  ['ARCOM w/ star, 20 yr device', ['ARCOM with star']],
  ['AAM (Achievement one), good conduct or guard one', []],
])('prints of "%s" the awards %j', (awards, lines) => {
  expect(printed(awards)).toEqual(lines);
});

it('mends a name that was typed small and wrong', () => {
  expect(printed('cg acheivment', 'Coast Guard')).toEqual(['Coast Guard Achievement Medal']);
  expect(printed('AFOEA w/ star', 'Air Force')).toEqual([
    'Air Force Organizational Excellence Award with star',
  ]);
});

it('knows a short form by the service', () => {
  expect(printed('NAM', 'Marines')).toEqual(['Navy and Marine Corps Achievement Medal']);
  expect(printed('NAM', 'Air Force')).toEqual(['NAM']);
});

it.each(['mast', 'Covid thing', 'the usual', 'some others', 'cookie'])('takes "%s" for no award', (item) => {
  expect(printed(item)).toEqual([]);
});
