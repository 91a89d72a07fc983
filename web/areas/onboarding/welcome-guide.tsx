import { Footprints, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { hasMark, setMark } from '#web/lib/device-marks.ts';
import { useStartTour } from './tour/tour-provider.tsx';

const STEPS = [
  {
    to: '/profile',
    title: 'Fill in your profile',
    text: 'Branch, occupation and what you did, in your own words.',
  },
  {
    to: '/enhanced-assessment',
    title: 'Take the Inner Arsenal assessment',
    text: 'Forty situations show where you are strong.',
  },
  {
    to: '/job-matches',
    title: 'Look through Job Intel',
    text: 'Civilian titles that fit, with the reasons. Select the ones you want.',
  },
  {
    to: '/resumes',
    title: 'Make your Deployment Docs',
    text: 'A resume for each title you go for, then record where you applied.',
  },
] as const;

/** The first visit's guide: four steps, until it is closed on this device. */
export function WelcomeGuide({ firstName }: { readonly firstName: string }) {
  const startTour = useStartTour();
  const [closed, setClosed] = useState(() => hasMark('welcome-guide-closed'));
  if (closed) return null;
  return (
    <SectionCard
      title={`Welcome, ${firstName}`}
      plain="Four steps take you from your service record to an application. Go at your own pace."
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
        {STEPS.map(({ to, title, text }, index) => (
          <li key={to} className="flex gap-3">
            <span
              aria-hidden="true"
              className="display grid size-9 shrink-0 place-items-center rounded-full bg-gold text-lg text-on-gold"
            >
              {index + 1}
            </span>
            <span className="min-w-0">
              <TextLink to={to}>{title}</TextLink>
              <span className="block text-sm text-muted">{text}</span>
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
