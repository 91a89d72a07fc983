import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from './link-button.tsx';
import { useWayBack } from './use-way-back.ts';

/** The way back, above a page's heading. A list is found again as it was left: filtered, and as far down. */
export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const goBack = useWayBack(to);
  return (
    <LinkButton
      to={to}
      onClick={(event) => {
        // With a key held it opens a tab of its own.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        goBack();
      }}
      variant="quiet"
      className="-ml-4 mb-2 print:hidden"
      icon={<ArrowLeft aria-hidden="true" />}
    >
      {children}
    </LinkButton>
  );
}
