const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A date as typed ("03/2016", "March 2016", "2016") as JSON Resume has it ("2016-03", "2016"); null when unreadable. */
export function isoDate(typed: string): string | null {
  const text = typed.trim();
  if (/^(?:1\d|2\d)\d\d$/.test(text)) return text;
  const iso = /^([12]\d{3})-(\d{2})(?:-(\d{2}))?$/.exec(text);
  if (iso) return valid(Number(iso[2]), iso[3]) ? text : null;
  const slashed = /^(\d{1,2})[/-](?:\d{1,2}[/-])?([12]\d{3})$/.exec(text);
  if (slashed) return monthOf(slashed[2], Number(slashed[1]));
  const named = /^(?:\d{1,2}\s+)?([A-Za-z]{3,9})\.?,?\s+(?:\d{1,2},?\s+)?([12]\d{3})$/.exec(text);
  return named ? monthOf(named[2], MONTHS.indexOf((named[1] ?? '').slice(0, 3).toLowerCase()) + 1) : null;
}

/** The other way: "2016-03-01" and "2016-03" as "03/2016", "2016" as it is; the empty text for anything else. */
export function typedDate(iso: string): string {
  const [, year = '', month] = /^([12]\d{3})(?:-(\d{2})(?:-\d{2})?)?$/.exec(iso.trim()) ?? [];
  return month === undefined ? year : `${month}/${year}`;
}

function valid(month: number, day: string | undefined): boolean {
  return month >= 1 && month <= 12 && (day === undefined || (Number(day) >= 1 && Number(day) <= 31));
}

function monthOf(year: string | undefined, month: number): string | null {
  return year !== undefined && valid(month, undefined) ? `${year}-${twoDigits(month)}` : null;
}
