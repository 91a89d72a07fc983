/** What a JobPosting of schema.org says, under the names of our form, and why it cannot be used, if so. */
export function fromJobPosting(
  posting: Readonly<Record<string, unknown>>,
  today: string,
): { values: Record<string, unknown>; problem?: string } {
  const closes = textOf(posting.validThrough).slice(0, 10);
  const values = {
    title: textOf(posting.title) || textOf(posting.name),
    company: textOf(posting.hiringOrganization),
    location: list(posting.jobLocation).map(placeOf).filter(Boolean).slice(0, 3).join('; '),
    remote: list(posting.jobLocationType).some((type) => textOf(type).toUpperCase() === 'TELECOMMUTE'),
    salaryRange: salaryOf(posting.baseSalary),
    description: textOf(posting.description),
    url: textOf(posting.url) || textOf(posting.sameAs) || textOf(posting['@id']),
    postedAt: textOf(posting.datePosted),
  };
  return /^\d{4}-\d{2}-\d{2}$/.test(closes) && closes < today
    ? { values, problem: `This posting closed on ${closes}.` }
    : { values };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** A text, a number, or the name of a thing that has one; nobody's thing has a name with a name with a name. */
function textOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (isObject(value) && depth < 3) return textOf(value.name ?? value['@value'] ?? value['@id'], depth + 1);
  return '';
}

function placeOf(place: unknown): string {
  if (!isObject(place)) return textOf(place);
  const { address } = place;
  if (!isObject(address)) return textOf(address) || textOf(place.name);
  const country = textOf(address.addressCountry);
  const parts = [textOf(address.addressLocality), textOf(address.addressRegion)];
  if (!/^(us|usa|united states.*|)$/i.test(country)) parts.push(country);
  return parts.filter(Boolean).join(', ') || country;
}

/** How often the amount is paid, as schema.org names it. */
const UNITS: Readonly<Record<string, string>> = {
  HOUR: 'an hour',
  DAY: 'a day',
  WEEK: 'a week',
  MONTH: 'a month',
  YEAR: 'a year',
};

function salaryOf(salary: unknown): string {
  if (!isObject(salary)) return textOf(salary);
  const value = isObject(salary.value) ? salary.value : salary;
  const currency = textOf(salary.currency) || 'USD';
  const amount = (given: unknown): string => {
    const number = Number(textOf(given));
    if (textOf(given) === '' || !Number.isFinite(number)) return textOf(given);
    const figure = number.toLocaleString('en-US');
    return currency === 'USD' ? `$${figure}` : `${figure} ${currency}`;
  };
  const range = [amount(value.minValue), amount(value.maxValue)].filter(Boolean);
  const one = isObject(salary.value) ? salary.value.value : salary.value;
  const figure = range.length > 0 ? [...new Set(range)].join(' to ') : amount(one);
  const unit = UNITS[textOf(value.unitText).toUpperCase()];
  return figure && unit ? `${figure} ${unit}` : figure;
}
