import { Check, Circle } from 'lucide-react';
import type { MissionProgress } from '#career/progress/mission.ts';
import { SectionCard } from '#web/components/card.tsx';
import { ProgressBar } from '#web/components/progress-bar.tsx';
import { classNames } from '#web/lib/class-names.ts';

/** How far the transition has come: the percentage, and a tile for each of the six steps. */
export function ProgressCard({ progress }: { readonly progress: MissionProgress }) {
  return (
    <SectionCard title="Transition progress" plain="Six steps from sign-in to your first application.">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="display tabular text-2xl text-heading">{progress.percentLabel}</p>
        <p className="text-muted">{progress.label}</p>
      </div>
      <div className="mt-2">
        <ProgressBar
          label="Transition progress"
          value={progress.percent}
          text={`${progress.percent} percent, ${progress.completed} of 6 steps`}
        />
      </div>
      <ol className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        {progress.milestones.map(({ key, name, done }) => (
          <li
            key={key}
            className={classNames(
              'grid content-between gap-2 rounded border p-3',
              done ? 'border-success bg-success-soft' : 'border-line bg-canvas',
            )}
          >
            {done ? (
              <Check aria-hidden="true" className="size-5 text-success" />
            ) : (
              <Circle aria-hidden="true" className="size-5 text-line-strong" />
            )}
            <span>
              <span className="block text-xs font-bold tracking-wide text-heading">{name}</span>
              <span className={classNames('text-xs', done ? 'text-success' : 'text-muted')}>
                {done ? (key === 'profile' ? 'Signed up' : 'Done') : 'To do'}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
