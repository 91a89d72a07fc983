import type { z } from 'zod';
import { isNationsPay, stagePayInWords } from '#career/places/local-words.ts';
import type { careerRoadmapReply } from '#contract/matches.ts';
import { Badge, type Tone } from '#web/components/badge.tsx';
import { LockedFeature } from '#web/components/locked-feature.tsx';
import type { LocalByCode } from './match-filter.ts';
import { LocalSources } from './source-line.tsx';

type Stage = z.infer<typeof careerRoadmapReply>[number];

const AI_TONES: Readonly<Record<string, Tone>> = { Low: 'success', Medium: 'warning' };

interface RoadmapListProps {
  readonly stages: readonly Stage[];
  /** False where the plan opens the first stages only. */
  readonly isWhole: boolean;
  /** Figures of the place that was chosen; undefined for national ones. */
  readonly local: LocalByCode;
}

/** The career that starts from a title, stage after stage. Any AI risk but Low and Medium counts as High (specification part 2, section 3). */
export function RoadmapList({ stages, isWhole, local }: RoadmapListProps) {
  if (stages.length === 0)
    return <p className="text-muted">We don’t have a career path for this title yet.</p>;
  return (
    <div className="grid gap-5">
      <ol className="grid gap-0">
        {stages.map((stage, index) => (
          <li key={stage.id} className="relative grid gap-1 border-l-2 border-gold pb-6 pl-6 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-0 -left-3.5 grid size-6.5 place-items-center rounded-full bg-gold text-xs font-bold text-on-gold"
            >
              {index + 1}
            </span>
            <p className="font-semibold text-heading">{stage.title}</p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
              {[stage.timeframe, payOf(stage, local)].filter(Boolean).join(' · ')}
              {stage.aiRisk === null ? null : (
                <Badge tone={AI_TONES[stage.aiRisk] ?? 'danger'}>
                  AI exposure: {AI_TONES[stage.aiRisk] === undefined ? 'High' : stage.aiRisk}
                </Badge>
              )}
            </p>
            {stage.learn.length === 0 ? null : (
              <div className="text-sm">
                <p>What to learn along the way:</p>
                <ul className="list-disc pl-5">
                  {stage.learn.map((lesson) => (
                    <li key={lesson}>{lesson}</li>
                  ))}
                </ul>
              </div>
            )}
          </li>
        ))}
      </ol>
      {local === undefined ? null : <LocalSources local={local} />}
      {isWhole ? null : <LockedFeature feature="fullCareerRoadmap" free="The first two stages are free." />}
    </div>
  );
}

/** What a stage pays in the chosen place and nationwide. */
function payOf({ onetSocCode, payPoint, avgSalary }: Stage, local: LocalByCode): string | null {
  const there = local?.get(onetSocCode);
  if (there === undefined) return avgSalary;
  const here = stagePayInWords(there, payPoint);
  return avgSalary === null || isNationsPay(there) ? here : `${here}; nationwide ${avgSalary}`;
}
