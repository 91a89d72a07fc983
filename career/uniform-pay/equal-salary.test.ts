import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repositoryFacts } from '#career/testing/repository-facts.ts';
import { equalSalary, netOf } from './equal-salary.ts';
import { readPay } from './pay-basis.ts';
import { FILINGS, type Filing, federalTax, findUntaxed, payrollTax } from './taxes.ts';

const ALONE = { retiredPay: 0, disabilityPay: 0, drillPay: 0 };

function pay(grade: string, years: string, zip: string, dependents = true) {
  const facts = repositoryFacts();
  const answer = facts.places().resolve(zip);
  const area = 'place' in answer ? answer.place.housing?.code : undefined;
  const uniform = facts.uniformPay();
  return {
    basic: uniform.basicPay(grade, years) ?? Number.NaN,
    housing: uniform.housing(grade, area ?? '', dependents),
    food: uniform.food(grade),
  };
}

describe('cash pay and allowances of a year', () => {
  it.each([
    ['E-6', 'Over 10', '23510', 93_545],
    ['E-6', 'Over 10', '92134', 115_685],
    ['E-5', 'Over 6', '23510', 84_203],
  ])('%s, %s, at %s with dependents, are %i dollars', (grade, years, zip, gross) => {
    expect(Math.round(equalSalary(pay(grade, years, zip), 'married', ALONE).gross)).toBe(gross);
  });

  it('count the housing allowance of a ZIP code of post boxes whose place can’t be told', () => {
    const facts = repositoryFacts();
    expect(facts.places().resolve('00501')).toHaveProperty('reason');
    const basis = { grade: 'E-6', years: 'Over 10', zip: '00501', dependents: 'yes' } as const;
    const read = readPay(facts, { ...basis, filing: 'married', ownHousing: 0, ...ALONE });
    expect(read).toMatchObject({
      // NY218 in the table of 2026, Long Island.
      pay: { housing: facts.uniformPay().housing('E-6', 'NY218', true) },
      station: null,
      housing: { code: 'NY218' },
    });
    expect(JSON.stringify(read)).not.toContain('There’s no BAH rate');
  });

  it('have no housing allowance in Puerto Rico', () => {
    expect(pay('E-6', 'Over 10', '00901').housing).toBeNull();
  });

  it('pay generals the housing rate of O-7', () => {
    expect(pay('O-9', 'Over 30', '23510').housing).toBe(pay('O-7', 'Over 30', '23510').housing);
  });

  it('have no basic pay for an O-1E of three years', () => {
    expect(repositoryFacts().uniformPay().basicPay('O-1E', 'Over 3')).toBeNull();
  });
});

describe('federal taxes of 2026', () => {
  it.each<[number, Filing, number]>([
    [16_100, 'single', 0],
    [28_500, 'single', 1240],
    [66_500, 'single', 1240 + 0.12 * 38_000],
    // The ends of each bracket, worked out by hand from the table.
    [121_800, 'single', 1240 + 4560 + 0.22 * 55_300],
    [57_000, 'married', 2480],
    [133_000, 'married', 2480 + 0.12 * 76_000],
    [91_600, 'head-of-household', 1770 + 0.12 * 49_750],
    [756_700, 'single', 1240 + 4560 + 12_166 + 23_058 + 17_424 + 134_531.25 + 0.37 * 100_000],
  ])('on %i dollars of a %s filer are %d', (taxed, filing, tax) => {
    expect(federalTax(taxed, filing)).toBeCloseTo(tax, 2);
  });

  it('take Social Security up to its limit, and more of Medicare above another', () => {
    expect(payrollTax(100_000, 'single')).toBeCloseTo(7650, 2);
    expect(payrollTax(300_000, 'single')).toBeCloseTo(11_439 + 4350 + 900, 2);
    expect(payrollTax(250_000, 'married')).toBeCloseTo(11_439 + 3625, 2);
  });

  it('know the states that take nothing from wages', () => {
    expect(['TX', 'WA', 'NH', 'VA', 'CA', 'DC'].filter(findUntaxed)).toEqual(['TX', 'WA', 'NH']);
  });
});

describe('the salary that leaves as much', () => {
  it('is worked out like this for an E-6 over 10 at Norfolk who files alone', () => {
    const told = equalSalary(pay('E-6', 'Over 10', '23510'), 'single', ALONE);
    // 4,759.50 a month of basic pay; 41,014 of it taxed: 10% of 12,400, 12% of the rest.
    expect(told.basic).toBe(57_114);
    expect(told.federalTax).toBeCloseTo(1240 + 0.12 * 28_614, 2);
    expect(told.payrollTax).toBeCloseTo(57_114 * 0.0765, 2);
    expect(told.net).toBeCloseTo(93_545.4 - 4673.68 - 4369.22, 1);
    // The salary's tax reaches into the bracket of 22%.
    const { salary } = told;
    expect(salary * (1 - 0.22 - 0.0765) - (5800 - 0.22 * (50_400 + 16_100))).toBeCloseTo(told.net, 0);
    expect(told.taxAdvantage).toBeCloseTo(salary - 93_545.4, 1);
  });

  it('leaves as much, and a dollar less would not', () => {
    fc.assert(
      fc.property(
        fc.record({
          basic: fc.double({ min: 500, max: 20_000, noNaN: true }),
          housing: fc.double({ min: 0, max: 9000, noNaN: true }),
          food: fc.constant(476.95),
        }),
        fc.constantFrom(...FILINGS),
        fc.nat(6000),
        fc.nat(4000),
        (monthly, filing, retiredPay, disabilityPay) => {
          const { salary, net } = equalSalary(monthly, filing, { retiredPay, disabilityPay, drillPay: 0 });
          const leaves = (wages: number) =>
            netOf(wages, filing, { retired: retiredPay * 12, disability: disabilityPay * 12, drills: 0 });
          expect(leaves(salary)).toBeGreaterThanOrEqual(net - 0.01);
          if (salary > 0) expect(leaves(salary - 1)).toBeLessThan(net);
        },
      ),
    );
  });

  it('is none where what one has besides leaves exactly as much', () => {
    const monthly = { ...pay('E-6', 'Over 10', '23510'), basic: 0, housing: 0, food: 100 };
    expect(equalSalary(monthly, 'single', { ...ALONE, disabilityPay: 100 })).toMatchObject({
      net: 1200,
      salary: 0,
    });
  });

  it('is less by what disability pay leaves, and none where that is enough', () => {
    const monthly = pay('E-6', 'Over 10', '23510');
    const alone = equalSalary(monthly, 'married', ALONE).salary;
    expect(equalSalary(monthly, 'married', { ...ALONE, disabilityPay: 1000 }).salary).toBeLessThan(
      alone - 12_000,
    );
    expect(equalSalary(monthly, 'married', { ...ALONE, retiredPay: 5000, disabilityPay: 4500 }).salary).toBe(
      0,
    );
  });
});
