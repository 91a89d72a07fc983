import { integerAt } from '#career/occupations/packed.ts';
import { WIDTHS } from '#career/places/packed-pay.ts';
import type { UniformTable } from '#career/places/tables.ts';

const MONTHS = 12;

/** What a service member is paid, dollars a month. Housing is null where no allowance is set for the place. */
export interface MonthlyPay {
  readonly basic: number;
  readonly housing: number | null;
  readonly food: number;
}

/** Basic pay and allowances, cell by cell from the official tables. */
export class UniformPay {
  readonly #table: UniformTable;

  constructor(table: UniformTable) {
    this.#table = table;
  }

  /** Pay grades as the tables have them: "E-6", "W-2", "O-1E". */
  get grades(): readonly string[] {
    return this.#table.grade;
  }

  /** Steps of service: "2 or less", "Over 2", … */
  get years(): readonly string[] {
    return this.#table.years;
  }

  /** Dollars a month for a grade and a step of service; null where the table has none for the two. */
  basicPay(grade: string, years: string): number | null {
    const { grade: grades, years: steps, basicPay } = this.#table;
    return basicPay[grades.indexOf(grade)]?.[steps.indexOf(years)] ?? null;
  }

  /** Dollars a month; null for an area that the table lacks. */
  housing(grade: string, area: string, dependents: boolean): number | null {
    const { housing, housingGrade, withDependents, withoutDependents } = this.#table;
    const column = housingGrade.indexOf(housingGradeOf(grade));
    const row = housing.indexOf(area);
    if (row === -1 || column === -1) return null;
    const packed = dependents ? withDependents : withoutDependents;
    return integerAt(packed, row * housingGrade.length + column, WIDTHS.dollars);
  }

  /** Dollars a month. */
  food(grade: string): number {
    const { officers, enlisted } = this.#table.subsistence;
    return grade.startsWith('E') ? enlisted : officers;
  }
}

/** Generals and admirals share the rate of O-7. */
function housingGradeOf(grade: string): string {
  return /^O-(?:8|9|10)$/.test(grade) ? 'O-7' : grade;
}

/** Dollars a year, to the cent. */
export function yearly(monthly: number): number {
  return Math.round(monthly * MONTHS * 100) / 100;
}
