import { Footprints } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { useTourOffer } from './tour-provider.tsx';

/** The tour's offer: it waits in the corner, above a bar that stands there, and takes no focus. */
export function TourOffer() {
  const { isOffered, start, decline } = useTourOffer();
  return (
    <div className="print:hidden">
      <p role="status" className="sr-only">
        {isOffered ? 'New here? A guided tour is at the end of the page.' : null}
      </p>
      {isOffered ? (
        <section
          aria-label="Guided tour"
          className="fixed inset-x-2 bottom-[calc(var(--bottom-bar,0px)+0.5rem)] z-30 flex flex-wrap items-center justify-between gap-x-2 rounded border border-line bg-surface px-3 py-1 shadow-float sm:left-auto"
        >
          <p className="flex items-center gap-2 text-sm font-semibold">
            <Footprints aria-hidden="true" className="size-4.5 shrink-0 text-gold-text max-sm:hidden" />
            New here?
          </p>
          <span className="flex gap-1">
            <Button size="small" onClick={start}>
              Show me
            </Button>
            <Button size="small" variant="quiet" onClick={decline}>
              No, thanks
            </Button>
          </span>
        </section>
      ) : null}
    </div>
  );
}
