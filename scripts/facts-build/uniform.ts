import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { packInteger } from '#career/occupations/packed.ts';
import { WIDTHS } from '#career/places/packed-pay.ts';
import type { UniformTable } from '#career/places/tables.ts';

const basicPay = z.object({
  headers: z.array(z.string()),
  tables: z.record(z.string(), z.record(z.string(), z.array(z.number().nullable()))),
});
const subsistence = z.object({ rates: z.object({ officers: z.number(), enlisted: z.number() }) });
const housing = z.object({
  ratesByMha: z.record(z.string(), z.object({ rates: z.record(z.string(), z.number().int()) })),
});

/** Basic pay, allowance for food and allowance for housing, as published, dollars a month. */
export function buildUniform(inputDir: string): UniformTable {
  const read = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> => {
    const path = join(inputDir, 'military-pay', file);
    const read = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    if (!read.success) throw new Error(`${path}: ${read.error.issues[0]?.path.join('.')} is missing`);
    return read.data;
  };
  const pay = read('basic-pay-2026.json', basicPay);
  const grades = Object.values(pay.tables).flatMap((table) => Object.entries(table));
  const sorted = grades.sort(([a], [b]) => order(a) - order(b));
  const { officers, enlisted } = read('bas-2026.json', subsistence).rates;
  const withDependents = read('bah-2026-with-dependents.json', housing).ratesByMha;
  const without = read('bah-2026-without-dependents.json', housing).ratesByMha;
  const areas = Object.keys(withDependents).sort();
  const housingGrade = Object.keys(withDependents[areas[0] ?? '']?.rates ?? {});
  const packed = (rates: typeof without) =>
    areas
      .flatMap((area) => housingGrade.map((grade) => rates[area]?.rates[grade] ?? null))
      .map((rate) => packInteger(rate, WIDTHS.dollars))
      .join('');
  return {
    grade: sorted.map(([grade]) => grade),
    years: pay.headers,
    basicPay: sorted.map(([, cells]) => cells),
    subsistence: { officers, enlisted },
    housing: areas,
    housingGrade,
    withDependents: packed(withDependents),
    withoutDependents: packed(without),
  };
}

/** E-1 to E-9, W-1 to W-5, O-1 to O-3, those with prior enlisted service after each, O-4 to O-10. */
function order(grade: string): number {
  const [, letter = '', number = '', prior = ''] = /^([EWO])-(\d+)(E?)$/.exec(grade) ?? [];
  return 'EWO'.indexOf(letter) * 100 + Number(number) * 2 + prior.length;
}
