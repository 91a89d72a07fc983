import { ACTIONS, type EventData, Joyride, STATUS } from 'react-joyride';
import { type TourPage, tourSteps } from './tour-steps.ts';
import { TourTooltip } from './tour-tooltip.tsx';

interface TourRunnerProps {
  readonly page: TourPage;
  readonly isPremium: boolean;
  readonly onEnd: () => void;
}

/** Specification part 1, section 9. */
const OPTIONS = {
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

/** The tour itself. A step whose target is not on the page is passed over. */
export default function TourRunner({ page, isPremium, onEnd }: TourRunnerProps) {
  const steps = tourSteps(page, isPremium).map(({ target, title, text }) => ({
    target: target === null ? 'body' : `[data-tour="${target}"]`,
    placement: target === null ? ('center' as const) : ('auto' as const),
    title,
    content: text,
  }));
  const watch = ({ action, status }: EventData) => {
    // Escape and the overlay close the step; what would follow is a lone beacon on the next one, so the tour ends.
    if (status === STATUS.FINISHED || status === STATUS.SKIPPED || action === ACTIONS.CLOSE) onEnd();
  };
  return (
    <Joyride run continuous steps={steps} options={OPTIONS} tooltipComponent={TourTooltip} onEvent={watch} />
  );
}
