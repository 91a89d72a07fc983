import { Fragment } from 'react';
import { amountOf } from '#career/places/local-words.ts';
import type { PayComparisonReply } from '#contract/places.ts';
import { Folded } from '#web/components/folded.tsx';
import { type Column, Table } from '#web/components/table.tsx';

interface Row {
  readonly what: string;
  readonly uniform: number | null;
  readonly civilian: number | null;
}

const dollars = (amount: number) => amountOf({ dollars: Math.round(amount), orMore: false });

const cell = (amount: number | null) =>
  amount === null ? (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">None</span>
    </>
  ) : (
    dollars(amount)
  );

/** The row that the others add up to. */
const LEFT = 'What’s left';

/** "Norfolk/Portsmouth" is one word to the browser, and wider than a phone has room for beside two amounts. */
const breakable = (text: string) =>
  text.split('/').map((part, at) => (
    <Fragment key={part}>
      {at === 0 ? '' : '/'}
      <wbr />
      {part}
    </Fragment>
  ));

const COLUMNS: readonly Column<Row>[] = [
  { key: 'what', header: 'Per year', isRowHeader: true, cell: ({ what }) => breakable(what) },
  {
    key: 'uniform',
    header: 'In uniform',
    align: 'right',
    className: 'tabular',
    cell: ({ uniform }) => cell(uniform),
  },
  {
    key: 'civilian',
    header: 'As a civilian',
    align: 'right',
    className: 'tabular',
    cell: ({ civilian }) => cell(civilian),
  },
];

/** A step of the pay table: "over 10 years", "2 years or less". */
const serviceInWords = (step: string) =>
  step.startsWith('Over ') ? `${step.toLowerCase()} years` : step.replace(/^(\d+)/, '$1 years');

/** Military pay and the salary that leaves as much, side by side. */
export function PayBreakdown({ pay }: { readonly pay: PayComparisonReply }) {
  const { yearly, taxYear, grade, years, housingArea, notes, stateTax } = pay;
  const { retiredPay, disabilityPay, drillPay } = yearly;
  const housing = housingArea === null ? 'Housing allowance' : `Housing allowance, ${housingArea}`;
  const rows: Row[] = [
    { what: `Basic pay, ${grade}, ${serviceInWords(years)}`, uniform: yearly.basic, civilian: null },
    { what: housing, uniform: yearly.housing === 0 ? null : yearly.housing, civilian: null },
    { what: 'Food allowance', uniform: yearly.food, civilian: null },
    { what: 'Salary', uniform: null, civilian: yearly.salary },
    ...(drillPay === 0 ? [] : [{ what: 'Drill pay, Guard or Reserve', uniform: null, civilian: drillPay }]),
    ...(retiredPay === 0 ? [] : [{ what: 'Retired pay', uniform: null, civilian: retiredPay }]),
    ...(disabilityPay === 0 ? [] : [{ what: 'VA disability pay', uniform: null, civilian: disabilityPay }]),
    {
      what: `Federal income tax, ${taxYear}`,
      uniform: -yearly.federalTax,
      civilian: -yearly.salaryFederalTax,
    },
    {
      what: 'Social Security and Medicare',
      uniform: -yearly.payrollTax,
      civilian: -yearly.salaryPayrollTax,
    },
    {
      what: LEFT,
      uniform: yearly.net,
      civilian:
        yearly.salary +
        drillPay +
        retiredPay +
        disabilityPay -
        yearly.salaryFederalTax -
        yearly.salaryPayrollTax,
    },
  ];
  return (
    <div className="grid gap-5">
      <p className="text-lg text-heading">
        {yearly.salary === 0 ? (
          'Even without a job, you’d have as much as your pay leaves you today.'
        ) : (
          <>
            Your military pay of <strong className="tabular">{dollars(yearly.gross)}</strong> a year equals a
            civilian salary of <strong className="tabular">{dollars(yearly.salary)}</strong>
            {retiredPay + disabilityPay + drillPay === 0 ? '' : ' on top of what you’ll get anyway'}.
          </>
        )}
      </p>
      <div className="grid max-w-prose gap-1.5 text-sm text-muted">
        <p>
          {yearly.taxAdvantage >= 1
            ? `Your allowances aren’t taxed. That alone is worth ${dollars(yearly.taxAdvantage)} of salary. `
            : ''}
          {stateTax}
        </p>
        <Folded title="What we didn’t count">
          <ul className="grid list-disc gap-1 pl-5">
            <li>State tax on your military pay.</li>
            <li>A spouse’s income. If your spouse works, you’d need more.</li>
            <li>Special pays, bonuses and COLA.</li>
            <li>Tax credits, and deductions beyond the standard one.</li>
          </ul>
        </Folded>
      </div>
      <Table
        caption="Your pay in uniform and the salary that equals it"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ what }) => what}
        rowClassName={({ what }) =>
          what === LEFT ? 'border-t-2 border-t-line-strong font-bold text-heading' : undefined
        }
        columnsAre="narrow"
      />
      {notes.map((note) => (
        <p key={note} className="max-w-prose text-sm text-muted">
          {note}
        </p>
      ))}
    </div>
  );
}
