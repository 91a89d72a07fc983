import type { CareerFacts } from '#career/occupations/facts.ts';
import type { Place } from '#career/places/place.ts';
import { readDate } from '#career/record/dates.ts';
import type { Filing } from './taxes.ts';
import type { MonthlyPay } from './uniform-pay.ts';

/** What someone's military pay is worked out from, as they said it. Dollars a month. */
export interface PayBasis {
  readonly grade: string;
  /** A step of the pay table: "Over 10". */
  readonly years: string;
  /** ZIP code of the duty station. */
  readonly zip: string;
  readonly dependents: 'yes' | 'no';
  readonly filing: Filing;
  /** What they get for housing where the tables have nothing, overseas for one. */
  readonly ownHousing: number;
  readonly retiredPay: number;
  readonly disabilityPay: number;
  /** Whether they'll drill in the Guard or Reserve beside a civilian job; who was never asked, not. */
  readonly drills?: 'yes' | 'no' | undefined;
}

/** The pay of a basis, with what should be known about how it was read; or the field that is wrong, and why. */
export type ReadPay =
  | {
      readonly pay: MonthlyPay;
      /** Null where a ZIP code tells no place. */
      readonly station: Place | null;
      readonly housing: Place['housing'];
      readonly notes: readonly string[];
    }
  | { readonly field: 'grade' | 'years' | 'zip'; readonly reason: string };

/** Looks a basis up in the official tables. */
export function readPay({ uniformPay, places }: CareerFacts, basis: PayBasis): ReadPay {
  const tables = uniformPay();
  const { grade, years, zip, dependents, ownHousing } = basis;
  if (!tables.grades.includes(grade)) return { field: 'grade', reason: 'Choose your pay grade' };
  if (!tables.years.includes(years)) return { field: 'years', reason: 'Choose your years of service' };
  const basic = tables.basicPay(grade, years);
  if (basic === null) {
    const first = tables.years.find((step) => tables.basicPay(grade, step) !== null) ?? '';
    return {
      field: 'years',
      reason: `The pay table for ${grade} starts at “${first}”. Choose that or more.`,
    };
  }
  const answer = places().resolve(zip);
  const station = 'place' in answer ? answer.place : null;
  const area = places().housingOf(zip);
  // Military mail is a duty station, with no allowance in the tables; a ZIP code nobody knows is a slip.
  if (station === null && area === null && !('reason' in answer && /military mail/.test(answer.reason)))
    return { field: 'zip', reason: 'reason' in answer ? answer.reason : 'A ZIP code has 5 digits.' };
  const official = area === null ? null : tables.housing(grade, area.code, dependents === 'yes');
  const housing = official ?? (ownHousing > 0 ? ownHousing : null);
  return {
    pay: { basic, housing, food: tables.food(grade) },
    station,
    housing: area,
    notes: housingNotes(official, ownHousing, zip),
  };
}

function housingNotes(official: number | null, own: number, zip: string): string[] {
  if (official !== null)
    return [
      'If you live in base housing, your housing allowance goes to the landlord. We count it, because you’ll pay rent or a mortgage once you’re out.',
    ];
  const none = `There’s no BAH rate for ZIP ${zip}. Overseas and in the territories another allowance is paid.`;
  return [
    own > 0 ? `${none} We use the amount you typed.` : `${none} Type what you get, so that it’s counted.`,
  ];
}

/** The step of the pay table for a time of service; null where a month isn't said. `until` is today, or the last day. */
export function stepOfService(
  { uniformPay }: Pick<CareerFacts, 'uniformPay'>,
  start: string | null,
  end: string | null,
  today: Date,
): string | null {
  const from = readDate(start ?? '');
  if (from?.month == null) return null;
  const ended = readDate(end ?? '');
  if (ended !== null && ended.month === null) return null;
  const monthOf = ({ year, month }: { readonly year: number; readonly month: number | null }) =>
    year * 12 + (month ?? 0);
  const now = today.getUTCFullYear() * 12 + today.getUTCMonth() + 1;
  const months = Math.min(now, ended === null ? now : monthOf(ended)) - monthOf(from);
  if (months < 0) return null;
  const { years } = uniformPay();
  const reached = years.filter((step) => months > 12 * Number(/^Over (\d+)$/.exec(step)?.[1] ?? -1));
  return reached.at(-1) ?? null;
}
