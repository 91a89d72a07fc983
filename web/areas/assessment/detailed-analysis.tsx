import { DOMAIN_NAMES, MAX_DOMAIN_SCORE } from '#career/assessment/domains.ts';
import type { StrengthMeaning } from '#contract/assessment.ts';
import { Badge } from '#web/components/badge.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { LockedFeature } from '#web/components/locked-feature.tsx';
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
  return <LockedFeature feature="detailedAnalysis" free="Your overview with all eight scores is free." />;
}
