import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { hasMark, removeMark, setMark } from '#web/lib/device-marks.ts';
import { tourPageOf } from './tour-steps.ts';

const TourRunner = lazy(() => import('./tour-runner.tsx'));

/** How long after the dashboard has loaded the tour offers itself, in milliseconds (specification part 1, section 9). */
const OFFER_AFTER_MS = 1500;

interface Tour {
  readonly start: () => void;
  /** The tour offers itself: nobody has taken or declined it on this device. */
  readonly isOffered: boolean;
  readonly decline: () => void;
}

const TourContext = createContext<Tour>({
  start: () => undefined,
  isOffered: false,
  decline: () => undefined,
});

/** Starts the tour of the page that is open. */
export function useStartTour(): () => void {
  return useContext(TourContext).start;
}

/** Whether the tour offers itself, and what can be answered. */
export function useTourOffer(): Tour {
  return useContext(TourContext);
}

/** Runs the tour when it is asked for, and offers it on the first visit to the dashboard (decision 0037). */
export function TourProvider({ children }: { readonly children: ReactNode }) {
  const { data: user } = useCurrentUser();
  const { pathname } = useLocation();
  // The address it was started on: going to another page ends it, as its steps point at things that are not there.
  const [startedOn, setStartedOn] = useState<string | null>(null);
  const [isOffered, setOffered] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  const start = useCallback(() => {
    removeMark('tour-completed');
    setOffered(false);
    cameFrom.current = document.activeElement;
    setStartedOn(pathname);
  }, [pathname]);
  const end = useCallback(() => {
    // Who looks around the sign-in page has not seen the dashboard yet.
    if (pathname !== '/auth') setMark('tour-completed');
    setStartedOn(null);
    const back =
      cameFrom.current instanceof HTMLElement && cameFrom.current !== document.body ? cameFrom.current : null;
    (back?.isConnected ? back : document.querySelector('h1'))?.focus({ preventScroll: true });
  }, [pathname]);
  const decline = useCallback(() => {
    setMark('tour-completed');
    setOffered(false);
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, []);

  const isFirstVisit = Boolean(user) && pathname === '/dashboard' && !hasMark('tour-completed');
  useEffect(() => {
    if (!isFirstVisit) return;
    const timer = setTimeout(() => setOffered(true), OFFER_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setOffered(false);
    };
  }, [isFirstVisit]);
  const tour = useMemo(() => ({ start, isOffered, decline }), [start, isOffered, decline]);

  return (
    <TourContext value={tour}>
      {children}
      {startedOn === pathname ? (
        <Suspense fallback={null}>
          <TourRunner
            page={tourPageOf(pathname)}
            isPremium={user?.subscriptionType === 'premium'}
            onEnd={end}
          />
        </Suspense>
      ) : null}
    </TourContext>
  );
}
