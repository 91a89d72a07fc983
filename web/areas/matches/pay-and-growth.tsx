import { useQuery } from '@tanstack/react-query';
import {
  amountOf,
  anHour,
  groupInWords,
  isNationsPay,
  localPayInWords,
  nationPayInWords,
  ONLY_BY_THE_HOUR,
  paySourceIdsOf,
  whoseInSentence,
} from '#career/places/local-words.ts';
import type { MatchDetail } from '#contract/matches.ts';
import type { LocalFiguresReply } from '#contract/places.ts';
import { sourcesQuery } from '#web/lib/sources-query.ts';
import { dollars, signedPercent } from './figures-in-words.ts';
import { LocalPay } from './local-pay.tsx';
import { FigureSources, SourceLine } from './source-line.tsx';

const COUNT = new Intl.NumberFormat('en-US');

interface PayFigures {
  /** Of the place that was chosen; null for national figures alone. */
  readonly local: LocalFiguresReply | null;
  /** What is published nationwide of a title without yearly pay of its own; null for all others. */
  readonly nation: LocalFiguresReply | null;
}

/** Pay, openings and preparation as official figures; what is not published is said to be so, never filled in. */
export function PayAndGrowth({ detail, local, nation }: PayFigures & { readonly detail: MatchDetail }) {
  const { pay, openingsPerYear, growthPercent, entryEducation, aiExposure } = detail;
  const facts = [
    ...(pay === null && nation !== null
      ? ([['Typical pay', nationPayInWords(nation)]] as const)
      : ([
          ['Typical pay a year', pay === null ? null : `${dollars(pay.median)} (median)`],
          ['Pay range', pay === null ? null : rangeOf(pay.p10, pay.p90)],
        ] as const)),
    ['Change in jobs over ten years', growthPercent === null ? null : signedPercent(growthPercent)],
    ['Openings a year, nationwide', openingsPerYear === null ? null : COUNT.format(openingsPerYear)],
    ['Usual education to start', entryEducation],
    ['How much AI touches the work', aiExposure.level],
  ] as const;
  return (
    <>
      {local === null ? null : <LocalPay local={local} />}
      {local === null ? null : <h3 className="mt-6 mb-3 text-lg">Nationwide</h3>}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="tabular font-semibold text-heading">{value ?? 'Not published'}</dd>
          </div>
        ))}
      </dl>
      <FigureSources
        local={
          new Map(
            [local, nation].flatMap((figures) => (figures === null ? [] : [[figures.place.key, figures]])),
          )
        }
      />
      {local === null ? (
        <p className="mt-1 text-xs text-muted">National figures. Your area may differ.</p>
      ) : null}
    </>
  );
}

/** What the work pays, in the chosen place first, in a line for whoever decides whether to read on, with its source. */
export function PayInShort({ pay, local, nation }: PayFigures & { readonly pay: MatchDetail['pay'] }) {
  const { data = [] } = useQuery(sourcesQuery);
  const there = local?.median ?? null;
  const localIds = paySourceIdsOf([local, nation].filter((figures) => figures !== null));
  const sources = data.filter(({ id }) => id === pay?.sourceId || localIds.has(id));
  // Levels have no middle: what beginners and old hands earn there stands in a line of its own.
  if (local !== null && (there === null || pay === null) && paySourceIdsOf([local]).size > 0)
    return (
      <div className="mt-4">
        <p className="text-heading first-letter:uppercase">{localPayInWords(local)}</p>
        <p className="text-muted">
          {pay !== null
            ? `${dollars(pay.median)} nationwide. Half earn more, half less.`
            : nation === null
              ? 'Nobody publishes yearly pay for this job nationwide.'
              : [
                  isNationsPay(local) ? '' : `${nationPayInWords(nation)} nationwide.`,
                  whyInstead(nation),
                ].join(' ')}
        </p>
        <SourceLine sources={sources} className="mt-1" />
      </div>
    );
  if (pay === null)
    return nation === null ? (
      <p className="mt-4 text-muted">Nobody publishes yearly pay for this title.</p>
    ) : (
      <div className="mt-4">
        <p>
          <strong className="text-xl text-heading">
            {nation.hourly?.median == null
              ? nation.median && `${amountOf(nation.median)} a year`
              : anHour(nation.hourly.median)}
          </strong>{' '}
          <span className="text-muted">nationwide. Half earn more, half less. {whyInstead(nation)}</span>
        </p>
        <SourceLine sources={sources} className="mt-1" />
      </div>
    );
  return (
    <div className="mt-4">
      <p>
        {there === null ? null : (
          <>
            <strong className="text-xl text-heading">{amountOf(there)} a year</strong>{' '}
            <span className="text-muted">in {whoseInSentence(there)}, and </span>
          </>
        )}
        <strong className={there === null ? 'text-xl text-heading' : undefined}>
          {dollars(pay.median)}
          {there === null ? ' a year' : ''}
        </strong>{' '}
        <span className="text-muted">nationwide. Half earn more, half less.</span>
      </p>
      <SourceLine sources={sources} className="mt-1" />
    </div>
  );
}

/** Why the figure isn't the title's own yearly pay, as all others are. */
function whyInstead({ hourly, widerGroup }: LocalFiguresReply): string {
  if (hourly !== null) return ONLY_BY_THE_HOUR;
  return widerGroup === null ? '' : groupInWords(widerGroup);
}

function rangeOf(low: number | null, high: number | null): string | null {
  if (low !== null && high !== null) return `${dollars(low)} to ${dollars(high)}`;
  if (low !== null) return `from ${dollars(low)}`;
  return high === null ? null : `up to ${dollars(high)}`;
}
