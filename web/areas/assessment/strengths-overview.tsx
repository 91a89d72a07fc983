import { DOMAIN_NAMES, type DomainScores, MAX_DOMAIN_SCORE } from '#career/assessment/domains.ts';
import { ASSESSMENT_LIMITS, areClose, rankStrengths, topStrengths } from '#career/assessment/labels.ts';
import type { EarlierResult } from '#contract/assessment.ts';
import { Badge } from '#web/components/badge.tsx';
import { Card, SectionCard } from '#web/components/card.tsx';
import { BAND_TONES } from './results.ts';
import { StrengthTitleLinks } from './strength-title-links.tsx';
import { titlesFor } from './strength-titles.ts';
import { StrengthsChart } from './strengths-chart.tsx';
import { type PlacedTitle, StrengthsForTitles } from './strengths-for-titles.tsx';

/** The results at a glance: the three highest, all eight as a chart, and what they mean for the veteran's titles. */
export function StrengthsOverview({
  scores,
  before,
  matches,
}: {
  readonly scores: DomainScores;
  readonly before: EarlierResult | null;
  /** The veteran's suggested titles; empty until they are there. */
  readonly matches: readonly PlacedTitle[];
}) {
  const ranked = rankStrengths(scores);
  const [third, fourth] = [ranked[2], ranked[3]];
  return (
    <div className="grid gap-6">
      <section aria-labelledby="top-strengths">
        <h2 id="top-strengths" className="mb-4 text-xl">
          Your top strengths
        </h2>
        <ol className="grid gap-4 md:grid-cols-3 print:grid-cols-3">
          {topStrengths(scores).map(({ domain, score, band, label }, index) => (
            <li key={domain}>
              <Card className="grid h-full content-start gap-2 border-t-4 border-t-gold">
                <p className="flex items-center justify-between gap-2">
                  <span className="eyebrow text-muted">Number {index + 1}</span>
                  <Badge tone={BAND_TONES[band]}>{band}</Badge>
                </p>
                <p className="display text-xl text-heading">{label}</p>
                <p className="text-sm text-muted">
                  {DOMAIN_NAMES[domain]},{' '}
                  <span className="tabular">
                    {score} of {MAX_DOMAIN_SCORE}
                  </span>
                </p>
                {matches.length === 0 ? null : (
                  <p className="text-sm">
                    <span className="block font-semibold">Among your matches</span>
                    <StrengthTitleLinks titles={titlesFor(domain, scores, matches)} />
                  </p>
                )}
              </Card>
            </li>
          ))}
        </ol>
        {third !== undefined && fourth !== undefined && areClose(third.score, fourth.score) ? (
          <p className="mt-3 text-sm text-muted">
            Scores within a point of each other are close: {DOMAIN_NAMES[fourth.domain]} could just as well be
            in your top three.
          </p>
        ) : null}
      </section>
      <SectionCard
        title="All eight strengths"
        plain="Strong is 12 to 15, Moderate 8 to 11, Developing 0 to 7."
      >
        <StrengthsChart scores={scores} before={before} />
      </SectionCard>
      {matches.length === 0 ? null : (
        <SectionCard
          title="What they mean for your titles"
          plain="What your top titles call for, and how you score on it."
        >
          <StrengthsForTitles scores={scores} titles={matches} />
        </SectionCard>
      )}
      <p className="text-sm text-muted">{ASSESSMENT_LIMITS}</p>
    </div>
  );
}
