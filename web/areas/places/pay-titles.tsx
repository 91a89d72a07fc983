import { FileText } from 'lucide-react';
import { amountOf, buysInWords, whoseAndWhen } from '#career/places/local-words.ts';
import type { ComparedTitle, LocalFigureReply, PayComparisonReply } from '#contract/places.ts';
import { Badge } from '#web/components/badge.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { type Column, Table } from '#web/components/table.tsx';
import { TextLink } from '#web/components/text-link.tsx';

/** The lowest, middle and highest figure of a title, whichever kind they are. */
function rangeOf({ local }: ComparedTitle) {
  const low = local.p25 ?? local.entry;
  const high = local.p75 ?? local.experienced;
  return { low, middle: local.median, high };
}

function figure(value: LocalFigureReply | null, name: string, buys: string | null = null) {
  if (value === null) return <span className="text-muted">Not published</span>;
  return (
    <span className="min-w-0 wrap-anywhere">
      {/* A figure never breaks; "or more" behind one may. */}
      <span className={value.orMore ? 'font-semibold' : 'font-semibold whitespace-nowrap'}>
        {amountOf(value)}
      </span>{' '}
      <span className="block text-xs text-muted">
        {name}, {whoseAndWhen(value)}
      </span>
      {buys === null ? null : <span className="mt-1 block text-xs text-muted">It {buys}</span>}
    </span>
  );
}

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
    {
      key: 'low',
      header: 'Lower',
      cell: (title) => figure(rangeOf(title).low, title.local.p25 === null ? 'entry' : '25th percentile'),
    },
    {
      key: 'middle',
      header: 'Median',
      cell: (title) => figure(rangeOf(title).middle, 'median', buysInWords(title.local)),
    },
    {
      key: 'high',
      header: 'Upper',
      cell: (title) =>
        figure(rangeOf(title).high, title.local.p75 === null ? 'experienced' : '75th percentile'),
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
        Each bar runs from the lower to the upper figure. The dark mark is the median, the line is your pay.
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
