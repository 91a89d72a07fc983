import { expect, it } from 'vitest';
import { withoutShouting } from './capitals.ts';

it.each([
  ['LED 12 SOLDIERS AND RAN THE MOTOR POOL IN IRAQ', 'Led 12 SOLDIERS and ran the MOTOR POOL in Iraq'],
  ['REPAIRED ENGINES WITH THE NTSB', 'Repaired engines with the NTSB'],
  ['ARCOM, AAM, GCM', 'ARCOM, AAM, GCM'],
  ['Led 12 Soldiers at the NTC', 'Led 12 Soldiers at the NTC'],
])('%s -> %s', (text, expected) => {
  expect(withoutShouting(text, 'Army', text)).toBe(expected);
});
