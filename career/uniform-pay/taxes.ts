import { z } from 'zod';
import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import federalRows from '#knowledge/uniform-pay/federal-taxes.json' with { type: 'json' };
import payrollRows from '#knowledge/uniform-pay/payroll-taxes.json' with { type: 'json' };
import untaxedRows from '#knowledge/uniform-pay/states-without-wage-tax.json' with { type: 'json' };

/** How one files one's federal taxes. */
export const FILINGS = ['single', 'married', 'head-of-household'] as const;
export type Filing = (typeof FILINGS)[number];

/** The year that the tables are of. */
export const TAX_YEAR = 2026;
/** More of Medicare is taken above what each way of filing has (26 USC 3101(b)(2)). */
const MEDICARE_MORE_PERCENT = 0.9;

const dollars = z.number().positive();

export const federalTaxTable = tableOf(
  'uniform-pay/federal-taxes.json',
  federalRows,
  () =>
    entryOf({
      filing: z.enum(FILINGS),
      standardDeduction: dollars,
      brackets: z.array(z.strictObject({ upTo: dollars.nullable(), percent: dollars })).min(1),
      medicareMoreFrom: dollars,
    }),
  noRepeats('filing', ({ filing }) => filing),
  (entries, fault) =>
    entries.forEach(({ brackets }, at) => {
      const rising = brackets.every(({ upTo, percent }, step) => {
        const before = brackets[step - 1];
        return (
          before === undefined || (percent > before.percent && (upTo ?? Infinity) > (before.upTo ?? Infinity))
        );
      });
      if (!rising || brackets.at(-1)?.upTo !== null)
        fault(at, 'brackets', 'must rise, the last without an end');
    }),
);

export const payrollTaxTable = tableOf('uniform-pay/payroll-taxes.json', payrollRows, () =>
  entryOf({ name: words, percent: dollars, upTo: dollars.nullable() }),
);

export const untaxedStateTable = tableOf(
  'uniform-pay/states-without-wage-tax.json',
  untaxedRows,
  () =>
    entryOf({
      code: words.length(2),
      /** The day on which somebody last looked it up. */
      reviewed: z.iso.date(),
    }),
  noRepeats('code', ({ code }) => code),
);

const byFiling = lazily(() => new Map(federalTaxTable.entries().map((entry) => [entry.filing, entry])));

function tableFor(filing: Filing) {
  const found = byFiling().get(filing);
  if (found === undefined) throw new Error(`There are no taxes for ${filing}`);
  return found;
}

/** Federal income tax of a year on wages and what is taxed like them, dollars, with the standard deduction alone. */
export function federalTax(taxed: number, filing: Filing): number {
  const { standardDeduction, brackets } = tableFor(filing);
  const income = Math.max(0, taxed - standardDeduction);
  let from = 0;
  let tax = 0;
  for (const { upTo, percent } of brackets) {
    const end = Math.min(income, upTo ?? Infinity);
    if (end > from) tax += ((end - from) * percent) / 100;
    from = upTo ?? Infinity;
  }
  return tax;
}

/** Social Security and Medicare taken from a year's wages, dollars. */
export function payrollTax(wages: number, filing: Filing): number {
  const base = payrollTaxTable
    .entries()
    .reduce((sum, { percent, upTo }) => sum + (Math.min(wages, upTo ?? Infinity) * percent) / 100, 0);
  const more = Math.max(0, wages - tableFor(filing).medicareMoreFrom);
  return base + (more * MEDICARE_MORE_PERCENT) / 100;
}

/** Where it is written that a state takes nothing from wages, and when that was looked up; undefined for one that taxes them. */
export function findUntaxed(
  state: string,
): { readonly source: string; readonly reviewed: string } | undefined {
  const found = untaxedStateTable.entries().find(({ code }) => code === state);
  return found && { source: found.source ?? '', reviewed: found.reviewed };
}
