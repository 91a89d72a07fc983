import type { ReactNode } from 'react';
import {
  aboutDollars,
  amountOf,
  anHour,
  groupInWords,
  PRICES_YEAR,
  whoseAndWhen,
} from '#career/places/local-words.ts';
import type { JobMatchReply, MatchDetail } from '#contract/matches.ts';
import type { LocalFiguresReply } from '#contract/places.ts';
import { Folded } from '#web/components/folded.tsx';
import { type Column, Table } from '#web/components/table.tsx';
import { dollars, signedPercent } from './figures-in-words.ts';
import { type LocalByCode, localOf } from './match-filter.ts';
import { needsInWords } from './match-groups.ts';
import { MatchScore } from './match-score.tsx';

interface Row {
  readonly what: string;
  readonly of: (match: JobMatchReply) => ReactNode;
  /** Sentences, which stand below each other on a phone: half of it is too narrow for them. */
  readonly isText?: true;
  /** Left out where the place's own figures say it: two of each are more than anybody compares. */
  readonly isSpread?: true;
}

/** On a phone a figure stands beside its title's name, so that the figures are below each other to compare. */
const SIDE_BY_SIDE =
  '@3xs:@max-2xl:gap-2! @3xs:@max-2xl:[&>td]:grid! @3xs:@max-2xl:[&>td]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] ' +
  '@3xs:@max-2xl:[&>td]:gap-x-3 @3xs:@max-2xl:[&>td>span]:pt-0.5';

const NOT_PUBLISHED = 'Not published';
const COUNT = new Intl.NumberFormat('en-US');

/** O*NET's job zones in words. */
const PREPARATION: Readonly<Record<number, string>> = {
  1: 'Little or none',
  2: 'Some',
  3: 'Medium',
  4: 'Considerable',
  5: 'Extensive',
};

const figure =
  (words: (detail: MatchDetail) => string | null): Row['of'] =>
  ({ detail }) =>
    (detail === null ? null : words(detail)) ?? NOT_PUBLISHED;

const FIRST_ROWS: readonly Row[] = [
  {
    what: 'Match',
    // Half of a phone is too narrow for some of them in one line.
    of: (match) => (
      <span className="*:whitespace-normal">
        <MatchScore match={match} />
      </span>
    ),
  },
  { what: 'License or degree', of: ({ detail }) => needsInWords(detail) ?? 'None missing' },
];

/** Yearly pay nationwide; of a title without yearly pay of its own what is published instead, by the hour or of its wider group. */
function nationalPay(nation: LocalByCode): Row[] {
  const isHourly = [...(nation?.values() ?? [])].some(({ hourly }) => hourly !== null);
  const aYear = isHourly ? ' a year' : '';
  const pay =
    (step: 'p25' | 'median' | 'p75'): Row['of'] =>
    (match) => {
      const yearly = match.detail?.pay?.[step] ?? null;
      if (yearly !== null) return `${dollars(yearly)}${aYear}`;
      const { hourly = null, [step]: inGroup = null, widerGroup = null } = localOf(match, nation) ?? {};
      const byTheHour = hourly?.[step] ?? null;
      if (byTheHour !== null) return anHour(byTheHour);
      if (inGroup === null) return NOT_PUBLISHED;
      const amount = `${amountOf(inGroup)}${aYear}`;
      return widerGroup === null || step !== 'median' ? (
        amount
      ) : (
        <>
          {amount}
          <span className="block text-xs text-muted">{groupInWords(widerGroup)}</span>
        </>
      );
    };
  return [
    { what: `Typical pay${isHourly ? '' : ' a year'}, nationwide`, of: pay('median') },
    { what: 'Lowest 25% earn up to, nationwide', isSpread: true, of: pay('p25') },
    { what: 'Top 25% earn from, nationwide', isSpread: true, of: pay('p75') },
  ];
}

const LAST_ROWS: readonly Row[] = [
  {
    what: 'Change in jobs over ten years, nationwide',
    of: figure(({ growthPercent }) => (growthPercent === null ? null : signedPercent(growthPercent))),
  },
  {
    what: 'Openings a year, nationwide',
    of: figure(({ openingsPerYear }) => (openingsPerYear === null ? null : COUNT.format(openingsPerYear))),
  },
  { what: 'Preparation', of: figure(({ jobZone }) => PREPARATION[jobZone ?? 0] ?? null) },
  { what: 'Usual education to start', of: figure(({ entryEducation }) => entryEducation) },
  { what: 'AI exposure', of: figure(({ aiExposure }) => aiExposure.level) },
  { what: 'Why it fits', isText: true, of: ({ detail }) => texts(detail?.reasons, 'We don’t know') },
  {
    what: 'What’s missing',
    isText: true,
    of: ({ detail }) => texts(detail?.gaps, 'We didn’t find anything missing'),
  },
];

function texts(entries: readonly { readonly text: string }[] | undefined, none: string): ReactNode {
  if (entries === undefined || entries.length === 0) return none;
  const rest = entries.slice(SENTENCES_SHOWN);
  return (
    <div className="grid gap-1.5">
      {entries.slice(0, SENTENCES_SHOWN).map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      {rest.length === 0 ? null : (
        <Folded title={`${rest.length} more`}>
          <div className="grid gap-1.5">
            {rest.map(({ text }) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </Folded>
      )}
    </div>
  );
}

/** The strongest come first, and three columns of all of them push every figure out of sight. */
const SENTENCES_SHOWN = 2;

/** A figure, and below it, smaller, whose it is. */
const withSource = (figure: string, source: string) => (
  <>
    <span className="font-semibold">{figure}</span>
    <span className="block text-xs text-muted">{source}</span>
  </>
);

type Step = 'p25' | 'entry' | 'median' | 'experienced' | 'p75';

/** What is published for the place that was chosen, a figure a row; by the hour where nobody publishes it a year. */
function localRows(local: LocalByCode): Row[] {
  const [first] = local?.values() ?? [];
  if (first === undefined) return [];
  const { name } = first.place;
  const of =
    (words: (figures: LocalFiguresReply) => ReactNode): Row['of'] =>
    (match) => {
      const here = localOf(match, local);
      return (here === null ? null : words(here)) ?? NOT_PUBLISHED;
    };
  const isHourly = [...(local?.values() ?? [])].some(({ hourly }) => hourly !== null);
  const pay = (step: Step) =>
    of(({ [step]: yearly, hourly }) => {
      if (yearly !== null)
        return withSource(`${amountOf(yearly)}${isHourly ? ' a year' : ''}`, whoseAndWhen(yearly));
      const byTheHour = hourly?.[step] ?? null;
      return hourly === null || byTheHour === null
        ? null
        : withSource(anHour(byTheHour), whoseAndWhen(hourly));
    });
  return [
    { what: 'What these pay figures cover', of: of(({ widerGroup }) => widerGroup ?? 'This job alone') },
    { what: `Typical pay${isHourly ? '' : ' a year'}, ${name}`, of: pay('median') },
    {
      what: 'What that buys at average US prices',
      of: of(({ buys, prices }) =>
        buys === null || prices === null
          ? null
          : withSource(
              aboutDollars(buys),
              `Prices in ${prices.of} are ${prices.level}, the US average is 100 (${PRICES_YEAR})`,
            ),
      ),
    },
    { what: 'Lowest 25% there earn up to', of: pay('p25') },
    { what: 'Top 25% there earn from', of: pay('p75') },
    { what: 'Entry pay there', of: pay('entry') },
    { what: 'Experienced pay there', of: pay('experienced') },
    {
      what: 'People employed there',
      of: of(({ employment }) =>
        employment === null ? null : withSource(COUNT.format(employment.persons), whoseAndWhen(employment)),
      ),
    },
    {
      what: 'Change in jobs there',
      of: of(({ outlook }) =>
        outlook?.percent == null ? null : withSource(signedPercent(outlook.percent), whoseAndWhen(outlook)),
      ),
    },
  ].filter((row) => matchesAny(row, local));
}

/** Entry and experienced pay stand in where there are no percentiles; a row in which nobody has a figure is left out. */
function matchesAny({ what }: Row, local: LocalByCode): boolean {
  const all = [...(local?.values() ?? [])];
  const has = (step: Step) =>
    all.some((here) => here[step] !== null || (here.hourly?.[step] ?? null) !== null);
  if (what.startsWith('Entry') || what.startsWith('Experienced')) return has('entry');
  if (what.startsWith('Lowest') || what.startsWith('Top')) return has('p25');
  if (what.startsWith('What these')) return all.some(({ widerGroup }) => widerGroup !== null);
  return true;
}

/** Titles next to each other, a figure a row. On a phone every figure is a block with a line a title. */
export function ComparisonTable({
  matches,
  local,
  nation,
}: {
  readonly matches: readonly JobMatchReply[];
  /** Figures of the place that was chosen. */
  readonly local?: LocalByCode;
  /** Nationwide figures of titles without yearly pay of their own. */
  readonly nation?: LocalByCode;
}) {
  const here = localRows(local);
  const columns: Column<Row>[] = [
    {
      key: 'what',
      header: 'Compared',
      isRowHeader: true,
      className: '@2xl:min-w-40 @2xl:align-top',
      cell: ({ what }) => what,
    },
    ...matches.map(
      (match): Column<Row> => ({
        key: String(match.id),
        header: match.jobTitle,
        className: 'tabular @2xl:align-top',
        cell: ({ of }) => <div className="min-w-0 wrap-anywhere">{of(match)}</div>,
      }),
    ),
  ];
  return (
    <Table
      caption="Your titles side by side"
      columns={columns}
      rows={[
        ...FIRST_ROWS,
        ...here,
        ...nationalPay(nation).filter((row) => here.length === 0 || !row.isSpread),
        ...LAST_ROWS,
      ]}
      rowKey={({ what }) => what}
      rowClassName={({ isText }) => (isText ? undefined : SIDE_BY_SIDE)}
    />
  );
}
