import { type Filing, federalTax, payrollTax } from './taxes.ts';
import { type MonthlyPay, yearly } from './uniform-pay.ts';

/** What someone will have besides a salary after leaving, as they say themselves, dollars a month. */
export interface BesidesSalary {
  /** Taxed like wages, without Social Security and Medicare. */
  readonly retiredPay: number;
  /** Not taxed. */
  readonly disabilityPay: number;
  /** Dollars a year, unlike the others; taxed like wages, with Social Security and Medicare. 0 for who doesn't drill. */
  readonly drillPay: number;
}

/** Military pay of a year, and the civilian salary that leaves as much after federal taxes. Dollars a year. */
export interface EqualSalary {
  readonly basic: number;
  readonly housing: number;
  readonly food: number;
  /** Cash pay and allowances. */
  readonly gross: number;
  readonly federalTax: number;
  readonly payrollTax: number;
  /** What is left. */
  readonly net: number;
  readonly retiredPay: number;
  readonly disabilityPay: number;
  readonly drillPay: number;
  /** The salary; 0 when what one has besides leaves as much already. */
  readonly salary: number;
  readonly salaryFederalTax: number;
  readonly salaryPayrollTax: number;
  /** How much less the pay would be worth if its allowances were taxed like wages: salary - gross, without what one has besides. */
  readonly taxAdvantage: number;
}

/**
 * The salary that leaves as much as military pay does. Basic pay is taxed as wages; allowances are not taxed (26 USC 134).
 * State taxes are in neither sum. Rounded up to a dollar, so that it never leaves less.
 */
export function equalSalary(
  { basic, housing, food }: MonthlyPay,
  filing: Filing,
  { retiredPay, disabilityPay, drillPay }: BesidesSalary,
): EqualSalary {
  const wages = yearly(basic);
  const gross = yearly(basic + (housing ?? 0) + food);
  const taxes = { federal: federalTax(wages, filing), payroll: payrollTax(wages, filing) };
  const net = gross - taxes.federal - taxes.payroll;
  const [retired, disability] = [yearly(retiredPay), yearly(disabilityPay)];
  const salary = salaryLeaving(net, filing, { retired, disability, drills: drillPay });
  return {
    basic: wages,
    housing: yearly(housing ?? 0),
    food: yearly(food),
    gross,
    federalTax: taxes.federal,
    payrollTax: taxes.payroll,
    net,
    retiredPay: retired,
    disabilityPay: disability,
    drillPay,
    salary,
    salaryFederalTax: federalTax(salary + drillPay + retired, filing),
    salaryPayrollTax: payrollTax(salary + drillPay, filing),
    taxAdvantage: salaryLeaving(net, filing, NOTHING_BESIDES) - gross,
  };
}

/** What comes besides a salary, dollars a year. */
interface Besides {
  readonly retired: number;
  readonly disability: number;
  readonly drills: number;
}

const NOTHING_BESIDES: Besides = { retired: 0, disability: 0, drills: 0 };

/** What a salary leaves with retired, disability and drill pay beside it. */
export function netOf(salary: number, filing: Filing, { retired, disability, drills }: Besides): number {
  const wages = salary + drills;
  return wages + retired + disability - federalTax(wages + retired, filing) - payrollTax(wages, filing);
}

/** The least whole salary that leaves so much, by halving: what is left rises with each dollar. */
function salaryLeaving(net: number, filing: Filing, besides: Besides): number {
  let low = 0;
  let high = Math.ceil(net * 2) + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (netOf(middle, filing, besides) >= net) high = middle;
    else low = middle + 1;
  }
  return low;
}
