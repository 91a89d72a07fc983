import { useEffect, useRef } from 'react';

/** Specification part 2, section 9: how long after the last change an automatic save comes, in milliseconds. */
export const AUTO_SAVE_AFTER_MS = 30_000;

/**
 * Calls `save` once, AUTO_SAVE_AFTER_MS after `change` last became another value, while `active`. A change during the
 * wait starts it again.
 */
export function useAutoSave(active: boolean, change: unknown, save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!active || change === undefined) return;
    const timer = setTimeout(() => latest.current(), AUTO_SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [active, change]);
}
