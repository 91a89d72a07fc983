import { describe, expect, it } from 'vitest';
import { repositoryOccupation } from '#career/testing/repository-facts.ts';
import { isLicensed, levelFit, tierOf } from './level.ts';

describe('the tier of a veteran', () => {
  it.each([
    ['E-3', null, false, 'junior'],
    ['E-5', null, false, 'middle'],
    ['E-6', '7-10 years', false, 'middle'],
    ['E-6', null, false, 'leading'],
    ['E-5', null, false, 'middle'],
    ['E-6', '11-15 years', false, 'leading'],
    ['E-7', '4-6 years', false, 'senior'],
    ['W-2', null, false, 'senior'],
    ['O-1', null, true, 'new-officer'],
    ['O-2', '1-3 years', true, 'new-officer'],
    ['O-2', '4-6 years', true, 'officer'],
    ['O-3', '1-3 years', true, 'officer'],
    ['O-3', null, true, 'officer'],
    ['O-6', null, true, 'executive-officer'],
    ['O-5', null, true, 'senior-officer'],
    [null, null, false, 'middle'],
    [null, '1-3 years', false, 'junior'],
    [null, '16-20+ years', false, 'senior'],
    [null, '4-6 years', true, 'officer'],
    [null, '16-20+ years', true, 'senior-officer'],
  ] as const)('of %s after %s (officer job: %s) is %s', (grade, years, officer, tier) => {
    expect(tierOf(grade, years, officer)).toBe(tier);
  });
});

describe('how well work fits a tier', () => {
  const levelOf = (tier: Parameters<typeof levelFit>[1], code: string, graduate = false) =>
    levelFit(repositoryOccupation(code), tier, graduate);

  it('keeps directors from juniors and first jobs from seniors', () => {
    expect(levelOf('junior', '11-1021.00')).toBeLessThan(0.5);
    expect(levelOf('senior', '11-1021.00')).toBeGreaterThanOrEqual(1);
    expect(levelOf('senior', '53-7062.00')).toBeLessThan(0.5);
    expect(levelOf('senior-officer', '43-4071.00')).toBeLessThan(0.2);
  });

  it('sends who left as a junior to nothing that asks for five years of experience', () => {
    expect(levelOf('junior', '47-4011.00')).toBeLessThan(levelOf('middle', '47-4011.00') * 0.7);
  });

  it('asks a field grade officer to run specialists rather than to be one', () => {
    expect(levelOf('senior-officer', '15-1212.00')).toBeLessThan(levelOf('senior-officer', '11-3021.00'));
  });

  it('looks for no manager among new officers, and for no analyst among colonels', () => {
    expect(levelOf('new-officer', '11-1021.00')).toBeLessThan(levelOf('new-officer', '13-1082.00') / 2);
    expect(levelOf('executive-officer', '15-1212.00')).toBeLessThan(levelOf('senior-officer', '15-1212.00'));
    expect(levelOf('executive-officer', '11-1011.00')).toBeGreaterThan(
      levelOf('senior-officer', '11-1011.00'),
    );
  });

  it('raises an enlisted graduate above clerks', () => {
    expect(levelOf('middle', '43-3031.00', true)).toBeLessThan(levelOf('middle', '43-3031.00'));
    expect(levelOf('middle', '13-2011.00', true)).toBeGreaterThan(levelOf('middle', '13-2011.00'));
  });
});

it.each([
  ['29-1215.00', true],
  ['23-1011.00', true],
  ['25-1071.00', true],
  ['29-1141.00', false],
  ['25-1194.00', false],
  ['19-2021.00', false],
  ['53-2011.00', false],
])('%s is behind years of licensed schooling: %s', (code, licensed) => {
  expect(isLicensed(code)).toBe(licensed);
});
