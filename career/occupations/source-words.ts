import type { FactSource } from './fact-source.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A source's date as people read it: "2025-05" is "May 2025", "2026-01-01" is "January 2026", "2020" stays; null where none is stated. */
export function monthOf(date: string): string | null {
  const [year = '', month] = date.split('-');
  if (!/^\d{4}$/.test(year)) return null;
  return month === undefined ? year : `${MONTHS[Number(month) - 1]} ${year}`;
}

/** A source as it stands below its figures: what it is called, what it is of, its month and year. Each is said once. */
export function sourceInWords({
  label,
  version,
  date,
}: Pick<FactSource, 'label' | 'version' | 'date'>): string {
  const day = monthOf(date) ?? 'no date given';
  const parts = [...version.split(/[,;] /).map((part) => part.trim()), day];
  const rest = parts.filter(
    (part, at) => !label.includes(part) && !parts.slice(0, at).some((before) => before.includes(part)),
  );
  return rest.length === 0 ? label : `${label} (${rest.join(', ')})`;
}
