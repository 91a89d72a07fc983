import { useLocation } from 'react-router';

/** The key under which a navigation says that a job from the explorer was just kept in a new account. */
export const CARRIED_JOB = 'carriedJob';

/** Whether the page was reached by registering with a job from the explorer: it is then shown once, filled in. */
export function useCarriedJob(): boolean {
  const { state } = useLocation() as { state: unknown };
  return typeof state === 'object' && state !== null && CARRIED_JOB in state && state[CARRIED_JOB] === true;
}
