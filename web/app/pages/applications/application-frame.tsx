import type { ReactNode } from 'react';
import { BackLink } from '#web/components/back-link.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';

/** The frame of the three ways to the application form. */
export function ApplicationFrame({
  title,
  plain,
  children,
}: {
  readonly title: string;
  readonly plain: string;
  readonly children: ReactNode;
}) {
  return (
    <>
      <BackLink to="/applications">Back to Application Tracker</BackLink>
      <PageHeading title={title} plain={plain} />
      {children}
    </>
  );
}
