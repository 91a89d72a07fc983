import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { amountOf, anHour, buysInWords, whoseAndWhen } from '#career/places/local-words.ts';
import type { ComparedTitle, PayComparisonReply } from '#contract/places.ts';
import { Badge } from '#web/components/badge.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { type Column, Table } from '#web/components/table.tsx';
import { TextLink } from '#web/components/text-link.tsx';

type Local = ComparedTitle['local'];
type Step = 'p25' | 'entry' | 'median' | 'experienced' | 'p75';

const STEP_NAMES: Readonly<Record<Step, string>> = {
  p25: '25th percentile',
  entry: 'entry',
  median: 'median',
  experienced: 'experienced',
  p75: '75th percentile',
};

/** The first of some figures that is published, a year or, of work whose yearly pay nobody publishes, an hour. */
function published(local: Local, ...steps: readonly Step[]): ReactNode {
  for (const step of steps) {
    const { [step]: yearly, hourly } = local;
    const buys = step === 'median' ? buysInWords(local) : null;
    if (yearly !== null) return figure(amountOf(yearly), yearly, STEP_NAMES[step], buys);
    const byTheHour = hourly?.[step] ?? null;
    if (hourly !== null && byTheHour !== null) return figure(anHour(byTheHour), hourly, STEP_NAMES[step]);
  }
  return <span className="text-muted">Not published</span>;
}

/** The lowest, middle and highest figure a year of a title, whichever kind they are. */
function rangeOf({ local }: ComparedTitle) {
  const low = local.p25 ?? local.entry;
  const high = local.p75 ?? local.experienced;
  return { low, middle: local.median, high };
}

function figure(
  amount: string,
  whose: Parameters<typeof whoseAndWhen>[0],
  name: string,
  buys: string | null = null,
) {
  return (
    <span className="min-w-0 wrap-anywhere">
      {/* A figure never breaks; what stands behind it may. */}
      <span className={amount.includes(' ') ? 'font-semibold' : 'font-semibold whitespace-nowrap'}>
        {amount}
      </span>{' '}
      <span className="block text-xs text-muted">
        {name}, {whoseAndWhen(whose)}
      </span>
      {buys === null ? null : <span className="mt-1 block text-xs text-muted">It {buys}</span>}
    </span>
  );
}

/** The three figures of a title are read across. */
const LEVEL = '@2xl:align-top';

/** A block with room for it, as on a tablet, has the three figures side by side below the title. */
const SIDE_BY_SIDE = '@md:@max-2xl:grid-cols-3! @md:@max-2xl:[&>th]:col-span-3';

/** Titles beside the salary: a picture and the same as a table. */
export function PayTitles({ pay }: { readonly pay: PayComparisonReply }) {
  const { titles, yearly, place, prices } = pay;
  const columns: readonly Column<ComparedTitle>[] = [
    {
      key: 'title',
      header: 'Job Title',
      isRowHeader: true,
      className: '@2xl:w-2/5 @2xl:align-top',
      cell: (title) => (
        <span className="min-w-0">
          <TextLink to={`/job-details/${title.matchId}`} className="wrap-anywhere">
            {title.jobTitle}
          </TextLink>
          <span className="mt-1.5 block">
            <StandingBadge title={title} />
          </span>
          <span className="mt-1.5 mb-2 block font-normal text-ink">{title.inWords}</span>
          <LinkButton
            to={`/pay/sheet/${title.matchId}?place=${encodeURIComponent(place.key)}`}
            size="small"
            variant="secondary"
            icon={<FileText aria-hidden="true" />}
            aria-label={`Negotiation sheet: ${title.jobTitle}`}
          >
            Negotiation sheet
          </LinkButton>
        </span>
      ),
    },
    { key: 'low', header: 'Lower', className: LEVEL, cell: ({ local }) => published(local, 'p25', 'entry') },
    { key: 'middle', header: 'Median', className: LEVEL, cell: ({ local }) => published(local, 'median') },
    {
      key: 'high',
      header: 'Upper',
      className: LEVEL,
      cell: ({ local }) => published(local, 'p75', 'experienced'),
    },
  ];
  return (
    <div className="grid gap-5">
      {prices === null ? null : <p className="max-w-prose">{prices}</p>}
      <PayRanges titles={titles} salary={yearly.salary} />
      <Table
        caption={`What your titles pay in ${place.name}, next to your pay`}
        columns={columns}
        rows={titles}
        rowKey={({ matchId }) => matchId}
        rowClassName={() => SIDE_BY_SIDE}
      />
    </div>
  );
}

/** How much of a title pays more than the salary, by the lowest figure that does. */
const ABOVE = {
  p25: { tone: 'success', says: 'Most pay more' },
  entry: { tone: 'success', says: 'Most pay more' },
  median: { tone: 'success', says: 'Half pay more' },
  experienced: { tone: 'neutral', says: 'Top end only' },
  p75: { tone: 'neutral', says: 'Top end only' },
} as const;

function StandingBadge({ title: { from, isBelow } }: { readonly title: ComparedTitle }) {
  if (isBelow) return <Badge tone="warning">Below your pay</Badge>;
  if (from === null) return <Badge>Can’t tell</Badge>;
  return <Badge tone={ABOVE[from].tone}>{ABOVE[from].says}</Badge>;
}

/** Bars from the lower to the upper figure, a mark at the median, a line at one's own pay. The table says the same. */
function PayRanges({
  titles,
  salary,
}: {
  readonly titles: readonly ComparedTitle[];
  readonly salary: number;
}) {
  const drawn = titles.flatMap((title) => {
    const { low, middle, high } = rangeOf(title);
    return low === null || high === null
      ? []
      : [{ title, low: low.dollars, middle: middle?.dollars ?? null, high: high.dollars }];
  });
  if (drawn.length === 0) return null;
  const most = Math.max(salary, ...drawn.map(({ high }) => high)) * 1.05;
  const at = (amount: number) => `${((100 * amount) / most).toFixed(2)}%`;
  return (
    <div aria-hidden="true" className="grid gap-3">
      <p className="text-sm text-muted">
        Each bar runs from the lower to the upper figure. The solid mark is the median, and the dashed line is
        what you’d need.
      </p>
      {drawn.map(({ title, low, middle, high }) => (
        <div key={title.matchId} className="grid gap-1">
          <span className="text-sm wrap-anywhere">{title.jobTitle}</span>
          <span className="relative block h-5 rounded bg-sunken">
            <span
              className="absolute inset-y-1 rounded bg-gold"
              style={{ left: at(low), width: at(Math.max(high - low, most / 200)) }}
            />
            {middle === null ? null : (
              <span className="absolute inset-y-0 w-1 bg-heading" style={{ left: at(middle) }} />
            )}
            <span
              className="absolute -inset-y-1 border-l-2 border-dashed border-danger"
              style={{ left: at(salary) }}
            />
          </span>
        </div>
      ))}
      <span className="flex justify-between text-xs text-muted">
        <span>$0</span>
        <span>{amountOf({ dollars: Math.round(most), orMore: false })}</span>
      </span>
    </div>
  );
}
