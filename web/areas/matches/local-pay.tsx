import {
  aboutDollars,
  amountOf,
  groupInWords,
  hourlyInWords,
  PRICES_YEAR,
  whoseAndWhen,
  whoseOf,
} from '#career/places/local-words.ts';
import type { LocalFigureReply, LocalFiguresReply } from '#contract/places.ts';
import { signedPercent } from './figures-in-words.ts';

const COUNT = new Intl.NumberFormat('en-US');

interface Fact {
  readonly term: string;
  readonly value: string;
  readonly whose: string;
}

/** What a title pays in a place and around it, how many work in it and what pay buys there; each figure says whose it is. */
export function LocalPay({ local }: { readonly local: LocalFiguresReply }) {
  const facts = factsOf(local);
  return (
    <section aria-label={`In ${local.place.name}`}>
      <h3 className="mb-3 text-lg wrap-anywhere">In {local.place.name}</h3>
      {local.widerGroup === null || facts.length === 0 ? null : (
        <p className="mb-3 text-sm text-muted">{groupInWords(local.widerGroup)}</p>
      )}
      {facts.length === 0 ? (
        <p className="text-muted">Nothing is published for this title there.</p>
      ) : (
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {facts.map(({ term, value, whose }) => (
            <div key={term} className="min-w-0">
              <dt className="text-sm text-muted">{term}</dt>
              <dd className="wrap-anywhere">
                <span className="tabular font-semibold text-heading">{value}</span>
                <span className="block text-xs text-muted">{whose}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function factsOf(local: LocalFiguresReply): Fact[] {
  const { median, p25, p75, entry, experienced, hourly, employment, outlook, buys, prices } = local;
  const money = (term: string, figure: LocalFigureReply | null): Fact[] =>
    figure === null ? [] : [{ term, value: amountOf(figure), whose: whoseAndWhen(figure) }];
  const openings = outlook?.openingsPerYear ?? null;
  return [
    ...money('Lowest 25% earn up to', p25),
    ...money('Typical pay a year (median)', median),
    ...money('Top 25% earn from', p75),
    ...money('Entry pay a year', entry),
    ...money('Experienced pay a year', experienced),
    ...(hourly === null
      ? []
      : [{ term: 'Pay by the hour', value: hourlyInWords(hourly), whose: whoseAndWhen(hourly) }]),
    ...(buys === null || prices === null
      ? []
      : [
          {
            term: 'What the typical pay buys',
            value: aboutDollars(buys),
            whose: `at average US prices. Prices in ${prices.of} are ${prices.level} (US average: 100, ${PRICES_YEAR}).`,
          },
        ]),
    ...(employment === null
      ? []
      : [
          {
            term: 'People employed',
            value: COUNT.format(employment.persons),
            whose: whoseAndWhen(employment),
          },
        ]),
    ...(outlook?.percent == null
      ? []
      : [
          {
            term: `Change in jobs, ${outlook.asOf}`,
            value: signedPercent(outlook.percent),
            whose: `${whoseOf(outlook)}${openings === null ? '' : `, ${COUNT.format(openings)} openings a year`}`,
          },
        ]),
  ];
}
