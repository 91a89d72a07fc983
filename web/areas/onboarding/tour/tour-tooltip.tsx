import { useEffect, useRef } from 'react';
import type { TooltipRenderProps } from 'react-joyride';
import { buttonClass } from '#web/components/button-class.ts';

/** A step of the tour: what is pointed at, how far one is, and the way back, on and out. */
export function TourTooltip({
  backProps,
  primaryProps,
  skipProps,
  index,
  size,
  isLastStep,
  step,
}: TooltipRenderProps) {
  const dialog = useRef<HTMLDivElement>(null);
  const focusedStep = useRef(-1);
  useEffect(() => {
    if (focusedStep.current === index) return;
    focusedStep.current = index;
    // The tooltip is still being placed: focusing with a scroll would fight the tour's own scrolling.
    dialog.current?.focus({ preventScroll: true });
  }, [index]);
  return (
    <div
      ref={dialog}
      tabIndex={-1}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="tour-title"
      aria-describedby="tour-text"
      className="w-[min(380px,calc(100vw-2rem))] rounded border border-line bg-surface p-5 text-left shadow-float"
    >
      <p className="eyebrow tabular text-gold-text">
        Step {index + 1} of {size}
      </p>
      <h2 id="tour-title" className="mt-1 text-xl">
        {step.title}
      </h2>
      <div id="tour-text" className="mt-2 text-sm text-ink">
        {step.content}
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-2">
        {isLastStep ? null : (
          <button
            type="button"
            onClick={skipProps.onClick}
            className={buttonClass('quiet', 'small', 'mr-auto -ml-3')}
          >
            Skip
          </button>
        )}
        {index === 0 ? null : (
          <button type="button" onClick={backProps.onClick} className={buttonClass('secondary', 'small')}>
            Back
          </button>
        )}
        <button
          type="button"
          onClick={primaryProps.onClick}
          className={buttonClass('gold', 'small', isLastStep ? 'ml-auto' : undefined)}
        >
          {isLastStep ? 'Last' : `Next (Step ${index + 1} of ${size})`}
        </button>
      </div>
    </div>
  );
}
