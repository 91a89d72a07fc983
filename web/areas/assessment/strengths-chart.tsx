import { DOMAIN_NAMES, type DomainScores, MAX_DOMAIN_SCORE } from '#career/assessment/domains.ts';
import { type RankedStrength, rankStrengths } from '#career/assessment/labels.ts';
import type { EarlierResult } from '#contract/assessment.ts';
import { Badge } from '#web/components/badge.tsx';
import { formatDay } from '#web/lib/date-format.ts';
import { BAND_TONES, changeText, scoresOf } from './results.ts';

/**
 * All eight strengths as one chart that is also the list: every label is text of the page, so it wraps and grows with
 * the reader's text size and is never cut as text inside a picture is.
 */
export function StrengthsChart({
  scores,
  before,
}: {
  readonly scores: DomainScores;
  readonly before: EarlierResult | null;
}) {
  const earlier = before === null ? null : scoresOf(before);
  return (
    <ol aria-label="Your eight strengths, strongest first" className="grid gap-4">
      {rankStrengths(scores).map((strength) => (
        <StrengthBar
          key={strength.domain}
          {...strength}
          since={
            before === null || earlier === null
              ? null
              : `${changeText(strength.score - earlier[strength.domain])} since ${formatDay(before.completedAt)}`
          }
        />
      ))}
    </ol>
  );
}

interface StrengthBarProps extends RankedStrength {
  /** How it has moved since the result before. */
  readonly since: string | null;
}

function StrengthBar({ domain, score, band, label, since }: StrengthBarProps) {
  return (
    <li className="grid gap-1.5 sm:grid-cols-[minmax(11rem,1fr)_2fr] sm:items-center sm:gap-x-6">
      <p className="min-w-0">
        <span className="block font-semibold text-heading wrap-anywhere">{DOMAIN_NAMES[domain]}</span>
        <span className="block text-sm text-muted wrap-anywhere">{label}</span>
      </p>
      <div className="grid min-w-0 gap-1.5">
        <div aria-hidden="true" className="h-3 rounded border border-line-strong bg-sunken">
          <div
            className="h-full rounded-sm bg-gold [print-color-adjust:exact] forced-colors:bg-[CanvasText]"
            style={{ width: `${(score / MAX_DOMAIN_SCORE) * 100}%` }}
          />
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="tabular whitespace-nowrap">
            {score} of {MAX_DOMAIN_SCORE}
          </span>
          <Badge tone={BAND_TONES[band]}>{band}</Badge>
          {since === null ? null : <span className="tabular text-muted">{since}</span>}
        </p>
      </div>
    </li>
  );
}
