import { Clock, Coins, GraduationCap } from 'lucide-react';
import { moreThere } from '#career/places/local-words.ts';
import type { BestTrainingsReply } from '#contract/matches-premium.ts';
import { Badge } from '#web/components/badge.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { dollars, payInWords } from './figures-in-words.ts';
import type { LocalByCode } from './match-filter.ts';
import { FigureSources } from './source-line.tsx';

type Training = BestTrainingsReply['trainings'][number];
type Title = Training['titles'][number];

/** What is said of a price that is not known: beside every training it would say nothing. */
const UNKNOWN_COSTS: ReadonlySet<string> = new Set(['Check with the provider', 'Ask the school']);

/** More titles than this are said as a number. */
const SHOWN_TITLES = 3;

/** The trainings that would change most, each with its months, its price and the pay of what it leads to. */
export function BestTrainings({
  today,
  trainings,
  local,
}: BestTrainingsReply & {
  /** Figures of the place that was chosen; undefined for national ones. */
  readonly local: LocalByCode;
}) {
  if (trainings.length === 0) {
    return (
      <EmptyState
        icon={<GraduationCap />}
        title="No training would change your list much"
        actions={<LinkButton to="/profile">Fill in your profile</LinkButton>}
      >
        Your titles don’t ask for anything a license, certificate or degree would add, or your profile doesn’t
        tell us enough yet.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      {today === null ? null : (
        <p>
          Open to you today: <strong className="text-heading">{today.jobTitle}</strong>. Typical pay:{' '}
          {payInWords(today.medianPay, local?.get(today.onetSocCode), true)}.
        </p>
      )}
      <ol aria-label="The trainings that would change most" className="grid gap-4">
        {trainings.map((training, place) => (
          <li key={training.name} className="min-w-0 rounded border border-line p-4">
            <h3 className="text-lg wrap-anywhere">
              {place + 1}. {training.name}
            </h3>
            <p className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-sm [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-gold-text">
              {training.takes === null ? null : (
                <span className="inline-flex items-center gap-1.5">
                  <Clock aria-hidden="true" />
                  Takes {training.takes}
                </span>
              )}
              {UNKNOWN_COSTS.has(training.costs) ? null : (
                <span className="inline-flex items-center gap-1.5">
                  <Coins aria-hidden="true" />
                  Cost: {training.costs}
                </span>
              )}
            </p>
            <ul aria-label={`What ${training.name} would change`} className="mt-3 grid gap-2">
              {training.titles.slice(0, SHOWN_TITLES).map((title) => (
                <TitleChange key={title.onetSocCode} title={title} local={local} />
              ))}
            </ul>
            <MoreTitles titles={training.titles.slice(SHOWN_TITLES)} />
            <Gain titles={training.titles} today={today} local={local} />
          </li>
        ))}
      </ol>
      <FigureSources local={local} isList />
      <p className="text-sm text-muted">
        {local === undefined
          ? 'All pay here is nationwide.'
          : 'Pay is for the place you chose. Where that isn’t published, it names the wider area.'}{' '}
        Degree times are the normal length, full time (IPEDS, the federal college statistics). We use the same
        rules as for your list. Nothing in your record changes, and nobody can promise a job.
      </p>
    </div>
  );
}

function TitleChange({ title, local }: { readonly title: Title; readonly local: LocalByCode }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line pt-2">
      <span className="flex min-w-0 flex-wrap items-center gap-2">
        <span className="font-semibold text-heading wrap-anywhere">{title.jobTitle}</span>
        <Badge tone={title.opens ? 'success' : 'neutral'}>{title.opens ? 'Opens up' : 'Better fit'}</Badge>
      </span>
      <span className="tabular text-sm wrap-anywhere">
        {payInWords(title.medianPay, local?.get(title.onetSocCode), local !== undefined)}
      </span>
      {title.opens ? null : (
        <span className="basis-full text-sm text-muted">
          Match {title.before}% now, {title.after}% with it
          {title.needs === null ? '.' : `. You’d still need ${title.needs}.`}
        </span>
      )}
    </li>
  );
}

/** Behind so many names a list is no longer read. */
const NAMED_MORE = 3;

function MoreTitles({ titles }: { readonly titles: readonly Title[] }) {
  if (titles.length === 0) return null;
  const named = titles
    .slice(0, NAMED_MORE)
    .map(({ jobTitle, opens }) => (opens ? `${jobTitle} (opens)` : jobTitle));
  const rest = titles.length - named.length;
  return (
    <p className="mt-2 text-sm text-muted">
      Also {named.join(', ')}
      {rest === 0 ? '.' : ` and ${rest} more.`}
    </p>
  );
}

function Gain({
  titles,
  today,
  local,
}: {
  readonly titles: readonly Title[];
  readonly today: BestTrainingsReply['today'];
  readonly local: LocalByCode;
}) {
  if (today === null) return null;
  const opening = titles.filter(({ opens }) => opens);
  const there = opening.flatMap((title) => gainThere(title, today, local) ?? []);
  // A title that pays less in the place must not be praised for what it pays elsewhere.
  const elsewhere = opening.filter((title) => gainThere(title, today, local) === null);
  const [best] = [there, elsewhere.map((title) => gainInNation(title, today))].flatMap((gains) =>
    gains.filter(({ more }) => more > 0).toSorted((one, other) => other.more - one.more),
  );
  if (best === undefined) return null;
  return (
    <p className="mt-2 text-sm">
      {best.jobTitle} typically pays{' '}
      <strong className="text-heading">{dollars(best.more)} more a year</strong> {best.where} than what’s open
      to you today.
    </p>
  );
}

type Today = NonNullable<BestTrainingsReply['today']>;

interface TitleGain {
  readonly jobTitle: string;
  readonly more: number;
  readonly where: string;
}

/** What a title pays more than today's in the chosen place; null where the figures don't compare. */
function gainThere({ onetSocCode, jobTitle }: Title, today: Today, local: LocalByCode): TitleGain | null {
  const now = local?.get(today.onetSocCode);
  const then = local?.get(onetSocCode);
  const gain = now === undefined || then === undefined ? null : moreThere(then, now);
  return gain === null ? null : { jobTitle, more: gain.dollars, where: `in ${gain.where}` };
}

function gainInNation({ jobTitle, medianPay }: Title, today: Today): TitleGain {
  return { jobTitle, more: (medianPay ?? 0) - today.medianPay, where: 'nationwide' };
}
