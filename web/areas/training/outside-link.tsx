import type { ReactNode } from 'react';

/** A link to an official page, in a tab of its own. */
export function OutsideLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="font-medium text-link underline underline-offset-4 wrap-anywhere hover:decoration-2"
    >
      {children}
    </a>
  );
}
