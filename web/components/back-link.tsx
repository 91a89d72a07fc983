import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from './link-button.tsx';

/** The way back, above a page's heading. */
export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <LinkButton
      to={to}
      variant="quiet"
      className="-ml-4 mb-2 print:hidden"
      icon={<ArrowLeft aria-hidden="true" />}
    >
      {children}
    </LinkButton>
  );
}
