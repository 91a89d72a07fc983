import { z } from 'zod';
import { entryOf, noRepeats, tableOf } from '#career/knowledge/read-table.ts';
import rows from '#knowledge/uniform-pay/drill-pay.json' with { type: 'json' };

const AMOUNTS = ['partOfMonth', 'drillsAWeekend', 'drillsAYear', 'trainingDays'] as const;

export const drillPayTable = tableOf(
  'uniform-pay/drill-pay.json',
  rows,
  () =>
    entryOf({
      what: z.enum(AMOUNTS),
      amount: z.number().int().positive(),
      /** The day on which somebody last compared it with its source. */
      reviewed: z.iso.date(),
    }),
  noRepeats('what', ({ what }) => what),
);

/** What the Guard and Reserve pay a grade with so many years, dollars. */
export interface DrillPay {
  readonly drill: number;
  readonly weekend: number;
  readonly drillsAYear: number;
  /** All drills of a year. */
  readonly drills: number;
  readonly trainingDays: number;
  /** Basic pay for the days of annual training; allowances for them come on top and aren't counted. */
  readonly training: number;
  /** Drills and training. */
  readonly year: number;
}

function amountOf(what: (typeof AMOUNTS)[number]): number {
  const entry = drillPayTable.entries().find((one) => one.what === what);
  if (entry === undefined) throw new Error(`knowledge/uniform-pay/drill-pay.json has no ${what}`);
  return entry.amount;
}

const cents = (dollars: number) => Math.round(dollars * 100) / 100;

/**
 * Drill pay from a month's basic pay: 1/30 of it for each drill, to the cent (37 USC 206(a)), and the same for each day
 * of annual training (37 USC 1004).
 */
export function drillPay(monthlyBasic: number): DrillPay {
  const drill = cents(monthlyBasic / amountOf('partOfMonth'));
  const [drillsAYear, trainingDays] = [amountOf('drillsAYear'), amountOf('trainingDays')];
  const [drills, training] = [cents(drill * drillsAYear), cents(drill * trainingDays)];
  return {
    drill,
    weekend: cents(drill * amountOf('drillsAWeekend')),
    drillsAYear,
    drills,
    trainingDays,
    training,
    year: cents(drills + training),
  };
}
