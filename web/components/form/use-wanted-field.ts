import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Goes to the field that the address names behind its "#", as a link from elsewhere does: in view, and with the focus. */
export function useWantedField(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again leads there again.
  useEffect(() => {
    if (!hash.startsWith('#field-')) return;
    // After the layout, which begins each page at its top.
    const frame = requestAnimationFrame(() => {
      const field = document.getElementById(hash.slice(1));
      field?.closest('details')?.setAttribute('open', '');
      field?.focus({ preventScroll: true });
      field?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
