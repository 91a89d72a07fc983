import { expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { leadingPosition } from './leading-position.ts';

it.each([
  ['31B Military Police, section supervisor', null, 'Section Supervisor'],
  ['13B Cannon Crewmember', '- gun section chief, 7 soldiers\n- kept the trucks ready', 'Gun Section Chief'],
  [
    'Dental Officer',
    'Deployed twice. As Clinic Director for the main clinic I ran 12 chairs.',
    'Clinic Director',
  ],
  ['42A', 'Served as team leader. Later served as section chief for 9.', ''],
  ['42A', 'Assisted the section chief with 40 files', ''],
  ['42A', 'Wrote awards for the department head', ''],
  ['15T', null, ''],
])('of %s and "%s" the leading position is "%s"', (occupation, responsibilities, position) => {
  expect(leadingPosition({ ...EMPTY_RECORD, branch: 'Army', occupation, responsibilities })).toBe(position);
});
