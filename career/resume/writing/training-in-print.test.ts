import { expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { MilitaryBranch } from '#career/service.ts';
import { trainingInPrint } from './training-in-print.ts';

const printed = (training: string, branch: MilitaryBranch = 'Army') =>
  trainingInPrint({ ...EMPTY_RECORD, training, branch });

it.each([
  ['Tank Crew Course, Camp Ripley 2014; Airborne', 'Tank Crew Course, Camp Ripley (2014); Airborne'],
  ['Ranger School. Jumpmaster. Battle Staff, by correspondence', 'Ranger School, Jumpmaster, Battle Staff'],
  ['welder course. rigging course', 'Welder course, Rigging course'],
  ['Ft. Drum air assault course, Airborne', 'Fort Drum air assault course, Airborne'],
])('parts "%s" as the veteran did', (training, line) => {
  expect(printed(training)).toBe(line);
});

it.each([
  ['confined space (way expired)', 'Confined space (expired)'],
  ['rope rescue exp, hazmat', 'Rope rescue (expired), Hazmat'],
  ['HM-14 (lapsed 2019)', 'HM-14 (expired 2019)'],
])('says of "%s" that it is over, in one word', (training, line) => {
  expect(printed(training)).toBe(line);
});

it('leaves out a course that was not finished with everything said of it', () => {
  expect(printed('Airborne; Jumpmaster - attrited in 2011, story on request; Pathfinder')).toBe(
    'Airborne, Pathfinder',
  );
  expect(printed('Airborne, air assault (got droped on day 2)')).toBe('Airborne');
});

it('spells a short form out and puts no name in other words', () => {
  expect(printed('OSUT 2015, EPO course, Port State Control Examiner', 'Army')).toBe(
    'One station unit training (2015), EPO course, Port State Control Examiner',
  );
  expect(printed('ISO sound workshop', 'Marines')).toBe('ISO sound workshop');
  expect(printed('DAU ACQ 203', 'Air Force')).toBe('Defense Acquisition University ACQ 203');
  expect(printed('Work center supv course', 'Air Force')).toBe('Work center supv course');
});

it("keeps a school's letter and the rating before it", () => {
  expect(printed('mk a school yorktown', 'Coast Guard')).toBe('MK A school Yorktown');
  expect(printed('AO A SCHOOL PENSACOLA; IT A; ORDNANCE TEAM', 'Navy')).toBe(
    'AO A School Pensacola, IT A, Ordnance Team',
  );
});
