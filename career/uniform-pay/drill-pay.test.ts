import { describe, expect, it } from 'vitest';
import { repositoryFacts } from '#career/testing/repository-facts.ts';
import { drillPay } from './drill-pay.ts';
import { equalSalary } from './equal-salary.ts';

const NOTHING = { retiredPay: 0, disabilityPay: 0, drillPay: 0 };

describe('drill pay', () => {
  it('of an E-6 over 10 is 1/30 of 4,759.50 a drill: 158.65, and 9,836.30 in a year', () => {
    const basic = repositoryFacts().uniformPay().basicPay('E-6', 'Over 10') ?? Number.NaN;
    expect(basic).toBe(4759.5);
    expect(drillPay(basic)).toEqual({
      drill: 158.65,
      weekend: 634.6,
      drillsAYear: 48,
      drills: 7615.2,
      trainingDays: 14,
      training: 2221.1,
      year: 9836.3,
    });
  });

  it('beside a salary is taxed like wages, so the salary needed falls by just as much', () => {
    const monthly = { basic: 4759.5, housing: 2500, food: 476.95 };
    const alone = equalSalary(monthly, 'single', NOTHING);
    const drilling = equalSalary(monthly, 'single', { ...NOTHING, drillPay: 9836.3 });
    expect(drilling.drillPay).toBe(9836.3);
    expect(alone.salary - drilling.salary).toBeCloseTo(9836.3, -0.5);
    expect(drilling.salaryFederalTax).toBeCloseTo(alone.salaryFederalTax, 0);
    expect(drilling.salaryPayrollTax).toBeCloseTo(alone.salaryPayrollTax, 0);
    expect(drilling.taxAdvantage).toBe(alone.taxAdvantage);
  });
});
