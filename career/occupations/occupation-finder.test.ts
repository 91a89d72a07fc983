import { describe, expect, it } from 'vitest';
import { repositoryFacts } from '#career/testing/repository-facts.ts';

const { finder } = repositoryFacts();

describe('finding a civilian occupation', () => {
  it.each([
    ['truck driver', '53-3032.00'],
    ['Project Manager', '13-1082.00'],
    ['registered nurse', '29-1141.00'],
    ['electrican', '47-2111.00'],
    ['LOGISTICIANS', '13-1081.00'],
    ['53-3032', '53-3032.00'],
  ])('finds %s', (query, code) => {
    expect(finder.find(query, 5).map((found) => found.onetSocCode)).toContain(code);
  });

  it('shows a title as it is written, not as it was typed', () => {
    const found = finder.find('REGISTERED NURSE')[0];
    expect(found?.title).toBe('Registered Nurse');
  });

  it('never offers military-only work, and nothing for nothing', () => {
    expect(finder.find('infantry').every((found) => !found.onetSocCode.startsWith('55'))).toBe(true);
    expect(finder.find('55-3016')).toEqual([]);
    expect(finder.find('  ')).toEqual([]);
  });
});
