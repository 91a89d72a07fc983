import { Lock } from 'lucide-react';
import { DOMAIN_NAMES, MAX_DOMAIN_SCORE } from '#career/assessment/domains.ts';
import { PREMIUM_FEATURE_TEXTS, PREMIUM_PRICE_CENTS_ON_PLAN_PAGES } from '#career/plans/plan.ts';
import type { StrengthMeaning } from '#contract/assessment.ts';
import { Badge } from '#web/components/badge.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { monthlyPrice } from '#web/lib/price.ts';
import { BAND_TONES } from './results.ts';

/** What each of the eight results means at work, strongest first, as the server gives it to premium accounts. */
export function DetailedAnalysis({ strengths }: { readonly strengths: readonly StrengthMeaning[] }) {
  return (
    <div className="grid gap-6">
      {strengths.map(({ domain, band, label, score, ...meaning }) => (
        <SectionCard
          key={domain}
          title={label}
          plain={`${DOMAIN_NAMES[domain]}, ${score} of ${MAX_DOMAIN_SCORE}`}
          actions={<Badge tone={BAND_TONES[band]}>{band}</Badge>}
        >
          <div className="grid gap-4">
            <p>{meaning.description}</p>
            <MeaningPart title="What an employer gains">{meaning.civilianValue}</MeaningPart>
            <MeaningPart title="Where it leads">{meaning.careerPaths.join(', ')}</MeaningPart>
            <MeaningPart title="How to build on it">{meaning.development}</MeaningPart>
          </div>
        </SectionCard>
      ))}
    </div>
  );
}

function MeaningPart({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <p>{children}</p>
    </div>
  );
}

/** What stands there for those whose plan does not open the analysis. */
export function DetailedAnalysisLocked() {
  const { name, what } = PREMIUM_FEATURE_TEXTS.detailedAnalysis;
  return (
    <EmptyState
      icon={<Lock />}
      title={`${name} is part of Premium`}
      actions={<LinkButton to="/subscription">See the plans</LinkButton>}
    >
      {what} Premium costs {monthlyPrice(PREMIUM_PRICE_CENTS_ON_PLAN_PAGES)}. Your overview with all eight
      scores stays free.
    </EmptyState>
  );
}
