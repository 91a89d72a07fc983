import type { Evidence, Passage } from './evidence.ts';
import { type Figure, MINUTES_A_YEAR } from './figures.ts';
import type { ClaimedLine } from './line.ts';
import { shortened } from './text-words.ts';
import { wholeYear, yearsInShort } from './years-told.ts';

const YEARS_SERVED = /\b(?:years?|yrs?|decade)\b/i;
const OF_SERVICE =
  /\b(?:experience|service|serving|served|career|military|army|navy|air force|marine|coast guard|guard|reserve|veteran|administration|leadership|background)\b/i;

/** "Served four to six years", as the profile's answer has it: "4-6 years". */
function isAnsweredRange(figure: Figure, { plain, figures }: ClaimedLine, answer: string): boolean {
  const [from, to] = answer.match(/\d+/g)?.map(Number) ?? [];
  if (from === undefined || to === undefined) return false;
  const at = figures.findIndex(({ raw }, place) => raw === from && figures[place + 1]?.raw === to);
  const [first, last] = [figures[at], figures[at + 1]];
  if (first === undefined || last === undefined || (figure !== first && figure !== last)) return false;
  return (
    /^\s*(?:years?\s*)?(?:to|-|or)\s*$/i.test(plain.slice(first.end, last.start)) &&
    /^\s*(?:years|yrs)\b/i.test(plain.slice(last.end))
  );
}

/** Years of service, from the profile's answer and from its dates. */
export function isServiceTime(figure: Figure, line: ClaimedLine, { record }: Evidence): boolean {
  if (!OF_SERVICE.test(line.text)) return false;
  if (isAnsweredRange(figure, line, record.yearsServed ?? '')) return true;
  if (figure.kind !== 'time' || !YEARS_SERVED.test(figure.written)) return false;
  const years = figure.value / MINUTES_A_YEAR;
  const [from, to] = (record.yearsServed ?? '').match(/\d+/g)?.map(Number) ?? [];
  const start = yearOf(record.startDate);
  const end = yearOf(record.endDate);
  if (figure.high !== figure.value) return years === from && figure.high / MINUTES_A_YEAR === to;
  const served = start !== null && end !== null ? end - start : null;
  if (served !== null && years <= served && years >= served - 2) return true;
  return (
    from !== undefined && years >= from && years <= (served ?? from) && (to === undefined || years <= to)
  );
}

/** The year of a date as profiles have it: "Oct 2021", "1/18". */
function yearOf(date: string | null): number | null {
  const year = /\b(?:19|20)\d{2}\b/.exec(date ?? '')?.[0];
  if (year !== undefined) return Number(year);
  const short = /^\s*\d{1,2}\/(\d{2})\s*$/.exec(date ?? '')?.[1];
  return short === undefined ? null : wholeYear(Number(short));
}
/** A year must stand in a passage that the line is about, or be one of service; the ends of a range in one passage. */
export function yearsWhyNot(
  figure: Figure,
  line: ClaimedLine,
  { record, passages }: Evidence,
): string | null {
  const service = [yearOf(record.startDate), yearOf(record.endDate)];
  const other = line.figures.find(({ kind, start }) => kind === 'year' && start !== figure.start);
  const wanted =
    figure.high !== figure.value
      ? [figure.value, figure.high]
      : other && isRangeOfYears(line, figure, other)
        ? [figure.value, other.value]
        : [figure.value];
  if (wanted.every((year) => service.includes(year))) return null;
  const stands = line.placed.some((passage) => {
    const years = yearsOf(passage);
    return wanted.every((year) => years.has(year)) && (line.shared(passage) > 0 || isBare(passage));
  });
  if (stands) return null;
  const about = passages.find((passage) => line.shared(passage) > 0 && yearsOf(passage).size > 0);
  const said = about === undefined ? '' : ` There it says “${shortened(about.quote, LONGEST_QUOTE)}”.`;
  return `Your record doesn’t give ${figure.written} for this.${said}`;
}

const isRangeOfYears = ({ plain }: ClaimedLine, one: Figure, other: Figure) =>
  /^\s*(?:-|to|until|through)\s*$/i.test(
    plain.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)),
  );

const yearsOf = ({ quote, figures }: Passage) =>
  new Set([
    ...figures.flatMap(({ kind, value, high }) => (kind === 'year' ? [value, high] : [])),
    ...[...quote.matchAll(/\b\d{1,2}\/(?:\d{1,2}\/)?(\d{4})\b/g)].map(([, year = '']) => Number(year)),
    ...yearsInShort(quote),
  ]);

const isBare = ({ field, own }: Passage) =>
  own.stems.length <= 4 || field === 'startDate' || field === 'endDate';

const LONGEST_QUOTE = 70;
