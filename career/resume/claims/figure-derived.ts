import { namesPeople } from './alike.ts';
import { countsPeople, likeness, near, says } from './figure-says.ts';
import { type Figure, MINUTES_A_YEAR } from './figures.ts';

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

/** "9 days late, 48 less than the 60 forecast": the difference of two figures of a passage, one of which the line gives. */
export function isDifference(figure: Figure, line: readonly Figure[], figures: readonly Figure[]): boolean {
  if (figure.vague) return false;
  return figures.some((first, at) =>
    figures.slice(at + 1).some((second) => {
      if (first.kind !== second.kind || first.kind === 'year' || first.value === second.value) return false;
      // "accuracy was 91.5 when I came and now 98.8": percent without its sign.
      const points = (first.kind === 'percent' || first.kind === 'number') && figure.kind === 'points';
      if (!points && (figure.kind !== first.kind || first.kind === 'percent')) return false;
      const kind = points ? 'percent' : first.kind;
      const isGiven = line.some(
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

/** "six years (2015-2021)": from the first year of a range to the last, where the line gives both. */
export function isSpan(figure: Figure, line: readonly Figure[], figures: readonly Figure[]): boolean {
  if (figure.kind !== 'time') return false;
  const ranges = figures.filter(({ kind, value, high }) => kind === 'year' && high !== value);
  return ranges.some(
    ({ value, high }) =>
      near(figure.value, (high - value) * MINUTES_A_YEAR, 1e-6) &&
      line.some((other) => other.kind === 'year' && other.value === value),
  );
}
