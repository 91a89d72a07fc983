import { Check, Footprints, X } from 'lucide-react';
import { useState } from 'react';
import type { Milestone, MissionProgress } from '#career/progress/mission.ts';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { useUser } from '#web/lib/current-user.ts';
import { hasMark, setMark } from '#web/lib/device-marks.ts';
import { useStartTour } from './tour/tour-provider.tsx';

const STEPS: readonly {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** The milestone that ticks the step off. */
  readonly milestone: Milestone | null;
}[] = [
  {
    to: '/profile',
    title: 'Fill in your profile',
    text: 'Branch, occupation and what you did, in your own words.',
    // Signing in reaches the profile's milestone; the guide asks for what is in it.
    milestone: null,
  },
  {
    to: '/enhanced-assessment',
    title: 'Take the Inner Arsenal assessment',
    text: 'Forty situations show where you’re strong.',
    milestone: 'assessment',
  },
  {
    to: '/job-matches',
    title: 'Look through Job Intel',
    text: 'Civilian titles that fit, with the reasons. Select the ones you want.',
    milestone: 'selectedJobs',
  },
  {
    to: '/resumes',
    title: 'Make your Deployment Docs',
    text: 'Get a resume for each title you go for, then track where you applied.',
    milestone: 'resumeCreated',
  },
];

/** The first visit's guide: four steps that tick themselves off, until all are done or it is closed on this device. */
export function WelcomeGuide({ milestones }: { readonly milestones: MissionProgress['milestones'] }) {
  const user = useUser();
  const startTour = useStartTour();
  const [closed, setClosed] = useState(() => hasMark('welcome-guide-closed'));
  const isDone = ({ milestone }: (typeof STEPS)[number]) =>
    milestone === null
      ? user.militaryOccupation !== null && user.militaryResponsibilities !== null
      : milestones.some(({ key, done }) => key === milestone && done);
  if (closed || user.hasCompletedOnboarding || STEPS.every(isDone)) return null;
  return (
    <SectionCard
      title={`Welcome, ${user.firstName ?? user.username}`}
      plain="Four steps from your service record to an application. Go at your own pace."
      actions={
        <button
          type="button"
          aria-label="Close the welcome guide"
          onClick={() => {
            setMark('welcome-guide-closed');
            setClosed(true);
          }}
          className="grid size-11 place-items-center rounded text-muted hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      }
    >
      <ol className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {STEPS.map((step, index) => (
          <li key={step.to} className="flex gap-3">
            <span
              aria-hidden="true"
              className={classNames(
                'display grid size-9 shrink-0 place-items-center rounded-full text-lg',
                isDone(step) ? 'bg-success-soft text-success' : 'bg-gold text-on-gold',
              )}
            >
              {isDone(step) ? <Check className="size-5" /> : index + 1}
            </span>
            <span className="min-w-0">
              <TextLink to={step.to}>{step.title}</TextLink>
              <span className="block text-sm text-muted">{isDone(step) ? 'Done' : step.text}</span>
            </span>
          </li>
        ))}
      </ol>
      <Button
        variant="secondary"
        className="mt-6"
        icon={<Footprints aria-hidden="true" />}
        onClick={startTour}
      >
        Start Guided Tour
      </Button>
    </SectionCard>
  );
}
