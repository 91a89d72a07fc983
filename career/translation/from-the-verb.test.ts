import { describe, expect, it } from 'vitest';
import { fromTheVerb } from './from-the-verb.ts';

describe('a line from its verb on', () => {
  it.each([
    ['As senior supervisor ran inspections on 34 trucks.', 'Ran inspections on 34 trucks.'],
    ['As a team leader, I trained 9 people.', 'Trained 9 people.'],
    ['as the shift supervisor I led 12 technicians', 'Led 12 technicians'],
  ])('leaves the title to the heading above: %s', (line, shown) => {
    expect(fromTheVerb(line)).toBe(shown);
  });

  it.each([
    'Ran inspections on 34 trucks.',
    'As needed.',
    'As supervisor in charge of the motor pool, the supply room and the arms room, I led 12 technicians.',
    '',
  ])('leaves alone what begins otherwise: %s', (line) => {
    expect(fromTheVerb(line)).toBe(line);
  });
});
