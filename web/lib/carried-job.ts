import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The key under which a navigation says that a job from the explorer was just kept in a new account. */
export const CARRIED_JOB = 'carriedJob';

/**
 * Whether the page was reached by registering with a job from the explorer: it is then shown once, filled in. The
 * browser keeps what a navigation says through a reload, so it is taken out of the history at once.
 */
export function useCarriedJob(): boolean {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const [isCarried] = useState(() => isCarriedBy(state));
  useEffect(() => {
    if (isCarriedBy(state)) void navigate('.', { replace: true, preventScrollReset: true });
  }, [state, navigate]);
  return isCarried;
}

function isCarriedBy(state: unknown): boolean {
  return typeof state === 'object' && state !== null && CARRIED_JOB in state && state[CARRIED_JOB] === true;
}
