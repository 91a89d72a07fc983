import { useState } from 'react';
import { ACTIONS, type EventData, Joyride, STATUS } from 'react-joyride';
import { stepsThere, type TourPage, tourSteps } from './tour-steps.ts';
import { TourTooltip } from './tour-tooltip.tsx';

interface TourRunnerProps {
  readonly page: TourPage;
  readonly isPremium: boolean;
  readonly onEnd: () => void;
}

/** Specification part 1, section 9. */
export const TOUR_OPTIONS = {
  scrollOffset: 20,
  scrollDuration: 300,
  spotlightPadding: 10,
  width: 380,
  zIndex: 1000,
  primaryColor: '#0A2463',
  arrowColor: 'var(--surface)',
  backgroundColor: 'var(--surface)',
  textColor: 'var(--ink)',
  overlayColor: 'rgb(7 20 58 / 70%)',
  showProgress: true,
  skipBeacon: true,
  targetWaitTimeout: 0,
  buttons: ['back', 'skip', 'primary'] as ('back' | 'skip' | 'primary')[],
};

/** The specification wants missing targets in the browser's console (part 1, section 8). */
const { console: log } = globalThis;

const selectorOf = (target: string) => `[data-tour="${target}"]`;

/** What the page shows of the tour when it starts; a target that is missing is told to whoever reads the console. */
function findSteps(page: TourPage, isPremium: boolean) {
  const { there, missing } = stepsThere(tourSteps(page, isPremium), (target) =>
    Boolean(document.querySelector(selectorOf(target))?.checkVisibility()),
  );
  for (const target of missing) log.warn(`Tour: target "${target}" was not found or is not visible`);
  return there.map(({ target, title, text }) => ({
    target: target === null ? 'body' : selectorOf(target),
    placement: target === null ? ('center' as const) : ('auto' as const),
    title,
    content: text,
  }));
}

/** The tour itself: the steps whose targets are on the page. */
export default function TourRunner({ page, isPremium, onEnd }: TourRunnerProps) {
  const [steps] = useState(() => findSteps(page, isPremium));
  const watch = ({ action, status }: EventData) => {
    // Escape and the overlay close the step; what would follow is a lone beacon on the next one, so the tour ends.
    if (status === STATUS.FINISHED || status === STATUS.SKIPPED || action === ACTIONS.CLOSE) onEnd();
  };
  return (
    <Joyride
      run
      continuous
      steps={steps}
      options={TOUR_OPTIONS}
      tooltipComponent={TourTooltip}
      onEvent={watch}
    />
  );
}
