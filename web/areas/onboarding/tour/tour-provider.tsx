import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { hasMark, removeMark, setMark } from '#web/lib/device-marks.ts';
import { tourPageOf } from './tour-steps.ts';

const TourRunner = lazy(() => import('./tour-runner.tsx'));

/** How long after the dashboard has loaded the first tour starts, in milliseconds (specification part 1, section 9). */
const FIRST_START_AFTER_MS = 1500;

const StartTour = createContext<() => void>(() => undefined);

/** Starts the tour of the page that is open. */
export function useStartTour(): () => void {
  return useContext(StartTour);
}

/** Runs the tour: by itself on the first visit to the dashboard, later when it is asked for. */
export function TourProvider({ children }: { readonly children: ReactNode }) {
  const { data: user } = useCurrentUser();
  const { pathname } = useLocation();
  // The address it was started on: going to another page ends it, as its steps point at things that are not there.
  const [startedOn, setStartedOn] = useState<string | null>(null);
  const cameFrom = useRef<Element | null>(null);
  const start = useCallback(() => {
    removeMark('tour-completed');
    cameFrom.current = document.activeElement;
    setStartedOn(pathname);
  }, [pathname]);
  const end = useCallback(() => {
    setMark('tour-completed');
    setStartedOn(null);
    const back =
      cameFrom.current instanceof HTMLElement && cameFrom.current !== document.body ? cameFrom.current : null;
    (back?.isConnected ? back : document.querySelector('h1'))?.focus({ preventScroll: true });
  }, []);

  const isFirstVisit = Boolean(user) && pathname === '/dashboard' && !hasMark('tour-completed');
  useEffect(() => {
    if (!isFirstVisit) return;
    const timer = setTimeout(start, FIRST_START_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isFirstVisit, start]);

  return (
    <StartTour value={start}>
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
    </StartTour>
  );
}
