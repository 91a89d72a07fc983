import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';

/** The whole page where there is nothing to show: what isn't here, why that may be, and the ways on. */
export function GonePage({
  title,
  plain,
  actions,
}: {
  readonly title: string;
  readonly plain: string;
  readonly actions: ReactNode;
}) {
  return (
    <div className="max-w-2xl">
      <PageHeading eyebrow="404" title={title} tabTitle="Page not found" plain={plain} />
      <div className="flex flex-wrap gap-3">{actions}</div>
    </div>
  );
}
