import { namesPeople } from './alike.ts';
import { countsPeople, likeness, near, says } from './figure-says.ts';
import { type Figure, MINUTES_A_YEAR } from './figures.ts';
import { MINUTES, UNITS_BY_NAME } from './time-units.ts';

/** "23 Soldiers and 16 contractors" are 39 people; "212 corrective and 1,640 preventive actions" are 1,852 actions. */
export function isSum(figure: Figure, first: Figure, second: Figure): boolean {
  if (figure.kind !== 'number' || first.kind !== 'number' || second.kind !== 'number') return false;
  if ([figure, first, second].some(({ hedge, vague }) => hedge !== null || vague)) return false;
  if (first.goesTo || first.ofWhole || second.ofWhole || figure.counts.length === 0) return false;
  const sum = first.value + second.value;
  if (!says({ ...first, value: sum, high: sum, hedge: null }, figure)) return false;
  const alike = (counts: readonly string[]) =>
    figure.counts.some((stem) => counts.some((other) => likeness(stem, other) > 0));
  const people = countsPeople(first) && countsPeople(second) && figure.counts.some(namesPeople);
  return people || alike(second.counts) || (alike(first.counts) && alike(second.counts));
}

/** "9 of 11" and "7 Soldiers; 6 selected": so many percent. */
export function isShare(figure: Figure, first: Figure, second: Figure): boolean {
  if (figure.kind !== 'percent' || first.kind !== 'number' || second.kind !== 'number') return false;
  const [part, whole] = [Math.min(first.value, second.value), Math.max(first.value, second.value)];
  const isPart = second.ofWhole || second.counts.length === 0 || second.value < first.value;
  return (
    isPart &&
    whole > 1 &&
    Math.abs((100 * part) / whole - figure.value) <= (figure.hedge === 'about' ? 1 : 0.6)
  );
}

/** "18 a day" on "5 days a week" is 90 a week; "12 days, 4,000 cars a day" are 48,000 cars. */
export function isProduct(figure: Figure, figures: readonly Figure[]): boolean {
  const perDay = figures.find(({ kind, rate }) => kind === 'number' && rate === 'day');
  const whole = figures.find(({ kind, value }) => kind === 'time' && value % 1440 === 0);
  if (perDay && whole && !figure.vague && figure.kind === 'number' && figure.rate === null) {
    const total = (perDay.value * whole.value) / 1440;
    if (says({ ...perDay, value: total, high: total, hedge: null }, figure)) return true;
  }
  if (figure.rate !== 'week' || figure.kind !== 'number') return false;
  const daily = figures.find(({ kind, rate }) => kind === 'number' && rate === 'day');
  const days = figures.find(({ kind, value }) => kind === 'time' && value % 1440 === 0 && value <= 7 * 1440);
  return (
    daily !== undefined && days !== undefined && near(figure.value, (daily.value * days.value) / 1440, 0.05)
  );
}

/** "1.1 kilometers" of what the record has as "1,100 meters". */
export function isConverted(figure: Figure, given: Figure): boolean {
  const inKilometers = /^(?:kilometers?|km)\b/i.test(figure.noun);
  return inKilometers && /^(?:meters?|m)\b/i.test(given.noun) && near(figure.value * 1000, given.value, 1e-6);
}

/** "9 days late, 48 less than the 60 forecast": the difference of two figures of a passage, one of which the line gives, or the line tells the passage. */
export function isDifference(
  figure: Figure,
  line: readonly Figure[],
  figures: readonly Figure[],
  isTold = false,
): boolean {
  if (figure.vague) return false;
  return figures.some((first, at) =>
    figures.slice(at + 1).some((second) => {
      if (first.kind !== second.kind || first.kind === 'year' || first.value === second.value) return false;
      // "accuracy was 91.5 when I came and now 98.8": percent without its sign.
      const points = (first.kind === 'percent' || first.kind === 'number') && figure.kind === 'points';
      if (!points && (figure.kind !== first.kind || first.kind === 'percent')) return false;
      const kind = points ? 'percent' : first.kind;
      const isGiven =
        isTold ||
        line.some(
          (other) =>
            other !== figure &&
            other.kind === kind &&
            (says({ ...first, kind }, other) || says({ ...second, kind }, other)),
        );
      const change = Math.abs(first.value - second.value);
      return (
        isGiven && says({ ...first, kind: figure.kind, value: change, high: change, hedge: null }, figure)
      );
    }),
  );
}

/** "six years (2015-2021)": from one year to another, where the line gives the first or tells the passage. */
export function isSpan(
  figure: Figure,
  line: readonly Figure[],
  figures: readonly Figure[],
  isTold = false,
): boolean {
  if (figure.kind !== 'time') return false;
  const years = figures.filter(({ kind }) => kind === 'year').flatMap(({ value, high }) => [value, high]);
  if (
    isTold &&
    years.some((from) =>
      years.some((to) => near(figure.value, (to - from) * MINUTES_A_YEAR, 1e-6) && to > from),
    )
  )
    return true;
  const ranges = figures.filter(({ kind, value, high }) => kind === 'year' && high !== value);
  return ranges.some(
    ({ value, high }) =>
      near(figure.value, (high - value) * MINUTES_A_YEAR, 1e-6) &&
      line.some((other) => other.kind === 'year' && other.value === value),
  );
}

/** How closely a share in words or rounded may stand for what follows exactly, in points. */
const ROUNDED = 1.1;
const EXACTLY = 0.6;

/**
 * A share that two figures of a told passage give: "27 percent above goal" of "140 lines an hour, goal 110", "two-thirds
 * of them" of "46 technicians, of whom 30", "more than half" of "from 1.9% to 0.7%".
 */
export function isShareOfTwo(figure: Figure, figures: readonly Figure[]): boolean {
  if (figure.kind !== 'percent' || figure.vague) return false;
  const inWords = !/[%\d]|percent/i.test(figure.written);
  // Where the passage has a share of its own, that one was meant, unless words tell of a share of it.
  if (!inWords && figures.some(({ kind }) => kind === 'percent')) return false;
  const margin = inWords || figure.hedge === 'about' ? ROUNDED : EXACTLY;
  return figures.some((one, at) =>
    figures.some((other, place) => {
      if (at === place || one.kind === 'year' || other.value === 0 || one.kind !== other.kind) return false;
      const share = (100 * one.value) / other.value;
      return [share, Math.abs(100 - share)].some((each) =>
        figure.hedge === null || figure.hedge === 'about'
          ? Math.abs(each - figure.value) <= margin
          : says({ ...one, kind: 'percent', value: each, high: each, hedge: null }, figure),
      );
    }),
  );
}

/** "about 780 pounds of laundry a day" of "9,400 lbs in 12 days": so many in each unit of the time. */
export function isQuotient(figure: Figure, figures: readonly Figure[]): boolean {
  const unit = UNITS_BY_NAME.includes(figure.rate ?? '') ? MINUTES[figure.rate ?? ''] : undefined;
  if (unit === undefined || (figure.kind !== 'number' && figure.kind !== 'money')) return false;
  return figures.some(
    ({ kind, value }) =>
      kind === figure.kind &&
      figures.some((time) => time.kind === 'time' && near(figure.value, value / (time.value / unit), 0.02)),
  );
}

/** "1,600 Chromebooks and staff computers" of "1,400 Chromebooks and 200 staff computers": two figures added up. */
export function isSumOfTwo(figure: Figure, figures: readonly Figure[]): boolean {
  if (figure.vague || (figure.kind !== 'number' && figure.kind !== 'money')) return false;
  return figures.some((one, at) =>
    figures
      .slice(at + 1)
      .some(
        (other) =>
          one.kind === figure.kind &&
          other.kind === figure.kind &&
          ![one, other].some(({ goesTo, ofWhole, rate }) => goesTo || ofWhole || rate !== null) &&
          one.value + other.value === figure.value &&
          one.value !== 0 &&
          other.value !== 0,
      ),
  );
}
