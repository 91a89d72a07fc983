import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { trail } from '#web/lib/trail.ts';

/**
 * Goes back to a list: where it lies right behind this page, as the browser's own button does, with its search and its
 * place. Otherwise it opens anew.
 */
export function useWayBack(to: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    void (trail.before === to ? navigate(-1) : navigate(to));
  }, [navigate, to]);
}
