import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '#web/components/link-button.tsx';
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
      <LinkButton
        to="/applications"
        variant="quiet"
        className="-ml-4 mb-2"
        icon={<ArrowLeft aria-hidden="true" />}
      >
        Back
      </LinkButton>
      <PageHeading title={title} plain={plain} />
      {children}
    </>
  );
}
